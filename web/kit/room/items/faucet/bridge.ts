import { Group, Vector3 } from "three";
import { put } from "../parts/assemble.ts";
import { type HandleShape, handle } from "../parts/handles.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { arcYZ, bentPath } from "../parts/path.ts";
import { ball, bar, box, rod, tube, turned } from "../parts/solids.ts";
import { foot } from "./foot.ts";
import { aerator, sideSpray, type Trim } from "./pieces.ts";

export const gripOf: Record<string, HandleShape> = {
  "pair-cross": "cross",
  "pair-lever": "lever",
  "pair-wheel": "wheel",
  "pair-stick": "stick",
  cross: "cross",
  lever: "lever",
};

/** Two risers joined above the deck by a bar from which the spout rises; kitchen and lavatory. */
export function bridgeFaucet(params: ItemParams, trim: Trim): Group {
  const group = new Group();
  const kitchen = params.use === "kitchen";
  const r = kitchen ? number(params, "tube", 0.9) / 2 : 0.38;
  const half = params.width_in / 2 - (text(params, "handle").includes("lever") ? 2.5 : 1.3);
  const barY = kitchen ? 3.1 : 2.1;
  const grip = gripOf[text(params, "handle")] ?? "cross";
  for (const side of [-1, 1]) {
    const riser = new Group();
    const top = foot(riser, trim, text(params, "base"), r * 1.35);
    put(riser, rod(r * 1.12, barY - top, 0.03), trim.metal, { y: top });
    put(
      riser,
      turned(
        [
          [0, -0.62],
          [r * 1.3, -0.62],
          [r * 1.5, -0.34],
          [r * 1.5, 0.34],
          [r * 1.3, 0.62],
          [0, 0.62],
        ],
        0.1,
      ),
      trim.metal,
      { y: barY },
    );
    put(riser, rod(r * 1.1, 0.4, 0.03), trim.metal, { y: barY + 0.6 });
    put(riser, handle(grip, trim.metal, kitchen ? 0.95 : 0.8), null, {
      y: barY + 0.98,
      ry: side > 0 ? 12 : 168,
    });
    put(group, riser, null, { x: side * half });
  }
  put(group, tube([new Vector3(-half, barY, 0), new Vector3(half, barY, 0)], r * 0.95, 24), trim.metal);
  for (const x of [-half + r * 2.1, half - r * 2.1])
    put(
      group,
      turned(
        [
          [0, -0.16],
          [r * 1.25, -0.16],
          [r * 1.25, 0.16],
          [0, 0.16],
        ],
        0.05,
        8,
      ),
      trim.metal,
      { x, y: barY, rz: 90 },
    );
  put(group, ball(r * 1.7, 24), trim.metal, { y: barY });
  put(
    group,
    turned(
      [
        [0, 0],
        [r * 1.35, 0],
        [r * 1.45, 0.3],
        [r * 1.15, 0.6],
        [0, 0.6],
      ],
      0.08,
    ),
    trim.metal,
    { y: barY + r * 1.1 },
  );
  bow(group, params, trim, r, barY + r * 1.4);
  if (text(params, "spray") === "side-spray") sideSpray(group, trim, half + 2.6, 4.8);
  return group;
}

function bow(group: Group, params: ItemParams, trim: Trim, r: number, from: number): void {
  const shape = text(params, "bow", text(params, "spout"));
  const height = params.height_in;
  const reach = params.depth_in - r * 2.2 - r * 1.1;
  if (shape === "swan") {
    const path = bentPath(
      [
        [0, from, 0],
        [0, height - r, reach * 0.06],
        [0, height - r * 1.4, reach * 0.66],
        [0, height - 3.2, reach],
      ],
      2.6,
      10,
    );
    put(
      group,
      tube(path, r, 24, (t) => 1.1 - 0.24 * t),
      trim.metal,
    );
    aerator(group, trim, r, path[path.length - 1]!);
    return;
  }
  const out = Math.max(from + 1, height * 0.62);
  const path =
    shape === "square"
      ? bentPath(
          [
            [0, from, 0],
            [0, height - r, 0],
            [0, height - r, reach],
            [0, out, reach],
          ],
          r * 2.4,
          8,
        )
      : [
          new Vector3(0, from, 0),
          ...arcYZ(0, height - r - reach / 2, reach / 2, reach / 2, 180, 0, 26),
          new Vector3(0, Math.min(out, height - r - reach / 2 - 0.2), reach),
        ];
  put(group, tube(path, r, 24), trim.metal);
  aerator(group, trim, r * 1.14, path[path.length - 1]!);
}

/** On the wall (the plane z = 0): two unions, a body bar with handles, a swing spout. */
export function wallKitchenFaucet(params: ItemParams, trim: Trim): Group {
  const group = new Group();
  const r = number(params, "tube", 0.9) / 2;
  const grip = gripOf[text(params, "handle")] ?? "cross";
  const half = params.width_in / 2 - (grip === "lever" ? 1.5 : 1.3);
  const out = 2.4;
  for (const side of [-1, 1]) {
    wallUnion(group, trim, r, side * half, out);
    put(group, handle(grip, trim.metal, 0.9), null, {
      x: side * half,
      y: 0.78,
      z: out,
      ry: grip === "lever" ? -90 + side * 15 : 12,
    });
  }
  bodyBar(group, trim, r, half, out);
  const path = swingSpout(params, r, out);
  put(group, tube(path, r * 0.92, 24), trim.metal);
  aerator(group, trim, r * 1.05, path[path.length - 1]!);
  return group;
}

