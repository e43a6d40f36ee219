import { describe, expect, it } from "vitest";
import { packGltf } from "./pack-gltf.ts";
import { AmbiguousPart, MissingPart } from "./part-files.ts";

const triangle = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
const png = (mark = 1) => new Uint8Array([0x89, 0x50, 0x4e, 0x47, mark]);
const gltf = (...images: string[]) =>
  JSON.stringify({
    asset: { version: "2.0" },
    buffers: [{ uri: "bench.bin", byteLength: triangle.length }],
    bufferViews: [{ buffer: 0, byteLength: triangle.length }],
    images: images.map((uri) => ({ uri })),
  });

function opened(glb: Uint8Array) {
  const view = new DataView(glb.buffer);
  const length = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
  return { json, bin: glb.subarray(28 + length), total: view.getUint32(8, true) };
}

/** The mark of the picture that each image of the packed file shows. */
function marks(images: string[], parts: Record<string, Uint8Array>, path = "bench.gltf") {
  const all = new Map([["bench.bin", triangle], ...Object.entries(parts)]);
  const { json, bin } = opened(packGltf({ text: gltf(...images), path }, all));
  return json.images.map(({ bufferView }: { bufferView: number }) => {
    const { byteOffset } = json.bufferViews[bufferView];
    return bin[byteOffset + 4];
  });
}

it("puts the files that a glTF file names into one binary file", () => {
  const parts = new Map([
    ["bench.bin", triangle],
    ["maps/oak front.png", png()],
  ]);
  const { json, bin, total } = opened(
    packGltf({ text: gltf("maps/oak%20front.png"), path: "bench.gltf" }, parts),
  );
  expect(total).toBe(
    28 +
      new TextEncoder().encode(JSON.stringify(json)).length +
      bin.length +
      (-JSON.stringify(json).length & 3),
  );
  expect(json.buffers).toEqual([{ byteLength: bin.length }]);
  expect(json.images).toEqual([{ bufferView: 1, mimeType: "image/png" }]);
  const [points, picture] = json.bufferViews;
  expect([...bin.subarray(points.byteOffset, points.byteLength)]).toEqual([...triangle]);
  expect([...bin.subarray(picture.byteOffset, picture.byteOffset + picture.byteLength)]).toEqual([...png()]);
});

describe("a part is found", () => {
  it("by its path, so that two files of one name stay two", () => {
    const parts = { "seat/base.png": png(1), "legs/base.png": png(2), "base.png": png(3) };
    expect(marks(["legs/base.png", "seat/base.png", "base.png"], parts)).toEqual([2, 1, 3]);
  });

  it("from the folder of the glTF file", () => {
    const parts = { "Bench/maps/oak.png": png(1), "maps/oak.png": png(2), "Bench/gltf/bench.bin": triangle };
    expect(marks(["../maps/oak.png", "./../../maps/oak.png"], parts, "Bench/gltf/bench.gltf")).toEqual([
      1, 2,
    ]);
  });

  it.each([
    ["with Windows' slashes", "maps\\oak.png", "maps/oak.png"],
    ["in a ZIP file that Windows made", "maps/oak.png", "maps\\oak.png"],
    ["in other capitals", "Maps/Oak.PNG", "maps/oak.png"],
    ["with its accents taken apart", "maps/ch\u00eane.png", "maps/che\u0302ne.png"],
    ["percent-encoded", "maps/ch%C3%AAne%20clair.png", "maps/ch\u00eane clair.png"],
    ["by a name that holds a percent sign", "maps/100% oak.png", "maps/100% oak.png"],
    ["by a name that looks encoded", "maps/oak%20a.png", "maps/oak%20a.png"],
    ["by its name, from another computer's folder", "C:\\Users\\mia\\tex\\oak.png", "oak.png"],
    ["by its name, in another folder", "oak.png", "textures/oak.png"],
  ])("%s", (_, uri, path) => {
    expect(marks([uri], { [path]: png(7), "other.png": png(8) })).toEqual([7]);
  });

  it("by its exact capitals where both are there", () => {
    expect(marks(["oak.png", "Oak.png"], { "Oak.png": png(1), "oak.png": png(2) })).toEqual([2, 1]);
  });

  it("by the folder nearest to it where the name is there twice", () => {
    const parts = { "a/seat/base.png": png(1), "a/legs/base.png": png(2) };
    expect(marks(["b/legs/base.png"], parts)).toEqual([2]);
  });
});

it("a name that fits several files is not guessed", () => {
  expect(() => marks(["base.png"], { "seat/base.png": png(1), "legs/base.png": png(2) })).toThrow(
    AmbiguousPart,
  );
  // two different files were meant, and one was chosen
  expect(() => marks(["seat/base.png", "legs/base.png"], { "base.png": png(1) })).toThrow(AmbiguousPart);
});

it("names the file that is missing", () => {
  expect(() => marks(["maps/oak.png"], {})).toThrow(MissingPart);
  expect(() => marks(["maps/oak.png"], {})).toThrow("oak.png");
});

it.each([
  ["base64", `data:application/octet-stream;base64,${btoa(String.fromCharCode(...triangle))}`],
  ["base64 with encoded signs", `data:;base64,${encodeURIComponent(btoa(String.fromCharCode(...triangle)))}`],
  [
    "percent-encoding",
    `data:application/gltf-buffer,${[...triangle].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")}`,
  ],
  [
    "a media type with parameters",
    `DATA:application/octet-stream;x=1;BASE64,${btoa(String.fromCharCode(...triangle))}`,
  ],
])("data in the text is read from %s", (_, uri) => {
  const text = JSON.stringify({ buffers: [{ uri, byteLength: triangle.length }] });
  const { bin } = opened(packGltf({ text, path: "bench.gltf" }, new Map()));
  expect([...bin.subarray(0, triangle.length)]).toEqual([...triangle]);
});

it("compressed views keep pointing to their data, and a picture's kind is what its bytes say", () => {
  const compressed = {
    buffer: 0,
    byteOffset: 4,
    byteLength: 8,
    count: 3,
    byteStride: 12,
    mode: "ATTRIBUTES",
  };
  const text = JSON.stringify({
    buffers: [
      { uri: "first.bin", byteLength: 8 },
      { uri: "second.bin", byteLength: 12 },
      { byteLength: 36, extensions: { EXT_meshopt_compression: { fallback: true } } },
    ],
    bufferViews: [
      { buffer: 0, byteLength: 8 },
      { buffer: 2, byteLength: 36, extensions: { EXT_meshopt_compression: { ...compressed, buffer: 1 } } },
    ],
    images: [{ uri: "oak.jpg" }],
  });
  const parts = new Map([
    ["first.bin", new Uint8Array(8)],
    ["second.bin", new Uint8Array(12)],
    ["oak.jpg", new Uint8Array([0xab, ...new TextEncoder().encode("KTX 20\u00bb")])],
  ]);
  const { json } = opened(packGltf({ text, path: "stool.gltf" }, parts));
  expect(json.buffers[1]).toMatchObject({ byteLength: 36 });
  expect(json.bufferViews[1]).toMatchObject({
    buffer: 1,
    byteOffset: 0,
    extensions: { EXT_meshopt_compression: { buffer: 0, byteOffset: 8 + 4, byteLength: 8 } },
  });
  expect(json.images[0].mimeType).toBe("image/ktx2");
});
