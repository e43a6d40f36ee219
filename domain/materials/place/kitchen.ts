import { linearOf } from "../color.ts";
import type { MaterialDefinition } from "../material.ts";
import { aroundAs, ball, block, coat, covered, drum } from "./build.ts";
import type { Lamp, Place } from "./place.ts";
import { type Solid, Solids, type Vector } from "./solids.ts";

const wallAt_in = 176;
const wall = coat("#e9e4da", 0.95);
const warm = linearOf("#fff4e2");
const cool = linearOf("#e2ecf6");

const daylight: Lamp = {
  kind: "window",
  color: [2.2, 2.13, 2.0],
  samples: [70, 96, 122, 148].flatMap((y) => [42, 58, 74, 90].map((z): Vector => [-150, y, z])),
};

/** Countertop on an island, and on the run along the wall behind it. */
export function kitchen(definition: MaterialDefinition, width_px: number): Place {
  const thick_in = Math.max(1.18, definition.piece.thickness_in);
  const under = 36 - thick_in;
  const fine = Math.min(16, Math.max(6, width_px / 75));
  const long_in = Math.min(114, definition.piece.width_in - 4);
  const right = long_in - 68;
  const stone = covered(definition, [long_in + 3, 46], fine, { start_in: [2, 2] });
  const tile = covered(aroundAs("subway-white", "backsplash"), [240, 24], 6, {});
  return {
    eye_in: 69,
    opening: 0.54,
    shift: 0.33,
    lamp: daylight,
    // the window side of the room is brighter, the ceiling throws light down
    sky: ([x, , z]) => {
      const bright = 0.5 + 0.16 * Math.max(0, -x) + 0.12 * z;
      const share = 0.5 - 0.5 * x;
      return [
        bright * (warm[0] + (cool[0] - warm[0]) * share),
        bright * (warm[1] + (cool[1] - warm[1]) * share),
        bright * (warm[2] + (cool[2] - warm[2]) * share),
      ];
    },
    beyond: () => linearOf("#e6e1d7"),
    reach_in: 60,
    solids: new Solids([
      block([-170, 0, -2], [170, wallAt_in, 0], coat("#b59a78", 0.6)),
      block([-170, wallAt_in, 0], [170, wallAt_in + 4, 120], wall),
      block([-120, wallAt_in - 0.4, 36], [120, wallAt_in, 54], tile),
      ...run(),
      block([-120, wallAt_in - 26, under], [120, wallAt_in, 36], stone, 0.12),
      ...shelf(),
      ...island(right, under),
      block([-68, 56, under], [right, 98, 36], stone, 0.14),
      ...things(right),
    ]),
  };
}

const front = coat("#77867b", 0.55);
const frame = coat("#6c7b70", 0.6);
const dark = coat("#262522");
const brass = coat("#b08d4f", 0.35);

/** The island below its top: panels at the front, stools' room at the right. */
function island(right: number, under: number): Solid[] {
  const from = -66.5;
  const to = right - 1.5;
  const doors = 4;
  const wide = (to - from) / doors;
  return [
    block([from, 58, 4], [to, 96.5, under], frame),
    block([from + 2, 60, 0], [to - 2, 94, 4], dark),
    ...Array.from({ length: doors }, (_, at) => {
      const left = from + at * wide;
      return [
        block([left + 0.06, 57.2, 4.2], [left + wide - 0.06, 58, under - 0.2], front, 0.15),
        block([left + 2.6, 57, 7], [left + wide - 2.6, 57.25, under - 3], frame, 0.1),
        block(
          [left + wide / 2 - 2.5, 55.9, under - 1.9],
          [left + wide / 2 + 2.5, 56.5, under - 1.4],
          brass,
          0.2,
        ),
      ];
    }).flat(),
  ];
}

/** Cabinets along the wall. */
function run(): Solid[] {
  const white = coat("#e7e3da", 0.5);
  return [
    block([-120, wallAt_in - 24.4, 4], [120, wallAt_in, 34.8], coat("#d5d0c5", 0.6)),
    block([-120, wallAt_in - 21, 0], [120, wallAt_in, 4], dark),
    ...[-120, -90, -60, -30, 0, 30, 60, 90].flatMap((x) => [
      block([x + 0.06, wallAt_in - 25.2, 4.2], [x + 29.94, wallAt_in - 24.4, 27], white, 0.15),
      block([x + 0.06, wallAt_in - 25.2, 27.2], [x + 29.94, wallAt_in - 24.4, 34.6], white, 0.15),
      block([x + 12.5, wallAt_in - 26.4, 30.6], [x + 17.5, wallAt_in - 25.9, 31.1], brass, 0.2),
    ]),
  ];
}

/** An oak shelf with a few things on it. */
function shelf(): Solid[] {
  const oak = coat("#b98f61", 0.6);
  const at = wallAt_in - 5;
  return [
    block([-14, wallAt_in - 10, 60], [74, wallAt_in, 61.6], oak, 0.2),
    drum([-4, at, 61.6], 3.4, 6, coat("#d9d2c4", 0.6)),
    drum([5, at, 61.6], 2.6, 8, coat("#8d9a92", 0.6)),
    drum([22, at, 61.6], 4.6, 3, coat("#efeae0", 0.4)),
    drum([22, at, 64.6], 4.4, 1, coat("#e2dccf", 0.4)),
    drum([36, at, 61.6], 2.2, 5, coat("#c9b79a", 0.6)),
    block([48, wallAt_in - 2, 61.6], [62, wallAt_in - 1.2, 77], coat("#a57a4c", 0.7), 0.5),
  ];
}

/** A bowl of lemons and a board on the island. */
function things(right: number): Solid[] {
  const [x, y, z] = [right - 24, 84, 36];
  const lemon = coat("#e3b93a", 0.6);
  return [
    drum([x, y, z], 3, 0.6, coat("#ece6da", 0.45)),
    drum([x, y, z + 0.6], 5.4, 2.6, coat("#ece6da", 0.45)),
    ball([x - 2.1, y - 1.4, z + 3.9], 1.5, lemon),
    ball([x + 1.5, y - 1.8, z + 3.9], 1.45, lemon),
    ball([x + 0.1, y + 1.8, z + 4], 1.5, lemon),
    ball([x - 0.2, y - 0.4, z + 5.6], 1.45, coat("#dcae31", 0.6)),
    block([-52, 78, z], [-34, 92, z + 0.9], coat("#9c7048", 0.6), 0.3),
    drum([-30, 91, z], 2.3, 7, coat("#cfd6d2", 0.35)),
  ];
}
