import type { Linear } from "../color.ts";
import { linearOf } from "../color.ts";
import type { MaterialDefinition } from "../material.ts";
import { aroundAs, ball, block, coat, covered, drum } from "./build.ts";
import type { Lamp, Place } from "./place.ts";
import { type Skin, type Solid, Solids, type Vector } from "./solids.ts";

const fenceAt_in = 330;
const zenith = linearOf("#8fb7e0");
const horizon = linearOf("#e4eaec");
const ground = linearOf("#b8b096");

/** The sun of a late morning, from the left and behind the camera; softened by thin haze. */
export const sun: Lamp = {
  kind: "sun",
  color: [1.02, 0.94, 0.82],
  samples: Array.from({ length: 12 }, (_, at): Vector => {
    const out = 0.05 * Math.sqrt(at / 12);
    const [x, y, z] = [-0.52 + out * Math.cos(at * 2.4), -0.3 + out * Math.sin(at * 2.4), 0.8];
    const long = Math.hypot(x, y, z);
    return [x / long, y / long, z / long];
  }),
};

const mixed = (a: Linear, b: Linear, share: number, by = 1): Linear => [
  (a[0] + (b[0] - a[0]) * share) * by,
  (a[1] + (b[1] - a[1]) * share) * by,
  (a[2] + (b[2] - a[2]) * share) * by,
];

/** Light of the open sky from above, of sunlit ground from below. */
export const skyLight = (way: Vector): Linear =>
  way[2] > 0 ? mixed(horizon, zenith, Math.min(1, way[2]), 0.5) : mixed(ground, ground, 0, 0.35);

export const skySeen = (way: Vector): Linear => {
  const rise = way[2] / Math.hypot(...way);
  return mixed(horizon, zenith, Math.min(1, Math.max(0, rise * 2.2)), 1);
};

export const outdoors = { lamp: sun, sky: skyLight, beyond: skySeen, reach_in: 90 } as const;

/** Turf is fine-grained: a repeat beyond a yard still has to be drawn finely. */
export const turfFine = (width_px: number): number => Math.min(18, Math.max(8, width_px / 66));

const cedar = ["#9c7350", "#a67c57", "#936a49", "#a17651", "#8d6646", "#a98059"] as const;

/** A fence of lying slats with shrubs before it. */
export function fence(leaves: Skin): Solid[] {
  const slats = Array.from({ length: 10 }, (_, at) =>
    block(
      [-260, fenceAt_in, 4 + at * 7.2],
      [260, fenceAt_in + 1, 10.4 + at * 7.2],
      coat(cedar[at % cedar.length]!, 0.8),
      0.2,
    ),
  );
  const posts = [-180, -60, 60, 180].map((x) =>
    block([x, fenceAt_in + 1, 0], [x + 4, fenceAt_in + 5, 78], coat("#6d5039")),
  );
  const dark = block([-300, fenceAt_in + 6, 0], [300, fenceAt_in + 8, 76], coat("#2f3325"));
  const shrubs = [
    [-168, 310, 15, 19],
    [-132, 314, 12, 15],
    [-96, 312, 16, 20],
    [104, 313, 15, 18],
    [138, 311, 18, 22],
    [176, 314, 14, 17],
  ].map(([x, y, z, radius]) => ball([x!, y!, z!], radius!, leaves));
  return [dark, ...posts, ...slats, ...shrubs];
}

export const leafy: Skin = { color: linearOf("#5b7a42"), rough: 0.95, isLeafy: true };

/** A low chair of teak and cloth, and a table beside it. */
export function chair(x: number, y: number): Solid[] {
  const teak = coat("#8a5f3c", 0.6);
  const cloth = coat("#e6e0d3", 0.95);
  const leg = (dx: number, dy: number, high: number) =>
    block([x + dx, y + dy, 0], [x + dx + 2, y + dy + 2, high], teak, 0.3);
  return [
    leg(0, 0, 22),
    leg(28, 0, 22),
    leg(0, 28, 31),
    leg(28, 28, 31),
    block([x, y, 9], [x + 30, y + 30, 11], teak, 0.3),
    block([x, y, 21], [x + 3, y + 30, 22.5], teak, 0.3),
    block([x + 27, y, 21], [x + 30, y + 30, 22.5], teak, 0.3),
    block([x + 3, y + 1, 11], [x + 27, y + 27, 16.5], cloth, 1.6),
    block([x + 3, y + 24, 16.5], [x + 27, y + 29, 32], cloth, 1.8),
    drum([x - 16, y + 13, 0], 1.2, 16, coat("#2e2d2a", 0.5)),
    drum([x - 16, y + 13, 16], 9, 1, coat("#d9d4c8", 0.6)),
    drum([x - 19, y + 11, 17], 1.4, 4.5, coat("#b9c9c4", 0.4)),
  ];
}

/** A planter with a shrub in it. */
export const planter = (x: number, y: number, leaves: Skin): Solid[] => [
  block([x, y, 0], [x + 20, y + 20, 18], coat("#4b4a47", 0.8), 0.4),
  ball([x + 10, y + 10, 28], 14, leaves),
];

const camera = { eye_in: 62, opening: 0.6, shift: 0.4 } as const;
const half_in = 150;
const patioEnd_in = 222;
/** Nearer than this, pavers are drawn finer; the picture is no wider there than `nearHalf_in` to each side. */
const nearEnd_in = 110;
const nearHalf_in = 70;

/** Pavers as a patio with a lawn behind them. */
export function patio(definition: MaterialDefinition, width_px: number): Place {
  const grass = covered(aroundAs("turf-fescue", "turf"), [0, 0], turfFine(width_px) / 2, { isLawn: true });
  const start_in = [9, 5] as const;
  const far = covered(
    definition,
    [2 * half_in, patioEnd_in - nearEnd_in],
    Math.min(6, Math.max(3, width_px / 150)),
    { start_in },
  );
  const near = covered(definition, [2 * nearHalf_in, 64], Math.min(12, Math.max(5, width_px / 90)), {
    start_in: [start_in[0] + half_in - nearHalf_in, start_in[1] + patioEnd_in - nearEnd_in],
  });
  return {
    ...camera,
    ...outdoors,
    solids: new Solids([
      block([-nearHalf_in, 46, -3], [nearHalf_in, nearEnd_in, 0], near),
      block([-half_in, nearEnd_in, -3], [half_in, patioEnd_in, 0], far),
      block([-400, patioEnd_in, -3], [400, 420, -0.4], grass),
      ...chair(34, 150),
      ...planter(-86, 178, leafy),
      ...fence(leafy),
    ]),
  };
}

/** Turf as a lawn with a path of plain slabs along it. */
export function lawn(definition: MaterialDefinition, width_px: number): Place {
  const grass = covered(definition, [0, 0], turfFine(width_px), { isLawn: true });
  const slabs = covered(aroundAs("concrete-pearl", "hardscape"), [400, 48], 4, { isTurned: true });
  const high = Math.min(1.2, definition.family === "turf" ? definition.pile_in * 0.6 : 0);
  return {
    ...camera,
    ...outdoors,
    solids: new Solids([
      block([-400, 20, -3], [52, 420, high], grass, 0),
      block([52, 20, -3], [100, 420, 0], slabs),
      block([100, 20, -3], [400, 420, high], grass, 0),
      ...chair(-72, 196),
      ...planter(108, 230, leafy),
      ...fence(leafy),
    ]),
  };
}
