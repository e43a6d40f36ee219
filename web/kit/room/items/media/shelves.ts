import { type Group, MeshPhysicalMaterial } from "three";
import { put } from "../parts/assemble.ts";
import { bookMaterial, bookRow, bookStack } from "../parts/books.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { box, turned } from "../parts/solids.ts";
import { grain } from "../parts/uv.ts";
import type { CaseKit } from "./console.ts";

/** Bookcase: wooden case, or shelves in a metal frame; filled with books and a few things unless `empty`. */
export function bookcase(group: Group, params: ItemParams, kit: CaseKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const shelves = number(params, "shelves", 5);
  const framed = text(params, "case") === "metal";
  const t = 1;
  const gap = (h - t) / shelves;
  for (let i = 0; i <= shelves; i++) {
    if (framed && i === 0) continue;
    const y = i * gap + t / 2;
    put(group, grain(box(w - (framed ? 0.4 : 2 * t), t, d - 0.4, 0.06), "x", i), kit.wood, {
      y: framed ? y - t / 2 + 0.3 : y,
    });
  }
  if (framed) {
    for (const sx of [-1, 1]) {
      for (const sz of [-1, 1])
        put(group, box(0.9, h, 0.9, 0.08), kit.metal, {
          x: sx * (w / 2 - 0.45),
          y: h / 2,
          z: sz * (d / 2 - 0.45),
        });
      for (let i = 1; i <= shelves; i++)
        put(group, box(0.7, 0.7, d - 1, 0.06), kit.metal, { x: sx * (w / 2 - 0.45), y: i * gap - 0.3 });
    }
    put(group, box(w - 1, 0.7, 0.7, 0.06), kit.metal, { y: 0.5, z: -d / 2 + 0.45 });
  } else {
    for (const s of [-1, 1])
      put(group, grain(box(t, h, d, 0.07), "y", s), kit.wood, { x: s * (w / 2 - t / 2), y: h / 2 });
    put(group, grain(box(w - t, h - t, 0.4, 0.03), "y", 9), kit.wood, { y: h / 2, z: -d / 2 + 0.4 });
  }
  if (!flag(params, "empty")) fill(group, params, w - 3, d, gap, framed ? 0.3 : t, shelves);
}

function fill(
  group: Group,
  params: ItemParams,
  inner: number,
  d: number,
  gap: number,
  t: number,
  shelves: number,
): void {
  const books = bookMaterial();
  const pots = new MeshPhysicalMaterial({ color: "#dcd6ca", roughness: 0.55 });
  const seed = number(params, "seed", 3);
  const from = text(params, "case") === "metal" ? 1 : 0;
  for (let i = from; i < shelves; i++) {
    const y = i * gap + t;
    const tall = Math.min(11, gap - 3);
    const left = (i + seed) % 2 === 0;
    const rowLength = inner * (0.42 + 0.16 * (((i * 7 + seed) % 5) / 5));
    bookRow(group, books, rowLength, tall, i + seed * 10, {
      x: left ? -inner / 2 : inner / 2 - rowLength,
      y,
      z: d / 2 - 1.6,
    });
    const x = (left ? 1 : -1) * (inner / 2 - (inner - rowLength) * 0.46);
    const top = (i + seed) % 3 === 0 ? y : bookStack(group, books, 3, 9, 6.6, i + seed, { x, y, z: 0 });
    put(group, vase((i + seed) % 3, Math.min(7, gap - (top - y) - 2.5)), pots, { x, y: top });
  }
}

function vase(kind: number, h: number) {
  const r = h * 0.36;
  if (kind === 0)
    return turned(
      [
        [0, 0],
        [r * 0.5, 0],
        [r, h * 0.35],
        [r * 0.9, h * 0.6],
        [r * 0.3, h * 0.8],
        [r * 0.42, h],
        [r * 0.34, h],
        [0, h * 0.8],
      ],
      0.3,
      24,
    );
  if (kind === 1)
    return turned(
      [
        [0, 0],
        [r * 0.9, 0],
        [r * 1.2, h * 0.5],
        [r * 1.1, h * 0.5],
        [r * 0.8, h * 0.1],
        [0, h * 0.08],
      ],
      0.15,
      24,
    );
  return turned(
    [
      [0, 0],
      [r * 0.7, 0],
      [r * 0.8, h],
      [r * 0.7, h],
      [r * 0.6, h * 0.2],
      [0, h * 0.15],
    ],
    0.2,
    24,
  );
}

/** Thick shelf on hidden pins, or on brackets. */
export function wallShelf(group: Group, params: ItemParams, kit: CaseKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  if (text(params, "bracket") === "metal") {
    const t = 1.2;
    put(group, grain(box(w, t, d, 0.08), "x"), kit.wood, { y: h - t / 2 });
    for (const s of [-1, 1]) {
      put(group, box(1.2, h - t, 0.25, 0.04), kit.metal, {
        x: s * (w / 2 - 5),
        y: (h - t) / 2,
        z: -d / 2 + 0.13,
      });
      put(group, box(1.2, 0.25, d - 1, 0.04), kit.metal, { x: s * (w / 2 - 5), y: h - t - 0.13, z: -0.4 });
    }
    return;
  }
  put(group, grain(box(w, h, d, 0.12, 2), "x"), kit.wood, { y: h / 2 });
}
