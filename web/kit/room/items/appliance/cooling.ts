import { Group } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { flag, type ItemParams, text } from "../parts/params.ts";
import { box, plate, rectSection, rod } from "../parts/solids.ts";
import { clearGlass, glowing, plastic } from "../parts/stock-materials.ts";
import { grain } from "../parts/uv.ts";
import { barHandle, feet, panel, type Shell, shellOf } from "./pieces.ts";

/** What doors are hung on, in inches: `front` is their face (z), `bottom` and `top` their lowest and highest edge (y). */
type Cabinet = {
  group: Group;
  params: ItemParams;
  shell: Shell;
  front: number;
  thick: number;
  bottom: number;
  top: number;
};

const doorGap = 0.16;

const doorLayouts: Record<string, (cabinet: Cabinet) => void> = {
  side: sideBySide,
  bottom: bottomFreezer,
  top: topFreezer,
};

/** Refrigerators stand on y = 0, the doors to +z; depth is over the handles. */
export function buildRefrigerator(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shell = shellOf(finish);
  const { width_in: w, depth_in: d, height_in: h } = params;
  const doors = text(params, "doors");
  const over = text(params, "handle") === "pocket" ? 0.1 : 2.1;
  const front = d / 2 - over;
  if (doors === "retro") return retro(group, params, shell, front);
  const top = flag(params, "grille") ? h - 7 : h - 0.6;
  const bottom = 2.6;
  const cabinet: Cabinet = { group, params, shell, front, thick: 3, bottom, top };
  carcass(cabinet, d - over - cabinet.thick - 0.25);
  if (flag(params, "grille")) topGrille(cabinet);
  else hingeCovers(cabinet);
  if (doors === "wine") return wine(group, params, shell, front, bottom, top);
  (doorLayouts[doors] ?? frenchDoors)(cabinet);
  if (flag(params, "dispenser")) {
    const x = doors === "side" ? -w / 2 + w * 0.22 : -w / 4;
    dispenser(group, shell, x, bottom + (top - bottom) * 0.62, front);
  }
  put(group, plate(rectSection(1.8, 0.28, 0.1, 3), 0.04, 0.01), shell.print, {
    x: w / 2 - 3,
    y: top - 1.4,
    z: front + 0.01,
  });
  return group;
}

function carcass({ group, params, shell, front, thick }: Cabinet, deep: number): void {
  const { width_in: w, depth_in: d, height_in: h } = params;
  put(group, box(w - 0.2, h - 1, deep, 0.14), shell.side, { y: h / 2 + 0.5, z: -d / 2 + deep / 2 });
  put(group, box(w - 1, 2, deep - 2, 0.05), shell.dark, { y: 1, z: -d / 2 + deep / 2 });
  put(group, box(w - 0.8, h - 4, 0.4, 0.04), shell.dark, { y: h / 2 + 0.4, z: front - thick - 0.1 });
}

function topGrille({ group, params, shell, front }: Cabinet): void {
  const { width_in: w, height_in: h } = params;
  panel(group, shell.face, 0, h - 3.6, w, 6.4, front, 2, 0.2);
  for (let i = 0; i < 7; i++)
    put(group, box(w - 4, 0.3, 0.2, 0.05), shell.dark, { y: h - 5.6 + i * 0.66, z: front + 0.02 });
}

function hingeCovers({ group, params, shell, front }: Cabinet): void {
  const { width_in: w, height_in: h } = params;
  for (const s of [-1, 1])
    put(group, box(3.4, 0.6, 3, 0.1), shell.dark, { x: s * (w / 2 - 2.4), y: h - 0.3, z: front - 2.6 });
}

/** A door between the heights y0 and y1, its middle at x. */
function door(
  { group, shell, front, thick }: Cabinet,
  x: number,
  y0: number,
  y1: number,
  width: number,
): void {
  panel(group, shell.face, x, (y0 + y1) / 2, width, y1 - y0, front, thick, 0.32);
}

function sideBySide(cabinet: Cabinet): void {
  const { group, params, shell, front, bottom, top } = cabinet;
  const w = params.width_in;
  const half = w / 2;
  const builtIn = flag(params, "grille");
  const left = builtIn ? w * 0.4 : w * 0.44;
  door(cabinet, -half + left / 2, bottom, top, left - doorGap);
  door(cabinet, half - (w - left) / 2, bottom, top, w - left - doorGap);
  const long = builtIn ? 52 : 38;
  const y = (bottom + top) / 2 + 2;
  for (const s of [-1, 1])
    barHandle(group, shell, -half + left + s * 1.7, y, front, long, true, builtIn ? 0.62 : 0.42);
}

