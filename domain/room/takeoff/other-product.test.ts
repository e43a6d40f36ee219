import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitsInstead } from "./other-product.ts";

const plain = { takeoff: null };

describe("another product", () => {
  it("takes boxes of its own for the area that the line's boxes cover", () => {
    // 13 boxes of 10.66 sq ft are 138.58 sq ft
    const line = { qty: 13, box_sqft: 10.66, ...plain };
    expect(unitsInstead(line, { box_sqft: 15.5, minimum_unit: 1 })).toBe(9);
    expect(unitsInstead(line, { box_sqft: 4.4, minimum_unit: 1 })).toBe(32);
    expect(unitsInstead(line, { box_sqft: 10.66, minimum_unit: 1 })).toBe(13);
  });

  it("takes them for the counted area with its waste, not for what the line's last box has left over", () => {
    const takeoff = {
      surfaces: [
        { area_sqft: 60, waste: 15, run_ft: null },
        { area_sqft: 40, waste: 15, run_ft: null },
      ],
      items: [],
    };
    const line = { qty: 8, box_sqft: 16, takeoff };
    expect(unitsInstead(line, { box_sqft: 23, minimum_unit: 1 })).toBe(5);
    expect(unitsInstead({ ...line, takeoff: null }, { box_sqft: 23, minimum_unit: 1 })).toBe(6);
  });

  it("keeps the number where there is no area, and takes its least quantity", () => {
    expect(unitsInstead({ qty: 3, box_sqft: null, ...plain }, { box_sqft: 12, minimum_unit: 1 })).toBe(3);
    expect(unitsInstead({ qty: 3, box_sqft: null, ...plain }, { box_sqft: null, minimum_unit: 4 })).toBe(4);
    expect(unitsInstead({ qty: 1, box_sqft: 8, ...plain }, { box_sqft: 8, minimum_unit: 5 })).toBe(5);
  });

  it("always covers what the line covers, with less than a box to spare", () => {
    const box = fc.integer({ min: 50, max: 4_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), box, box, (qty, own, others) => {
        const boxes = unitsInstead({ qty, box_sqft: own, ...plain }, { box_sqft: others, minimum_unit: 1 });
        expect(boxes * others).toBeGreaterThanOrEqual(qty * own - 1e-6);
        expect((boxes - 1) * others).toBeLessThan(qty * own);
      }),
    );
  });
});
