import { expect, test } from "vitest";
import { faceById } from "../../../../domain/room/geometry/walls.ts";
import { roomOf } from "../../../../domain/room/takeoff/sample-room.test-support.ts";
import { alongWall, grabOpening } from "./dragging-openings.ts";

/** The ray from one place in the room through another, as the view gives it: where it meets each level ahead. */
const rayThrough =
  (from: readonly [number, number, number], through: readonly [number, number, number]) =>
  (height_in: number): readonly [number, number] | null => {
    const t = (height_in - from[2]) / (through[2] - from[2]);
    if (!(t > 0)) return null;
    return [from[0] + t * (through[0] - from[0]), from[1] + t * (through[1] - from[1])];
  };

const room = roomOf(120, 96, {
  plan: {
    openings: [
      { id: "window", wall: "n", kind: "window", offset_in: 30, width_in: 36, height_in: 40, sill_in: 40 },
    ],
  },
});
const north = faceById(room.plan, "n")!;

test.each([
  ["from above", [60, 20, 200]],
  ["at the height of the eyes", [60, 20, 60]],
  ["from the floor", [60, 20, 5]],
  ["through the wall, from outside", [70, 260, 150]],
] as const)("a pointer on a wall is where it shows, seen %s", (_, eye) => {
  // the north wall runs from its corner in the east
  expect(alongWall(north, rayThrough(eye, [80, 96, 61]))).toBeCloseTo(40, 3);
});

test("an opening is held where it was grabbed", () => {
  const grabbed = grabOpening(room.plan, "window", rayThrough([60, 20, 90], [80, 96, 61]));
  expect(grabbed?.hold_in).toBeCloseTo(10, 3);
  expect(grabOpening(room.plan, "gone", rayThrough([60, 20, 90], [80, 96, 61]))).toBeNull();
});

test("a ray along a wall meets it nowhere", () => {
  expect(alongWall(north, rayThrough([20, 90, 80], [60, 90, 20]))).toBeNull();
});
