import { expect, test } from "vitest";
import { roomOf } from "../takeoff/sample-room.test-support.ts";
import { planProblems } from "./plan-problems.ts";

const messages = (change: Parameters<typeof roomOf>[2]): string[] =>
  planProblems(roomOf(120, 96, change).plan).map(({ message }) => message);
const door = { id: "d", wall: "s", kind: "door", offset_in: 10, width_in: 30, height_in: 80 } as const;

test("a sound plan has none", () => {
  expect(messages({ plan: { openings: [door] } })).toEqual([]);
});

test("an outline that crosses itself or runs clockwise", () => {
  expect(
    messages({
      plan: {
        vertices_in: [
          [0, 0],
          [120, 96],
          [120, 0],
          [0, 96],
        ],
      },
    })[0],
  ).toContain("crosses itself");
  expect(
    messages({
      plan: {
        vertices_in: [
          [0, 0],
          [0, 96],
          [120, 96],
          [120, 0],
        ],
      },
    })[0],
  ).toContain("clockwise");
});

test("a side without a wall, a wall between corners that are not neighbors", () => {
  const { walls } = roomOf(120, 96).plan;
  expect(messages({ plan: { walls: walls.slice(0, 3) } })).toEqual([
    "The side from corner 4 has no wall; give it one, open if nothing stands there.",
  ]);
  expect(messages({ plan: { walls: [{ ...walls[0]!, to: 2 }, ...walls.slice(1)] } })[0]).toContain("next");
});

test("an opening past the wall's end, above the wall, over another, or on no wall", () => {
  expect(messages({ plan: { openings: [{ ...door, offset_in: 100 }] } })).toEqual([
    `The door ends 10" past the wall's end; the wall is 10' long.`,
  ]);
  expect(messages({ plan: { openings: [{ ...door, height_in: 100 }] } })[0]).toContain(
    "8' 4\"; the wall is 8' high",
  );
  expect(messages({ plan: { openings: [door, { ...door, id: "e", offset_in: 30 }] } })[0]).toContain(
    "overlap",
  );
  expect(messages({ plan: { openings: [{ ...door, wall: "x" }] } })[0]).toContain("does not exist");
});

test("a window above a passage does not overlap it", () => {
  const over = {
    id: "w",
    wall: "s",
    kind: "window",
    offset_in: 10,
    width_in: 30,
    height_in: 10,
    sill_in: 82,
  } as const;
  expect(messages({ plan: { openings: [door, over] } })).toEqual([]);
});
