import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point } from "./point.ts";
import {
  areaOf,
  boundsOf,
  centroidOf,
  contains,
  counterClockwise,
  isConvex,
  isCounterClockwise,
  moved,
  perimeterOf,
  selfCrossings,
  turned,
} from "./polygon.ts";

const rectangle: Point[] = [
  [0, 0],
  [60, 0],
  [60, 96],
  [0, 96],
];
const ell: Point[] = [
  [0, 0],
  [120, 0],
  [120, 60],
  [48, 60],
  [48, 100],
  [0, 100],
];

/** Heron's formula over a fan of signed triangles: a second way to compute the area of a star-shaped ring. */
function fanArea(ring: readonly Point[], from: Point): number {
  let sum = 0;
  ring.forEach((a, at) => {
    const b = ring[(at + 1) % ring.length]!;
    const [p, q, r] = [dist(from, a), dist(a, b), dist(b, from)];
    const s = (p + q + r) / 2;
    sum += Math.sqrt(Math.max(0, s * (s - p) * (s - q) * (s - r)));
  });
  return sum;
}
const dist = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A ring around the origin that every ray from it meets once. */
const star = fc
  .array(fc.double({ min: 12, max: 300, noNaN: true }), { minLength: 3, maxLength: 24 })
  .map((radii) =>
    radii.map((radius, at): Point => {
      const angle = (at / radii.length) * 2 * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );

test("a rectangle and an L have the areas one works out by hand", () => {
  expect(areaOf(rectangle)).toBe(5760);
  expect(areaOf(ell)).toBe(120 * 60 + 48 * 40);
  expect(perimeterOf(ell)).toBe(440);
  expect(centroidOf(rectangle)).toEqual([30, 48]);
});

test("the area agrees with Heron's formula over the triangles of the ring", () => {
  fc.assert(
    fc.property(star, (ring) => {
      expect(areaOf(ring)).toBeCloseTo(fanArea(ring, [0, 0]), 4);
    }),
  );
});

test("turning, moving and reversing leave area, perimeter and winding's size alone", () => {
  const angle = fc.double({ min: -360, max: 360, noNaN: true });
  const step = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(star, angle, step, step, (ring, degrees, dx, dy) => {
      const there = moved(turned(ring, degrees), [dx, dy]);
      expect(areaOf(there)).toBeCloseTo(areaOf(ring), 4);
      expect(perimeterOf(there)).toBeCloseTo(perimeterOf(ring), 4);
      expect(isCounterClockwise(there)).toBe(true);
      const back = [...there].reverse();
      expect(isCounterClockwise(back)).toBe(false);
      expect(isCounterClockwise(counterClockwise(back))).toBe(true);
    }),
  );
});

test("a cut across an L splits its area without loss", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 47, noNaN: true }), (x) => {
      const left: Point[] = [
        [0, 0],
        [x, 0],
        [x, 100],
        [0, 100],
      ];
      const right: Point[] = [
        [x, 0],
        [120, 0],
        [120, 60],
        [48, 60],
        [48, 100],
        [x, 100],
      ];
      expect(areaOf(left) + areaOf(right)).toBeCloseTo(areaOf(ell), 6);
    }),
  );
});

test("points in the notch of an L are outside, points on its outline inside", () => {
  expect(contains(ell, [24, 90])).toBe(true);
  expect(contains(ell, [100, 90])).toBe(false);
  expect(contains(ell, [48, 80])).toBe(true);
  expect(contains(ell, [120, 60])).toBe(true);
});

test("the middle of a star is inside, what lies past its bounds is not", () => {
  fc.assert(
    fc.property(star, (ring) => {
      const { right, top } = boundsOf(ring);
      expect(contains(ring, [0, 0])).toBe(true);
      expect(contains(ring, [right + 1, top + 1])).toBe(false);
    }),
  );
});

test("reports a bow tie, a spike and a corner that touches a side, but no valid ring", () => {
  expect(
    selfCrossings([
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]),
  ).toEqual([[0, 2]]);
  expect(
    selfCrossings([
      [0, 0],
      [10, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]).length,
  ).toBeGreaterThan(0);
  expect(
    selfCrossings([
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 0],
      [0, 10],
    ]).length,
  ).toBeGreaterThan(0);
  expect(selfCrossings(ell)).toEqual([]);
  fc.assert(
    fc.property(star, (ring) => {
      expect(selfCrossings(ring)).toEqual([]);
    }),
  );
});

test("a rectangle is convex, an L is not", () => {
  expect(isConvex(rectangle)).toBe(true);
  expect(isConvex(ell)).toBe(false);
});
