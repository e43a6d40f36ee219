import { Group } from "three";
import { put } from "../parts/assemble.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { bentPath } from "../parts/path.ts";
import { box, rectSection, rod, sweep, turned } from "../parts/solids.ts";
import { chandeliers } from "./chandeliers.ts";
import { canopy, down, type HangingMaker, ringPath } from "./hung-parts.ts";

import { lanternBody } from "./lantern.ts";
import { shades } from "./shades.ts";
import { hangingBulb, type LightTrim } from "./trim.ts";

/** Lights that hang from the ceiling (y = 0). */
export function hangingLight(params: ItemParams, trim: LightTrim): Group {
  const group = new Group();
  const form = text(params, "form");
  const make = { ...pendants, ...chandeliers }[form] ?? pendants.pendant!;
  make(group, params, trim);
  return group;
}

const pendants: Record<string, HangingMaker> = {
  pendant(group, params, trim) {
    const r = params.width_in / 2;
    const h = number(params, "shade_h", 8);
    const top = -(params.height_in - h);
    canopy(group, trim);
    down(group, trim, top + 1, flag(params, "rod"));
    put(
      group,
      turned(
        [
          [0, 0],
          [0.95, 0],
          [0.9, 0.7],
          [0.5, 1.3],
          [0.2, 1.5],
          [0, 1.5],
        ],
        0.1,
        28,
      ),
      trim.metal,
      { y: top - 0.05 },
    );
    const shade = new Group();
    shades[text(params, "shade")]?.(shade, trim, r, h);
    put(group, shade, null, { y: top });
  },
  lantern(group, params, trim) {
    const h = number(params, "shade_h", 20);
    const bottom = -params.height_in;
    canopy(group, trim);
    for (let i = 0; i < 11; i++) {
      const link = sweep(
        bentPath(
          [
            [-0.3, 0, 0],
            [-0.3, 0.9, 0],
            [0.3, 0.9, 0],
            [0.3, 0, 0],
            [-0.3, 0, 0],
          ],
          0.3,
          4,
        ),
        rectSection(0.12, 0.12, 0.05, 3),
        { bevel: 0.01 },
      );
      put(group, link, trim.metal, { y: -2 - i * 1.02, ry: i % 2 ? 90 : 0 });
    }
    lanternBody(group, trim, params.width_in * 0.94, h, bottom + 0.3);
  },
  "linear-bar"(group, params, trim) {
    const w = params.width_in;
    const y = -params.height_in + 1.5;
    put(group, box(16, 1.1, 3, 0.2, 2), trim.metal, { y: -0.55 });
    for (const side of [-1, 1]) put(group, rod(0.07, -y - 1, 0.01, 8), trim.dark, { x: side * 6.5, y });
    put(group, box(w, 2.6, params.depth_in * 0.8, 0.12, 2), trim.metal, { y });
    put(group, box(w - 0.6, 0.5, params.depth_in * 0.66, 0.1, 2), trim.bulb, { y: y - 1.2 });
  },
  "linear-globes"(group, params, trim) {
    const w = params.width_in;
    const r = params.depth_in / 2;
    const count = number(params, "arms", 5);
    const y = -params.height_in + r * 2 + 1.2;
    put(group, box(18, 1.1, 4, 0.3, 2), trim.metal, { y: -0.55 });
    for (const side of [-1, 1]) put(group, rod(0.24, -y - 0.8, 0.02, 12), trim.metal, { x: side * 7, y });
    put(group, rod(0.42, w - 2 * r + 1.4, 0.1, 20), trim.metal, { x: -(w / 2 - r + 0.7), y, rz: -90 });
    for (let i = 0; i < count; i++) {
      const globe = new Group();
      shades["globe-opal"]!(globe, trim, r, r * 2);
      put(group, globe, null, { x: -(w / 2 - r) + (i * (w - 2 * r)) / (count - 1), y: y - 1 });
    }
  },
  flush(group, params, trim) {
    const r = params.width_in / 2;
    const h = params.height_in;
    if (text(params, "shade") !== "cage") {
      put(
        group,
        turned(
          [
            [0, -0.9],
            [r * 0.72, -0.9],
            [r * 0.72, 0],
            [0, 0],
          ],
          0.14,
          48,
        ),
        trim.metal,
      );
      const shade = new Group();
      shades[text(params, "shade")]!(shade, trim, r, h - 0.8);
      put(group, shade, null, { y: -0.8 });
      return;
    }
    canopy(group, trim, 3);
    down(group, trim, -3.2, true);
    for (const y of [-3.4, -h + 0.3])
      put(
        group,
        sweep(ringPath(r - 0.3, y).slice(0, -1), rectSection(0.5, 0.7, 0.08, 3), { closed: true }),
        trim.metal,
      );
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2;
      put(group, box(0.3, h - 3.6, 0.3, 0.06), trim.metal, {
        x: Math.cos(a) * (r - 0.3),
        y: -(h + 3.2) / 2,
        z: Math.sin(a) * (r - 0.3),
      });
    }
    for (const turn of [0, 90])
      put(group, box(r * 2 - 0.6, 0.4, 0.5, 0.08), trim.metal, { y: -3.4, ry: turn });
    for (const [x, z] of [
      [-2.6, 0],
      [2.6, 0],
      [0, -2.6],
      [0, 2.6],
    ] as const) {
      const lamp = new Group();
      hangingBulb(lamp, trim, 0, 1);
      put(group, lamp, null, { x, z, y: -3.5 });
    }
  },
};
