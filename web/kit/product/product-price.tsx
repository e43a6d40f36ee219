import { clsx } from "clsx";
import { areaText, perFoot_m2 } from "../../../domain/catalog/page-areas.ts";
import { isMetric } from "../../../domain/catalog/page-units.ts";
import { formatUsd } from "../../ui/format.ts";
import { formatUnitUsd } from "./format-unit-usd.ts";
import { UnitPrice } from "./unit-price.tsx";

interface Priced {
  unit: string;
  price: number;
  price_per_sqft: number | null;
  list_price: number;
  savings_percent: number;
  box_sqft: number | null;
}

/**
 * A product's price as the trade quotes it: products sold by the box per square foot first, then per box; others by
 * their unit. The list price is struck through only if this price is below it.
 */
export function ProductPrice({ product, size = "tile" }: { product: Priced; size?: "tile" | "page" }) {
  const perSqft = product.price_per_sqft !== null && product.box_sqft !== null;
  return (
    <div className="figures">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span>
          <UnitPrice
            amount={perSqft ? (product.price_per_sqft ?? 0) : product.price}
            unit={perSqft ? "Square foot" : product.unit}
            className={clsx("font-semibold", size === "page" ? "heading text-xl" : "text-base")}
          />
        </span>
        {product.savings_percent > 0 && !perSqft && (
          <s className="text-sm text-graphite">
            <span className="sr-only">List price </span>
            {formatUsd(product.list_price)}
          </s>
        )}
        {product.savings_percent > 0 && (
          <span className="text-sm font-medium text-good">
            {size === "page" ? `You save ${product.savings_percent}%` : `−${product.savings_percent}%`}
          </span>
        )}
      </p>
      {perSqft && (
        <p className="text-sm text-graphite">
          {`${formatUnitUsd(product.price, product.unit)}, ${areaText(product.box_sqft ?? 0)}`}
          {isMetric() && ` · ${formatUsd((product.price_per_sqft ?? 0) / perFoot_m2)} per m²`}
        </p>
      )}
    </div>
  );
}
