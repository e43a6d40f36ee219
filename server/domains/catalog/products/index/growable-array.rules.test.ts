import fc from "fast-check";
import { expect, it } from "vitest";
import { GrowableSmallArray } from "./growable-array.rules.ts";

it("stores numbers that exceed the small type", () => {
  const numbers = fc.array(fc.oneof(fc.nat(65_535), fc.nat(2 ** 31 - 1)), { maxLength: 40 });
  fc.assert(
    fc.property(numbers, (all) => {
      const growing = new GrowableSmallArray();
      for (const number of all) growing.push(number);
      expect([...growing.at.subarray(0, growing.length)]).toEqual(all);
    }),
  );
});
