import type { Order } from "../../../contract/orders/orders.ts";
import { SummaryRow } from "../../kit/page/summary-row.tsx";
import { formatDate, formatUsd } from "../../ui/format.ts";

const kindWords = /* words */ {
  order: "",
  return: "return",
  damage: "damage",
  missing: "missing items",
  goodwill: "goodwill",
};
const refundWords = /* words */ {
  requested: "on its way",
  succeeded: "refunded",
  failed: "being settled by support",
};

/** An order's total, and what is left after its refunds. */
export function OrderTotals({
  order: { totals, card, refunds, tax_certificate, is_buyer: isBuyer },
}: {
  order: Order;
}) {
  if (!totals) return null;
  return (
    <dl className="figures grid gap-2 border-ink border-t pt-4">
      <SummaryRow label="Merchandise" value={formatUsd(totals.merchandise)} />
      {totals.discount > 0 && (
        <div className="flex justify-between gap-4">
          <dt>
            {totals.coupon ? `Coupon ${totals.coupon.code}` : "Coupon"}
            {totals.coupon && !isBuyer && (
              <span className="block text-graphite text-sm">Out of the pro's markup</span>
            )}
          </dt>
          <dd className="shrink-0 whitespace-nowrap">{formatUsd(-totals.discount)}</dd>
        </div>
      )}
      <SummaryRow label="Delivery" value={totals.shipping === 0 ? "Free" : formatUsd(totals.shipping)} />
      <SummaryRow
        label="Sales tax"
        value={tax_certificate ? `Exempt, ${tax_certificate}` : formatUsd(totals.tax)}
      />
      <div className="mt-1 flex justify-between gap-4 border-hairline border-t pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="heading text-lg">{formatUsd(totals.total)}</dd>
      </div>
      {refunds.map(({ amount, at, status, product_name, kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: refunds have no ids, and a new one comes last
        <div key={index} className="flex justify-between gap-4">
          <dt>
            {`Refund, ${formatDate(at)}`}
            <span className="block text-graphite text-sm">
              {[product_name, kindWords[kind], refundWords[status]].filter(Boolean).join(", ")}
            </span>
          </dt>
          <dd className="shrink-0 whitespace-nowrap">{formatUsd(-amount)}</dd>
        </div>
      ))}
      {totals.refunded > 0 && (
        <div className="mt-1 flex justify-between gap-4 border-hairline border-t pt-3">
          <dt className="font-semibold">Total after refunds</dt>
          <dd className="font-semibold">{formatUsd(totals.after_refunds)}</dd>
        </div>
      )}
      {card && <SummaryRow label="Paid with" value={`${card.brand} ending in ${card.last4}`} />}
    </dl>
  );
}
