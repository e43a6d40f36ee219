import { expect, it } from "vitest";
import { MissingPart, packGltf } from "./pack-gltf.ts";

const triangle = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1]);
const gltf = (uri: string) =>
  JSON.stringify({
    asset: { version: "2.0" },
    buffers: [{ uri, byteLength: triangle.length }],
    bufferViews: [{ buffer: 0, byteLength: triangle.length }],
    images: [{ uri: "maps/oak%20front.png" }],
  });

function opened(glb: Uint8Array) {
  const view = new DataView(glb.buffer);
  const length = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
  return { json, bin: glb.subarray(28 + length), total: view.getUint32(8, true) };
}

it("puts the files that a glTF file names into one binary file", () => {
  const glb = packGltf(
    gltf("bench.bin"),
    new Map([
      ["bench.bin", triangle],
      ["oak front.png", png],
    ]),
  );
  const { json, bin, total } = opened(glb);
  expect(total).toBe(glb.length);
  expect(json.buffers).toEqual([{ byteLength: bin.length }]);
  expect(json.images).toEqual([{ bufferView: 1, mimeType: "image/png" }]);
  const [points, picture] = json.bufferViews;
  expect([...bin.subarray(points.byteOffset, points.byteLength)]).toEqual([...triangle]);
  expect([...bin.subarray(picture.byteOffset, picture.byteOffset + picture.byteLength)]).toEqual([...png]);
});

it("reads data embedded in the text", () => {
  const uri = `data:application/octet-stream;base64,${btoa(String.fromCharCode(...triangle))}`;
  const { bin } = opened(packGltf(gltf(uri), new Map([["oak front.png", png]])));
  expect([...bin.subarray(0, triangle.length)]).toEqual([...triangle]);
});

it("names the file that is missing", () => {
  const pack = () => packGltf(gltf("parts/bench.bin"), new Map([["oak front.png", png]]));
  expect(pack).toThrow(MissingPart);
  expect(pack).toThrow("bench.bin");
});
