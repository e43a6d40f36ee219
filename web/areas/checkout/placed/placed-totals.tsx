import type { Order } from "../../../../contract/orders/orders.ts";
import { SummaryRow } from "../../../kit/page/summary-row.tsx";
import { formatUsd } from "../../../ui/format.ts";

/** How an order's total adds up. */
export function PlacedTotals({ order: { totals, tax_certificate } }: { order: Order }) {
  if (!totals) return null;
  const { merchandise, discount, coupon, shipping, tax, total, savings } = totals;
  return (
    <dl className="figures mt-5 grid gap-2">
      <SummaryRow label="Merchandise" value={formatUsd(merchandise)} />
      {discount > 0 && (
        <SummaryRow label={coupon ? `Coupon ${coupon.code}` : "Coupon"} value={formatUsd(-discount)} />
      )}
      <SummaryRow label="Delivery" value={shipping === 0 ? "Free" : formatUsd(shipping)} />
      <SummaryRow label="Sales tax" value={tax_certificate ? `Exempt, ${tax_certificate}` : formatUsd(tax)} />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-ink border-t pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="heading text-lg">{formatUsd(total)}</dd>
      </div>
      {savings > 0 && (
        <div className="flex justify-between gap-4 font-medium text-good text-sm">
          <dt>You save off list prices</dt>
          <dd>{formatUsd(savings)}</dd>
        </div>
      )}
    </dl>
  );
}
