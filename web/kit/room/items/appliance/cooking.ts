import { Group } from "three";
import { put } from "../parts/assemble.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { box, plate, rectSection, rod, type Section } from "../parts/solids.ts";
import {
  barHandle,
  burner,
  controlKnob,
  feet,
  grate,
  ovenDoor,
  panel,
  type Shell,
  shellOf,
} from "./pieces.ts";

/** Ranges stand on y = 0, the doors to +z. */
export function buildRange(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shell = shellOf(finish);
  const { width_in: w, depth_in: d } = params;
  const control = text(params, "control");
  const back = control === "back";
  const top = back ? 36.4 : params.height_in - (text(params, "fuel") === "gas" ? 1.2 : 0.2);
  const front = d / 2 - 2.2;
  const legs = flag(params, "legs") ? 4.2 : 1.2;
  const bodyD = d - 2.8;
  put(group, box(w - 0.1, top - legs - 0.4, bodyD - 1.4, 0.08), shell.side, {
    y: (top + legs) / 2,
    z: -d / 2 + bodyD / 2 - 0.6,
  });
  if (flag(params, "legs")) {
    feet(group, shell, w, d - 4, legs);
    panel(group, shell.face, 0, legs - 0.9, w - 0.3, 2, front - 1.2, 0.5);
  } else put(group, box(w - 1, 1.4, d - 7, 0.05), shell.dark, { y: 0.7, z: -1.5 });
  cooktopSurface(group, params, shell, top, bodyD, -d / 2 + bodyD / 2);
  const controlH = control === "pro" ? 5 : control === "back" ? 1.2 : 3.6;
  const doorTop = top - 0.6 - controlH;
  const drawerH = flag(params, "drawer") || !flag(params, "legs") ? 6.4 : 0;
  const bottom = legs + 0.3;
  if (control === "pro") {
    panel(group, shell.face, 0, top - 0.5 - controlH / 2, w, controlH, front + 0.6, 2.2, 0.3);
    const knobs = number(params, "burners", 6) + (flag(params, "griddle") ? 2 : 1);
    for (let i = 0; i < knobs; i++)
      controlKnob(
        group,
        shell,
        -w / 2 + 2.8 + (i * (w - 5.6)) / (knobs - 1),
        top - 0.6 - controlH / 2,
        front + 0.6,
        1.15,
      );
    put(group, rod(0.85, w, 0.3, 24), shell.face, { x: -w / 2, y: top - 0.4, z: front + 0.4, rz: -90 });
  } else if (control === "front") {
    panel(group, shell.face, 0, top - 0.5 - controlH / 2, w, controlH, front + 0.3, 1.6, 0.2);
    for (const x of [-0.42, -0.31, -0.2, 0.31, 0.42])
      controlKnob(group, shell, x * w, top - 0.5 - controlH / 2, front + 0.3, 0.95);
    put(group, plate(rectSection(7, 2, 0.3, 4), 0.06, 0.02), shell.glass, {
      x: w * 0.05,
      y: top - 0.5 - controlH / 2,
      z: front + 0.34,
    });
    put(group, box(1.8, 0.5, 0.02, 0.005), shell.screen, {
      x: w * 0.05,
      y: top - 0.5 - controlH / 2,
      z: front + 0.39,
    });
  } else if (control === "front-touch") {
    panel(group, shell.glass, 0, top - 0.5 - controlH / 2, w, controlH, front + 0.2, 1.5, 0.2);
    put(group, box(3, 0.6, 0.02, 0.005), shell.screen, { y: top - 0.5 - controlH / 2, z: front + 0.22 });
    for (let i = -4; i <= 4; i++)
      if (Math.abs(i) > 1)
        put(group, box(0.7, 0.12, 0.02, 0.004), shell.print, {
          x: i * 2.4,
          y: top - 0.6 - controlH / 2,
          z: front + 0.22,
        });
  } else backguard(group, params, shell, top, d);
  doors(group, params, shell, { w, bottom, doorTop, drawerH, front });
  return group;
}

type DoorPlan = { w: number; bottom: number; doorTop: number; drawerH: number; front: number };

