import { type Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import type { ItemParams } from "../parts/params.ts";
import { rod, turned } from "../parts/solids.ts";
import type { LightTrim } from "./trim.ts";

export type HangingMaker = (group: Group, params: ItemParams, trim: LightTrim) => void;

export const canopy = (group: Group, trim: LightTrim, r = 2.5, x = 0) =>
  put(
    group,
    turned(
      [
        [0, -1.1],
        [0.5, -1.1],
        [r * 0.6, -0.9],
        [r, -0.3],
        [r, 0],
        [0, 0],
      ],
      0.12,
    ),
    trim.metal,
    { x },
  );

export const down = (group: Group, trim: LightTrim, to: number, isRod: boolean, x = 0, z = 0) =>
  put(group, rod(isRod ? 0.26 : 0.11, -to - 0.8, 0.01, 12), isRod ? trim.metal : trim.dark, { x, y: to, z });

export const ringPath = (r: number, y: number, count = 64) =>
  Array.from(
    { length: count + 1 },
    (_, i) =>
      new Vector3(Math.cos((i / count) * Math.PI * 2) * r, y, Math.sin((i / count) * Math.PI * 2) * r),
  );