function bottomFreezer(cabinet: Cabinet): void {
  const { group, params, shell, front, bottom } = cabinet;
  const w = params.width_in;
  const split = bottom + 21;
  stackedDoors(cabinet, split);
  barHandle(group, shell, w / 2 - 2.6, split + 17, front, 26, true);
  barHandle(group, shell, 0, split - 2.8, front, w - 6);
}

function topFreezer(cabinet: Cabinet): void {
  const { group, params, shell, front, top } = cabinet;
  const split = top - 18;
  stackedDoors(cabinet, split);
  for (const y of [split + 5, split - 5.4])
    put(group, box(0.5, 7, 0.9, 0.15, 2), shell.dark, { x: params.width_in / 2 - 0.35, y, z: front - 0.4 });
}

function stackedDoors(cabinet: Cabinet, split: number): void {
  const w = cabinet.params.width_in;
  door(cabinet, 0, cabinet.bottom, split - doorGap, w - 0.2);
  door(cabinet, 0, split, cabinet.top, w - 0.2);
}

/** Two doors over a freezer drawer, with `french-four` a flexible drawer between them. */
function frenchDoors(cabinet: Cabinet): void {
  const { group, params, shell, front, bottom, top } = cabinet;
  const w = params.width_in;
  const four = text(params, "doors") === "french-four";
  const drawer = bottom + (four ? 15.5 : 21);
  const flex = four ? drawer + 11 : drawer;
  door(cabinet, 0, bottom, drawer - doorGap, w - 0.2);
  barHandle(group, shell, 0, drawer - 2.6, front, w - 6);
  if (four) {
    door(cabinet, 0, drawer, flex - doorGap, w - 0.2);
    barHandle(group, shell, 0, flex - 2.2, front, w - 6);
  }
  for (const s of [-1, 1]) {
    door(cabinet, (s * w) / 4, flex, top, w / 2 - doorGap);
    barHandle(group, shell, s * 1.7, flex + 17, front, 26, true);
  }
}

function dispenser(group: Group, shell: Shell, x: number, y: number, z: number): void {
  put(group, plate(rectSection(7.2, 13, 0.6, 5), 0.16, 0.06), shell.glass, { x, y, z: z + 0.04 });
  put(group, plate(rectSection(6, 7.6, 0.4, 5), 0.08, 0.02), shell.dark, { x, y: y - 2, z: z + 0.1 });
  put(group, box(2.2, 1.4, 0.7, 0.2, 2), shell.handle, { x, y: y + 0.9, z: z + 0.3 });
  put(group, box(5.6, 0.3, 0.8, 0.08), shell.handle, { x, y: y - 5.6, z: z + 0.3 });
  put(group, box(2.4, 0.5, 0.02, 0.004), shell.screen, { x, y: y + 4.4, z: z + 0.13 });
}

function wine(
  group: Group,
  params: ItemParams,
  shell: Shell,
  front: number,
  bottom: number,
  top: number,
): Group {
  const w = params.width_in;
  const glass = clearGlass("#20262a", 0.34);
  const h = top - bottom;
  const y = (top + bottom) / 2;
  for (const s of [-1, 1]) panel(group, shell.face, s * (w / 2 - 1.1), y, 2.2, h, front, 1.6, 0.2);
  for (const s of [-1, 1]) panel(group, shell.face, 0, y + s * (h / 2 - 1.1), w - 4.2, 2.2, front, 1.6, 0.2);
  put(group, box(w - 4.2, h - 4.2, 0.2, 0.02), glass, { y, z: front - 0.6 });
  const wood = finishMaterial("white-oak");
  const bottle = plastic("#1c2a1f", 0.15);
  for (let i = 0; i < 5; i++) {
    const sy = bottom + 3.4 + i * ((h - 5) / 5);
    put(group, grain(box(w - 4.6, 0.9, 0.7, 0.06), "x", i), wood, { y: sy, z: front - 1.6 });
    for (let k = 0; k < 5; k++) {
      put(group, rod(1.45, 0.8, 0.2, 20), bottle, { x: (k - 2) * 3.5, y: sy + 2, z: front - 1.5, rx: 90 });
      put(group, rod(0.7, 0.3, 0.06, 16), k % 2 ? shell.print : plastic("#6b2a2a", 0.4), {
        x: (k - 2) * 3.5,
        y: sy + 2,
        z: front - 0.9,
        rx: 90,
      });
    }
  }
  put(group, box(w - 6, 0.3, 0.5, 0.05), glowing("#fff1dc", 3), { y: top - 2.6, z: front - 1.6 });
  barHandle(group, shell, w / 2 - 1.1, y, front, h - 8, true);
  for (let i = 0; i < 9; i++)
    put(group, box(w - 4, 0.12, 0.1, 0.02), shell.print, { y: 0.5 + i * 0.22, z: front - 1.6 });
  return group;
}

