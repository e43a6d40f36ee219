import { expect, it } from "vitest";
import { floorPlans } from "../../../demo/rooms/plans.ts";
import { floorOf } from "./floor-rects.ts";
import { freeSpans, spanWalls } from "./wall-spans.ts";

const spansIn = (id: string, depth_in: number, height_in: number, wallId: string) => {
  const floor = floorOf(floorPlans.find((each) => each.id === id)!.plan);
  const wall = spanWalls(floor).find((each) => each.id === wallId)!;
  return freeSpans(floor, wall, { depth_in, height_in }).map(({ from, to, low, high }) => [
    Math.round(from),
    Math.round(to),
    `${low}-${high}`,
  ]);
};

it("ends a stretch at corners, and at what a door around the corner needs", () => {
  expect(spansIn("hall-bath-5x8", 22, 34, "w")).toEqual([[0, 96, "corner-corner"]]);
  expect(spansIn("hall-bath-5x8", 22, 34, "e")).toEqual([[30, 96, "door-corner"]]);
  expect(spansIn("hall-bath-5x8", 22, 34, "s")).toEqual([[0, 27, "corner-opening"]]);
});

it("lets a round swing pass by what is shallow enough and far along", () => {
  // 28 in. leaf hinged at the south end of the east wall opens along the south wall
  expect(spansIn("hall-bath-5x8-side-door", 22, 34, "s")).toEqual([[0, 32, "corner-door"]]);
});

it("takes a window for an end only where its sill is lower than the thing", () => {
  expect(spansIn("hall-bath-5x8", 32, 21, "n")).toEqual([[0, 60, "corner-corner"]]);
  expect(spansIn("hall-bath-5x8", 24, 84, "n")).toEqual([
    [0, 18, "corner-opening"],
    [42, 60, "opening-corner"],
  ]);
});

it("tells corners to put things into from those that turn away", () => {
  expect(spansIn("primary-bath-alcove", 20, 34, "as")).toEqual([[132, 168, "outside-corner"]]);
  expect(spansIn("primary-bath-alcove", 20, 34, "ae")).toEqual([[66, 108, "corner-corner"]]);
});
