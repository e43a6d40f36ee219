import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { NeededProduct } from "../../../contract/catalog/also-needed.ts";
import { unitsFor } from "../../../domain/catalog/also-needed/amounts.ts";
import { unitsOf } from "../../../domain/catalog/also-needed/in-all.ts";
import { partLabel } from "../../../domain/catalog/also-needed/part-words.ts";
import { areaText } from "../../../domain/catalog/page-areas.ts";
import { Button } from "../../ui/button.tsx";
import { inputClass } from "../../ui/field.tsx";
import { formatCount } from "../../ui/format.ts";
import { Picture } from "../../ui/picture.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { formatUnitUsd } from "../product/format-unit-usd.ts";
import { productPath } from "../product/product-path.ts";
import { useAddToCart } from "./use-add-to-cart.ts";

/** What a job with a product takes as well, each with its amount for the chosen area. */
export default function AlsoNeeded({
  products,
  showroom,
  quantity,
  area_sqft,
  amount,
}: {
  products: readonly NeededProduct[];
  showroom: string;
  /** The chosen one. */
  quantity: number;
  /** That it covers; null where the product is not sold by area. */
  area_sqft: number | null;
  /** The quantity in words. */
  amount: string;
}) {
  return (
    <section aria-labelledby="also-needed" className="mt-8 border-hairline border-t pt-5">
      <h2 id="also-needed" className="font-semibold">
        You also need
      </h2>
      {area_sqft !== null && (
        <p className="figures mt-1 text-graphite text-sm scripting-none:hidden">
          For {amount}, which {amount.startsWith("1 ") ? "covers" : "cover"} {areaText(area_sqft)}
        </p>
      )}
      <ul className="mt-3 divide-y divide-hairline">
        {products.map((needed) => (
          <NeededRow
            key={needed.part}
            needed={needed}
            showroom={showroom}
            count={unitsFor(unitsOf({ qty: quantity, area_sqft }, needed), 1)}
          />
        ))}
      </ul>
    </section>
  );
}

/** One thing that is needed, with its choices, its amount and the button to add it. */
export function NeededRow({
  needed,
  showroom,
  count,
  onAdd,
  children,
}: {
  needed: NeededProduct;
  showroom: string;
  count: number;
  /** Adds the chosen variant somewhere else than to the cart. */
  onAdd?: (sku: string) => Promise<void>;
  /** More about the amount. */
  children?: ReactNode;
}) {
  const { part, why, is_optional, product, variants } = needed;
  const [sku, choose] = useState(needed.sku);
  const { isBusy, once } = useBusy();
  const variant = variants.find((one) => one.sku === sku) ?? variants[0];
  const { add, isAdding, problem } = useAddToCart(showroom, product, sku);
  if (!variant) return null;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 py-3">
      {product.image ? <Picture picture={product.image} sizes="56px" widest_px={200} alt="" /> : <span />}
      <div className="text-sm">
        <p className="font-medium">
          {partLabel(part)}
          {is_optional && <span className="font-normal text-graphite"> (optional)</span>}
        </p>
        <Link to={`${productPath(product.hash, showroom)}?sku=${encodeURIComponent(sku)}`} className="link">
          {product.name}
        </Link>
        <p className="mt-1 text-graphite">{why}</p>
        {variants.length > 1 && (
          <select
            aria-label={`Choose ${product.name}`}
            value={sku}
            onChange={(event) => choose(event.target.value)}
            className={`${inputClass} mt-2 max-w-56 text-sm scripting-none:hidden`}
          >
            {variants.map((one) => (
              <option key={one.sku} value={one.sku}>
                {one.label}
              </option>
            ))}
          </select>
        )}
        {children}
        {problem && (
          <p role="alert" className="mt-1 text-bad">
            {problem}
          </p>
        )}
      </div>
      <div className="grid justify-items-end gap-2 text-right text-sm">
        <p className="figures">{formatUnitUsd(variant.price, product.unit)}</p>
        <Button
          variant="secondary"
          size="sm"
          pending={isAdding || isBusy}
          className="scripting-none:hidden"
          aria-label={`Add ${formatCount(count)} of ${product.name}`}
          onClick={() => void (onAdd ? once(() => onAdd(sku)) : add(() => Promise.resolve(count)))}
        >
          Add {formatCount(count)}
        </Button>
      </div>
    </li>
  );
}
