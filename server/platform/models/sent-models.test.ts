import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boxGlb, glbOf } from "../../../tests/support/glb.ts";
import { type Models, openModels } from "../models.ts";
import { readGlb } from "./glb.ts";
import { modelWords } from "./problems.ts";

let models: Models;
beforeAll(() => {
  models = openModels();
});
afterAll(() => models.close());

const vanity = { width: 0.9144, height: 0.8636, depth: 0.5334 };
const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#8a5a30" } })
    .png()
    .toBuffer();
const check = (sent: Uint8Array) => models.run({ kind: "check", sent });
const refusal = async (sent: Uint8Array) => {
  const result = await check(sent);
  return result.kind === "refused" ? modelWords(result.problem, result.detail) : "accepted";
};
const more = (change: Record<string, unknown>) => boxGlb({ ...vanity, more: change });

describe("a model", () => {
  it("is measured where its parts really stand", async () => {
    const plain = await check(boxGlb(vanity));
    expect(plain).toMatchObject({ kind: "checked", facts: { triangles: 12 }, textures: [] });
    expect(plain.kind === "checked" && plain.facts.size).toEqual([
      expect.closeTo(0.9144, 4),
      expect.closeTo(0.8636, 4),
      expect.closeTo(0.5334, 4),
    ]);
    const quarter = Math.SQRT1_2;
    const nodes = [
      { mesh: 0, scale: [2, 2, 2], rotation: [0, quarter, 0, quarter] },
      { mesh: 0, translation: [10, 0, 0] },
    ];
    const turned = await check(more({ nodes, scenes: [{ nodes: [0, 1] }] }));
    // the first is 2 × 0.5334 wide now and stands 10 m from the other
    expect(turned.kind === "checked" && turned.facts.size[0]).toBeCloseTo(10 + 0.5334 + 0.4572, 3);
    expect(turned.kind === "checked" && turned.facts.size[1]).toBeCloseTo(2 * 0.8636, 3);
  });

  it("is written anew without names, notes and data that nothing shows", async () => {
    const bytes = new Uint8Array(await png(64));
    const sent = boxGlb({
      ...vanity,
      texture: { bytes, mime: "image/png" },
      more: {
        extras: { secret: "<script>alert(1)</script>" },
        nodes: [{ mesh: 0, name: "javascript:alert(1)" }],
        cameras: [{ type: "perspective", perspective: { yfov: 1, znear: 0.1 } }],
      },
    });
    const checked = await check(sent);
    if (checked.kind !== "checked") throw new Error(JSON.stringify(checked));
    expect(checked.textures).toMatchObject([{ image: 0, mime: "image/png" }]);
    const packed = await models.run({ kind: "pack", sent, textures: checked.textures });
    if (packed.kind !== "packed") throw new Error(JSON.stringify(packed));
    expect(Buffer.from(packed.bytes).toString("latin1")).not.toMatch(/script|secret|camera|generator/);
    const again = await check(packed.bytes);
    expect(again).toMatchObject({ kind: "checked", facts: { triangles: 12 }, textures: [{ image: 0 }] });
    expect(readGlb(packed.bytes).json.images).toEqual([
      { bufferView: expect.any(Number), mimeType: "image/png" },
    ]);
  });
});

