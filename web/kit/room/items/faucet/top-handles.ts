import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { bentPath } from "../parts/path.ts";
import { ball, bar, box, rod, tube, turned } from "../parts/solids.ts";
import type { Body } from "./lav-spouts.ts";
import type { Trim } from "./pieces.ts";

type HandleMaker = (group: Group, trim: Trim, body: Body) => void;

const handles: Record<string, HandleMaker> = {
  "top-blade": blade,
  "top-stick": stick,
  "top-loop": loop,
  "side-stick": sideStick,
  joystick,
  pump,
};

/** The one handle of a single-hole lavatory faucet on or beside its body; a kind that is not known gets a lever. */
export function topHandle(group: Group, trim: Trim, kind: string, body: Body): void {
  (handles[kind] ?? lever)(group, trim, body);
}

function blade(group: Group, trim: Trim, { top, r }: Body): void {
  put(group, box(r * 1.9, 0.1, r * 1.9, 0.01), trim.gap, { y: top });
  put(group, box(r * 1.96, 0.34, r * 1.96, 0.06, 2), trim.metal, { y: top + 0.2 });
  put(group, box(0.9, 0.2, 2.6, 0.05, 2), trim.metal, { y: top + 0.62, z: -0.5, rx: 12 });
}

function stick(group: Group, trim: Trim, { top, r }: Body): void {
  const cap = [
    [0, 0.05],
    [r, 0.05],
    [r, 0.62],
    [0, 0.64],
  ] as const;
  put(group, rod(r * 0.96, 0.1, 0.01), trim.gap, { y: top - 0.05 });
  put(group, turned(cap, 0.05), trim.metal, { y: top - 0.04 });
  put(group, rod(0.15, 1.9, 0.05, 16), trim.metal, { y: top + 0.3, z: -0.4, rx: -72 });
}

function loop(group: Group, trim: Trim, { top, r }: Body): void {
  const cap = [
    [0, 0],
    [r * 1.02, 0],
    [r * 0.98, 0.5],
    [r * 0.6, 0.72],
    [0, 0.76],
  ] as const;
  const path = bentPath(
    [
      [0, top + 0.4, 0],
      [0, top + 1.6, -0.5],
      [0, top + 1.5, 1.6],
    ],
    0.7,
    8,
  );
  put(group, turned(cap, 0.14), trim.metal, { y: top });
  put(group, bar(path, 0.7, 0.2, 0.09), trim.metal);
}

function sideStick(group: Group, trim: Trim, { top, r }: Body): void {
  put(group, rod(0.5, 0.9, 0.05), trim.metal, { x: r * 0.4, y: top * 0.6, rz: -90 });
  put(group, rod(0.13, 2.0, 0.05, 14), trim.metal, { x: r * 0.4 + 0.7, y: top * 0.6, rz: -20 });
}

function joystick(group: Group, trim: Trim, { top, r }: Body): void {
  put(group, rod(0.3, 0.4, 0.05), trim.metal, { x: r * 0.6, y: top * 0.62, rz: -90 });
  put(group, rod(0.11, 2.2, 0.05, 14), trim.metal, { x: r * 0.7 + 0.3, y: top * 0.62, rz: -30 });
}

function pump(group: Group, trim: Trim, { top }: Body): void {
  const path = bentPath(
    [
      [0, top + 0.2, 0.2],
      [0, top + 2.2, -0.6],
      [0, top - 1.4, -1.9],
      [0, top - 3.4, -1.8],
    ],
    1.3,
    9,
  );
  put(group, ball(0.32, 18), trim.metal, { y: top + 0.2 });
  put(
    group,
    tube(path, 0.2, 14, (t) => 1.1 - 0.2 * t),
    trim.metal,
  );
  put(group, ball(0.34, 18), trim.metal, { y: top - 3.5, z: -1.8 });
}

function lever(group: Group, trim: Trim, { top, r }: Body): void {
  const cap = [
    [0, 0.03],
    [r * 0.97, 0.03],
    [r * 1.0, 0.3],
    [r * 0.86, 0.62],
    [r * 0.4, 0.78],
    [0, 0.8],
  ] as const;
  const path = [
    new Vector3(0, top + 0.52, -0.1),
    new Vector3(0, top + 0.85, 0.8),
    new Vector3(0, top + 1.2, 1.7),
    new Vector3(0, top + 1.42, 2.3),
  ];
  put(group, turned(cap, 0.12), trim.metal, { y: top });
  put(group, rod(r * 0.94, 0.05, 0.01), trim.gap, { y: top - 0.01 });
  put(group, bar(path, 0.62, 0.2, 0.09), trim.metal);
}
