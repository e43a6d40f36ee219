import { readFile } from "node:fs/promises";
import { type Document, type Extension, NodeIO } from "@gltf-transform/core";
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRDracoMeshCompression,
  KHRTextureBasisu,
} from "@gltf-transform/extensions";
import draco3d from "draco3dgltf";
import { MeshoptDecoder, MeshoptEncoder } from "meshoptimizer";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boxGlb, glbOf } from "../../../tests/support/glb.ts";
import { sharedData } from "../../../tests/support/shared-data.ts";
import { type Models, openModels } from "../models.ts";
import { readGlb } from "./glb.ts";
import { modelWords } from "./problems.ts";

let models: Models;
beforeAll(() => {
  models = openModels();
});
afterAll(() => models.close());

type AnyExtension = new (document: Document) => Extension;

const stool = { width: 0.42, height: 0.66, depth: 0.38 };
/** 32 × 32 pixels, the left half red and the right half blue. */
const redAndBlueKtx2 = Buffer.from(
  "q0tUWCAyMLsNChoKAAAAAAEAAAAgAAAAIAAAAAAAAAAAAAAAAQAAAAEAAAACAAAAaAAAACwAAACUAAAAJAAAAAAAAAAAAAAAAAAAAAAAAAC4AAAAAAAAACkAAAAAAAAAAAQAAAAAAAAsAAAAAAAAAAIAKACmAQIAAwMAABAAAAAAAAAAAAB/AAAAAAAAAAAA/////x8AAABLVFh3cml0ZXIAQmFzaXMgVW5pdmVyc2FsIDIuNTAAACi1L/1gAAP9AACAFxnF43/QxwDXgwf5fyIoAwQAfQemAgUnNzMGAnAB",
  "base64",
);

async function io() {
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, EXTTextureWebP, KHRDracoMeshCompression, KHRTextureBasisu])
    .registerDependencies({
      "draco3d.encoder": await (
        draco3d as unknown as { createEncoderModule(): Promise<unknown> }
      ).createEncoderModule(),
      "draco3d.decoder": await draco3d.createDecoderModule(),
      "meshopt.encoder": MeshoptEncoder,
      "meshopt.decoder": MeshoptDecoder,
    });
}

async function changed(glb: Uint8Array, change: (document: Document) => void): Promise<Uint8Array> {
  const tools = await io();
  const document = await tools.readBinary(new Uint8Array(glb));
  change(document);
  return tools.writeBinary(document);
}

const check = async (sent: Uint8Array) => {
  const result = await models.run({ kind: "check", sent });
  if (result.kind !== "checked") throw new Error(JSON.stringify(result));
  return result;
};
const stoolSize = [0.42, 0.66, 0.38].map((side) => expect.closeTo(side, 3));

it.each<[string, AnyExtension]>([
  ["KHR_draco_mesh_compression", KHRDracoMeshCompression],
  ["EXT_meshopt_compression", EXTMeshoptCompression],
])("a model compressed with %s is measured and kept without it", async (name, Compression) => {
  await MeshoptEncoder.ready;
  const sent = await changed(boxGlb(stool), (document) => {
    document.createExtension(Compression).setRequired(true);
  });
  expect(readGlb(sent).json.extensionsRequired).toContain(name);
  const checked = await check(sent);
  expect(checked.facts).toEqual({ triangles: 12, size: stoolSize });
  const packed = await models.run({ kind: "pack", sent: checked.plain!, textures: [] });
  if (packed.kind !== "packed") throw new Error(JSON.stringify(packed));
  const { json } = readGlb(packed.bytes);
  expect(json.extensionsUsed).toBeUndefined();
  expect((await check(packed.bytes)).facts.size).toEqual(stoolSize);
});

it("Meshopt's ratified extension reads like its first one", async () => {
  await MeshoptEncoder.ready;
  const sent = await changed(boxGlb(stool), (document) => {
    document.createExtension(EXTMeshoptCompression).setRequired(true);
  });
  const { json, bin } = readGlb(sent);
  const renamed = JSON.parse(JSON.stringify(json).replaceAll("EXT_meshopt", "KHR_meshopt"));
  expect((await check(glbOf(renamed, bin))).facts.size).toEqual(stoolSize);
});

async function textured(bytes: Uint8Array, mime: string, TextureForm: AnyExtension) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#333" } })
    .png()
    .toBuffer();
  const box = boxGlb({ ...stool, texture: { bytes: new Uint8Array(png), mime: "image/png" } });
  return changed(box, (document) => {
    document.createExtension(TextureForm).setRequired(true);
    document.getRoot().listTextures()[0]!.setImage(new Uint8Array(bytes)).setMimeType(mime);
  });
}

const colorAt = async (bytes: Uint8Array, left: number) => {
  const { width, height } = await sharp(bytes).metadata();
  const at = { left: Math.floor(left * width), top: Math.floor(height / 2), width: 1, height: 1 };
  return [...(await sharp(bytes).extract(at).removeAlpha().raw().toBuffer())];
};