describe("a file that cannot be a model", () => {
  it.each([
    ["a page named .glb", Buffer.from("<!doctype html><script>alert(1)</script>"), /not a GLB file.*\.glb/],
    ["nothing", Buffer.alloc(0), /not a GLB file/],
    ["a glTF text", Buffer.from('{"asset": {"version": "2.0"}}'), /without its parts/],
    ["a ZIP", Buffer.from("PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaa"), /USDZ or ZIP/],
    ["a file cut off", boxGlb(vanity).subarray(0, 400), /damaged or cut off/],
    ["JSON that is none", glbOf([], new Uint8Array(4)), /damaged/],
  ])("%s is told from one", async (_, sent, words) => {
    expect(await refusal(new Uint8Array(sent))).toMatch(words);
  });

  it("is refused for glTF 1 and for what the format's own validator finds", async () => {
    const old = boxGlb(vanity);
    new DataView(old.buffer).setUint32(4, 1, true);
    expect(await refusal(old)).toMatch(/older than glTF 2\.0/);
    expect(await refusal(more({ nodes: [{ mesh: 7 }] }))).toMatch(/breaks the rules of glTF.*\/nodes\/0/s);
    const loop = more({ nodes: [{ mesh: 0, children: [1] }, { children: [0] }] });
    expect(await refusal(loop)).toMatch(/breaks the rules of glTF/);
  });

  it("is refused when it needs other files, whatever they are", async () => {
    const images = [{ uri: "https://example.com/track.png" }];
    expect(await refusal(more({ images, textures: [{ source: 0 }] }))).toMatch(
      /needs another file.*track\.png/,
    );
    expect(await refusal(more({ buffers: [{ uri: "file:///etc/passwd", byteLength: 8 }] }))).toMatch(
      /needs another file/,
    );
  });

  it("is refused when it needs what browsers here cannot show", async () => {
    const needing = (name: string) => more({ extensionsUsed: [name], extensionsRequired: [name] });
    expect(await refusal(needing("VENDOR_shader_graph"))).toMatch(/needs VENDOR_shader_graph/);
    expect(await refusal(more({ skins: [{ joints: [0] }] }))).toMatch(/has bones/);
  });
});

describe("a file that is too much", () => {
  it("is refused for triangles that only repeat, before they are drawn", async () => {
    expect(await refusal(boxGlb({ ...vanity, copies: 4_999 }))).toBe("accepted");
    const nested = Array.from({ length: 5_001 }, () => ({ mesh: 0 }));
    expect(await refusal(more({ nodes: nested }))).toMatch(/too many parts/);
    const primitives = Array.from({ length: 60 }, () => ({ attributes: { POSITION: 0 }, indices: 3 }));
    const bomb = boxGlb({ ...vanity, copies: 4_999, more: { meshes: [{ primitives }] } });
    expect(await refusal(bomb)).toMatch(/at least 300,\d+ triangles\. The most is 300,000/);
  });

  it("is refused for accessors that claim more than the file holds", async () => {
    const accessors = (count: number) => [
      { bufferView: 0, componentType: 5126, count, type: "VEC3", min: [0, 0, 0], max: [1, 1, 1] },
    ];
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 } }] }];
    expect(await refusal(more({ meshes, accessors: accessors(4_000_000_000) }))).toMatch(
      /4,000,000,000 points/,
    );
    expect(await refusal(more({ meshes, accessors: accessors(900_000) }))).toMatch(/breaks the rules/);
    const empty = [{ componentType: 5126, count: 900_000, type: "VEC3", min: [0, 0, 0], max: [0, 0, 0] }];
    expect(await refusal(more({ meshes, accessors: empty }))).not.toBe("accepted");
  });

  it("is refused for textures that are too large, too many or no pictures", async () => {
    const textured = async (bytes: Uint8Array) =>
      boxGlb({ ...vanity, texture: { bytes, mime: "image/png" } });
    expect(await refusal(await textured(new Uint8Array(await png(5000))))).toMatch(
      /5000 × 5000 pixels\. The most/,
    );
    expect(await refusal(await textured(new Uint8Array(Buffer.from("<svg onload=alert(1)>"))))).toMatch(
      /texture in this model is damaged/,
    );
    const images = Array.from({ length: 25 }, () => ({ bufferView: 0, mimeType: "image/png" }));
    expect(await refusal(more({ images }))).toMatch(/has 25 textures/);
  });

  it("is refused for having no size, or nothing in it", async () => {
    expect(await refusal(boxGlb({ width: 0, height: 1, depth: 0 }))).toMatch(/has no size/);
    expect(await refusal(more({ scenes: [{}] }))).toMatch(/nothing to see/);
  });
});
