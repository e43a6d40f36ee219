import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { perUnit } from "../../../domain/orders/sales-unit.ts";
import { formatCount, formatUsd } from "../../ui/format.ts";

/**
 * What the pro who runs this showroom pays and adds; the product's vendor and an Admin see it too. Loads for accounts
 * that sell.
 */
export default function TradePrice({
  product,
  variant,
  trade,
}: {
  product: Product;
  variant: Variant;
  /** Trade price of the variant, in dollars. */
  trade: number;
}) {
  const markup = variant.price - trade;
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-edge border-l-2 pl-4 text-sm print:hidden">
      <dt>
        {`Trade price ${perUnit(product.unit)}`}
        <span className="block text-graphite">Your customers do not see this.</span>
      </dt>
      <dd className="text-right font-medium">
        {formatUsd(trade)}
        {variant.box_sqft !== null && product.unit === "Box" && (
          <span className="block font-normal text-graphite">{`${formatUsd(trade / variant.box_sqft)} per sq ft`}</span>
        )}
      </dd>
      {!product.needs_showroom && (
        <>
          <dt>{`Markup, ${formatCount(Math.round((markup / trade) * 1000) / 10)}%`}</dt>
          <dd className="text-right font-medium">{formatUsd(markup)}</dd>
        </>
      )}
    </dl>
  );
}
