import type { BufferGeometry, Material } from "three";
import { repeatOf } from "./fabric-materials.ts";
import { isWood } from "./finish-materials.ts";
import { grain, projectUv } from "./uv.ts";

/** Lays a material's texture on a part as it would be cut: grain or bedding along `axis`, at true scale. */
export function dressed(
  geometry: BufferGeometry,
  material: Material,
  axis: "x" | "y" | "z",
  shift = 0,
): BufferGeometry {
  if (isWood(material.name)) return grain(geometry, axis, shift);
  const repeat = repeatOf(material);
  return projectUv(geometry, axis, [repeat, repeat], shift);
}
