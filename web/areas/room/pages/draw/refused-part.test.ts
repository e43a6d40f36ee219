import { expect, it } from "vitest";
import type { RoomPlan } from "../../../../../contract/design/room-design.ts";
import { refusedPart } from "./refused-part.ts";

const wall = (id: string, from: number, to: number) => ({ id, from, to, kind: "wall" as const });
const plan: RoomPlan = {
  vertices_in: [
    [0, 0],
    [120, 0],
    [120, 96],
    [0, 96],
  ],
  ceiling_height_in: 96,
  walls: [wall("south", 0, 1), wall("east", 1, 2), wall("north", 2, 3), wall("west", 3, 0)],
  openings: [
    { id: "w", kind: "window", wall: "east", offset_in: 20, width_in: 36, height_in: 40, sill_in: 36 },
  ],
  services: [],
};

it.each([
  ["plan.openings.0.width_in", "Window, 3' wide, in wall 2: width"],
  ["plan.openings.0", "Window, 3' wide, in wall 2"],
  ["plan.walls.2.height_in", "Wall 3, 10': height"],
  ["plan.vertices_in.1.0", "Corner 2"],
  ["plan.ceiling_height_in", "Ceiling height"],
  ["plan.vertices_in", ""],
])("a refusal of %s is about %s", (field, words) => {
  expect(refusedPart(plan, field)).toBe(words);
});
