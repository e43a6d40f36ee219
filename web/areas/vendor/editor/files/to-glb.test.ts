import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { sharedData } from "../../../../../tests/support/shared-data.ts";
import type { PathFile } from "./path-file.ts";
import { toGlb } from "./to-glb.ts";

const file = (path: string, content: Uint8Array | string): PathFile => ({
  path,
  file: new File([content as BlobPart], path.split("/").at(-1)!),
});
const png = (mark: number) => new Uint8Array([0x89, 0x50, 0x4e, 0x47, mark]);
const stool = JSON.stringify({
  asset: { version: "2.0" },
  buffers: [{ uri: "stool.bin", byteLength: 4 }],
  images: [{ uri: "seat/base.png" }, { uri: "legs/base.png" }],
});
const parts = { "stool.bin": new Uint8Array(4), "seat/base.png": png(1), "legs/base.png": png(2) };

async function textures(glb: File): Promise<number[]> {
  const bytes = new Uint8Array(await glb.arrayBuffer());
  const length = new DataView(bytes.buffer).getUint32(12, true);
  const { images, bufferViews } = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
  return images.map(({ bufferView }: { bufferView: number }) => {
    const { byteOffset, byteLength } = bufferViews[bufferView];
    return bytes[28 + length + byteOffset + byteLength - 1];
  });
}

it("takes a folder, or a ZIP file of one, with files of one name in two folders", async () => {
  const folder = Object.entries({ "stool.gltf": stool, ...parts }).map(([path, content]) =>
    file(`Stool/${path}`, content),
  );
  const glb = await toGlb([...folder, file("Stool/.DS_Store", "x")]);
  expect(glb.name).toBe("stool.glb");
  expect(await textures(glb)).toEqual([1, 2]);
  const zip = zipSync({
    "Stool/stool.gltf": new TextEncoder().encode(stool),
    ...Object.fromEntries(Object.entries(parts).map(([path, bytes]) => [`Stool/${path}`, bytes])),
    "__MACOSX/Stool/._stool.gltf": new Uint8Array(9),
  });
  expect(await textures(await toGlb([file("stool.zip", zip)]))).toEqual([1, 2]);
});

it("says what to do about files that do not make one model", async () => {
  const flat = [file("stool.gltf", stool), file("stool.bin", parts["stool.bin"]), file("base.png", png(1))];
  await expect(toGlb(flat)).rejects.toThrow("several files named base.png. Choose the model's folder");
  await expect(toGlb([file("stool.gltf", stool)])).rejects.toThrow("stool.gltf needs stool.bin.");
  await expect(toGlb([file("a/x.gltf", stool), file("b/y.gltf", stool)])).rejects.toThrow(
    "You chose two models, a/x.gltf and b/y.gltf. Choose only one.",
  );
  await expect(toGlb([file("stool.zip", "no archive")])).rejects.toThrow("stool.zip is damaged.");
});

it("keeps the textures of the sofa in the case file apart", async (context) => {
  const folder = sharedData("cases/p10-same-name-textures");
  if (!folder) return context.skip("the case file is not on this machine");
  const place = fileURLToPath(folder);
  const names = await readdir(place, { recursive: true, withFileTypes: true });
  const sofa = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = `${parentPath}/${name}`;
        return file(path.slice(place.length + 1), new Uint8Array(await readFile(path)));
      }),
  );
  const glb = new Uint8Array(await (await toGlb(sofa)).arrayBuffer());
  const length = new DataView(glb.buffer).getUint32(12, true);
  const { images, bufferViews } = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
  const pictures = images.map(({ bufferView }: { bufferView: number }) => {
    const { byteOffset, byteLength } = bufferViews[bufferView];
    return Buffer.from(glb.subarray(28 + length + byteOffset, 28 + length + byteOffset + byteLength));
  });
  expect(pictures).toEqual([
    await readFile(`${place}/seat/baseColor.png`),
    await readFile(`${place}/legs/baseColor.png`),
  ]);
});
