import type { Group } from "three";
import { formOf, legOf, toeOf } from "../../../../../domain/room/cabinetry/faces.ts";
import { BOARD, TOE_DEPTH } from "../../../../../domain/room/cabinetry/measures.ts";
import { put } from "../parts/assemble.ts";
import type { ItemParams } from "../parts/params.ts";
import { box, plate, type Section } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import type { Stock } from "./carcass.ts";

/** The L-shaped box of a corner cabinet, walls at -z and at -x, closed on top. */
export function cornerCarcass(group: Group, stock: Stock, params: ItemParams): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const toe = toeOf(params);
  const leg = legOf(params);
  const wall = formOf(params) === "wall" ? d / 2 : 0;
  const shape = (inset: number): Section => {
    const x = -w / 2 + leg - inset;
    const z = -d / 2 + leg - inset;
    return [
      [-w / 2, d / 2],
      [-w / 2, -d / 2],
      [w / 2, -d / 2],
      [w / 2, z],
      [x, z],
      [x, d / 2],
    ].map(([px = 0, pz = 0]) => [px, -pz] as const);
  };
  const slab = (outline: Section, thick: number) => {
    const board = plate([...outline].reverse(), thick, 0.03);
    board.rotateX(-Math.PI / 2);
    return board;
  };
  put(group, grain(slab(shape(BOARD), h - toe), "y", 1.2), stock.outside, { y: (h + toe) / 2, z: wall });
  if (toe > 0)
    put(group, grain(slab(shape(TOE_DEPTH), toe + 0.05), "x", 3), stock.outside, {
      y: toe / 2 + 0.03,
      z: wall,
    });
  const x = -w / 2 + leg - BOARD;
  const z = -d / 2 + leg - BOARD;
  const tall = h - toe - 0.3;
  put(group, box(w / 2 - x - 0.2, tall, 0.05, 0.01), stock.dark, {
    x: (x + w / 2) / 2,
    y: (h + toe) / 2,
    z: z + wall,
  });
  put(group, box(0.05, tall, d / 2 - z - 0.2, 0.01), stock.dark, {
    x,
    y: (h + toe) / 2,
    z: (z + d / 2) / 2 + wall,
  });
}
