import type { Group, Material } from "three";
import { put } from "../parts/assemble.ts";
import { bowlSkin, drain } from "../parts/basin.ts";
import { twoSided } from "../parts/finish-materials.ts";
import { ellipseRing } from "../parts/loft.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { box, plate, rectSection, rod, type Section, tube } from "../parts/solids.ts";

/** Alcove, drop-in, corner and walk-in baths: a deck with a bowl let in. */
export function builtIn(
  group: Group,
  params: ItemParams,
  body: Material,
  trim: Material,
  dark: Material,
): void {
  const form = text(params, "form");
  if (form === "alcove") alcove(group, params, body, trim, dark);
  else if (form === "corner") corner(group, params, body, trim, dark);
  else if (form === "walk-in") walkIn(group, params, body, trim, dark);
  else dropIn(group, params, body, trim, dark);
}

function deck(
  group: Group,
  body: Material,
  outline: Section,
  hole: Section,
  top: number,
  thick: number,
  bevel = 0.5,
): void {
  const slab = plate(outline, thick, bevel, [hole]);
  slab.rotateX(-Math.PI / 2);
  put(group, slab, body, { y: top - thick / 2 });
}

const shift = (section: Section, x: number, z: number): Section =>
  section.map(([px, py]) => [px + x, py - z] as const);

function jets(
  group: Group,
  trim: Material,
  dark: Material,
  kind: string,
  w: number,
  d: number,
  y: number,
  z: number,
): void {
  if (!kind) return;
  const spots =
    kind === "water"
      ? [
          [-0.3, -1],
          [-0.1, -1],
          [0.1, -1],
          [0.3, -1],
        ]
      : [
          [-0.36, -1],
          [-0.24, -1],
          [-0.12, -1],
          [0, -1],
          [0.12, -1],
          [0.24, -1],
          [0.36, -1],
        ];
  for (const [sx = 0, sz = 0] of spots) {
    const big = kind === "water" ? 1.3 : 0.5;
    put(group, rod(big, 0.3, 0.08, 24), trim, { x: sx * w, y, z: z + sz * d * 0.455, rx: 84 });
    put(group, rod(big * 0.5, 0.34, 0.05, 16), dark, { x: sx * w, y, z: z + sz * d * 0.455, rx: 84 });
  }
}

function alcove(group: Group, params: ItemParams, body: Material, trim: Material, dark: Material): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const deep = h - 3;
  const bw = w - 7;
  const bd = d - 6.5;
  deck(group, body, rectSection(w, d, 0.8), rectSection(bw, bd, 5.5, 8), h, 1.6, 0.45);
  put(
    group,
    bowlSkin({ shape: "rect", width: bw - 0.05, depth: bd - 0.05, deep, corner: 5.5, slope: 0.86 }),
    body,
    { y: h - 0.5 },
  );
  const apron = text(params, "apron");
  put(group, box(w, h - 0.9, 1.2, 0.25, 3), body, { y: (h - 0.9) / 2, z: d / 2 - 0.75 });
  if (apron === "panel") {
    for (const y of [h * 0.16, h * 0.72])
      put(group, box(w - 7, 0.7, 0.7, 0.3, 3), body, { y, z: d / 2 - 0.2 });
    for (const s of [-1, 1])
      put(group, box(0.7, h * 0.56 + 0.7, 0.7, 0.3, 3), body, {
        x: s * (w / 2 - 3.8),
        y: h * 0.44,
        z: d / 2 - 0.2,
      });
  } else if (apron === "groove") {
    for (let i = 1; i < 5; i++)
      put(group, box(w - 2, 0.16, 0.1, 0.04), dark, { y: (h * i) / 5.4, z: d / 2 - 0.18 });
  }
  for (const s of [-1, 1]) put(group, box(0.8, 1, d - 1, 0.2), body, { x: s * (w / 2 - 0.4), y: h + 0.4 });
  put(group, box(w, 1, 0.8, 0.2), body, { y: h + 0.4, z: -d / 2 + 0.4 });
  for (const s of [-1, 1])
    put(group, box(0.9, h - 1, d - 2, 0.2), body, { x: s * (w / 2 - 0.6), y: h / 2 - 0.6 });
  const side = text(params, "drain") === "left" ? -1 : 1;
  drain(group, trim, dark, 1.4, { x: side * bw * 0.34, y: h - 0.5 - deep - 0.1 });
  put(group, rod(1.4, 0.4, 0.1, 28), trim, { x: side * (bw * 0.472), y: h - 5, rz: side * 84 });
}

