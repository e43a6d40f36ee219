import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Posting,
  partRefundPostings,
  paymentPostings,
  refundOf,
  refundPaidPostings,
  refundPostings,
  releasePostings,
  replacementPostings,
  salePostings,
} from "../money/ledger-posting.ts";
import { anySmallCart, anyTerms, atMost, manyOrders, same } from "../money/sale.test-support.ts";
import {
  addGiven,
  type BorneBy,
  keptShipping,
  leftOfLine,
  type RefundedLine,
  refundPart,
} from "./line-refund.ts";
import { restockingFee, splitLine } from "./line-return.ts";
import { splitOrder } from "./order-split.ts";

const parties = { customer_id: "customer", showroom_id: "showroom" };
const total = (postings: readonly Posting[]) => postings.reduce((sum, one) => sum + one.amount_cents, 0);

function balances(postings: readonly Posting[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { kind, owner_id, amount_cents } of postings) {
    const account = `${kind} ${owner_id ?? ""}`.trim();
    sums.set(account, (sums.get(account) ?? 0) + amount_cents);
  }
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
}

/** One thing that happens to a line after its sale. */
const anyStep = fc.record({
  kind: fc.constantFrom("part", "part", "split", "release" as const),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  borneBy: fc.constantFrom<BorneBy>("vendor", "carrier", "marketplace"),
});
const anyLife = fc.tuple(anySmallCart, anyTerms, fc.array(anyStep, { maxLength: 8 }));

interface Lived {
  books: Posting[];
  parts: (RefundedLine & { is_released: boolean })[];
  refunded: number;
  charged: number;
}

/** Refunds parts of a line, takes units out of it and releases it, as the steps say. */
function live(
  line: RefundedLine,
  steps: readonly { kind: string; share: number; borneBy: BorneBy }[],
): Lived {
  const charged = line.line_total_cents;
  const books = [...salePostings([line], parties), ...paymentPostings(charged, parties)];
  let parts = [{ ...line, is_released: false }];
  let refunded = 0;
  const post = (postings: Posting[]) => {
    same(total(postings), 0);
    books.push(...postings);
  };
  for (const [at, { kind, share, borneBy }] of steps.entries()) {
    const part = parts[at % parts.length]!;
    const left = leftOfLine(part);
    if (kind === "part" && left > 0) {
      const amount = Math.max(1, Math.round(left * share));
      const given = refundPart(part, amount, borneBy);
      post(partRefundPostings(part, given, parties));
      post(refundPaidPostings(amount));
      Object.assign(part, addGiven(part, given));
      same(leftOfLine(part), left - amount);
      refunded += amount;
    }
    if (kind === "split" && part.qty > 1) {
      const { kept, returned } = splitLine(part, 1 + Math.floor(share * (part.qty - 2)));
      same(leftOfLine(kept) + leftOfLine(returned), left);
      parts = [...parts.filter((one) => one !== part), kept, returned];
    }
    if (kind === "release" && !part.is_released) {
      post(releasePostings(part, parties));
      part.is_released = true;
    }
  }
  return { books, parts, refunded, charged };
}

describe("any line, refunded in parts, divided and released", () => {
  test("gives back every cent once it is returned, and every account is at zero", () => {
    fc.assert(
      fc.property(anyLife, ([cart, terms, steps]) => {
        const [line] = splitOrder(cart, terms).lines;
        const { books, parts, refunded, charged } = live(line!, steps);
        let back = refunded;
        for (const part of parts) {
          const returned = { ...part, kept_shipping_cents: 0 };
          const postings = refundPostings([returned], parties);
          same(total(postings), 0);
          back += refundOf(returned);
          books.push(...postings, ...refundPaidPostings(refundOf(returned)));
        }
        same(back, charged);
        expect(balances(books)).toEqual({});
      }),
      manyOrders,
    );
  });

  test("never gives back more than was charged, keeps every share at or above zero, and stays balanced", () => {
    fc.assert(
      fc.property(anyLife, ([cart, terms, steps]) => {
        const [line] = splitOrder(cart, terms).lines;
        const { books, parts, refunded, charged } = live(line!, steps);
        atMost(refunded, charged);
        same(
          parts.reduce((sum, part) => sum + leftOfLine(part), 0),
          charged - refunded,
        );
        const sums = balances(books);
        same(total(books), 0);
        const own = ["vendor_pending", "vendor_available", "contractor_pending", "contractor_available"];
        for (const [account, amount] of Object.entries(sums)) {
          if (own.includes(account.split(" ")[0]!)) atMost(amount, 0);
        }
        atMost(0, sums.carrier_claims ?? 0);
      }),
      manyOrders,
    );
  });

  test("keeps of the shipping at most what is left of it and of the charge", () => {
    fc.assert(
      fc.property(anyLife, fc.nat({ max: 90_000 }), ([cart, terms, steps], returnCost) => {
        const [line] = splitOrder(cart, terms).lines;
        for (const part of live(line!, steps).parts) {
          const kept = keptShipping(part, restockingFee(part.shipping_cents, returnCost));
          atMost(kept, Math.min(part.shipping_cents, returnCost));
          const returned = { ...part, kept_shipping_cents: kept };
          atMost(0, refundOf(returned));
          same(total(refundPostings([returned], parties)), 0);
        }
      }),
      manyOrders,
    );
  });
});

const sold = {
  vendor_id: "v",
  qty: 4,
  unit_price_cents: 1188,
  final_price_cents: 1000,
  platform_margin_cents: 80,
  contractor_markup_cents: 108,
  discount_cents: 0,
  shipping_cents: 0,
  tax_cents: 475,
  line_total_cents: 4 * 1188 + 475,
};

describe("who bears a refund", () => {
  test("a vendor gives back its part, and so do the pro, the marketplace and the tax", () => {
    const part = refundPart(sold, 1000, "vendor");
    expect(part.refunded_vendor_cents).toBe(765);
    expect(part.refunded_contractor_cents + part.refunded_margin_cents).toBe(144);
    expect(part.refunded_tax_cents).toBe(91);
  });

  test("the marketplace and the carrier pay everything but the tax, and all shares stay", () => {
    const line = { ...sold, is_released: false };
    const by = (payer: BorneBy) => balances(partRefundPostings(line, refundPart(sold, 1000, payer), parties));
    expect(by("marketplace")).toEqual({ platform_revenue: 909, tax_payable: 91, refunds: -1000 });
    expect(by("carrier")).toEqual({ carrier_claims: 909, tax_payable: 91, refunds: -1000 });
  });

  test("more than is left, nothing, and parts of a cent are refused", () => {
    const line = { ...sold, ...addGiven(sold, refundPart(sold, 5000, "marketplace")) };
    expect(leftOfLine(line)).toBe(227);
    for (const amount of [228, 0, -1, 0.5])
      expect(() => refundPart(line, amount, "vendor")).toThrow(RangeError);
  });

  test("a replacement at another's cost pays the vendor, and taking it back leaves nothing", () => {
    const paid = replacementPostings("v", 4000, "carrier");
    expect(balances(paid)).toEqual({ carrier_claims: 4000, "vendor_available v": -4000 });
    expect(balances([...paid, ...replacementPostings("v", -4000, "carrier")])).toEqual({});
  });
});
