import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { fourLegs, type LegStyle } from "../parts/legs.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { bar, box, rod, turned } from "../parts/solids.ts";
import { plastic } from "../parts/stock-materials.ts";
import { dressed, type TableKit, tableTop } from "./tops.ts";

/** Rectangular dining table: `base` "legs", "trestle", "plinth" or "x". */
export function diningTable(group: Group, params: ItemParams, kit: TableKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const thick = kit.stone ? 1.2 : kit.glass ? 0.5 : 1.6;
  const shape = text(params, "shape", "rect");
  tableTop(group, kit, shape, w, d, h, thick);
  const base = text(params, "base", "legs");
  const y = h - thick;
  if (base === "trestle") trestle(group, kit, w, d, y);
  else if (base === "plinth") {
    for (const s of [-1, 1])
      put(group, dressed(kit, box(4.4, y, d * 0.6, 0.5, 3), "y", s), kit.frame, { x: s * w * 0.3, y: y / 2 });
    put(group, dressed(kit, box(w * 0.6, 7, 2, 0.2, 2), "x"), kit.frame, { y: y - 3.6 });
  } else if (base === "x") {
    for (const s of [-1, 1])
      for (const t of [-1, 1])
        put(
          group,
          bar(
            [new Vector3(s * w * 0.32, 0.6, t * d * 0.36), new Vector3(s * w * 0.32, y - 0.4, -t * d * 0.36)],
            2.4,
            1.2,
            0.1,
          ),
          kit.frame,
        );
    put(group, box(w * 0.64, 1.2, 2, 0.1), kit.frame, { y: y * 0.5 });
  } else {
    const style = text(params, "legs", "square") as LegStyle;
    const inset = style === "splayed" ? 16 : number(params, "inset_in", 5);
    fourLegs(group, kit.frame, style, w - inset, d - inset, y, style === "square" ? 3 : 3.2);
    for (const s of [-1, 1]) {
      put(group, dressed(kit, box(w - inset - 3, 3.4, 0.9, 0.06), "x", s), kit.frame, {
        y: y - 1.7,
        z: s * (d / 2 - inset / 2),
      });
      put(group, dressed(kit, box(0.9, 3.4, d - inset - 3, 0.06), "z", s), kit.frame, {
        y: y - 1.7,
        x: s * (w / 2 - inset / 2),
      });
    }
  }
}

function trestle(group: Group, kit: TableKit, w: number, d: number, y: number): void {
  for (const s of [-1, 1]) {
    const x = s * w * 0.33;
    put(group, dressed(kit, box(4.6, 3, d * 0.78, 0.5, 2), "z", s), kit.frame, { x, y: 1.5 });
    put(group, dressed(kit, box(4.2, y - 5.4, 7, 0.4, 2), "y", s), kit.frame, { x, y: 3 + (y - 5.4) / 2 });
    put(group, dressed(kit, box(4, 2.6, d * 0.7, 0.4, 2), "z", s + 3), kit.frame, { x, y: y - 1.2 });
  }
  put(group, dressed(kit, box(w * 0.7, 4, 2, 0.2, 2), "x", 7), kit.frame, { y: 8 });
}

/** Round table on one foot: "turned", "tulip", "cone" or "fluted". */
export function pedestalTable(group: Group, params: ItemParams, kit: TableKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const thick = kit.stone ? 1 : 1.4;
  tableTop(group, kit, Math.abs(w - d) > 1 ? "oval" : "round", w, d, h, thick);
  const y = h - thick;
  const r = Math.min(w, d) / 2;
  const foot = text(params, "foot", "turned");
  if (foot === "fluted") {
    const pr = r * 0.42;
    put(group, dressed(kit, rod(pr - 0.6, y, 0.1, 40), "y"), kit.frame);
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * Math.PI * 2;
      put(group, dressed(kit, rod((Math.PI * pr) / 30, y, 0.1, 9), "y", i), kit.frame, {
        x: Math.cos(a) * (pr - 0.5),
        z: Math.sin(a) * (pr - 0.5),
      });
    }
    return;
  }
  const profiles: Record<string, [number, number][]> = {
    tulip: [
      [0, 0],
      [r * 0.62, 0],
      [r * 0.6, 0.5],
      [r * 0.3, 2.2],
      [1.9, 8],
      [1.5, y * 0.5],
      [2.2, y - 4],
      [r * 0.3, y],
      [0, y],
    ],
    cone: [
      [0, 0],
      [r * 0.46, 0],
      [r * 0.44, 1],
      [r * 0.2, y * 0.7],
      [r * 0.3, y],
      [0, y],
    ],
    turned: [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.5, 1.6],
      [r * 0.36, 2.6],
      [4, 5],
      [3, 9],
      [4.4, 14],
      [4.4, 17],
      [2.8, 20],
      [4.6, y - 3],
      [r * 0.4, y],
      [0, y],
    ],
  };
  put(group, dressed(kit, turned(profiles[foot] ?? profiles.turned!, 1.2, 48), "y"), kit.frame);
}

/** Narrow table for a hall or behind a sofa, with a shelf or drawers. */
export function consoleTable(group: Group, params: ItemParams, kit: TableKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const thick = kit.stone ? 0.9 : 1.2;
  tableTop(group, kit, "rect", w, d, h, thick);
  const y = h - thick;
  const drawers = number(params, "drawers", 0);
  const legs = text(params, "legs", "square") as LegStyle;
  fourLegs(group, kit.frame, legs, w - 3, d - 3, y, 1.7);
  const apron = drawers > 0 ? 5 : 2.2;
  for (const s of [-1, 1]) {
    put(group, dressed(kit, box(0.8, apron, d - 4, 0.05), "z", s), kit.frame, {
      x: s * (w / 2 - 1.5),
      y: y - apron / 2,
    });
    put(group, dressed(kit, box(w - 4, apron, 0.8, 0.05), "x", s), kit.frame, {
      y: y - apron / 2,
      z: s * (d / 2 - 1.6),
    });
  }
  const knob = plastic("#2a2825", 0.4);
  for (let i = 0; i < drawers; i++) {
    const each = (w - 5) / drawers;
    const x = (i - (drawers - 1) / 2) * each;
    put(group, dressed(kit, box(each - 0.3, apron - 0.9, 0.7, 0.08), "x", i + 3), kit.frame, {
      x,
      y: y - apron / 2,
      z: d / 2 - 0.9,
    });
    put(group, rod(0.5, 0.8, 0.15, 18), knob, { x, y: y - apron / 2, z: d / 2 - 0.6, rx: 90 });
  }
  if (flag(params, "shelf"))
    put(group, dressed(kit, box(w - 3.6, 0.9, d - 3, 0.1), "x", 9), kit.frame, { y: 6 });
}