/** A rose on the wall, the pipe out of it and the valve at its end. */
function wallUnion(group: Group, trim: Trim, r: number, x: number, out: number): void {
  const rose = [
    [0, 0],
    [1.2, 0],
    [1.16, 0.16],
    [0.8, 0.4],
    [r * 1.1, 0.55],
    [0, 0.55],
  ] as const;
  const valve = [
    [0, -0.7],
    [r * 1.5, -0.7],
    [r * 1.6, 0.3],
    [r * 1.3, 0.8],
    [0, 0.8],
  ] as const;
  put(group, turned(rose, 0.07), trim.metal, { x, rx: 90 });
  put(group, rod(r, out, 0.02), trim.metal, { x, rx: 90 });
  put(group, turned(valve, 0.1), trim.metal, { x, z: out });
}

/** The bar between the valves and the hub of the spout on it. */
function bodyBar(group: Group, trim: Trim, r: number, half: number, out: number): void {
  const hub = [
    [0, -0.8],
    [r * 1.5, -0.8],
    [r * 1.8, -0.4],
    [r * 1.8, 0.3],
    [r * 1.3, 0.7],
    [0, 0.8],
  ] as const;
  put(group, tube([new Vector3(-half, 0, out), new Vector3(half, 0, out)], r * 1.05, 24), trim.metal);
  put(group, turned(hub, 0.1), trim.metal, { z: out });
}

function swingSpout(params: ItemParams, r: number, out: number): Vector3[] {
  const reach = params.depth_in - out - r * 1.1;
  const rise = params.height_in - 1.6;
  return flag(params, "straight")
    ? bentPath(
        [
          [0, -0.6, out],
          [0, -1.9, out],
          [0, -1.9, out + reach * 0.5],
          [0, -1.7, out + reach - 0.9],
          [0, -2.5, out + reach],
        ],
        0.9,
        7,
      )
    : bentPath(
        [
          [0, 0.5, out],
          [0, rise, out],
          [0, rise, out + reach * 0.92],
          [0, rise - 2.4, out + reach],
        ],
        2.4,
        10,
      );
}

/** Pot filler: wall flange and two arms with joints, stretched out to the front. */
export function potFiller(params: ItemParams, trim: Trim): Group {
  const group = new Group();
  const square = text(params, "base") === "square";
  const r = number(params, "tube", 0.85) / 2;
  const reach = params.depth_in;
  const tubeOf = (a: Vector3, b: Vector3) =>
    square ? bar([a, b], r * 1.8, r * 1.8, 0.08) : tube([a, b], r * 0.9, 20);
  if (square) put(group, box(2.6, 2.6, 0.36, 0.06, 2), trim.metal, { z: 0.18 });
  else
    put(
      group,
      turned(
        [
          [0, 0],
          [1.4, 0],
          [1.36, 0.2],
          [0.7, 0.5],
          [r * 1.2, 0.7],
          [0, 0.7],
        ],
        0.08,
      ),
      trim.metal,
      { rx: 90 },
    );
  const joint = (y: number, z: number, h: number, x = 0) =>
    put(
      group,
      turned(
        [
          [0, -h],
          [r * 1.4, -h],
          [r * 1.4, h],
          [0, h],
        ],
        0.08,
      ),
      trim.metal,
      { x, y, z },
    );
  const lever = (y: number, z: number, x = 0) => {
    put(group, rod(r * 1.05, 0.4, 0.05), trim.metal, { x, y, z });
    if (square) put(group, box(2.0, 0.16, 0.5, 0.05), trim.metal, { x: x + 0.7, y: y + 0.45, z });
    else
      put(
        group,
        bar(
          [new Vector3(x, y + 0.3, z), new Vector3(x + 0.9, y + 0.6, z), new Vector3(x + 2, y + 0.9, z)],
          0.4,
          0.18,
          0.08,
          new Vector3(0, 0, 1),
        ),
        trim.metal,
      );
  };
  const z1 = 2.0;
  const bend = 3.2;
  put(group, tubeOf(new Vector3(0, 0, 0.3), new Vector3(0, 0, z1)), trim.metal);
  joint(0.1, z1, 0.95);
  lever(1.0, z1);
  const z2 = z1 + (reach - z1) * 0.5;
  put(group, tubeOf(new Vector3(0, 0.5, z1), new Vector3(bend, 0.5, z2)), trim.metal);
  joint(0.05, z2, 1.05, bend);
  put(group, tubeOf(new Vector3(bend, -0.45, z2), new Vector3(0.6, -0.45, reach - 1.2)), trim.metal);
  joint(-0.2, reach - 1.2, 0.85, 0.6);
  lever(0.62, reach - 1.2, 0.6);
  const spout = bentPath(
    [
      [0.6, -0.9, reach - 1.2],
      [0.6, -1.6, reach - 1.0],
      [0.6, -params.height_in * 0.7, reach - 0.6],
    ],
    0.6,
    6,
  );
  put(group, tube(spout, r * 0.85, 20), trim.metal);
  aerator(group, trim, r * 1.05, spout[spout.length - 1]!);
  return group;
}
