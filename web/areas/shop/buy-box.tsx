import { type ComponentProps, lazy, type RefObject, Suspense, useRef } from "react";
import { Form } from "react-router";
import type { NeededProduct } from "../../../contract/catalog/also-needed.ts";
import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { areaText } from "../../../domain/catalog/page-areas.ts";
import { mostQuantity } from "../../../domain/orders/most-quantity.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { useAddToCart } from "../../kit/buying/use-add-to-cart.ts";
import { Button } from "../../ui/button.tsx";
import { formatCount, formatUsd } from "../../ui/format.ts";
import { loadInTime } from "../../ui/load-in-time.ts";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { useIsLive } from "../../ui/use-is-live.ts";
import { AreaField } from "./area-field.tsx";
import { splitDays } from "./delivery/delivery-words.ts";
import { useAmount } from "./use-amount.ts";

/** Complete in the server's page; a browser loads its script later. */
const AlsoNeeded = import.meta.env.SSR
  ? (await import("../../kit/buying/also-needed.tsx")).default
  : lazy(() => loadInTime(import("../../kit/buying/also-needed.tsx")));

const LatePaperField = lazy(() => loadInTime(import("./paper-field.tsx")));

/** Once the page has its scripts: what is typed into a part that has none yet would be lost. Its place is kept. */
const PaperField = (field: ComponentProps<typeof LatePaperField>) => (
  <div className="min-h-32 scripting-none:hidden">
    {useIsLive() && (
      <Suspense>
        <LatePaperField {...field} />
      </Suspense>
    )}
  </div>
);

const LateBuyBar = lazy(() => loadInTime(import("./buy-bar.tsx")));

/** A component of its own: drawn anew, the form would wait for the scripts of its parts that have none yet. */
const BuyBar = (bar: ComponentProps<typeof LateBuyBar>) =>
  useIsLive() && (
    <Suspense>
      <LateBuyBar {...bar} />
    </Suspense>
  );

/** The form, for the bar's button outside of it. */
const formId = "buy-form";

/** Why the last try was refused, if it was a plain form, with the typed values. */
export interface RefusedForm {
  refusal: string;
  typed: string;
}

/** Quantity, by number or by area, and the button to add to the cart. Without scripts it is a plain form. */
export function BuyBox({
  product,
  variant,
  showroom,
  refused,
  trade,
  needed = [],
}: {
  product: Product;
  variant: Variant;
  showroom: string;
  refused: RefusedForm | undefined;
  /** What the pro pays for one unit in their own showroom, in dollars. */
  trade?: number | undefined;
  /** What else a job with it takes. */
  needed?: readonly NeededProduct[];
}) {
  const { covers, quantity, chooseQuantity, settled, ...byArea } = useAmount(product, variant);
  const { add, isAdding, problem } = useAddToCart(showroom, product, variant.sku);
  const units = unitWord(product.unit, quantity);
  const isPaper = product.unit === "Roll" && product.surface.includes("wall");
  const most = variant.allows_backorder ? mostQuantity : Math.max(product.minimum_unit, variant.stock);
  const isTooMuch = quantity > most;
  const buyLine = useRef<HTMLDivElement>(null);
  return (
    <>
      <Form
        id={formId}
        method="post"
        className="grid gap-5 border-hairline border-t pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          void add(settled);
        }}
      >
        <input type="hidden" name="sku" value={variant.sku} />
        {isPaper && <PaperField product={product} variant={variant} onRolls={chooseQuantity} />}
        {covers !== null && !isPaper && (
          <AreaField
            unit={product.unit}
            area={byArea.area}
            waste={byArea.waste}
            usualWaste={product.waste_percent}
            count={byArea.count}
            onArea={byArea.chooseArea}
            onWaste={byArea.setWaste}
          />
        )}
        <QuantityField
          className="scripting-none:[&_button]:hidden"
          label="Quantity"
          name="qty"
          value={quantity}
          firstTyped={refused?.typed}
          minimum={product.minimum_unit}
          maximum={most}
          unit={
            <span className="figures">
              {units}
              {covers !== null && !isTooMuch && `, covers ${areaText(quantity * covers)}`}
            </span>
          }
          onChange={chooseQuantity}
          error={isTooMuch ? `You can order at most ${formatCount(most)}.` : (problem ?? refused?.refusal)}
          hint={quantityHint(product, variant, quantity)}
        />
        <BuyLine
          variant={variant}
          trade={trade}
          quantity={quantity}
          units={units}
          isAdding={isAdding}
          isTooMuch={isTooMuch}
          place={buyLine}
        />
      </Form>
      {!isGone(variant) && !isTooMuch && (
        <BuyBar
          form={formId}
          button={buyLine}
          amount={`${formatCount(quantity)} ${units}`}
          total={quantity * (trade ?? variant.price)}
          isAdding={isAdding}
          onLess={quantity > product.minimum_unit ? () => chooseQuantity(quantity - 1) : undefined}
          onMore={quantity < most ? () => chooseQuantity(quantity + 1) : undefined}
        />
      )}
      {needed.length > 0 && (
        <Suspense>
          <AlsoNeeded
            products={needed}
            showroom={showroom}
            quantity={quantity}
            area_sqft={covers === null ? null : quantity * covers}
            amount={`${formatCount(quantity)} ${units}`}
          />
        </Suspense>
      )}
    </>
  );
}

/** Says that no more is available at the maximum, else the minimum quantity. */
function quantityHint(product: Product, variant: Variant, quantity: number) {
  const { unit, minimum_unit } = product;
  const { stock, allows_backorder } = variant;
  if (!allows_backorder && stock > 0 && quantity >= stock)
    return `Only ${formatCount(stock)} ${unitWord(unit, stock)} in stock.`;
  if (stock > 0 && quantity > stock) return `${splitDays(product, variant, quantity)}.`;
  return minimum_unit > 1 ? `Minimum order: ${minimum_unit} ${unitWord(unit, minimum_unit)}.` : undefined;
}

const isGone = ({ stock, allows_backorder }: Variant) => stock <= 0 && !allows_backorder;

function BuyLine({
  variant,
  trade,
  quantity,
  units,
  isAdding,
  isTooMuch,
  place,
}: {
  variant: Variant;
  trade: number | undefined;
  quantity: number;
  /** The word for so many. */
  units: string;
  isAdding: boolean;
  isTooMuch: boolean;
  place: RefObject<HTMLDivElement | null>;
}) {
  const isSoldOut = isGone(variant);
  const words = isSoldOut ? "Out of stock" : "Add to cart";
  return (
    <div ref={place} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        type="submit"
        size="lg"
        pending={isAdding}
        disabled={isSoldOut || isTooMuch}
        className="max-sm:w-full"
      >
        {isSoldOut || isTooMuch ? (
          words
        ) : (
          <>
            <span className="scripting-none:hidden">{`Add ${formatCount(quantity)} ${units}`}</span>
            {/* what is typed changes no words there */}
            <span className="hidden scripting-none:inline">{words}</span>
          </>
        )}
      </Button>
      <p className="figures scripting-none:hidden" hidden={isTooMuch}>
        <span className="font-semibold">{formatUsd(quantity * (trade ?? variant.price))}</span>
        <span className="block text-sm text-graphite">
          {trade !== undefined && "at your trade price, "}
          before tax{variant.ships_as !== "freight" && ", delivery included"}
        </span>
      </p>
    </div>
  );
}
