import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type RoomPlan, type RoomWall, roomPlan } from "../../../contract/design/room-design.ts";
import { sharedData } from "../../../tests/support/shared-data.ts";
import { roomOf, surfaceOf } from "../takeoff/sample-room.test-support.ts";
import { spansOf } from "./openings.ts";
import { planProblems } from "./plan-problems.ts";
import type { Point } from "./point.ts";
import { areaOf } from "./polygon.ts";
import { usualOutline, withUsualOutline } from "./usual-outline.ts";
import { onWall } from "./walls.ts";

const corners: Point[] = [
  [0, 0],
  [150, 0],
  [150, 80],
  [90, 80],
  [90, 130],
  [0, 130],
];

/** All sides walled, in the outline's own direction. */
const planOf = (vertices_in: Point[], more: Partial<RoomPlan> = {}): RoomPlan => ({
  vertices_in,
  ceiling_height_in: 96,
  walls: vertices_in.map(
    (_, at): RoomWall => ({ id: `side-${at}`, from: at, to: (at + 1) % vertices_in.length, kind: "wall" }),
  ),
  openings: [],
  services: [],
  ...more,
});

/** Where the openings are in the room: their two jambs. */
const jambs = (plan: RoomPlan) =>
  spansOf(plan).map(({ face, from_in, to_in }) =>
    [onWall(face, from_in), onWall(face, to_in)].map((point) => point.map(Math.round)).sort(),
  );

const door = { kind: "door", width_in: 30, height_in: 80, swing: { into: "room", hinge: "from" } } as const;

test("a clockwise outline is turned, and its door stays where it is, hinges and all", () => {
  const clockwise = planOf(corners.toReversed(), {
    // its first side runs down the left: from [0, 130] to [0, 0] is side 5 there
    openings: [{ ...door, id: "d", wall: "side-4", offset_in: 20 }],
  });
  const plan = usualOutline(clockwise);
  expect(planProblems(plan)).toEqual([]);
  expect(areaOf(plan.vertices_in)).toBe(areaOf(corners));
  // 20 in. from the corner [150, 0], toward [0, 0]
  expect(jambs(plan)).toEqual([
    [
      [100, 0],
      [130, 0],
    ],
  ]);
  expect(plan.openings[0]!.swing).toEqual({ into: "room", hinge: "to" });
  expect(usualOutline(plan)).toBe(plan);
});

test("a closed ring is opened, with or without a wall across its seam", () => {
  const ring = [...corners, corners[0]!];
  const openings = [{ ...door, id: "d", wall: "side-5", offset_in: 40 }];
  const whole = planOf(ring, { openings });
  const noSeam = { ...whole, walls: whole.walls.slice(0, 6) };
  for (const closed of [whole, noSeam]) {
    const plan = usualOutline(closed);
    expect(plan.vertices_in).toEqual(corners);
    expect(planProblems(plan)).toEqual([]);
    expect(jambs(plan)).toEqual(jambs(planOf(corners, { openings })));
  }
});

test("a wall written from its other end is turned with what is in it", () => {
  const walls = planOf(corners).walls.map((wall) =>
    wall.id === "side-0" ? { ...wall, from: 1, to: 0 } : wall,
  );
  const plan = usualOutline(
    planOf(corners, { walls, openings: [{ ...door, id: "d", wall: "side-0", offset_in: 10 }] }),
  );
  expect(planProblems(plan)).toEqual([]);
  expect(plan.openings[0]).toMatchObject({ offset_in: 110, swing: { hinge: "to" } });
});

test("however an outline is written, the same room comes of it", () => {
  const variant = fc.record({
    start: fc.nat(5),
    isReversed: fc.boolean(),
    isClosed: fc.boolean(),
    isTwice: fc.nat(5),
  });
  fc.assert(
    fc.property(variant, ({ start, isReversed, isClosed, isTwice }) => {
      const round = [...corners.slice(start), ...corners.slice(0, start)];
      const ordered = isReversed ? round.toReversed() : round;
      const twice = ordered.toSpliced(isTwice, 0, ordered[isTwice]!);
      const ring = isClosed ? [...twice, twice[0]!] : twice;
      const plan = usualOutline(planOf(ring));
      expect(planProblems(plan)).toEqual([]);
      expect(areaOf(plan.vertices_in)).toBe(areaOf(corners));
      expect(roomPlan.safeParse(plan).success).toBe(true);
    }),
  );
});

test("what is really wrong is still said", () => {
  const bow: Point[] = [
    [0, 0],
    [100, 100],
    [100, 0],
    [0, 100],
  ];
  expect(planProblems(usualOutline(planOf(bow)))[0]!.message).toContain("crosses itself");
});

test("a design keeps what its walls wear, and loses only a wall of no length", () => {
  const closed = planOf([...corners, corners[0]!]);
  const surfaces = [
    surfaceOf("wall:side-1", "PAINT"),
    surfaceOf("wall:side-6", "PAINT"),
    surfaceOf("floor", "TILE"),
  ];
  const design = withUsualOutline({ ...roomOf(10, 10), plan: closed, surfaces });
  expect(design.surfaces.map(({ id }) => id)).toEqual(["wall:side-1", "floor"]);
  const sound = roomOf(120, 96);
  expect(withUsualOutline(sound)).toBe(sound);
});

const file = sharedData("cases/p14-plan-clockwise-and-closed.json");

test.skipIf(!file)("the outlines that people sent make the same room of 300 sq ft", () => {
  const { clockwise, closed_ring } = JSON.parse(readFileSync(file!, "utf8")) as Record<string, Point[]>;
  for (const outline of [clockwise!, closed_ring!]) {
    const plan = usualOutline(planOf(outline));
    expect(planProblems(plan)).toEqual([]);
    expect(plan.vertices_in).toHaveLength(6);
    expect(areaOf(plan.vertices_in) / 144).toBe(300);
  }
});
