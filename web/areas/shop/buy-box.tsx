import { useState } from "react";
import { Form, useNavigate } from "react-router";
import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { mostQuantity } from "../../../domain/orders/most-quantity.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { api } from "../../client/api.ts";
import { ApiError } from "../../client/api-call.ts";
import { keepCart, storedCart } from "../../client/session/cart-count.ts";
import { Button } from "../../ui/button.tsx";
import { formatCount, formatUsd } from "../../ui/format.ts";
import { QuantityField } from "../../ui/quantity-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { AreaField } from "./area-field.tsx";
import { splitDays } from "./delivery/delivery-words.ts";
import { useAmount } from "./use-amount.ts";

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
}: {
  product: Product;
  variant: Variant;
  showroom: string;
  refused: RefusedForm | undefined;
  /** What the pro pays for one unit in their own showroom, in dollars. */
  trade?: number | undefined;
}) {
  const { quantity, chooseQuantity, settled, ...byArea } = useAmount(product, variant);
  const { add, isAdding, problem } = useAddToCart(showroom, product, variant.sku);
  const units = unitWord(product.unit, quantity);
  const most = variant.allows_backorder ? mostQuantity : Math.max(product.minimum_unit, variant.stock);
  const isTooMuch = quantity > most;
  return (
    <Form
      method="post"
      className="grid gap-5 border-hairline border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        void add(settled);
      }}
    >
      <input type="hidden" name="sku" value={variant.sku} />
      {variant.box_sqft !== null && (
        <AreaField
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
            {variant.box_sqft !== null &&
              !isTooMuch &&
              `, covers ${formatCount(quantity * variant.box_sqft)} sq ft`}
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
      />
    </Form>
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

function BuyLine({
  variant,
  trade,
  quantity,
  units,
  isAdding,
  isTooMuch,
}: {
  variant: Variant;
  trade: number | undefined;
  quantity: number;
  /** The word for so many. */
  units: string;
  isAdding: boolean;
  isTooMuch: boolean;
}) {
  const isGone = variant.stock <= 0 && !variant.allows_backorder;
  const words = isGone ? "Out of stock" : "Add to cart";
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        type="submit"
        size="lg"
        pending={isAdding}
        disabled={isGone || isTooMuch}
        className="max-sm:w-full"
      >
        {isGone || isTooMuch ? (
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

/**
 * Adds products to the cart once `amount` has settled; a second click meanwhile does nothing. An error belongs to the
 * variant that had it.
 */
function useAddToCart(showroom: string, { name, unit }: Product, sku: string) {
  const { isBusy: isAdding, once } = useBusy();
  const [problem, setProblem] = useState<{ sku: string; words: string }>();
  const navigate = useNavigate();
  const add = (amount: () => Promise<number>) =>
    once(async () => {
      setProblem(undefined);
      try {
        const qty = await amount();
        const stored = storedCart();
        const guest = stored && "temp_project_id" in stored ? stored : {};
        const { data } = await api("POST /api/projectCart/update_cart", {
          body: { ...guest, showroom, sku, qty, add: true },
          feedback: "none",
        });
        keepCart(data);
        showToast("success", `Added ${formatCount(qty)} ${unitWord(unit, qty)} of ${name}.`, {
          label: "See cart",
          onPress: () => void navigate("/cart"),
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem({ sku, words: error.errors.qty?.[0] ?? error.errors.sku?.[0] ?? error.message });
      }
    });
  return { add, isAdding, problem: problem?.sku === sku ? problem.words : undefined };
}