function dropIn(group: Group, params: ItemParams, body: Material, trim: Material, dark: Material): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const shape = text(params, "bowl");
  const bw = w - (shape === "oval" ? 8 : 9);
  const bd = d - (shape === "oval" ? 8 : 9);
  const round = shape !== "rect";
  const hole: Section = round
    ? ellipseRing(bw / 2, bd / 2, 0, 2.15, 48).map((p) => [p.x, -p.z] as const)
    : rectSection(bw, bd, 6, 8);
  deck(group, body, rectSection(w, d, shape === "oval" ? 2 : 3), hole, h, 1.8, 0.6);
  const deep = h - 3.2;
  put(
    group,
    bowlSkin({
      shape: round ? "oval" : "rect",
      width: bw - 0.05,
      depth: bd - 0.05,
      deep,
      corner: 6,
      slope: 0.85,
    }),
    body,
    { y: h - 0.65 },
  );
  const outer = bowlSkin({
    shape: round ? "oval" : "rect",
    width: bw + 1.6,
    depth: bd + 1.6,
    deep: deep + 0.7,
    corner: 7,
    slope: 0.86,
  });
  put(group, outer, twoSided(body), { y: h - 1.4 });
  for (const [sx, sz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    put(group, box(3, 1.4, 3, 0.2), body, { x: sx * bw * 0.27, y: 0.7, z: sz * bd * 0.22 });
  if (shape === "hourglass")
    for (const s of [-1, 1])
      put(group, box(11, 0.7, 2.6, 0.34, 3), body, { y: h - 0.1, z: s * (d / 2 - 2.6) });
  jets(group, trim, dark, text(params, "jets"), bw, bd, h - deep * 0.55, 0);
  drain(group, trim, dark, 1.4, { x: -bw * 0.3, y: h - 0.65 - deep - 0.12 });
  put(group, rod(1.4, 0.4, 0.1, 28), trim, { x: -bw * 0.468, y: h - 5, rz: -80 });
}

function corner(group: Group, params: ItemParams, body: Material, trim: Material, dark: Material): void {
  const { width_in: w, height_in: h } = params;
  const half = w / 2;
  const curve: [number, number][] = Array.from({ length: 21 }, (_, i) => {
    const a = -Math.PI / 2 + (Math.PI / 2) * (i / 20);
    return [half * 0.12 + Math.cos(a) * half * 0.88, -half * 0.12 + Math.sin(a) * half * 0.88];
  });
  const outline: Section = [
    [-half, half],
    [-half, -half],
    [half * 0.1, -half],
    ...curve.slice(1, 20),
    [half, -half * 0.1],
    [half, half],
  ];
  const c = -half * 0.12;
  const r = half * 0.72;
  const hole: Section = Array.from({ length: 56 }, (_, i) => {
    const a = (i / 56) * Math.PI * 2;
    const x = Math.cos(a) * r * 1.12;
    const y = Math.sin(a) * r * 0.86;
    return [
      (x + y) * Math.SQRT1_2 - c * 0.2,
      (y - x) * Math.SQRT1_2 * -1 * -1 + c * 0.2 * -1 - half * 0,
    ] as const;
  });
  const slab = plate(outline, h, 0.6, [shift(hole, 0, 0)]);
  slab.rotateX(-Math.PI / 2);
  put(group, slab, body, { y: h / 2 });
  const bowl = bowlSkin({ shape: "oval", width: r * 2.24, depth: r * 1.72, deep: h - 3.4, slope: 0.84 });
  bowl.rotateY(Math.PI / 4);
  put(group, bowl, body, { y: h - 0.7, x: -c * 0.2, z: c * 0.2 });
  jets(group, trim, dark, "water", r * 1.5, r * 1.5, h * 0.55, 0);
  drain(group, trim, dark, 1.4, { y: 2.7 });
}

function walkIn(group: Group, params: ItemParams, body: Material, trim: Material, dark: Material): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const bw = w - 9;
  const bd = d - 6;
  deck(group, body, rectSection(w, d, 1), rectSection(bw, bd, 3, 8), h, 1.6, 0.5);
  put(
    group,
    bowlSkin({ shape: "rect", width: bw - 0.05, depth: bd - 0.05, deep: h - 5, corner: 3, slope: 0.96 }),
    body,
    { y: h - 0.6 },
  );
  put(group, box(16, 16, bd - 1, 0.8, 3), body, { x: bw / 2 - 8, y: 11 });
  put(group, box(w, h - 0.8, 1.2, 0.3, 3), body, { y: (h - 0.8) / 2, z: d / 2 - 0.7 });
  for (const s of [-1, 1])
    put(group, box(1, h - 1, d - 1.4, 0.2), body, { x: s * (w / 2 - 0.6), y: h / 2 - 0.4 });
  walkInDoor(group, params, body, trim, dark);
  grabBar(group, params, trim);
  deckFiller(group, params, trim);
  drain(group, trim, dark, 1.4, { x: -bw * 0.3, y: 4.6 });
}

function walkInDoor(group: Group, params: ItemParams, body: Material, trim: Material, dark: Material): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const door = { x: -w * 0.18, w: 20, h: h - 7 };
  put(group, box(door.w + 0.7, door.h + 0.7, 0.3, 0.1), dark, {
    x: door.x,
    y: h - door.h / 2 - 2.6,
    z: d / 2 - 0.2,
  });
  put(group, box(door.w, door.h, 0.9, 0.35, 3), body, {
    x: door.x,
    y: h - door.h / 2 - 2.6,
    z: d / 2 + 0.05,
  });
  const handle = bentPath(
    [
      [door.x + 7.4, h - 16, d / 2 + 0.3],
      [door.x + 7.4, h - 16, d / 2 + 1.8],
      [door.x + 7.4, h - 8, d / 2 + 1.8],
      [door.x + 7.4, h - 8, d / 2 + 0.3],
    ],
    0.7,
    6,
  );
  put(group, tube(handle, 0.42, 16), trim);
}

function grabBar(group: Group, params: ItemParams, trim: Material): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const path = bentPath(
    [
      [w * 0.16, h, -d / 2 + 2.2],
      [w * 0.16, h + 2, -d / 2 + 2.2],
      [w * 0.4, h + 2, -d / 2 + 2.2],
      [w * 0.4, h, -d / 2 + 2.2],
    ],
    1,
    6,
  );
  put(group, tube(path, 0.5, 16), trim);
}

/** The spout on the deck with its two valves. */
function deckFiller(group: Group, params: ItemParams, trim: Material): void {
  const { width_in: w, height_in: h } = params;
  const spout = bentPath(
    [
      [-w * 0.42, h, -4],
      [-w * 0.42, h + 2.6, -4],
      [-w * 0.36, h + 2.6, -4],
    ],
    0.8,
    6,
  );
  put(group, tube(spout, 0.4, 14), trim);
  for (const z of [2, 6]) put(group, rod(0.9, 1.4, 0.15, 24), trim, { x: -w * 0.44, y: h, z });
}
