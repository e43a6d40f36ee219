import type { Group } from "three";
import { GLTFExporter } from "three/examples/jsm/exporters/GLTFExporter.js";
import { USDLoader } from "three/examples/jsm/loaders/USDLoader.js";

/**
 * Meshes, materials and pictures of a USDZ file as one GLB file; in meters and with the y axis up, as glTF has them.
 * Null if it has no surfaces. Throws if it cannot be read.
 */
export async function usdzToGlb(usdz: ArrayBuffer): Promise<ArrayBuffer | null> {
  const group = await new Promise<Group>((done, failed) => {
    new USDLoader().parse(usdz, "", done, failed);
  });
  let meshes = 0;
  group.traverse((part) => {
    if ("isMesh" in part) meshes++;
  });
  if (meshes === 0) return null;
  return (await new GLTFExporter().parseAsync(group, { binary: true, maxTextureSize: 2048 })) as ArrayBuffer;
}
