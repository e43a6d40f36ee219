import type { Group, Material, MeshPhysicalMaterial } from "three";
import { put } from "../parts/assemble.ts";
import { box } from "../parts/solids.ts";
import { wallTileNormals } from "../parts/textures.ts";
import { projectUv } from "../parts/uv.ts";

type Walls = { w: number; d: number; y0: number; y1: number; thick: number; kind: string; shelf: boolean };

/** The three walls over a tub: glossy panels, plain or pressed with a tile's joints. */
export function surround(group: Group, white: MeshPhysicalMaterial, at: Walls): void {
  const { w, d, y1, thick } = at;
  const material = at.kind === "tile" ? tiled(white) : white;
  const wall = (ww: number, dd: number, x: number, z: number) =>
    put(group, projectUv(box(ww, y1, dd, 0.06), "y", [12, 12], x), material, { x, y: y1 / 2, z });
  wall(w, thick, 0, -d / 2 + thick / 2);
  for (const side of [-1, 1]) wall(thick, d - thick, side * (w / 2 - thick / 2), thick / 2);
  if (at.shelf) shelves(group, white, at);
}

function shelves(group: Group, white: Material, { w, d, y0, y1, thick }: Walls): void {
  for (const y of [0.3, 0.52])
    put(group, box(12, 0.9, 3.4, 0.3, 2), white, {
      x: w * 0.28,
      y: y0 + (y1 - y0) * y,
      z: -d / 2 + thick + 1.5,
    });
}

function tiled(white: MeshPhysicalMaterial): MeshPhysicalMaterial {
  const material = white.clone();
  material.normalMap = wallTileNormals();
  material.userData.repeat_in = 12;
  return material;
}
