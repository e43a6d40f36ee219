import fc from "fast-check";
import { expect, test } from "vitest";
import { facing, zoneBefore } from "./footprint.ts";
import { boxesApart, cornersOf, inBox, type OrientedBox, onPlan, overlaps, wayOut } from "./oriented-box.ts";
import { add, type Point } from "./point.ts";
import { areaOf, isCounterClockwise } from "./polygon.ts";
import { intersection, regionArea } from "./region.ts";

const box = fc.record<OrientedBox>({
  center: fc.tuple(
    fc.integer({ min: -80, max: 80 }),
    fc.integer({ min: -80, max: 80 }),
  ) as fc.Arbitrary<Point>,
  width_in: fc.integer({ min: 4, max: 100 }),
  depth_in: fc.integer({ min: 4, max: 100 }),
  rotation_deg: fc.integer({ min: -720, max: 720 }),
});

test("at rotation 0 the front faces south and the width runs east", () => {
  const corners = cornersOf({ center: [10, 20], width_in: 30, depth_in: 20, rotation_deg: 0 });
  expect(corners).toEqual([
    [-5, 10],
    [25, 10],
    [25, 30],
    [-5, 30],
  ]);
});

test("a quarter turn counter-clockwise brings the front to the east", () => {
  const item = { at_in: [0, 0] as Point, rotation_deg: 90, width_in: 30, depth_in: 20 };
  expect(zoneBefore({ center: [0, 0], width_in: 30, depth_in: 20, rotation_deg: 90 }, 10).center).toEqual([
    15, 0,
  ]);
  const side = facing(item, "left");
  expect(side.width_in).toBe(20);
  expect(zoneBefore(side, 10).center[1]).toBeCloseTo(-20);
});

test("corners run counter-clockwise and enclose width × depth, whatever the turn", () => {
  fc.assert(
    fc.property(box, (each) => {
      const corners = cornersOf(each);
      expect(isCounterClockwise(corners)).toBe(true);
      expect(areaOf(corners)).toBeCloseTo(each.width_in * each.depth_in, 6);
    }),
  );
});

test("boxes overlap when they share area, and the shortest way out separates them exactly", () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      const shared = regionArea(intersection([cornersOf(a)], [cornersOf(b)]));
      const way = wayOut(a, b);
      if (shared > 0.01) expect(way).not.toBeNull();
      if (!way) {
        expect(shared).toBeLessThan(0.01);
        return;
      }
      const out = { ...a, center: add(a.center, way) };
      expect(regionArea(intersection([cornersOf(out)], [cornersOf(b)]))).toBeLessThan(0.01);
      expect(boxesApart({ ...a, center: add(a.center, [way[0] * 1.0001, way[1] * 1.0001]) }, b)).toBeLessThan(
        0.1,
      );
    }),
  );
});

test("the distance is the same from both sides and 0 where they overlap", () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      expect(boxesApart(a, b)).toBeCloseTo(boxesApart(b, a), 9);
      if (overlaps(a, b)) expect(boxesApart(a, b)).toBe(0);
    }),
  );
});

test("a place goes into the box's axes and back", () => {
  fc.assert(
    fc.property(box, fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }), (each, x, y) => {
      const [u, v] = inBox(each, onPlan(each, [x, y]));
      expect(u).toBeCloseTo(x, 6);
      expect(v).toBeCloseTo(y, 6);
    }),
  );
});
