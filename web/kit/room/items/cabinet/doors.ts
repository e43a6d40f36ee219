import { Group, type Material } from "three";
import type { Front } from "../../../../../domain/room/cabinetry/fronts.ts";
import { BOARD } from "../../../../../domain/room/cabinetry/measures.ts";
import { put } from "../parts/assemble.ts";
import { beads, mitred, reeds, ribbed, type Step } from "../parts/mouldings.ts";
import { box, plate, type Section } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";

/** What fronts are made of; `grained` boards are set piece by piece, painted frames have no joints. */
export type FrontStock = { material: Material; dark: Material; glass: Material; grained: boolean };

export type DoorStyle = "shaker" | "slim-shaker" | "slab" | "raised" | "beadboard" | "reeded" | "glass";

type Frame = { wide: number; panel: number; sticking: readonly Step[] };

/** Steps of the frame's inner edge, from its face inwards; z is counted from the front's back. */
const square: readonly Step[] = [
  [0, BOARD],
  [0.035, BOARD - 0.035],
  [0.035, 0.3],
];
const ogee: readonly Step[] = [
  [0, BOARD],
  [0.06, BOARD - 0.07],
  [0.12, BOARD - 0.08],
  [0.2, BOARD - 0.11],
  [0.28, BOARD - 0.18],
  [0.32, BOARD - 0.27],
  [0.38, BOARD - 0.3],
  [0.38, 0.3],
];
const frames: Partial<Record<DoorStyle, Frame>> = {
  shaker: { wide: 2.25, panel: 0.36, sticking: square },
  "slim-shaker": { wide: 0.75, panel: 0.5, sticking: square },
  raised: { wide: 2.3, panel: 0.36, sticking: ogee },
  beadboard: { wide: 2.25, panel: 0.42, sticking: square },
  glass: { wide: 2.25, panel: 0.36, sticking: square },
};

/** How a raised panel rises from its groove to its field. */
const field: readonly Step[] = [
  [0, 0.34],
  [0.12, 0.36],
  [0.34, 0.4],
  [0.62, 0.47],
  [0.95, 0.57],
  [1.12, 0.61],
  [1.15, 0.68],
];

let board = 0;

/** A door, drawer front or panel with its middle at the origin and its back on z = 0. */
export function buildFront(front: Front, style: DoorStyle, stock: FrontStock, mullions = ""): Group {
  const group = new Group();
  board += 1;
  const { width: w, height: h } = front;
  const level = front.kind === "drawer" || front.kind === "false";
  const frame = frames[style];
  const narrow = level && h < 6.5 && style !== "slim-shaker" && style !== "raised";
  if (style === "reeded" && !narrow && w > 4) reeded(group, stock, w, h);
  else if (!frame || (narrow && style !== "glass") || Math.min(w, h) < frame.wide * 2 + 1.2)
    slab(group, stock, w, h, level ? "x" : "y");
  else
    framed(
      group,
      stock,
      style,
      { ...frame, wide: level ? Math.min(frame.wide, h * 0.24) : frame.wide },
      front,
      mullions,
    );
  return group;
}

function slab(group: Group, stock: FrontStock, w: number, h: number, along: "x" | "y"): void {
  put(group, grain(box(w, h, BOARD, 0.045, 1), along, board * 1.37), stock.material, { z: BOARD / 2 });
}

function reeded(group: Group, stock: FrontStock, w: number, h: number): void {
  put(group, grain(box(w, h, 0.36, 0.03), "y", board), stock.material, { z: 0.18 });
  put(group, grain(ribbed(reeds(w - 0.06, 0.78, 0.3, BOARD), h - 0.04), "y", board * 1.37), stock.material);
}

function framed(
  group: Group,
  stock: FrontStock,
  style: DoorStyle,
  frame: Frame,
  front: Front,
  mullions: string,
): void {
  const { width: w, height: h } = front;
  const inner = { w: w - 2 * frame.wide, h: h - 2 * frame.wide };
  frameBoards(group, stock, frame, w, h);
  for (const sides of ["upright", "level"] as const)
    put(
      group,
      grain(mitred(inner.w, inner.h, frame.sticking, sides), sides === "upright" ? "y" : "x", board),
      stock.material,
    );
  const level = front.kind === "drawer" || front.kind === "false";
  if (style === "glass" && front.kind === "door") {
    put(group, box(inner.w + 0.3, inner.h + 0.3, 0.14, 0.02), stock.glass, { z: 0.33 });
    if (mullions) glazingBars(group, stock, inner.w, inner.h, mullions);
    return;
  }
  const along = level ? "x" : "y";
  const shift = board * 1.71 + 0.4;
  if (style === "raised")
    put(group, grain(mitred(inner.w - 0.5, inner.h - 0.5, field, "all", true), along, shift), stock.material);
  else if (style === "beadboard" && !level) {
    put(group, grain(ribbed(beads(inner.w, 1.6, frame.panel), inner.h), along, shift), stock.material);
    return;
  }
  put(group, grain(box(inner.w + 0.3, inner.h + 0.3, frame.panel, 0.02), along, shift), stock.material, {
    z: frame.panel / 2,
  });
}

/** Stiles run through, rails stand between them; paint hides the joints. */
function frameBoards(group: Group, stock: FrontStock, { wide }: Frame, w: number, h: number): void {
  const deep = BOARD;
  if (stock.grained) {
    for (const side of [-1, 1]) {
      put(group, grain(box(wide, h, deep, 0.035), "y", board + side * 0.31), stock.material, {
        x: side * (w / 2 - wide / 2),
        z: deep / 2,
      });
      put(
        group,
        grain(box(w - 2 * wide, wide, deep, 0.02), "x", board * 1.13 + side * 0.43),
        stock.material,
        {
          y: side * (h / 2 - wide / 2),
          z: deep / 2,
        },
      );
    }
    return;
  }
  const outline = rectangle(w, h);
  const opening = rectangle(w - 2 * wide, h - 2 * wide);
  put(group, plate(outline, deep, 0.04, [opening]), stock.material, { z: deep / 2 });
}

const rectangle = (w: number, h: number): Section => [
  [w / 2, h / 2],
  [-w / 2, h / 2],
  [-w / 2, -h / 2],
  [w / 2, -h / 2],
];

/** Bars that divide a glass door: "2x4" lights, or an arrangement of crossbars high up ("prairie"). */
function glazingBars(group: Group, stock: FrontStock, w: number, h: number, mullions: string): void {
  const bar = 0.72;
  const z = 0.5;
  const upright = (x: number) => put(group, grain(box(bar, h, 0.42, 0.05), "y", x), stock.material, { x, z });
  const level = (y: number) => put(group, grain(box(w, bar, 0.4, 0.05), "x", y), stock.material, { y, z });
  if (mullions === "prairie") {
    const inset = Math.min(3, w * 0.22);
    for (const side of [-1, 1]) {
      upright(side * (w / 2 - inset));
      level(side * (h / 2 - inset));
    }
    return;
  }
  const [across = 2, down = 3] = mullions.split("x").map(Number);
  for (let i = 1; i < across; i++) upright(-w / 2 + (w * i) / across);
  for (let i = 1; i < down; i++) level(-h / 2 + (h * i) / down);
}
