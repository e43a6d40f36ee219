import fc from "fast-check";
import { expect, test } from "vitest";
import { boxesForArea } from "./boxes.ts";

test("120 sq ft with 10% waste from boxes of 10.76 sq ft takes 13 boxes", () => {
  expect(boxesForArea({ area_sqft: 120, box_sqft: 10.76, waste_percent: 10 })).toEqual({
    area_sqft: 120,
    waste_percent: 10,
    needed_sqft: 132,
    boxes: 13,
    covers_sqft: 139.88,
  });
});

test("an area that fills its boxes exactly takes no box more", () => {
  expect(boxesForArea({ area_sqft: 100, box_sqft: 11, waste_percent: 10 }).boxes).toBe(10);
});

test("never fewer than the vendor's minimum", () => {
  expect(boxesForArea({ area_sqft: 3, box_sqft: 10, waste_percent: 10, minimum_unit: 5 }).boxes).toBe(5);
});

test("boxes are never short, and one box fewer would be", () => {
  const size = fc.double({ min: 0.5, max: 5000, noNaN: true });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 0, max: 30 }), (area_sqft, box_sqft, waste_percent) => {
      const { boxes } = boxesForArea({ area_sqft, box_sqft, waste_percent });
      const needed = area_sqft * (1 + waste_percent / 100);
      expect(boxes * box_sqft).toBeGreaterThanOrEqual(needed - 1e-6 * needed);
      expect((boxes - 1) * box_sqft).toBeLessThan(needed);
    }),
  );
});

test("nonsense is refused", () => {
  expect(() => boxesForArea({ area_sqft: 0, box_sqft: 10, waste_percent: 10 })).toThrow(RangeError);
  expect(() => boxesForArea({ area_sqft: 10, box_sqft: 0, waste_percent: 10 })).toThrow(RangeError);
});