function doors(group: Group, params: ItemParams, shell: Shell, p: DoorPlan): void {
  const y0 = p.bottom + p.drawerH + (p.drawerH ? 0.2 : 0);
  const h = p.doorTop - y0;
  if (number(params, "ovens", 1) === 2) {
    const big = p.w * 0.62;
    ovenDoor(group, shell, -p.w / 2 + big / 2, y0 + h / 2, big - 0.15, h, p.front);
    ovenDoor(group, shell, p.w / 2 - (p.w - big) / 2, y0 + h / 2, p.w - big - 0.15, h, p.front);
  } else ovenDoor(group, shell, 0, y0 + h / 2, p.w - 0.2, h, p.front);
  if (p.drawerH) {
    panel(group, shell.face, 0, p.bottom + p.drawerH / 2, p.w - 0.2, p.drawerH, p.front, 1.4);
    if (text(params, "control") !== "back")
      barHandle(group, shell, 0, p.bottom + p.drawerH - 1.6, p.front, p.w - 2.4);
    else
      put(group, box(p.w * 0.5, 0.5, 0.3, 0.1), shell.dark, {
        y: p.bottom + p.drawerH - 0.5,
        z: p.front - 0.1,
      });
  }
}

function backguard(group: Group, params: ItemParams, shell: Shell, top: number, d: number): void {
  const h = params.height_in - top;
  const w = params.width_in;
  const z = -d / 2 + 2.6;
  put(group, box(w, h, 2.6, 0.3, 3), shell.face, { y: top + h / 2, z: z - 1.2 });
  put(group, plate(rectSection(w - 1.6, h * 0.52, 0.4, 4), 0.12, 0.04), shell.glass, {
    y: top + h * 0.58,
    z: z + 0.12,
  });
  put(group, box(3.2, 0.9, 0.02, 0.005), shell.screen, { y: top + h * 0.64, z: z + 0.2 });
  for (const i of [-3, -2, 2, 3])
    put(group, box(0.8, 0.3, 0.02, 0.004), shell.print, { x: i * 1.5, y: top + h * 0.5, z: z + 0.2 });
  const electric = text(params, "fuel") !== "gas";
  for (const x of [-0.42, -0.32, 0.32, 0.42])
    if (electric) controlKnob(group, shell, x * w, top + h * 0.58, z + 0.18, 0.95);
  if (!electric)
    for (const x of [-0.4, -0.24, 0, 0.24, 0.4])
      controlKnob(group, shell, x * w, top - 1.5, d / 2 - 2.4, 0.9, -10);
}

/** Burners with grates, or smooth glass with rings, on the plane y. */
export function cooktopSurface(
  group: Group,
  params: ItemParams,
  shell: Shell,
  y: number,
  d: number,
  z: number,
): void {
  const w = params.width_in;
  if (text(params, "fuel") !== "gas") {
    put(group, box(w, 0.5, d, 0.12, 2), shell.glass, { y: y - 0.1, z });
    for (const [sx, sz, r] of [
      [-0.25, -0.24, 3.4],
      [0.25, -0.24, 3],
      [-0.25, 0.22, 4],
      [0.25, 0.22, 4.6],
    ] as const) {
      const circle: Section = Array.from(
        { length: 56 },
        (_, i) => [Math.cos((i / 56) * Math.PI * 2) * r, Math.sin((i / 56) * Math.PI * 2) * r] as const,
      );
      const inner: Section = circle.map(([a, b]) => [a * 0.975, b * 0.975] as const);
      const ring = plate(circle, 0.02, 0.004, [inner]);
      ring.rotateX(-Math.PI / 2);
      put(group, ring, shell.print, { x: sx * w, y: y + 0.155, z: z + sz * d });
    }
    return;
  }
  put(
    group,
    box(w, 0.7, d, 0.2, 2),
    params.fuel === "gas" && shell.finish === "black-stainless" ? shell.dark : shell.face,
    { y: y - 0.35, z },
  );
  put(group, box(w - 1.6, 0.16, d - 2.4, 0.06), shell.dark, { y, z });
  const count = number(params, "burners", 5);
  const columns = count === 4 ? 2 : 3;
  const griddle = flag(params, "griddle");
  const slots = griddle ? 4 : columns;
  const gw = (w - 2) / slots;
  for (let c = 0; c < slots; c++) {
    const x = -w / 2 + 1 + gw * (c + 0.5);
    if (griddle && c === 2) {
      put(group, box(gw - 0.4, 0.9, d - 4, 0.2, 2), shell.handle, { x, y: y + 0.75, z });
      put(group, box(gw - 1.6, 0.1, d - 6, 0.03), shell.iron, { x, y: y + 1.18, z });
      continue;
    }
    const middle = count === 5 && c === 1;
    const spots = middle ? [0] : [-d * 0.22, d * 0.22];
    for (const bz of spots) burner(group, shell, x, y + 0.06, z + bz, middle ? 2 : 1.5);
    grate(group, shell, x, y + 1.2, z, gw - 0.15, d - 3, spots);
  }
}

