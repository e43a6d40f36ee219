import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pagesAround } from "./pages-around.ts";

describe("pagesAround", () => {
  it("leaves out what is far away", () => {
    expect(pagesAround(7, 20)).toEqual([1, "gap", 6, 7, 8, "gap", 20]);
    expect(pagesAround(1, 20)).toEqual([1, 2, "gap", 20]);
    expect(pagesAround(20, 20)).toEqual([1, "gap", 19, 20]);
  });

  it("names a page instead of leaving out just that one", () => {
    expect(pagesAround(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pagesAround(1, 1)).toEqual([1]);
  });

  it("always offers the first, the last and the present page, in order", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        (lastPage, offset) => {
          const page = 1 + (offset % lastPage);
          const numbers = pagesAround(page, lastPage).filter((one) => one !== "gap");
          expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
          expect(numbers).toEqual(expect.arrayContaining([1, page, lastPage]));
          expect(numbers.length).toBeLessThanOrEqual(7);
        },
      ),
    );
  });
});
