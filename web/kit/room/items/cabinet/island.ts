import { Group, type Material } from "three";
import { overhangOf } from "../../../../../domain/room/cabinetry/faces.ts";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box, plate, turned } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import type { FrontStock } from "./doors.ts";

/** The stiffener under a bracket: along the overhang as a share of it, and down in inches. */
const WEB = [
  [0, 0],
  [0, -8],
  [0.035, -8],
  [0.62, -0.2],
  [0.62, 0],
] as const;

/** What carries the top over the stools: `legs` at the corners, `panels` as deep as the top, or flat steel `brackets`. */
export function overhangSupports(group: Group, stock: FrontStock, params: ItemParams): void {
  const overhang = overhangOf(params);
  if (overhang <= 0) return;
  const { width_in: w, depth_in: d, height_in: h } = params;
  const back = -d / 2;
  const kind = text(params, "supports", "brackets");
  const middle = back + overhang / 2;
  if (kind === "legs") {
    for (const side of [-1, 1])
      put(group, leg(h, stock.material), null, { x: side * (w / 2 - 1.75), z: back + 1.75 });
    put(group, grain(box(w - 7, 3, 0.9, 0.05), "x", 4), stock.material, { y: h - 1.5, z: back + 1.75 });
    for (const side of [-1, 1])
      put(group, grain(box(0.9, 3, overhang - 3.4, 0.05), "z", side), stock.material, {
        x: side * (w / 2 - 1.75),
        y: h - 1.5,
        z: back + 3.4 + (overhang - 3.4) / 2,
      });
    return;
  }
  if (kind === "panels") {
    for (const side of [-1, 1])
      put(group, grain(box(1.5, h, overhang, 0.05), "y", side), stock.material, {
        x: side * (w / 2 - 0.75),
        y: h / 2,
        z: middle,
      });
    return;
  }
  const steel = finishMaterial("matte-black");
  const count = Math.max(2, Math.round(w / 24));
  for (let i = 0; i < count; i++) {
    const x = -w / 2 + (w * (i + 0.5)) / count;
    put(group, box(2.5, 0.5, overhang, 0.06), steel, { x, y: h - 0.25, z: middle });
    const web = plate(
      WEB.map(([x, y]) => [x * overhang, y] as const),
      0.38,
      0.04,
    );
    web.rotateY(Math.PI / 2);
    put(group, web, steel, { x, y: h - 0.45, z: back + overhang });
  }
}

/** A turned post with a square block above. */
function leg(h: number, wood: Material): Group {
  const post = new Group();
  const block = h * 0.2;
  put(post, grain(box(3.5, block, 3.5, 0.06), "y", 1), wood, { y: h - block / 2 });
  const shaft = turned(
    [
      [0, 0],
      [1.1, 0],
      [1.3, 0.9],
      [0.95, 1.8],
      [1.3, 2.5],
      [1.0, 3.2],
      [1.3, h * 0.3],
      [1.66, h * 0.6],
      [1.7, h * 0.68],
      [1.25, h * 0.745],
      [1.72, h * 0.77],
      [1.72, h * 0.8],
      [0, h * 0.8],
    ],
    0.14,
    32,
  );
  put(post, grain(shaft, "y", 1), wood);
  return post;
}
