import { Group, type Material, PlaneGeometry } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { bentPath } from "../parts/path.ts";
import { box, plate, rectSection, rod, tube, turned } from "../parts/solids.ts";
import { blackGlass, castIron, display, plastic } from "../parts/stock-materials.ts";

/** What an appliance is made of: its face, its sides, handles, glass. */
export type Shell = {
  finish: string;
  face: Material;
  side: Material;
  handle: Material;
  glass: Material;
  window: Material;
  iron: Material;
  dark: Material;
  screen: Material;
  print: Material;
};

export function shellOf(finish: string): Shell {
  const steel = finish === "stainless";
  return {
    finish,
    face: finishMaterial(finish),
    side: steel
      ? plastic("#5d5f61", 0.45)
      : finish === "black-stainless"
        ? plastic("#2a2b2d", 0.45)
        : finishMaterial(finish),
    handle: finishMaterial(
      steel || finish === "black-stainless"
        ? finish
        : finish === "white" || finish === "matte-black" || finish === "gloss-black"
          ? finish
          : "stainless",
    ),
    glass: blackGlass(),
    window: plastic("#060607", 0.06),
    iron: castIron(),
    dark: plastic("#141415", 0.6),
    screen: display("#cfe9ff", 0.9),
    print: plastic("#c9c9c9", 0.5),
  };
}

/** Bar handle along x (or y) on two posts; the door's face is the plane z. */
export function barHandle(
  group: Group,
  shell: Shell,
  x: number,
  y: number,
  z: number,
  length: number,
  upright = false,
  thick = 0.42,
): void {
  const half = length / 2;
  const path = upright
    ? bentPath(
        [
          [x, y - half, z + 1.7],
          [x, y + half, z + 1.7],
        ],
        0.1,
      )
    : bentPath(
        [
          [x - half, y, z + 1.7],
          [x + half, y, z + 1.7],
        ],
        0.1,
      );
  put(group, tube(path, thick, 20), shell.handle);
  for (const s of [-1, 1]) {
    const at = upright ? { x, y: y + s * (half - 1.4) } : { x: x + s * (half - 1.4), y };
    put(group, rod(thick * 0.85, 1.7, 0.04, 18), shell.handle, { ...at, z, rx: 90 });
  }
}

/** Flat panel with rounded edges whose face lies at z. */
export function panel(
  group: Group,
  material: Material,
  x: number,
  y: number,
  w: number,
  h: number,
  z: number,
  deep = 1.2,
  edge = 0.16,
): void {
  put(group, box(w, h, deep, edge, 2), material, { x, y, z: z - deep / 2 });
}

/** Oven door with window, vent slot and handle; the face is at z. */
export function ovenDoor(
  group: Group,
  shell: Shell,
  x: number,
  y: number,
  w: number,
  h: number,
  z: number,
): void {
  put(group, box(w - 0.2, h - 0.1, 0.8, 0.06), shell.dark, { x, y, z: z - 1.7 });
  panel(group, shell.face, x, y, w, h, z, 1.4);
  if (h > 9) {
    put(group, plate(rectSection(w * 0.72, h * 0.46, 0.5, 5), 0.1, 0.04), shell.glass, {
      x,
      y: y - h * 0.06,
      z: z + 0.02,
    });
    put(group, plate(rectSection(w * 0.58, h * 0.3, 0.3, 4), 0.06, 0.02), shell.window, {
      x,
      y: y - h * 0.06,
      z: z + 0.06,
    });
    ovenRacks(group, x, y - h * 0.06, w * 0.54, h * 0.26, z + 0.11);
  }
  barHandle(group, shell, x, y + h / 2 - Math.min(2.2, h * 0.3), z, w - 2.4);
}