it("KTX2 and WebP textures become pictures that every browser shows", async () => {
  const ktx2 = await check(await textured(redAndBlueKtx2, "image/ktx2", KHRTextureBasisu));
  expect(ktx2.textures).toMatchObject([{ mime: "image/jpeg" }]);
  const [red, , blue] = await colorAt(ktx2.textures[0]!.bytes, 0.25);
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(80);
  expect((await colorAt(ktx2.textures[0]!.bytes, 0.75))[2]).toBeGreaterThan(150);

  const clear = sharp({ create: { width: 16, height: 16, channels: 4, background: "#20a04080" } });
  const webp = await check(await textured(await clear.webp().toBuffer(), "image/webp", EXTTextureWebP));
  expect(webp.textures).toMatchObject([{ mime: "image/png" }]);
  expect((await sharp(webp.textures[0]!.bytes).metadata()).hasAlpha).toBe(true);
});

it("textures that are damaged or too large are refused by name", async () => {
  const refusal = async (bytes: Uint8Array, mime: string, TextureForm: AnyExtension) => {
    const result = await models.run({ kind: "check", sent: await textured(bytes, mime, TextureForm) });
    return result.kind === "refused" ? modelWords(result.problem, result.detail) : "accepted";
  };
  const large = new Uint8Array(redAndBlueKtx2);
  new DataView(large.buffer).setUint32(20, 9000, true);
  expect(await refusal(large, "image/ktx2", KHRTextureBasisu)).toMatch(/9000 × 32 pixels/);
  expect(await refusal(redAndBlueKtx2.subarray(0, 150), "image/ktx2", KHRTextureBasisu)).toMatch(
    /texture in this model is damaged/,
  );
  const wide = await sharp({ create: { width: 5000, height: 4, channels: 3, background: "#333" } })
    .webp()
    .toBuffer();
  expect(await refusal(wide, "image/webp", EXTTextureWebP)).toMatch(/5000 × 4 pixels/);
});

/** The box with a target that lifts its upper corners by 0.2 m. */
const raised = (weight: number, sparse = false) =>
  changed(boxGlb(stool), (document) => {
    const buffer = document.getRoot().listBuffers()[0]!;
    const [mesh] = document.getRoot().listMeshes();
    const [primitive] = mesh!.listPrimitives();
    const base = primitive!.getAttribute("POSITION")!;
    const moves = Array.from({ length: base.getCount() }, (_, at) => [
      0,
      base.getElement(at, [])[1]! > 0.1 ? 0.2 : 0,
      0,
    ]);
    const accessor = document
      .createAccessor()
      .setType("VEC3")
      .setArray(new Float32Array(moves.flat()))
      .setBuffer(buffer)
      .setSparse(sparse);
    primitive!.addTarget(document.createPrimitiveTarget().setAttribute("POSITION", accessor));
    mesh!.setWeights([weight]);
  });

it.each([
  ["at full weight", 1, false, 0.86],
  ["half", 0.5, false, 0.76],
  ["not at all", 0, false, 0.66],
  ["from sparse data", 1, true, 0.86],
])("a morph target that is applied %s counts in the size", async (_, weight, sparse, height) => {
  const { facts, plain } = await check(await raised(weight, sparse));
  expect(facts.size[1]).toBeCloseTo(height, 4);
  expect(readGlb(plain!).json.meshes?.[0]?.primitives[0]?.targets).toBeUndefined();
});

it("data that claims to unpack to gigabytes is refused before it is unpacked", async () => {
  const { json, bin } = readGlb(await raised(1));
  const accessors = Array.from({ length: 500 }, () => ({
    componentType: 5126,
    count: 2_900_000,
    type: "VEC3",
  }));
  const result = await models.run({
    kind: "check",
    sent: glbOf({ ...json, accessors: [...json.accessors!, ...accessors] }, bin),
  });
  expect(result).toMatchObject({ kind: "refused", problem: "too_many_vertices" });
});

it.for(["loungeSofa.glb", "toilet.glb"])(
  "%s has the same size with and without compression",
  async (name, context) => {
    const place = sharedData(`models/${name}`);
    if (!place) return context.skip("the models are not on this machine");
    await MeshoptEncoder.ready;
    const plain = new Uint8Array(await readFile(place));
    const { facts } = await check(plain);
    for (const Compression of [KHRDracoMeshCompression, EXTMeshoptCompression] as AnyExtension[]) {
      const sent = await changed(plain, (document) => {
        document.createExtension(Compression).setRequired(true);
      });
      const compressed = await check(sent);
      expect(compressed.facts.triangles).toBe(facts.triangles);
      for (const [axis, side] of facts.size.entries())
        expect(compressed.facts.size[axis]).toBeCloseTo(side, 2);
    }
  },
);
