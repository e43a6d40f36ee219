import type { Group, Material, MeshPhysicalMaterial } from "three";
import { put } from "../parts/assemble.ts";
import { box, plate, rectSection } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { wallTileJoints, wallTileNormals } from "../parts/textures.ts";
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
  backing(group, at);
  caulk(group, at);
  if (at.shelf) shelves(group, white, at);
}

/** The unfinished outside of the panels, against the studs, and the flange at their edges. */
function backing(group: Group, { w, d, y1, thick }: Walls): void {
  const fiberglass = plastic("#b9b7b1", 0.7);
  put(group, box(w - 0.1, y1 - 0.1, 0.04, 0.01), fiberglass, { y: y1 / 2, z: -d / 2 + 0.01 });
  for (const side of [-1, 1]) {
    put(group, box(0.04, y1 - 0.1, d - 0.4, 0.01), fiberglass, { x: side * (w / 2 - 0.01), y: y1 / 2 });
    put(group, box(thick + 0.3, y1, 0.3, 0.1, 2), plastic("#d9d7d2", 0.3), {
      x: side * (w / 2 - thick / 2 - 0.15),
      y: y1 / 2,
      z: d / 2 - 0.15,
    });
  }
}

/** Beads of caulk where panels meet each other and the tub. */
function caulk(group: Group, { w, d, y0, y1, thick }: Walls): void {
  const bead = plastic("#a9a7a2", 0.6);
  const back = -d / 2 + thick + 0.04;
  const inner = w / 2 - thick - 0.04;
  put(group, box(w - 2 * thick, 0.28, 0.24, 0.1), bead, { y: y0 + 0.3, z: back });
  for (const side of [-1, 1]) {
    put(group, box(0.24, 0.28, d - thick - 3, 0.1), bead, { x: side * inner, y: y0 + 0.3, z: -1 });
    put(group, box(0.24, y1 - y0, 0.24, 0.1), bead, { x: side * inner, y: (y0 + y1) / 2, z: back });
  }
}

/** Two soap shelves with a lip, on a raised column of the back wall. */
function shelves(group: Group, white: Material, { w, d, y0, y1, thick }: Walls): void {
  const wall = -d / 2 + thick;
  const x = w * 0.28;
  const recess = plastic("#dad8d3", 0.4);
  for (const y of [0.26, 0.48]) {
    const at = y0 + (y1 - y0) * y;
    put(group, plate(rectSection(12.6, 10, 1.2, 6), 0.1, 0.04), recess, { x, y: at + 5.4, z: wall + 0.04 });
    put(group, plate(rectSection(13.4, 10.8, 1.4, 6), 0.5, 0.2, [rectSection(12, 9.4, 1, 6)]), white, {
      x,
      y: at + 5.4,
      z: wall + 0.2,
    });
    put(group, box(12, 0.9, 4.2, 0.3, 2), white, { x, y: at, z: wall + 2 });
    put(group, box(12, 0.5, 0.4, 0.15, 2), white, { x, y: at + 0.6, z: wall + 3.9 });
  }
}

function tiled(white: MeshPhysicalMaterial): MeshPhysicalMaterial {
  const material = white.clone();
  material.normalMap = wallTileNormals();
  material.map = wallTileJoints();
  material.userData.repeat_in = 12;
  return material;
}
