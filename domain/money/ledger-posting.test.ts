import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { restockingFee } from "../orders/line-return.ts";
import { splitOrder } from "../orders/order-split.ts";
import {
  type Posting,
  paymentPostings,
  type ReturnedLine,
  refundOf,
  refundPaidPostings,
  refundPostings,
  releasePostings,
  type SoldLine,
  salePostings,
  strayPaymentPostings,
} from "./ledger-posting.ts";
import { anyCart, anyTerms } from "./sale.test-support.ts";

const parties = { customer_id: "customer", showroom_id: "showroom" };

const anySale: fc.Arbitrary<SoldLine[]> = fc
  .tuple(anyCart, anyTerms)
  .map(([cart, terms]) => splitOrder(cart, terms).lines);

function balances(postings: readonly Posting[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { kind, owner_id, amount_cents } of postings) {
    const account = `${kind} ${owner_id ?? ""}`.trim();
    sums.set(account, (sums.get(account) ?? 0) + amount_cents);
  }
  return new Map([...sums].filter(([, amount]) => amount !== 0));
}

const total = (postings: readonly Posting[]) =>
  postings.reduce((sum, posting) => sum + posting.amount_cents, 0);
const charged = (lines: readonly SoldLine[]) => lines.reduce((sum, line) => sum + line.line_total_cents, 0);
const back = (line: SoldLine, change: Partial<ReturnedLine> = {}): ReturnedLine => ({
  ...line,
  is_released: false,
  kept_shipping_cents: 0,
  ...change,
});

describe("any sale", () => {
  test("every transfer sums to zero and posts no zero", () => {
    fc.assert(
      fc.property(anySale, (lines) => {
        const returned = lines.map((line) =>
          back(line, { kept_shipping_cents: restockingFee(line.shipping_cents) }),
        );
        const transfers = [
          salePostings(lines, parties),
          paymentPostings(charged(lines), parties),
          refundPostings(returned, parties),
          refundPaidPostings(charged(lines)),
          strayPaymentPostings(charged(lines)),
          ...lines.map((line) => releasePostings(line, parties)),
        ];
        for (const postings of transfers) {
          expect(total(postings)).toBe(0);
          expect(postings.every((posting) => posting.amount_cents !== 0)).toBe(true);
        }
      }),
    );
  });

  test("each party is owed exactly its shares once the customer has paid", () => {
    fc.assert(
      fc.property(anySale, (lines) => {
        const books = balances([
          ...salePostings(lines, parties),
          ...paymentPostings(charged(lines), parties),
        ]);
        expect(books.get("gateway_clearing")).toBe(charged(lines));
        expect(books.get("customer_receivable customer")).toBeUndefined();
        const markup = lines.reduce(
          (sum, line) => sum + line.contractor_markup_cents * line.qty - line.discount_cents,
          0,
        );
        expect(0 - (books.get("contractor_pending showroom") ?? 0)).toBe(markup);
        for (const vendor of new Set(lines.map((line) => line.vendor_id))) {
          const theirs = lines.filter((line) => line.vendor_id === vendor);
          const products = theirs.reduce((sum, line) => sum + line.final_price_cents * line.qty, 0);
          expect(0 - (books.get(`vendor_pending ${vendor}`) ?? 0)).toBe(products);
        }
      }),
    );
  });

  test("a refund of everything brings every account to zero, before and after the shares are released", () => {
    fc.assert(
      fc.property(anySale, fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }), (lines, released) => {
        const postings = [...salePostings(lines, parties), ...paymentPostings(charged(lines), parties)];
        for (const [index, line] of lines.entries()) {
          const is_released = released[index] ?? false;
          if (is_released) postings.push(...releasePostings(line, parties));
          postings.push(...refundPostings([back(line, { is_released })], parties));
          postings.push(...refundPaidPostings(line.line_total_cents));
        }
        expect(balances(postings)).toEqual(new Map());
      }),
    );
  });

  test("lines reversed together post the same as one by one", () => {
    fc.assert(
      fc.property(anySale, (lines) => {
        const together = refundPostings(
          lines.map((line) => back(line)),
          parties,
        );
        const single = lines.flatMap((line) => refundPostings([back(line)], parties));
        expect(balances(together)).toEqual(balances(single));
      }),
    );
  });

  test("a return that keeps the shipping leaves only the shipping with the vendor", () => {
    fc.assert(
      fc.property(anySale, (lines) => {
        const returned = lines.map((line) =>
          back(line, { kept_shipping_cents: restockingFee(line.shipping_cents) }),
        );
        const paidBack = returned.reduce((sum, line) => sum + refundOf(line), 0);
        const books = balances([
          ...salePostings(lines, parties),
          ...paymentPostings(charged(lines), parties),
          ...refundPostings(returned, parties),
          ...(paidBack ? refundPaidPostings(paidBack) : []),
        ]);
        const shipping = lines.reduce((sum, line) => sum + line.shipping_cents, 0);
        expect(books.get("gateway_clearing") ?? 0).toBe(shipping);
        expect([...books.keys()].every((account) => /^(gateway_clearing|shipping )/.test(account))).toBe(
          true,
        );
      }),
    );
  });
});

test("release moves vendor's share, freight and contractor's share from pending to available", () => {
  fc.assert(
    fc.property(anySale, (lines) => {
      const postings = [
        ...salePostings(lines, parties),
        ...lines.flatMap((line) => releasePostings(line, parties)),
      ];
      const kinds = new Set([...balances(postings).keys()].map((account) => account.split(" ")[0]));
      for (const kind of ["vendor_pending", "contractor_pending", "shipping"])
        expect(kinds).not.toContain(kind);
      expect(kinds).toContain("vendor_available");
    }),
  );
});
