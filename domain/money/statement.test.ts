import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MonthSum, nextMonth, statementMonths, statementPart } from "./statement.ts";

const kinds = ["sale", "refund", "payout", "payout_failed", "release", "correction"];
const cents = fc.integer({ min: -5_000_000, max: 5_000_000 });
const sums: fc.Arbitrary<MonthSum> = fc
  .record({
    month: fc.constantFrom("2025-11", "2025-12", "2026-01", "2026-04", "2026-09"),
    transfer_kind: fc.constantFrom(...kinds),
    pending_cents: cents,
    available_cents: cents,
  })
  // a release only moves money
  .map((row) => (row.transfer_kind === "release" ? { ...row, pending_cents: -row.available_cents } : row));

describe("statements by month", () => {
  test("lead from one balance to the next, and to the ledger's, to the cent, whatever happened", () => {
    fc.assert(
      fc.property(fc.array(sums, { maxLength: 60 }), (rows) => {
        const months = statementMonths(rows, "2026-12");
        let before = 0;
        for (const one of months) {
          expect(one.opening_cents).toBe(before);
          const changed = one.sales_cents + one.refunds_cents + one.fees_cents + one.payouts_cents;
          expect(one.closing_cents).toBe(one.opening_cents + changed);
          expect(one.closing_cents).toBe(one.pending_cents + one.available_cents);
          const ledger = rows.filter(({ month }) => month <= one.month);
          const sum = ledger.reduce((all, row) => all + row.pending_cents + row.available_cents, 0);
          expect(one.closing_cents).toBe(sum);
          before = one.closing_cents;
        }
      }),
      { numRuns: 500 },
    );
  });

  test("have no gaps, none before the first entry, and none after the last month", () => {
    const sale = { transfer_kind: "sale", pending_cents: 100, available_cents: 0 };
    const rows = [
      { month: "2025-11", ...sale },
      { month: "2026-01", ...sale },
    ];
    const months = statementMonths(rows, "2026-02").map(({ month }) => month);
    expect(months).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
    expect(statementMonths(rows, "2025-12").at(-1)).toMatchObject({ month: "2025-12", closing_cents: 100 });
    expect(statementMonths([], "2026-02")).toEqual([]);
  });

  test("count what they do not know as fees and adjustments, and a release as nothing", () => {
    expect([statementPart("chargeback"), statementPart("release")]).toEqual(["fees", null]);
    expect(nextMonth("2026-12")).toBe("2027-01");
  });
});
