import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { NodeIO } from "@gltf-transform/core";
import { EXTMeshoptCompression } from "@gltf-transform/extensions";
import { MeshoptEncoder } from "meshoptimizer";

/**
 * Writes a GLB model with one texture to a folder, as a modeling program exports it: a glTF file named `name`, its data
 * compressed with Meshopt, and two textures of one name in two folders; the second one glows.
 */
export async function writeModelFolder(folder: string, name: string, glb: Uint8Array, glow: Uint8Array) {
  await MeshoptEncoder.ready;
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression])
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder });
  const document = await io.readBinary(new Uint8Array(glb));
  const root = document.getRoot();
  document.createExtension(EXTMeshoptCompression).setRequired(true);
  root.listBuffers()[0]!.setURI("data/mesh.bin");
  root.listTextures()[0]!.setURI("seat/base.png");
  const second = document.createTexture().setImage(new Uint8Array(glow)).setMimeType("image/png");
  second.setURI("legs/base.png");
  root.listMaterials()[0]!.setEmissiveTexture(second).setEmissiveFactor([0.1, 0.1, 0.1]);
  const { json, resources } = await io.writeJSON(document, {});
  const files = { [name]: JSON.stringify(json), ...resources };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