/** Cooktop let into a counter: its underside at y = 0. */
export function buildCooktop(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shell = shellOf(finish);
  const { width_in: w, depth_in: d, height_in: h } = params;
  const gas = text(params, "fuel") === "gas";
  const y = h - (gas ? 1.6 : 0.15);
  put(group, box(w - 2, y, d - 2, 0.1), shell.dark, { y: y / 2 });
  cooktopSurface(group, params, shell, y, d, 0);
  if (gas) {
    for (let i = 0; i < 5; i++) {
      const knob = new Group();
      controlKnob(knob, shell, 0, 0, 0, 0.85);
      put(group, knob, null, { x: (i - 2) * 2.4, y: y + 0.02, z: d / 2 - 1.9, rx: -90 });
    }
  } else put(group, box(5, 0.02, 0.5, 0.004), shell.screen, { y: y + 0.16, z: d / 2 - 1.5 });
  return group;
}

/** Built-in ovens: flange flush with the cabinet's front, the box behind. */
export function buildWallOven(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shell = shellOf(finish);
  const { width_in: w, depth_in: d, height_in: h } = params;
  const front = d / 2 - 2.2;
  put(group, box(w - 1.6, h - 1.2, d - 4.4, 0.08), shell.side, { y: h / 2, z: -1.6 });
  panel(group, shell.face, 0, h / 2, w, h, front - 1.2, 0.5, 0.06);
  const controlH = 4;
  panel(group, shell.glass, 0, h - controlH / 2 - 0.2, w - 0.1, controlH, front, 1.1, 0.1);
  put(group, box(3, 0.8, 0.02, 0.005), shell.screen, { y: h - controlH / 2, z: front + 0.02 });
  for (const i of [-4, -3, -2, 2, 3, 4])
    put(group, box(0.7, 0.14, 0.02, 0.004), shell.print, {
      x: i * 2,
      y: h - controlH / 2 - 0.3,
      z: front + 0.02,
    });
  const room = h - controlH - 0.8;
  if (flag(params, "micro")) {
    const mh = room * 0.36;
    microDoor(group, shell, 0, h - controlH - 0.3 - mh / 2, w - 0.1, mh, front);
    ovenDoor(group, shell, 0, 0.5 + (room - mh - 0.3) / 2, w - 0.1, room - mh - 0.3, front);
    return group;
  }
  const count = number(params, "ovens", 1);
  const each = room / count - 0.2;
  for (let i = 0; i < count; i++)
    ovenDoor(group, shell, 0, h - controlH - 0.3 - each * (i + 0.5) - i * 0.3, w - 0.1, each, front);
  return group;
}

/** Microwave door with a dark mesh window. */
export function microDoor(
  group: Group,
  shell: Shell,
  x: number,
  y: number,
  w: number,
  h: number,
  z: number,
): void {
  panel(group, shell.face, x, y, w, h, z, 1.4);
  put(group, plate(rectSection(w * 0.82, h * 0.66, 0.4, 4), 0.1, 0.04), shell.glass, {
    x,
    y: y - h * 0.04,
    z: z + 0.02,
  });
  put(group, plate(rectSection(w * 0.62, h * 0.46, 0.6, 4), 0.06, 0.02), shell.window, {
    x,
    y: y - h * 0.04,
    z: z + 0.06,
  });
  barHandle(group, shell, x, y + h / 2 - 1.1, z, w - 3, false, 0.34);
}
