import { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { arcYZ, bentPath } from "../parts/path.ts";
import { bar, box, rod, tube, turned } from "../parts/solids.ts";
import { rectSection, sweep } from "../parts/sweep.ts";
import { foot } from "./foot.ts";
import { aerator, type Trim } from "./pieces.ts";

/** Where the handle of a single-lever faucet sits: height of the body's top and its radius. */
export type Body = { top: number; r: number };

/** A lavatory spout on y = 0: `height` over all, `reach` from the center of the hole to the outlet's front. */
export function lavSpout(
  group: Group,
  trim: Trim,
  shape: string,
  base: string,
  height: number,
  reach: number,
): Body {
  const make = shapes[shape] ?? shapes.arc!;
  return make(group, trim, base, height, reach);
}

type Make = (group: Group, trim: Trim, base: string, height: number, reach: number) => Body;

const neckOn =
  (r: number, drop: number): Make =>
  (group, trim, base, height, reach) => {
    const body = base === "round" ? r * 1.5 : r * 1.4;
    const from = foot(group, trim, base, body);
    const up = Math.max(from + 0.6, height * 0.2);
    put(
      group,
      turned(
        [
          [0, from],
          [body, from],
          [body * 0.94, up - 0.25],
          [r * 1.1, up],
          [0, up],
        ],
        0.1,
      ),
      trim.metal,
    );
    const span = reach - r * 1.1;
    const centre = height - r - span / 2;
    const path = [
      new Vector3(0, up - 0.1, 0),
      ...arcYZ(0, centre, span / 2, span / 2, 180, 0, 26),
      new Vector3(0, centre - drop * height, span),
    ];
    put(group, tube(path, r, 24), trim.metal);
    aerator(group, trim, r * 1.1, path[path.length - 1]!);
    return { top: up, r: body };
  };

const shapes: Record<string, Make> = {
  gooseneck: neckOn(0.36, 0.1),

  hook(group, trim, base, height, reach) {
    const body = 0.72;
    const from = foot(group, trim, base, body);
    const top = height * 0.42;
    put(group, rod(body, top - from, 0.06), trim.metal, { y: from });
    const span = reach - 0.4;
    const path = bentPath(
      [
        [0, top - 0.2, 0],
        [0, height - 0.34, 0],
        [0, height - 0.34, span],
        [0, height - 1.7, span],
      ],
      1.1,
      10,
    );
    put(group, tube(path, 0.34, 22), trim.metal);
    aerator(group, trim, 0.38, path[path.length - 1]!);
    return { top, r: body };
  },

  square(group, trim, base, height, reach) {
    const r = 0.36;
    const body = 0.6;
    const from = foot(group, trim, base, body);
    put(group, rod(body, 0.9, 0.05), trim.metal, { y: from });
    const span = reach - 0.4;
    const path = bentPath(
      [
        [0, from + 0.7, 0],
        [0, height - r, 0],
        [0, height - r, span],
        [0, height * 0.66, span],
      ],
      0.7,
      8,
    );
    put(group, tube(path, r, 24), trim.metal);
    aerator(group, trim, r * 1.12, path[path.length - 1]!);
    return { top: from + 0.9, r: body };
  },

  pipe(group, trim, base, height, reach) {
    const r = 0.36;
    const body = 0.58;
    const from = foot(group, trim, base, body);
    const span = reach - 0.5;
    const path = bentPath(
      [
        [0, from - 0.2, 0],
        [0, height - r * 1.4, 0],
        [0, height - r * 1.4, span],
        [0, height * 0.7, span],
      ],
      0.5,
      5,
    );
    put(group, tube(path, r, 22), trim.metal);
    const hexNut = (y: number, z: number, rx = 0) =>
      put(
        group,
        turned(
          [
            [0, -0.3],
            [r * 1.5, -0.3],
            [r * 1.5, 0.3],
            [0, 0.3],
          ],
          0.06,
          6,
        ),
        trim.metal,
        { y, z, rx },
      );
    hexNut(from + 0.25, 0);
    hexNut(height - r * 1.4 - 1.1, 0);
    hexNut(height - r * 1.4, 1.1, 90);
    hexNut(height * 0.7 + 0.1, span);
    aerator(group, trim, r * 1.1, path[path.length - 1]!);
    return { top: from, r: body };
  },

  arc(group, trim, base, height, reach) {
    const body = base === "bell" ? 0.78 : 0.86;
    const from = foot(group, trim, base, base === "fluted" ? 0.62 : body);
    const top = height * 0.62;
    put(
      group,
      turned(
        [
          [0, from],
          [body, from],
          [body * 0.86, top * 0.62],
          [body * 0.9, top - 0.12],
          [body * 0.8, top],
          [0, top],
        ],
        0.12,
      ),
      trim.metal,
    );
    const path = bentPath(
      [
        [0, top * 0.42, 0.1],
        [0, top * 0.96, reach * 0.42],
        [0, top * 0.86, reach * 0.9],
        [0, top * 0.66, reach - 0.3],
      ],
      reach * 0.5,
      12,
    );
    put(
      group,
      sweep(path, rectSection(1.16, 0.86, 0.4, 6), { scale: (t) => 1.06 - 0.34 * t, bevel: 0.05 }),
      trim.metal,
    );
    const end = path[path.length - 1]!;
    put(group, rod(0.3, 0.12, 0.02, 20), trim.gap, { y: end.y - 0.12, z: end.z - 0.06 });
    return { top, r: body * 0.86 };
  },

  low(group, trim, base, height, reach) {
    const body = 0.66;
    const from = foot(group, trim, base, body);
    const top = height * 0.86;
    put(
      group,
      turned(
        [
          [0, from],
          [body, from],
          [body * 0.8, top * 0.6],
          [body * 0.92, top * 0.82],
          [body * 0.5, top],
          [0, top + 0.08],
        ],
        0.14,
      ),
      trim.metal,
    );
    put(
      group,
      turned(
        [
          [0, 0],
          [0.16, 0],
          [0.12, 0.3],
          [0.26, 0.5],
          [0.2, 0.72],
          [0, 0.78],
        ],
        0.08,
        18,
      ),
      trim.metal,
      { y: top },
    );
    const path = bentPath(
      [
        [0, top * 0.5, 0],
        [0, top * 0.86, reach * 0.4],
        [0, top * 0.82, reach * 0.82],
        [0, top * 0.5, reach - 0.3],
      ],
      reach * 0.4,
      10,
    );
    put(
      group,
      tube(path, 0.46, 22, (t) => 1.1 - 0.28 * t),
      trim.metal,
    );
    aerator(group, trim, 0.42, path[path.length - 1]!.clone());
    return { top, r: body };
  },

  swan(group, trim, base, height, reach) {
    const body = 0.6;
    const from = foot(group, trim, base, body);
    const top = height * 0.4;
    put(
      group,
      turned(
        [
          [0, from],
          [body, from],
          [body * 0.7, top * 0.66],
          [body * 0.95, top * 0.86],
          [body * 0.6, top],
          [0, top],
        ],
        0.1,
      ),
      trim.metal,
    );
    const path = bentPath(
      [
        [0, top - 0.2, 0],
        [0, height - 0.3, reach * 0.06],
        [0, height - 0.5, reach * 0.6],
        [0, height * 0.66, reach * 0.82],
        [0, height * 0.54, reach - 0.4],
      ],
      reach * 0.4,
      9,
    );
    put(
      group,
      tube(path, 0.4, 22, (t) => 1.06 - 0.2 * t),
      trim.metal,
    );
    aerator(group, trim, 0.4, path[path.length - 1]!);
    return { top, r: body };
  },

  tube(group, trim, base, height, reach) {
    const body = 0.84;
    const from = foot(group, trim, base, body);
    const top = height * 0.8;
    put(group, rod(body, top - from, 0.05), trim.metal, { y: from });
    const y = top * 0.66;
    const path = [
      new Vector3(0, y, 0),
      new Vector3(0, y + 0.1, reach * 0.5),
      new Vector3(0, y + 0.2, reach - 0.1),
    ];
    put(group, tube(path, 0.5, 26), trim.metal);
    put(group, rod(0.36, 0.14, 0.03, 20), trim.metal, { y: y - 0.4, z: reach - 0.7 });
    put(group, rod(0.3, 0.06, 0.01, 20), trim.gap, { y: y - 0.42, z: reach - 0.7 });
    return { top: top + 0.05, r: body };
  },

  block(group, trim, base, height, reach) {
    const side = 1.7;
    const from = base === "round" ? 0 : foot(group, trim, "square", 0.72);
    const top = height * 0.84;
    put(group, box(side, top - from, side, 0.06, 2), trim.metal, { y: (from + top) / 2 });
    const y = top - 1.05;
    put(group, box(side * 0.98, 0.86, reach - 0.2, 0.06, 2), trim.metal, { y, z: reach / 2 - 0.1 });
    put(group, box(0.9, 0.06, 0.6, 0.02), trim.gap, { y: y - 0.43, z: reach - 0.75 });
    return { top: top + 0.04, r: side / 2 };
  },

  trough(group, trim, _base, height, reach) {
    const side = 1.9;
    const top = height * 0.82;
    const from = foot(group, trim, "square", 0.8);
    put(group, box(side, top - from, side, 0.05, 2), trim.metal, { y: (from + top) / 2 });
    const y = top - 0.9;
    const tilt = -4;
    const channel = new Group();
    put(channel, box(2.4, 0.16, reach, 0.04), trim.metal, { z: reach / 2 - 0.6 });
    for (const x of [-1.12, 1.12])
      put(channel, box(0.16, 0.62, reach, 0.04), trim.metal, { x, y: 0.26, z: reach / 2 - 0.6 });
    put(channel, box(2.1, 0.02, 0.5, 0.005), trim.gap, { y: 0.1, z: 1.1 });
    put(group, channel, null, { y, rx: -tilt });
    return { top: top + 0.04, r: side / 2 };
  },

  sheet(group, trim, base, height, reach) {
    const body = 0.95;
    const from = foot(group, trim, base, body);
    const top = height * 0.76;
    put(group, rod(body, top - from, 0.06), trim.metal, { y: from });
    const path = bentPath(
      [
        [0, top * 0.5, 0],
        [0, top * 0.82, reach * 0.45],
        [0, top * 0.72, reach - 0.1],
      ],
      reach * 0.5,
      12,
    );
    put(group, bar(path, 3.0, 0.36, 0.1), trim.metal);
    const end = path[path.length - 1]!;
    put(group, box(2.5, 0.1, 0.04, 0.01), trim.gap, { y: end.y - 0.02, z: end.z + 0.02, rx: 20 });
    return { top: top + 0.05, r: body };
  },

  pump(group, trim, base, height, reach) {
    const body = 0.74;
    const from = foot(group, trim, base, body);
    const top = height * 0.78;
    put(
      group,
      turned(
        [
          [0, from],
          [body, from],
          [body * 0.86, height * 0.3],
          [body * 0.86, height * 0.5],
          [body * 1.1, height * 0.53],
          [body * 1.1, height * 0.57],
          [body * 0.9, height * 0.6],
          [body * 0.9, top - 0.3],
          [body * 0.5, top],
          [0, top + 0.1],
        ],
        0.1,
      ),
      trim.metal,
    );
    const y = height * 0.6;
    const path = bentPath(
      [
        [0, y, 0.3],
        [0, y + 0.3, reach * 0.5],
        [0, y, reach - 0.4],
        [0, y - 1.6, reach - 0.3],
      ],
      1.4,
      8,
    );
    put(
      group,
      tube(path, 0.44, 22, (t) => 1.1 - 0.2 * t),
      trim.metal,
    );
    aerator(group, trim, 0.44, path[path.length - 1]!);
    return { top, r: body };
  },
};
