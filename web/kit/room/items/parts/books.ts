import { BoxGeometry, type BufferGeometry, type Group, type Material } from "three";
import { put } from "./assemble.ts";
import { hash } from "./noise.ts";
import { palette } from "./palette.ts";
import { tinted } from "./sheet.ts";
import { box } from "./solids.ts";

/** Covers, the paper last; spines are plain, as no book of ours has a title. */
const covers = [
  "#e6dfd1",
  "#c9b79c",
  "#3d4a55",
  "#8c4f3b",
  "#6f7a66",
  "#22252a",
  "#a8a29a",
  "#d8d2c6",
  "#b08d4f",
  "#f2efe8",
];
const PAPER = covers.length - 1;

export function bookMaterial(): Material {
  return palette(covers, 0.7);
}

const bound = (geometry: BufferGeometry, cell: number) => tinted(geometry, cell, covers.length);

/** One book about the origin, spine to +z, standing `h` high, `w` thick. */
function book(
  group: Group,
  material: Material,
  w: number,
  h: number,
  d: number,
  cell: number,
  at: Parameters<typeof put>[3],
): void {
  const b = 0.1;
  const whole = group.clone(false);
  whole.position.set(0, 0, 0);
  whole.rotation.set(0, 0, 0);
  for (const s of [-1, 1])
    put(whole, bound(new BoxGeometry(b, h, d), cell), material, { x: s * (w / 2 - b / 2) });
  put(whole, bound(box(w, h, b * 1.4, 0.05), cell), material, { z: d / 2 - b * 0.7 });
  put(whole, bound(new BoxGeometry(w - 2 * b, h - 0.25, d - 0.3), PAPER), material, { z: -0.08 });
  put(group, whole, null, at);
}

/** Books in a row from x = 0 to about `length`, standing on y = 0, spines at z = 0; a few lean or lie. */
export function bookRow(
  group: Group,
  material: Material,
  length: number,
  tall: number,
  seed: number,
  at: { x: number; y: number; z: number },
): void {
  let x = 0;
  for (let i = 0; x < length - 1.6; i++) {
    const w = 0.7 + hash(i, seed, 1) * 1.1;
    const h = tall * (0.72 + 0.26 * hash(i, seed, 2));
    const d = Math.min(7.4, 5.4 + hash(i, seed, 3) * 2);
    const cell = Math.floor(hash(i, seed, 4) * PAPER);
    const leaning = i > 2 && hash(i, seed, 5) > 0.9;
    book(group, material, w, h, d, cell, {
      x: at.x + x + w / 2 + (leaning ? 0.7 : 0),
      y: at.y + h / 2,
      z: at.z - d / 2 + hash(i, seed, 6) * 0.5,
      rz: leaning ? 7 : 0,
    });
    x += w + (leaning ? 1.5 : 0.04);
  }
}

/** Books lying on one another on y = 0. */
export function bookStack(
  group: Group,
  material: Material,
  count: number,
  w: number,
  d: number,
  seed: number,
  at: { x: number; y: number; z: number },
): number {
  let y = at.y;
  for (let i = 0; i < count; i++) {
    const thick = 0.8 + hash(i, seed, 1) * 0.8;
    const f = 1 - i * 0.06 - hash(i, seed, 2) * 0.06;
    book(group, material, thick, w * f, d * f, Math.floor(hash(i, seed, 4) * PAPER), {
      x: at.x,
      y: y + thick / 2,
      z: at.z,
      rz: 90,
      ry: (hash(i, seed, 5) - 0.5) * 14,
    });
    y += thick;
  }
  return y;
}
