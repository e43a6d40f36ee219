import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SelectionStatus, selectionStatuses } from "../../contract/design/selection-words.ts";
import { type SummedSelection, selectionSums } from "./selection-sums.ts";

const one = (changes: Partial<SummedSelection>): SummedSelection => ({
  status: "proposed",
  allowance_cents: null,
  approved_cents: null,
  open_cents: [],
  ...changes,
});

describe("the running total of selections", () => {
  it("adds what was signed, what it is above allowances, and what is open at least and at most", () => {
    const sums = selectionSums([
      one({ status: "approved", allowance_cents: 100_00, approved_cents: 120_00, open_cents: [999_00] }),
      one({ status: "change_requested", approved_cents: 50_00, open_cents: [80_00] }),
      one({ allowance_cents: 200_00, open_cents: [150_00, 240_00] }),
      one({ status: "returned", open_cents: [10_00] }),
      one({ status: "withdrawn", allowance_cents: 7_00, open_cents: [5_00] }),
    ]);
    expect(sums).toEqual({
      allowances_cents: 300_00,
      approved_cents: 170_00,
      over_allowance_cents: 20_00,
      open_least_cents: 160_00,
      open_most_cents: 250_00,
      approved: 2,
      count: 4,
    });
  });

  it("never depends on the order, and the least is never above the most", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    const selection = fc.record({
      status: fc.constantFrom(...(Object.keys(selectionStatuses) as SelectionStatus[])),
      allowance_cents: fc.option(cents),
      approved_cents: fc.option(cents),
      open_cents: fc.array(cents, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(selection, { maxLength: 8 }), (all) => {
        const sums = selectionSums(all);
        expect(selectionSums(all.toReversed())).toEqual(sums);
        expect(sums.open_least_cents).toBeLessThanOrEqual(sums.open_most_cents);
      }),
    );
  });
});
