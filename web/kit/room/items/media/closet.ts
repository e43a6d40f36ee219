import { Group, type Material } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { front } from "../parts/fronts.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { box, rod } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";

const board = 0.75;

interface Making {
  group: Group;
  face: Material;
  dark: Material;
  metal: Material;
  w: number;
  d: number;
}

const shelf = ({ group, face, w, d }: Making, y: number, shift: number) =>
  put(group, grain(box(w - 2 * board, board, d - 0.4, 0.03), "x", shift), face, { y, z: -0.2 });

function drawer({ group, face, dark, metal, w, d }: Making, y: number, height: number): void {
  const own = { x: 0, y, width: w - 2 * board - 0.2, height: height - 0.15, drawer: true };
  front(group, face, dark, own, "slab", d / 2 - board);
  put(group, box(Math.min(8, w * 0.3), 0.4, 0.5, 0.1), metal, { y: y + height * 0.12, z: d / 2 + 0.3 });
  put(group, box(w - 2 * board - 1, height - 1.4, d - 2, 0.05), dark, { y, z: -0.6 });
}

function hanging({ group, metal, w, d }: Making, y: number): void {
  put(group, rod(0.56, w - 2 * board, 0.03, 28), metal, { x: w / 2 - board, y, z: d * 0.02, rz: 90 });
  for (const side of [-1, 1])
    put(group, rod(0.95, 0.4, 0.05, 28), metal, {
      x: side * (w / 2 - board - 0.1) + 0.2,
      y,
      z: d * 0.02,
      rz: 90,
    });
}

/** A tower of a closet: sides, a back where it has one, and from its foot drawers, shelves and rods. */
export function buildCloset(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const making: Making = {
    group,
    face: finishMaterial(finish),
    dark: plastic("#37332f", 0.8),
    metal: finishMaterial(text(params, "metal", "brushed-nickel")),
    w,
    d,
  };
  for (const side of [-1, 1])
    put(group, grain(box(board, h, d, 0.03), "y", side), making.face, {
      x: (side * (w - board)) / 2,
      y: h / 2,
    });
  if (!flag(params, "open_back"))
    put(group, grain(box(w - 0.2, h - 0.2, 0.25, 0.02), "y", 3), making.face, { y: h / 2, z: -d / 2 + 0.13 });
  shelf(making, h - board / 2, 1);
  shelf(making, number(params, "foot_in", 3), 2);
  const drawers = number(params, "drawers", 0);
  const tall = number(params, "drawer_in", 8);
  const foot = number(params, "foot_in", 3) + board / 2;
  for (let at = 0; at < drawers; at++) drawer(making, foot + tall * (at + 0.5), tall);
  const from = foot + drawers * tall;
  if (drawers > 0) shelf(making, from + board / 2, 5);
  const shelves = number(params, "shelves", 0);
  const upTo = h - board - number(params, "hang_in", 0);
  for (let at = 1; at <= shelves; at++) shelf(making, from + ((upTo - from) * at) / (shelves + 1), at + 6);
  const rods = number(params, "rods", 0);
  for (let at = 0; at < rods; at++) {
    const top = h - board - 2 - (at * (h - 6)) / 2;
    hanging(making, top);
    if (at > 0) shelf(making, top + 2.4, at + 20);
  }
  if (flag(params, "slanted"))
    for (let at = 0; at < 5; at++) {
      const y = foot + 6 + at * ((h - foot - 14) / 5);
      put(group, grain(box(w - 2 * board, 0.6, d - 1, 0.03), "x", at), making.face, { y, z: 0, rx: 20 });
      put(group, box(w - 2 * board, 0.9, 0.3, 0.05), making.metal, { y: y - 2, z: d / 2 - 1 });
    }
  return group;
}

/** A shelf on two brackets under its board. */
export function buildClosetShelf(params: ItemParams, finish: string): Group {
  const group = new Group();
  const { width_in: w, depth_in: d, height_in: h } = params;
  const metal = finishMaterial("brushed-nickel");
  put(group, grain(box(w, board, d, 0.05), "x"), finishMaterial(finish), { y: h - board / 2 });
  for (const x of [-w * 0.36, w * 0.36]) {
    put(group, box(0.5, h - board, 0.4, 0.06), metal, { x, y: (h - board) / 2, z: -d / 2 + 0.2 });
    put(group, box(0.5, 0.5, d * 0.8, 0.06), metal, { x, y: h - board - 0.25, z: -d * 0.1 });
    put(group, box(0.4, Math.hypot(h * 0.7, d * 0.6), 0.3, 0.05), metal, {
      x,
      y: h * 0.5,
      z: -d * 0.2,
      rx: (Math.atan2(d * 0.6, h * 0.7) * 180) / Math.PI,
    });
  }
  return group;
}
