import { expect, test } from "vitest";
import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { mirrorPlan, turnPlan } from "../edit/turn-plan.ts";
import { roomOf } from "../takeoff/sample-room.test-support.ts";
import { type CeilingMark, ceilingAt, ceilingMarks } from "./ceiling.ts";
import { ceilingParts } from "./ceiling-parts.ts";
import { aboveCeiling, elevationOf } from "./elevation.ts";
import { planProblems } from "./plan-problems.ts";
import { rotated } from "./point.ts";
import { regionSqft } from "./region.ts";
import { faceById, facesOf } from "./walls.ts";

const slope = { kind: "slope", wall: "s", low_in: 48 } as const;
const ridge = { kind: "ridge", wall: "s", low_in: 60 } as const;
/** 10 by 8 ft., 8 ft. high where it is highest. */
const plan = (ceiling: RoomPlan["ceiling"], more: Partial<RoomPlan> = {}): RoomPlan =>
  roomOf(120, 96, { plan: { ...(ceiling && { ceiling }), ...more } }).plan;

/** An L: 10 by 8 ft. less a corner of 4 by 3 ft. in the northeast. */
const cornered: Partial<RoomPlan> = {
  vertices_in: [
    [0, 0],
    [120, 0],
    [120, 60],
    [72, 60],
    [72, 96],
    [0, 96],
  ],
  walls: ["s", "e", "n", "ce", "cn", "w"].map((id, at) => ({
    id,
    from: at,
    to: (at + 1) % 6,
    kind: "wall" as const,
  })),
};

test("one slope is low at its wall and high across from it", () => {
  const room = plan(slope);
  expect(ceilingAt(room, [60, 0])).toBeCloseTo(48);
  expect(ceilingAt(room, [10, 48])).toBeCloseTo(72);
  expect(ceilingAt(room, [60, 96])).toBeCloseTo(96);
});

const linesOf = (room: RoomPlan, kind: CeilingMark["kind"]) =>
  ceilingMarks(room)
    .filter((mark) => mark.kind === kind)
    .map(({ line }) => line);

test("two slopes meet midway at the ridge, along their wall", () => {
  const room = plan(ridge);
  expect([0, 24, 48, 96].map((y) => Math.round(ceilingAt(room, [30, y])))).toEqual([60, 78, 96, 60]);
  expect(linesOf(room, "ridge").map(({ from, to }) => [from, to].sort((a, b) => a[0] - b[0]))).toEqual([
    [
      [0, 48],
      [120, 48],
    ],
  ]);
});

test("walls follow the slope: two level, two trapezoids; a gable has its peak", () => {
  const heights = (room: RoomPlan) =>
    facesOf(room).map(({ profile }) => profile.map(([x, y]) => [Math.round(x), Math.round(y)]));
  expect(heights(plan(slope))).toEqual([
    [
      [0, 48],
      [120, 48],
    ],
    [
      [0, 48],
      [96, 96],
    ],
    [
      [0, 96],
      [120, 96],
    ],
    [
      [0, 96],
      [96, 48],
    ],
  ]);
  expect(heights(plan(ridge))[1]).toEqual([
    [0, 60],
    [48, 96],
    [96, 60],
  ]);
});

test("in an L the slope goes on to the farthest wall, and every wall meets its neighbors at one height", () => {
  for (const ceiling of [slope, ridge, { ...slope, wall: "e" }, { ...ridge, wall: "cn" }]) {
    const room = plan(ceiling, cornered);
    const faces = facesOf(room);
    for (const [at, face] of faces.entries()) {
      const next = faces[(at + 1) % faces.length]!;
      expect(face.profile.at(-1)![1]).toBeCloseTo(next.profile[0]![1]);
    }
    const floor = ceilingParts(room).reduce((sum, { outline }) => sum + regionSqft(outline), 0);
    expect(floor).toBeCloseTo(80 - 12);
  }
  // the inner wall of the corner is partway up
  expect(faceById(plan(slope, cornered), "n")?.height_in).toBeCloseTo(48 + (48 * 60) / 96);
});