/** Two racks as they show through a dark window: their front rails and the wires that run back from them. */
function ovenRacks(group: Group, x: number, y: number, w: number, h: number, z: number): void {
  const wire = plastic("#4b4946", 0.35);
  const wires = Math.max(5, Math.round(w / 1.6));
  for (const level of [-0.28, 0.2]) {
    const rail = y + level * h;
    put(group, new PlaneGeometry(w, 0.14), wire, { x, y: rail, z });
    put(group, new PlaneGeometry(w * 0.9, 0.08), wire, { x, y: rail + h * 0.16, z });
    for (let i = 0; i < wires; i++) {
      const across = i / (wires - 1) - 0.5;
      const lean = (across * w * 0.1) / (h * 0.16);
      put(group, new PlaneGeometry(0.06, Math.hypot(h * 0.16, across * w * 0.1)), wire, {
        x: x + across * w * 0.95,
        y: rail + h * 0.08,
        z,
        rz: (Math.atan(lean) * 180) / Math.PI,
      });
    }
  }
}

/** Control knob facing along +z with its pointer. */
export function controlKnob(
  group: Group,
  shell: Shell,
  x: number,
  y: number,
  z: number,
  r = 0.95,
  tilt = 0,
): void {
  const knob = new Group();
  put(
    knob,
    turned(
      [
        [0, 0],
        [r * 1.22, 0],
        [r * 1.2, 0.1],
        [0, 0.14],
      ],
      0.03,
      32,
    ),
    shell.dark,
    { rx: 90 },
  );
  put(
    knob,
    turned(
      [
        [0, 0.1],
        [r, 0.1],
        [r * 0.9, 1.0],
        [r * 0.78, 1.12],
        [0, 1.14],
      ],
      0.08,
      32,
    ),
    shell.handle,
    { rx: 90 },
  );
  put(knob, box(0.12, r * 0.8, 0.05, 0.01), shell.dark, { y: r * 0.45, z: 1.14 });
  put(group, knob, null, { x, y, z, rx: tilt });
}

/** Gas burner: ring, cap; and nothing of the grate. */
export function burner(group: Group, shell: Shell, x: number, y: number, z: number, r: number): void {
  put(
    group,
    turned(
      [
        [0, 0],
        [r * 1.25, 0],
        [r * 1.15, 0.14],
        [r * 0.95, 0.2],
        [r * 0.95, 0.5],
        [0, 0.5],
      ],
      0.04,
      32,
    ),
    shell.print,
    { x, y, z },
  );
  put(
    group,
    turned(
      [
        [0, 0.48],
        [r, 0.48],
        [r * 1.02, 0.62],
        [r * 0.9, 0.76],
        [0, 0.82],
      ],
      0.05,
      32,
    ),
    shell.iron,
    { x, y, z },
  );
}

/** Cast-iron grate over a rectangle: frame, feet and fingers toward the burners. */
export function grate(
  group: Group,
  shell: Shell,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  burners: readonly number[],
): void {
  const t = 0.42;
  for (const s of [-1, 1]) {
    put(group, box(w, t, t, 0.1), shell.iron, { x, y, z: z + s * (d / 2 - t / 2) });
    put(group, box(t, t, d, 0.1), shell.iron, { x: x + s * (w / 2 - t / 2), y, z });
    for (const k of [-1, 1])
      put(group, box(t, 1, t, 0.1), shell.iron, {
        x: x + s * (w / 2 - t / 2),
        y: y - 0.6,
        z: z + k * (d / 2 - t / 2),
      });
  }
  put(group, box(w, t, t, 0.1), shell.iron, { x, y, z });
  for (const bz of burners) {
    for (const s of [-1, 1]) {
      put(group, box(w * 0.36, t, t * 0.8, 0.1), shell.iron, { x: x + s * w * 0.31, y: y + 0.02, z: z + bz });
      put(group, box(t * 0.8, t, d * 0.14, 0.1), shell.iron, { x, y: y + 0.02, z: z + bz + s * d * 0.15 });
    }
  }
}

export function feet(group: Group, shell: Shell, w: number, d: number, h: number, round = true): void {
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      put(
        group,
        round
          ? turned(
              [
                [0, 0],
                [0.8, 0],
                [0.9, 0.3],
                [0.7, h],
                [0, h],
              ],
              0.06,
              20,
            )
          : box(1.4, h, 1.4, 0.06),
        shell.handle,
        { x: sx * (w / 2 - 2), y: round ? 0 : h / 2, z: sz * (d / 2 - 3) },
      );
}
