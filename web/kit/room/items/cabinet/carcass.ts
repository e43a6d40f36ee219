import type { Group, Material } from "three";
import { BOARD, TOE_DEPTH } from "../../../../../domain/room/cabinetry/measures.ts";
import { put } from "../parts/assemble.ts";
import { box, plate, type Section } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";

export type Stock = { outside: Material; inside: Material; dark: Material };

/** A box's measures: its left and right face, back and front edge (without the doors), lower edge and top. */
export type Box = { x0: number; x1: number; z0: number; z1: number; y0: number; y1: number };

/** Sides, floor, back and rails of a straight cabinet; `toe` is its foot's height, `open` shows a finished inside, `lid` closes it above. */
export function carcass(
  group: Group,
  stock: Stock,
  at: Box,
  toe: number,
  open: boolean,
  lid?: Material,
): void {
  const { x0, x1, z0, z1, y1 } = at;
  const inner = x1 - x0 - 2 * BOARD;
  const middle = (x0 + x1) / 2;
  const floor = at.y0 + toe;
  for (const x of [x0 + BOARD / 2, x1 - BOARD / 2]) put(group, side(at, toe), stock.outside, { x });
  const board = (y: number, deep: number, z: number, material: Material) =>
    put(group, grain(box(inner + 0.1, BOARD, deep, 0.03), "x", y * 0.37), material, { x: middle, y, z });
  board(floor + BOARD / 2, z1 - z0 - 0.3, (z0 + z1) / 2 + 0.1, stock.inside);
  if (toe > 0 && lid) board(y1 - BOARD / 2, z1 - z0 - 0.3, (z0 + z1) / 2 + 0.1, lid);
  if (toe > 0) {
    for (const [y, deep, z] of [
      [y1 - BOARD / 2, 3.5, z1 - 1.75],
      [y1 - BOARD / 2, 3.5, z0 + 1.75],
    ] as const)
      board(y, deep, z, stock.inside);
    put(group, grain(box(x1 - x0 - 0.06, toe, 0.5, 0.02), "x", 3), stock.outside, {
      x: middle,
      y: at.y0 + toe / 2,
      z: z1 - TOE_DEPTH + BOARD - 0.25,
    });
  } else board(y1 - BOARD / 2, z1 - z0 - 0.3, (z0 + z1) / 2 + 0.1, open ? stock.inside : stock.outside);
  put(group, grain(box(inner + 0.1, y1 - floor - 0.1, 0.3, 0.02), "y", 5), stock.inside, {
    x: middle,
    y: (floor + y1) / 2,
    z: z0 + 0.3,
  });
}

/** A side with the notch of the toe kick. */
function side({ z0, z1, y0, y1 }: Box, toe: number) {
  const outline: Section =
    toe > 0
      ? [
          [z0, y0],
          [z1 - TOE_DEPTH + BOARD, y0],
          [z1 - TOE_DEPTH + BOARD, y0 + toe],
          [z1, y0 + toe],
          [z1, y1],
          [z0, y1],
        ]
      : [
          [z0, y0],
          [z1, y0],
          [z1, y1],
          [z0, y1],
        ];
  const board = plate(outline, BOARD, 0.03);
  board.rotateY(-Math.PI / 2);
  return grain(board, "y", 2.3);
}

/** A board that closes the joints behind fronts, so that the gaps between them are dark; it stays inside the box `within`. */
export function backdrop(group: Group, dark: Material, at: Box, within: Box, z: number): void {
  const x0 = Math.max(at.x0, within.x0 + 0.2);
  const x1 = Math.min(at.x1, within.x1 - 0.2);
  const y1 = Math.min(at.y1, within.y1 - 0.1);
  put(group, box(x1 - x0, y1 - at.y0, 0.06, 0.005), dark, {
    x: (x0 + x1) / 2,
    y: (at.y0 + y1) / 2,
    z: z - 0.035,
  });
}

/** Adjustable shelves between two heights, set back from the front. */
export function shelves(group: Group, stock: Stock, at: Box, count: number): void {
  for (let i = 1; i <= count; i++)
    put(
      group,
      grain(box(at.x1 - at.x0 - 2 * BOARD, BOARD, at.z1 - at.z0 - 0.8, 0.04), "x", i * 0.7),
      stock.inside,
      {
        x: (at.x0 + at.x1) / 2,
        y: at.y0 + ((at.y1 - at.y0) * i) / (count + 1),
        z: (at.z0 + at.z1) / 2 - 0.2,
      },
    );
}
