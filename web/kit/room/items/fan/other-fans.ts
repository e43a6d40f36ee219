import { type BufferGeometry, Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { box, rectSection, rod, roundSection, sweep, tube, turned } from "../parts/solids.ts";
import { linenShade } from "../parts/stock-materials.ts";
import { projectUv } from "../parts/uv.ts";
import { blade } from "./blades.ts";
import type { FanTrim } from "./trim.ts";

/** A fan inside a cage of rods or a linen drum, with bulbs. */
export function fandelier(group: Group, params: ItemParams, t: FanTrim): void {
  const r = params.width_in / 2;
  const h = params.height_in;
  const drum = text(params, "form") === "drum";
  const top = -h * 0.34;
  const low = -h + 0.3;
  canopyAndMotor(group, h, drum, t);
  for (let i = 0; i < 4; i++) {
    const arm = new Group();
    blade(arm, "slim", { ...t, blades: t.body, woodBlades: false }, 2, r * 0.74, -h * 0.62, i, 0);
    put(group, arm, null, { ry: i * 90 + 25 });
  }
  put(group, hoop(r - 0.3, top), t.metal);
  put(group, hoop(r - 0.3, low + 0.3), t.metal);
  if (drum) linenDrum(group, r, low, top, t);
  else rodCage(group, r, low, top, t);
  for (const turn of [0, 90]) put(group, box(r * 2 - 0.8, 0.4, 0.5, 0.06), t.metal, { y: top, ry: turn });
  candleBulbs(group, r, top, t);
}

function canopyAndMotor(group: Group, h: number, drum: boolean, t: FanTrim): void {
  const canopy = [
    [0, -2],
    [1, -2],
    [2.8, -0.8],
    [2.8, 0],
    [0, 0],
  ] as const;
  const motor = [
    [0, -4],
    [2.6, -4],
    [3, -3],
    [3, -0.6],
    [1.4, 0],
    [0, 0],
  ] as const;
  put(group, turned(canopy, 0.2, 36), t.metal);
  put(group, rod(0.5, drum ? h * 0.36 : h * 0.4, 0.02, 18), t.metal, { y: -(drum ? h * 0.4 : h * 0.45) });
  put(group, turned(motor, 0.3, 36), t.body, { y: -h * 0.42 });
}

function hoop(r: number, y: number): BufferGeometry {
  const ring = Array.from(
    { length: 72 },
    (_, i) => new Vector3(Math.cos((i / 72) * Math.PI * 2) * r, y, Math.sin((i / 72) * Math.PI * 2) * r),
  );
  return sweep(ring, rectSection(0.5, 0.8, 0.08, 3), { closed: true });
}

function linenDrum(group: Group, r: number, low: number, top: number, t: FanTrim): void {
  const side = [
    [r - 0.35, low + 0.2],
    [r - 0.35, top],
  ] as const;
  put(group, projectUv(turned(side, 0.01, 72), "y", [2, 2]), linenShade(0.3));
  put(group, rod(r - 0.8, 0.2, 0.05, 64), t.opal, { y: low + 0.4 });
}

function rodCage(group: Group, r: number, low: number, top: number, t: FanTrim): void {
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    put(group, rod(0.14, top - low, 0.02, 8), t.metal, {
      x: Math.cos(a) * (r - 0.3),
      y: low,
      z: Math.sin(a) * (r - 0.3),
    });
  }
  for (let i = 0; i < 4; i++)
    put(group, box(r * 2 - 0.8, 0.3, 0.4, 0.06), t.metal, { y: low + 0.3, ry: i * 45 });
}

function candleBulbs(group: Group, r: number, top: number, t: FanTrim): void {
  const bulb = [
    [0, -3.4],
    [0.8, -3],
    [1.15, -2.2],
    [0.7, -0.8],
    [0.5, 0],
    [0, 0],
  ] as const;
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2;
    const at = { x: Math.cos(a) * r * 0.84, z: Math.sin(a) * r * 0.84 };
    put(group, rod(0.6, 1.6, 0.06, 18), t.metal, { ...at, y: top - 1.8 });
    put(group, turned(bulb, 0.2, 20), t.bulb, { ...at, y: top - 1.7 });
  }
}

/** Oscillating fan on the wall z = 0. */
export function wallFan(group: Group, params: ItemParams, t: FanTrim): void {
  const r = params.width_in / 2;
  const y = params.height_in - r;
  const z = params.depth_in * 0.62;
  wallBracket(group, y, z, t);
  wallMotor(group, y, z, t);
  for (let i = 0; i < 4; i++) {
    const arm = new Group();
    put(arm, box(r * 0.72, 3.6, 0.12, 0.05), t.metal, { x: r * 0.46, rx: 26 });
    put(group, arm, null, { y, z, rz: i * 90 + 20 });
  }
  const cap = [
    [0, 0],
    [1.8, 0],
    [1.6, 0.8],
    [0, 1],
  ] as const;
  put(group, turned(cap, 0.2, 28), t.metal, { y, z: z + 1.6, rx: 90 });
  guardSpokes(group, r, y, z, t);
  guardRings(group, r, y, z, t);
}

function wallBracket(group: Group, y: number, z: number, t: FanTrim): void {
  put(group, box(5, 8, 1.2, 0.5, 3), t.body, { y: 5, z: 0.6 });
  const arm = [
    new Vector3(0, 4, 1),
    new Vector3(0, 4.6, z * 0.5),
    new Vector3(0, y - 2, z * 0.62),
    new Vector3(0, y, z - 3),
  ];
  put(group, tube(arm, 0.9, 18), t.body);
}

function wallMotor(group: Group, y: number, z: number, t: FanTrim): void {
  const motor = [
    [0, 0],
    [2.4, 0.2],
    [3, 1.4],
    [2.8, 4],
    [1.6, 5],
    [0, 5.1],
  ] as const;
  put(group, turned(motor, 0.4, 32), t.body, { y, z: z - 5.4, rx: 90 });
}

function guardSpokes(group: Group, r: number, y: number, z: number, t: FanTrim): void {
  const wire = [
    new Vector3(1.6, 0, 2.4),
    new Vector3(r * 0.6, 0, 2.6),
    new Vector3(r * 0.94, 0, 1.5),
    new Vector3(r * 0.97, 0, 0),
    new Vector3(r * 0.9, 0, -1.6),
    new Vector3(2.6, 0, -2.8),
  ];
  for (let i = 0; i < 40; i++) {
    const spoke = new Group();
    put(spoke, tube(wire, 0.07, 5), t.metal);
    put(group, spoke, null, { y, z, rz: i * 9 });
  }
}

function guardRings(group: Group, r: number, y: number, z: number, t: FanTrim): void {
  for (const [rr, dz] of [
    [0.98, 0],
    [0.7, 2.3],
    [0.4, 2.5],
  ] as const) {
    const ring = Array.from(
      { length: 60 },
      (_, i) =>
        new Vector3(
          Math.cos((i / 60) * Math.PI * 2) * r * rr,
          y + Math.sin((i / 60) * Math.PI * 2) * r * rr,
          z + dz,
        ),
    );
    put(
      group,
      sweep(ring, roundSection(rr > 0.9 ? 0.22 : 0.09, 8), { closed: true, side: new Vector3(0, 0, 1) }),
      t.metal,
    );
  }
}
