import { expect, test } from "vitest";
import type { RoomOpening } from "../../../contract/design/room-design.ts";
import { roomOf } from "../takeoff/sample-room.test-support.ts";
import { clearZoneOf, hasWayIn, spanOf, swingOf } from "./openings.ts";
import { areaOf, boundsOf, isCounterClockwise } from "./polygon.ts";
import { faceById, facesOf, placeAgainst, rotationAgainst, spanOn } from "./walls.ts";

const door = (change: Partial<RoomOpening> = {}): RoomOpening => ({
  id: "d",
  wall: "e",
  kind: "door",
  offset_in: 10,
  width_in: 30,
  height_in: 80,
  swing: { into: "room", hinge: "from" },
  ...change,
});
const room = roomOf(120, 96);

test("walls look into the room and follow the ceiling unless they have a height of their own", () => {
  const plan = roomOf(120, 96, {
    plan: {
      walls: [
        { id: "s", from: 0, to: 1, kind: "half_wall" },
        { id: "e", from: 1, to: 2, kind: "wall", height_in: 84 },
        { id: "n", from: 2, to: 3, kind: "wall" },
        { id: "w", from: 3, to: 0, kind: "open" },
      ],
    },
  }).plan;
  expect(facesOf(plan).map(({ inward }) => inward)).toEqual([
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ]);
  expect(facesOf(plan).map(({ height_in }) => height_in)).toEqual([42, 84, 96, 0]);
});

test("an item with its back to a wall faces the room", () => {
  const turns = facesOf(room.plan).map(rotationAgainst);
  expect(turns).toEqual([180, 270, 0, 90]);
  expect(placeAgainst(faceById(room.plan, "n")!, 40, 20)).toEqual([80, 86]);
});

test("a rotated item spans the wall behind it", () => {
  const face = faceById(room.plan, "e")!;
  const span = spanOn(face, { center: [108, 40], width_in: 30, depth_in: 20, rotation_deg: 270 });
  expect(span).toEqual({ from_in: 25, to_in: 55, gap_in: 2 });
});

test("a door on the east wall sweeps a quarter disc from its hinge into the room", () => {
  for (const hinge of ["from", "to"] as const) {
    const swing = swingOf(spanOf(room.plan, door({ swing: { into: "room", hinge } }))!)!;
    expect(swing[hinge === "from" ? 0 : swing.length - 1]).toEqual([120, hinge === "from" ? 10 : 40]);
    expect(isCounterClockwise(swing)).toBe(true);
    const { left, right, bottom, top } = boundsOf(swing);
    expect([left, right, bottom, top].map(Math.round)).toEqual([90, 120, 10, 40]);
    expect(areaOf(swing) / ((Math.PI / 4) * 900)).toBeGreaterThan(0.99);
  }
});

test("doors that open outward, passages and windows sweep nothing", () => {
  expect(swingOf(spanOf(room.plan, door({ swing: { into: "out", hinge: "to" } }))!)).toBeNull();
  expect(swingOf(spanOf(room.plan, door({ kind: "passage" }))!)).toBeNull();
  expect(swingOf(spanOf(room.plan, door({ kind: "window" }))!)).toBeNull();
});

test("the clear zone lies before the opening, inside the room", () => {
  const zone = clearZoneOf(spanOf(room.plan, door())!)!;
  expect(zone.center).toEqual([108, 25]);
  expect([zone.width_in, zone.depth_in]).toEqual([30, 24]);
  expect(clearZoneOf(spanOf(room.plan, door({ kind: "window" }))!)).toBeNull();
});

test("a room has a way in by a door, a passage or an open side", () => {
  const plan = room.plan;
  expect(hasWayIn({ ...plan, openings: [] })).toBe(false);
  expect(hasWayIn({ ...plan, openings: [{ ...door(), kind: "window" }] })).toBe(false);
  expect(hasWayIn({ ...plan, openings: [door()] })).toBe(true);
  const [first, ...others] = plan.walls;
  expect(hasWayIn({ ...plan, openings: [], walls: [{ ...first!, kind: "open" }, ...others] })).toBe(true);
});
