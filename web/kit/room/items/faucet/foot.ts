import type { Group } from "three";
import { put } from "../parts/assemble.ts";
import { box, rod, turned } from "../parts/solids.ts";
import type { Trim } from "./pieces.ts";

type FootMaker = (group: Group, trim: Trim, r: number, x: number) => number;

const feet: Record<string, FootMaker> = {
  bell: bellFoot,
  stepped: steppedFoot,
  square: squareFoot,
  hex: hexFoot,
  fluted: flutedFoot,
};

/** The foot of a body of radius r on y = 0; returns its height. */
export function foot(group: Group, trim: Trim, base: string, r: number, x = 0): number {
  put(group, rod(r * 1.28, 0.05, 0.01), trim.gap, { x });
  return (feet[base] ?? plainFoot)(group, trim, r, x);
}

function bellFoot(group: Group, trim: Trim, r: number, x: number): number {
  const bell = [
    [0, 0.03],
    [r * 1.62, 0.03],
    [r * 1.6, 0.16],
    [r * 1.28, 0.34],
    [r * 1.08, 0.72],
    [r, 1.1],
    [0, 1.1],
  ] as const;
  put(group, turned(bell, 0.1), trim.metal, { x });
  return 1.05;
}

function steppedFoot(group: Group, trim: Trim, r: number, x: number): number {
  const steps = [
    [0, 0.03],
    [r * 1.66, 0.03],
    [r * 1.66, 0.2],
    [r * 1.42, 0.26],
    [r * 1.42, 0.46],
    [r * 1.16, 0.56],
    [r * 1.2, 0.66],
    [r, 0.8],
    [0, 0.8],
  ] as const;
  put(group, turned(steps, 0.05), trim.metal, { x });
  return 0.76;
}

function squareFoot(group: Group, trim: Trim, r: number, x: number): number {
  put(group, box(r * 2.7, 0.26, r * 2.7, 0.06, 2), trim.metal, { x, y: 0.16 });
  return 0.28;
}

function hexFoot(group: Group, trim: Trim, r: number, x: number): number {
  const rose = [
    [0, 0.03],
    [r * 1.6, 0.03],
    [r * 1.6, 0.18],
    [r * 1.3, 0.26],
    [0, 0.26],
  ] as const;
  const nut = [
    [0, 0.24],
    [r * 1.34, 0.24],
    [r * 1.34, 0.72],
    [r * 1.05, 0.8],
    [0, 0.8],
  ] as const;
  put(group, turned(rose, 0.04), trim.metal, { x });
  put(group, turned(nut, 0.05, 6), trim.metal, { x, ry: 15 });
  return 0.78;
}

function flutedFoot(group: Group, trim: Trim, r: number, x: number): number {
  const rose = [
    [0, 0.03],
    [r * 1.6, 0.03],
    [r * 1.6, 0.18],
    [r * 1.3, 0.28],
    [0, 0.28],
  ] as const;
  put(group, turned(rose, 0.05), trim.metal, { x });
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2;
    put(group, rod(r * 0.24, 1.5, 0.06, 10), trim.metal, {
      x: x + Math.cos(angle) * r,
      z: Math.sin(angle) * r,
      y: 0.26,
    });
  }
  put(group, rod(r * 1.04, 1.5), trim.metal, { x, y: 0.26 });
  put(group, rod(r * 1.3, 0.14, 0.04), trim.metal, { x, y: 1.74 });
  return 1.86;
}

function plainFoot(group: Group, trim: Trim, r: number, x: number): number {
  const rose = [
    [0, 0.03],
    [r * 1.36, 0.03],
    [r * 1.36, 0.2],
    [r * 1.3, 0.26],
    [0, 0.26],
  ] as const;
  put(group, turned(rose, 0.05), trim.metal, { x });
  return 0.24;
}
