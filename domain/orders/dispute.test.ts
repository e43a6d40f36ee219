import fc from "fast-check";
import { expect, test } from "vitest";
import { unitPrice } from "../money/pricing.ts";
import { bearerOf, heldPostings, lostParts, lostPostings, wonPostings } from "./dispute.ts";
import { addGiven, leftOfLine, partPostings } from "./line-refund.ts";
import { splitOrder } from "./order-split.ts";

const sum = (postings: readonly { amount_cents: number }[]) =>
  postings.reduce((all, { amount_cents }) => all + amount_cents, 0);

const cart = fc.array(
  fc.record({ wholesale: fc.integer({ min: 1, max: 900_000 }), qty: fc.integer({ min: 1, max: 60 }) }),
  { minLength: 1, maxLength: 6 },
);

test("whatever is lost of 10,000 orders balances, and no line gives back more than it cost", () => {
  fc.assert(
    fc.property(
      cart,
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom("fraudulent", "product_not_received", "general"),
      (sold, wanted, reason) => {
        const { lines, totals } = splitOrder(
          sold.map(({ wholesale, qty }, index) => ({
            ...unitPrice(wholesale, 800, 1000),
            vendor_id: `v${index % 2}`,
            qty,
            list_price_cents: wholesale * 2,
            is_freight: false,
          })),
          { coupon: null, state: "CA", freight_by_vendor: new Map(), on: new Date("2026-06-01") },
        );
        const amount = Math.min(wanted, totals.total_cents);
        const parts = lostParts(lines, amount, reason);
        const refunded = parts.reduce((all, { amount_cents }) => all + amount_cents, 0);
        if (refunded !== amount) expect(refunded).toBe(amount);
        for (const { line, part } of parts) {
          const left = leftOfLine({ ...line, ...addGiven(line, part) });
          if (left < 0) expect(left).toBeGreaterThanOrEqual(0);
        }
        const postings = parts.flatMap(({ line, part }) =>
          partPostings({ vendor_id: line.vendor_id, is_released: false }, part, "s"),
        );
        const all = [...heldPostings(amount, 1500), ...postings, ...lostPostings(amount, refunded)];
        if (sum(all) !== 0) expect(sum(all)).toBe(0);
        for (const kind of ["disputes", "refunds"]) {
          const left = sum(all.filter((each) => each.kind === kind));
          if (left !== 0) expect([kind, left]).toEqual([kind, 0]);
        }
      },
    ),
    { numRuns: 10_000 },
  );
});

test("what was refunded before is the marketplace's loss when the bank takes it again", () => {
  expect(lostParts([], 500, "general")).toEqual([]);
  expect(sum(lostPostings(500, 0))).toBe(0);
  expect(lostPostings(500, 200)).toContainEqual({
    kind: "platform_revenue",
    owner_id: null,
    amount_cents: 300,
  });
});

test("a dispute that is won leaves nothing but the fee", () => {
  expect(sum([...heldPostings(900, 1500), ...wonPostings(900)])).toBe(0);
  expect(heldPostings(900, 0)).toHaveLength(2);
});

test("who supplied answers for what did not arrive, the marketplace for the payment", () => {
  expect(bearerOf("product_not_received")).toBe("vendor");
  expect(bearerOf("fraudulent")).toBe("marketplace");
});