function retro(group: Group, params: ItemParams, shell: Shell, front: number): Group {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const deep = front + d / 2;
  const body = (bw: number, bh: number, bd: number) => plate(rectSection(bw, bh, 4.2, 10), bd, 1.2);
  put(group, body(w, h - 2.2, deep - 4), shell.face, { y: h / 2 + 1.1, z: -d / 2 + (deep - 4) / 2 });
  put(group, plate(rectSection(w - 0.6, h - 2.8, 4, 10), 0.4, 0.1), shell.dark, {
    y: h / 2 + 1.1,
    z: front - 3.9,
  });
  put(group, body(w, h - 2.2, 3.6), shell.face, { y: h / 2 + 1.1, z: front - 1.8 });
  const chrome: Shell = { ...shell, handle: finishMaterial("chrome") };
  put(group, box(1.5, 13, 1.4, 0.5, 4), chrome.handle, { x: w / 2 - 3, y: h * 0.56, z: front + 1.3 });
  for (const s of [-1, 1])
    put(group, rod(0.8, 1.2, 0.1, 20), chrome.handle, {
      x: w / 2 - 3,
      y: h * 0.56 + s * 5,
      z: front - 0.1,
      rx: 90,
    });
  put(group, plate(rectSection(7, 0.8, 0.3, 4), 0.2, 0.08), chrome.handle, {
    x: -w * 0.14,
    y: h - 8,
    z: front + 0.06,
  });
  feet(group, chrome, w, deep, 2.2);
  return group;
}

/** Dishwashers for a 24 in. opening, the door to +z. */
export function buildDishwasher(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shell = shellOf(finish);
  const { width_in: w, depth_in: d, height_in: h } = params;
  const barred = text(params, "handle") === "bar";
  const front = d / 2 - (barred ? 2.1 : 0.1);
  put(group, box(w - 0.4, h - 4.4, front + d / 2 - 2.4, 0.06), plastic("#77797b", 0.5), {
    y: h / 2 + 2,
    z: (front - 2.4 - d / 2) / 2,
  });
  put(group, box(w - 1, 3.8, front + d / 2 - 4, 0.05), shell.dark, { y: 1.9, z: -1.6 });
  put(group, box(w - 0.5, h - 4.6, 0.4, 0.04), shell.dark, { y: h / 2 + 2, z: front - 2 });
  const y0 = 4.2;
  if (flag(params, "drawers")) {
    const each = (h - y0 - 0.4) / 2;
    for (const i of [0, 1]) {
      panel(group, shell.face, 0, y0 + each * (i + 0.5) + i * 0.2, w, each - 0.1, front, 1.8, 0.18);
      barHandle(group, shell, 0, y0 + each * (i + 1) - 2.2, front, w - 4);
    }
    return group;
  }
  if (barred) {
    panel(group, shell.face, 0, (y0 + h - 0.3) / 2, w, h - y0 - 0.3, front, 1.8, 0.18);
    barHandle(group, shell, 0, h - 3.4, front, w - 3.6);
    put(group, box(w - 1, 0.1, 1.2, 0.02), shell.glass, { y: h - 0.26, z: front - 0.9 });
    return group;
  }
  const strip = 4.6;
  panel(group, shell.face, 0, (y0 + h - strip) / 2, w, h - strip - y0 - 0.1, front, 1.8, 0.18);
  panel(
    group,
    shell.finish === "white" ? shell.face : shell.glass,
    0,
    h - strip / 2,
    w,
    strip - 0.1,
    front,
    1.8,
    0.18,
  );
  put(group, box(w * 0.46, 1.1, 1, 0.3, 3), shell.dark, { y: h - strip + 0.3, z: front - 0.3 });
  put(group, box(2, 0.7, 0.02, 0.005), shell.screen, { x: w * 0.3, y: h - strip * 0.45, z: front + 0.01 });
  for (let i = 0; i < 5; i++)
    put(group, rod(0.24, 0.06, 0.02, 14), shell.print, {
      x: -w * 0.4 + i * 1.5,
      y: h - strip * 0.45,
      z: front,
      rx: 90,
    });
  return group;
}
