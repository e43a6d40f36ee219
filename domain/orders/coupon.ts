import { type Cents, splitCents } from "../money/money.ts";
import { couponOnLine, type UnitPrice } from "../money/pricing.ts";

/** What a coupon is worth: a part of each line, or an amount off the order. */
export type CouponTerms = { percent_bp: number } | { amount_cents: Cents };

type Line = Pick<UnitPrice, "unit_price_cents" | "contractor_markup_cents"> & {
  qty: number;
  /** False on a line that the coupon is not for. */
  takes_coupon?: boolean;
};

/**
 * A coupon's value on each line. It comes out of the contractor's markup alone, so a line never gives more than its
 * markup; the other lines give the rest of an amount.
 */
export function couponByLine(lines: readonly Line[], coupon: CouponTerms | null): Cents[] {
  if (!coupon) return lines.map(() => 0);
  const prices = lines.map((line) => line.unit_price_cents * line.qty);
  const markups = lines.map((line) =>
    line.takes_coupon === false ? 0 : line.contractor_markup_cents * line.qty,
  );
  if ("percent_bp" in coupon) {
    return prices.map((price, index) =>
      couponOnLine({ price_cents: price, markup_cents: markups[index]! }, coupon.percent_bp),
    );
  }
  return fillUpTo(markups, prices, coupon.amount_cents);
}

/** Distributes `amount` by `weights`, each share at most its cap; what exceeds all caps is not given. */
function fillUpTo(caps: readonly Cents[], weights: readonly number[], amount: Cents): Cents[] {
  const given = caps.map(() => 0);
  let left = Math.min(
    amount,
    caps.reduce((a, b) => a + b, 0),
  );
  while (left > 0) {
    const open = caps.map((cap, index) => (given[index]! < cap ? Math.max(1, weights[index]!) : 0));
    const parts = splitCents(left, open);
    for (const [index, part] of parts.entries()) {
      const taken = Math.min(part, caps[index]! - given[index]!);
      given[index]! += taken;
      left -= taken;
    }
  }
  return given;
}
