import fc from "fast-check";
import { expect, test } from "vitest";
import { clipToConvex } from "./convex-clip.ts";
import { cornersOf } from "./oriented-box.ts";
import type { Point } from "./point.ts";
import { areaOf, rectangle, signedArea } from "./polygon.ts";
import { difference, grown, intersection, regionArea, union } from "./region.ts";

const box = fc
  .record({
    x: fc.integer({ min: -100, max: 100 }),
    y: fc.integer({ min: -100, max: 100 }),
    width_in: fc.integer({ min: 2, max: 120 }),
    depth_in: fc.integer({ min: 2, max: 120 }),
    rotation_deg: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ x, y, ...size }) => cornersOf({ center: [x, y], ...size }));

test("intersection and differences add up to the union", () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      const both = regionArea(intersection([a], [b]));
      const onlyA = regionArea(difference([a], [b]));
      expect(both + onlyA).toBeCloseTo(areaOf(a), 1);
      expect(regionArea(union([a, b]))).toBeCloseTo(areaOf(a) + areaOf(b) - both, 1);
    }),
  );
});

test("clipping to a convex window finds the same area as the sweep", () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      const fast = clipToConvex(a, b);
      expect(fast.length > 2 ? areaOf(fast) : 0).toBeCloseTo(regionArea(intersection([a], [b])), 1);
    }),
  );
});

test("a concave ring clipped into two parts keeps its area", () => {
  const u: Point[] = [
    [0, 0],
    [30, 0],
    [30, 30],
    [20, 30],
    [20, 10],
    [10, 10],
    [10, 30],
    [0, 30],
  ];
  const window = rectangle(-5, 15, 40, 10);
  expect(signedArea(clipToConvex(u, window))).toBeCloseTo(200, 9);
  expect(intersection([u], [window])).toHaveLength(2);
});

test("an island in a room leaves a hole", () => {
  const region = difference([rectangle(0, 0, 100, 80)], [rectangle(30, 30, 40, 20)]);
  expect(region).toHaveLength(2);
  expect(regionArea(region)).toBeCloseTo(8000 - 800, 6);
});

test("shrinking a room moves each wall in", () => {
  expect(regionArea(grown([rectangle(0, 0, 100, 80)], -18))).toBeCloseTo(64 * 44, 2);
  expect(grown([rectangle(0, 0, 30, 80)], -18)).toEqual([]);
});
