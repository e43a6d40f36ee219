import { type BufferGeometry, Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { fourLegs, type LegStyle } from "../parts/legs.ts";
import { flag, type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { bar, box, rod, tube, turned } from "../parts/solids.ts";
import { projectUv } from "../parts/uv.ts";
import { dressed, type TableKit, tableTop } from "./tops.ts";

/** Top on four legs, with a shelf or a metal frame if wanted. */
export function legTable(group: Group, params: ItemParams, kit: TableKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const shape = text(params, "shape", text(params, "form") === "round" ? "round" : "rect");
  const legs = text(params, "legs", "tapered");
  const thick = kit.stone ? 0.9 : kit.glass ? 0.4 : text(params, "edge") === "thick" ? 2.2 : 1.2;
  tableTop(group, kit, shape, w, d, h, thick);
  const round = shape === "round" || shape === "oval";
  if (legs === "frame") {
    metalFrame(group, kit, w * (round ? 0.66 : 1) - 1.4, d * (round ? 0.66 : 1) - 1.4, h - thick);
    return;
  }
  const reach = round ? 0.62 : 1;
  const inset = legs === "splayed" ? 9 : 3.4;
  fourLegs(
    group,
    kit.frame,
    legs as LegStyle,
    w * reach - inset,
    d * reach - inset,
    h - thick,
    w > 40 ? 2.2 : 1.7,
  );
  if (!kit.glass && !round) {
    const apron = 2.4;
    for (const s of [-1, 1]) {
      put(group, dressed(kit, box(w - inset - 1.4, apron, 0.8, 0.05), "x", s), kit.frame, {
        y: h - thick - apron / 2,
        z: s * (d / 2 - inset / 2),
      });
      put(group, dressed(kit, box(0.8, apron, d - inset - 1.4, 0.05), "z", s), kit.frame, {
        y: h - thick - apron / 2,
        x: s * (w / 2 - inset / 2),
      });
    }
  }
  if (flag(params, "shelf"))
    if (round) put(group, dressed(kit, rod(w * 0.34, 0.8, 0.2, 40), "x", 4), kit.frame, { y: h * 0.34 });
    else
      put(group, dressed(kit, box(w - inset - 0.6, 0.8, d - inset - 0.6, 0.1), "x", 4), kit.frame, {
        y: h * 0.36,
      });
}

/** Two hoops of square bar joined along the floor. */
function metalFrame(group: Group, kit: TableKit, w: number, d: number, y: number): void {
  for (const s of [-1, 1]) {
    const x = (s * w) / 2;
    const hoop = bentPath(
      [
        [x, y - 0.4, -d / 2],
        [x, 0.4, -d / 2],
        [x, 0.4, d / 2],
        [x, y - 0.4, d / 2],
      ],
      0.5,
      3,
    );
    put(group, bar(hoop, 0.8, 0.8, 0.08), kit.frame);
    put(group, box(0.8, 0.8, d, 0.08), kit.frame, { x, y: y - 0.4 });
    put(group, box(w, 0.8, 0.8, 0.08), kit.frame, { y: y - 0.4, z: (s * d) / 2 });
  }
}

/** Two or three round tables that stand over one another; the measures are those of the group. */
export function nestingTables(group: Group, params: ItemParams, kit: TableKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const big = d;
  const small = (w - d * 0.55) * 0.92;
  const pieces = [
    { r: big / 2, y: h, x: -w / 2 + big / 2, z: 0 },
    { r: small / 2, y: h * 0.8, x: w / 2 - small / 2, z: (d - small) / 2 },
  ];
  for (const { r, y, x, z } of pieces) {
    const piece = new Group();
    tableTop(piece, kit, "round", r * 2, r * 2, y, kit.stone ? 0.8 : 1);
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * Math.PI * 2 + 0.5;
      put(piece, dressed(kit, rod(kit.wood ? 0.75 : 0.42, y - 0.8, 0.05, 16), "y", i), kit.frame, {
        x: Math.cos(a) * r * 0.72,
        z: Math.sin(a) * r * 0.72,
      });
    }
    const hoop = Array.from(
      { length: 41 },
      (_, i) =>
        new Vector3(
          Math.cos((i / 40) * Math.PI * 2) * r * 0.72,
          y - 1.6,
          Math.sin((i / 40) * Math.PI * 2) * r * 0.72,
        ),
    );
    put(piece, tube(hoop, 0.36, 8), kit.frame);
    put(group, piece, null, { x, z });
  }
}

/** A drum: turned from one block, plain, fluted or waisted. */
export function drumTable(group: Group, params: ItemParams, kit: TableKit): void {
  const { width_in: w, height_in: h } = params;
  const r = w / 2;
  const laid = (geometry: BufferGeometry) =>
    kit.stone ? projectUv(geometry, "y", [60, 60], 0.2) : dressed(kit, geometry, "y", 1);
  const style = text(params, "drum", "plain");
  if (style === "fluted") flutedDrum(group, kit, r, h, laid);
  else if (style === "waisted") put(group, laid(turned(waist(r, h), 1.6, 56)), kit.top);
  else {
    const barrel: [number, number][] = [
      [0, 0],
      [r * 0.97, 0],
      [r, h * 0.5],
      [r * 0.97, h],
      [0, h],
    ];
    put(group, laid(turned(barrel, 0.7, 56)), kit.top);
  }
}

const waist = (r: number, h: number): [number, number][] => [
  [0, 0],
  [r * 0.86, 0],
  [r * 0.84, h * 0.08],
  [r * 0.56, h * 0.42],
  [r * 0.56, h * 0.55],
  [r * 0.98, h * 0.9],
  [r, h],
  [0, h],
];

/** A ring of half rounds under a plain rim. */
function flutedDrum(
  group: Group,
  kit: TableKit,
  r: number,
  h: number,
  laid: (geometry: BufferGeometry) => BufferGeometry,
): void {
  const count = 36;
  put(group, laid(rod(r - 0.9, h - 0.8, 0.1, 48)), kit.top);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    put(group, laid(rod((Math.PI * r) / count - 0.08, h - 1, 0.2, 10)), kit.top, {
      x: Math.cos(a) * (r - 1.1),
      z: Math.sin(a) * (r - 1.1),
    });
  }
  put(group, laid(rod(r, 0.9, 0.2, 56)), kit.top, { y: h - 0.9 });
}

/** Heavy slabs on two block feet. */
export function slabTable(group: Group, params: ItemParams, kit: TableKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  tableTop(group, kit, text(params, "shape", "soft"), w, d, h, 2.4);
  for (const s of [-1, 1]) {
    const foot = turned(
      [
        [0, 0],
        [d * 0.26, 0],
        [d * 0.26, h - 2.4],
        [0, h - 2.4],
      ],
      0.3,
      40,
    );
    put(
      group,
      kit.stone ? projectUv(foot, "y", [60, 60], s) : dressed(kit, foot, "y", s),
      kit.stone ? kit.top : kit.frame,
      { x: s * w * 0.24 },
    );
  }
}

/** Small table with a C-shaped foot that slides over a sofa's seat. */
export function traySide(group: Group, params: ItemParams, kit: TableKit): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  tableTop(group, kit, text(params, "shape", "round"), w, d, h, kit.stone ? 0.7 : 0.9);
  put(
    group,
    turned(
      [
        [0, 0],
        [w * 0.36, 0],
        [w * 0.36, 0.35],
        [1.2, 0.7],
        [0.55, 1.4],
        [0.5, h - 1],
        [0, h - 1],
      ],
      0.1,
      44,
    ),
    kit.frame,
  );
}
