import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedData } from "../../../tests/support/shared-data.ts";
import type { Point } from "./point.ts";
import { areaOf, counterClockwise, isCounterClockwise, selfCrossings } from "./polygon.ts";
import { grown, regionArea, union } from "./region.ts";

/** Walls of real floor plans (MLSTRUCT-FP), as rectangles in meters; not included in this repository. */
const file = process.env.MLSTRUCT_FP ?? sharedData("plans/mlstruct-fp.json");

interface Walls {
  rect: Record<string, { floorID: number; length: number; thickness: number; x: number[]; y: number[] }>;
}

const inches = 100 / 2.54;

test.skipIf(!file)("walls of real plans: areas, unions and offsets hold together", () => {
  const { rect } = JSON.parse(readFileSync(file!, "utf8")) as Walls;
  const byFloor = Map.groupBy(Object.values(rect), ({ floorID }) => floorID);
  expect(byFloor.size).toBeGreaterThan(0);
  for (const walls of byFloor.values()) {
    const rings = walls.map(({ x, y }) =>
      counterClockwise(x.map((each, at): Point => [each * inches, y[at]! * inches])),
    );
    rings.forEach((ring, at) => {
      const { length, thickness } = walls[at]!;
      expect(isCounterClockwise(ring)).toBe(true);
      expect(selfCrossings(ring)).toEqual([]);
      // the file rounds to millimeters
      expect(Math.abs(areaOf(ring) - length * thickness * inches * inches)).toBeLessThan(
        0.02 * areaOf(ring) + 10,
      );
    });
    const sum = rings.reduce((all, ring) => all + areaOf(ring), 0);
    const whole = regionArea(union(rings));
    expect(whole).toBeLessThanOrEqual(sum + 0.01 * sum);
    expect(whole).toBeGreaterThan(sum * 0.7);
    const closed = grown(grown(union(rings), 2), -2);
    expect(regionArea(closed)).toBeGreaterThanOrEqual(whole * 0.999);
  }
});