test("a room that stands at an angle slopes as it does when it is straight", () => {
  const straight = plan(ridge);
  const turned = { ...straight, vertices_in: straight.vertices_in.map((each) => rotated(each, 33)) };
  for (const point of [
    [5, 10],
    [60, 48],
    [110, 80],
  ] as [number, number][])
    expect(ceilingAt(turned, rotated(point, 33))).toBeCloseTo(ceilingAt(straight, point));
  expect(facesOf(turned).map(({ height_in }) => Math.round(height_in))).toEqual(
    facesOf(straight).map(({ height_in }) => Math.round(height_in)),
  );
});

test("the line at 5 ft. of height lies where the slope is 5 ft. high; a level ceiling has none", () => {
  const [line] = linesOf(plan(slope), "headroom");
  expect(line!.from[1]).toBeCloseTo(24);
  expect(line!.to[1]).toBeCloseTo(24);
  expect(linesOf(plan({ ...ridge, low_in: 48 }), "headroom")).toHaveLength(2);
  expect(ceilingMarks(plan(undefined))).toEqual([]);
});

test("a plan says how high a slope is along its low and its high side, and a vault along both low ones", () => {
  const sides = (room: RoomPlan) =>
    ceilingMarks(room).flatMap(({ kind, line, height_in }) =>
      kind === "side" ? [[height_in, Math.round(line.from[1])]] : [],
    );
  expect(sides(plan({ ...slope, low_in: 72 }))).toEqual([
    [72, 8],
    [96, 88],
  ]);
  expect(sides(plan(ridge))).toEqual([
    [60, 8],
    [60, 88],
  ]);
});

test("problems name what is wrong of the slope, and the window that is too high", () => {
  const messages = (room: RoomPlan) => planProblems(room).map(({ message }) => message);
  const window = { kind: "window", width_in: 36, height_in: 36, sill_in: 36 } as const;
  const openings = [
    { ...window, id: "a", wall: "e", offset_in: 0 },
    { ...window, id: "b", wall: "e", offset_in: 55 },
  ];
  expect(messages(plan(slope, { openings }))).toEqual([
    "The window in the east wall reaches to 6'; the ceiling comes down to 4' there.",
  ]);
  expect(messages(plan({ ...slope, low_in: 30 }))[0]).toBe(
    "The low side of the ceiling is at least 3' high.",
  );
  expect(messages(plan({ ...slope, low_in: 96 }))[0]).toContain("its high side has to be higher");
  expect(messages(plan({ ...slope, wall: "gone" }))[0]).toContain("a wall that does not exist");
});

test("lights hang from the slope over them, plumb ones low enough to swing free of it", () => {
  const light = (at_in: [number, number], width_in: number, height_in: number) => ({
    ...{ id: "l", kind: "light", sku: null, at_in, rotation_deg: 0 },
    ...{ width_in, depth_in: width_in, height_in },
  });
  const room = { plan: plan(slope), items: [] };
  // a flush light under 6 ft. of ceiling
  expect(elevationOf(room, light([60, 48], 12, 4))).toBeCloseTo(68);
  // a narrow pendant
  expect(elevationOf(room, light([60, 48], 6, 20))).toBeCloseTo(52);
  // a wide one comes down on its rod: the slope is 10 in. lower at its edge than over its middle
  expect(elevationOf(room, light([60, 48], 40, 12))).toBeCloseTo(72 - 10 - 6);
  expect(aboveCeiling(room, light([60, 48], 40, 12))).toBe(0);
});

test("turned or mirrored as a whole, each wall keeps its heights", () => {
  const heights = (room: RoomPlan) =>
    new Map(facesOf(room).map(({ id, profile }) => [id, profile.map(([, y]) => Math.round(y))]));
  for (const ceiling of [slope, ridge, { ...slope, wall: "e" }]) {
    const before = heights(plan(ceiling, cornered));
    expect(heights(turnPlan(plan(ceiling, cornered), 1))).toEqual(before);
    for (const [id, each] of heights(mirrorPlan(plan(ceiling, cornered))))
      expect([...each].reverse()).toEqual(before.get(id));
  }
});
