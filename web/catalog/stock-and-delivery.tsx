import { Truck, Warehouse } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Product, Variant } from "../../contract/catalog.ts";
import { Button } from "../ui/button.tsx";
import { FieldMessage, inputClass } from "../ui/field.tsx";
import { formatCount } from "../ui/format.ts";
import { digitsOnly } from "../ui/number-entry.ts";
import { type Delivery, daysTo, usualDays, wayThere } from "./delivery/delivery-words.ts";
import { useDelivery, type ZipProblem } from "./delivery/use-delivery.ts";
import { unitWord } from "./unit-words.ts";

/** What is there, and when it can be at the door: in general, and at a ZIP code that one names once. */
export function StockAndDelivery({
  product,
  variant,
  delivery: fromServer,
  zipProblem,
}: {
  product: Product;
  variant: Variant;
  /** To the ZIP code in the address, for browsers without scripts. */
  delivery: Delivery | null;
  zipProblem: ZipProblem | null;
}) {
  const asked = useDelivery(product.hash, variant.sku, fromServer, zipProblem);
  const { delivery, problem, isAsking, ask } = asked;
  const zip = asked.zip ?? zipProblem?.zip;
  return (
    <div className="grid gap-3 border-hairline border-t pt-5">
      <Line icon={<Warehouse aria-hidden size={18} className="mt-0.5 text-graphite" />}>
        <StockWords variant={variant} unit={product.unit} />
      </Line>
      <Line icon={<Truck aria-hidden size={18} className="mt-0.5 text-graphite" />}>
        <p role="status" className="min-h-10">
          <span className="figures font-medium">
            {delivery ? daysTo(delivery) : usualDays(product, variant)}
          </span>
          <span className="block text-graphite">
            {delivery ? wayThere(delivery) : usualWay(product, variant)}
          </span>
        </p>
        <Form
          action="#delivery"
          id="delivery"
          preventScrollReset
          data-in-place
          className="mt-2 flex items-center gap-2 print:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            void ask(String(new FormData(event.currentTarget).get("zip")));
          }}
        >
          <input type="hidden" name="sku" value={variant.sku} />
          <label htmlFor="delivery-zip" className="text-graphite">
            Deliver to ZIP
          </label>
          <input
            key={zip ?? delivery?.zip}
            id="delivery-zip"
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            pattern="\d{5}"
            title="Five digits"
            placeholder="97205"
            defaultValue={zip ?? delivery?.zip}
            onInput={(event) => {
              event.currentTarget.value = digitsOnly(event.currentTarget.value).slice(0, 5);
            }}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "delivery-zip-problem" : undefined}
            className={`${inputClass} figures w-24!`}
          />
          <Button type="submit" variant="secondary" size="sm" className="min-h-11!" pending={isAsking}>
            See the days
          </Button>
        </Form>
        <div className={problem && "mt-2"}>
          <FieldMessage id="delivery-zip-problem" message={problem} />
        </div>
      </Line>
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 text-sm">
      {icon}
      <div>{children}</div>
    </div>
  );
}

function usualWay({ delivery }: Product, variant: Variant): string {
  return [
    variant.is_freight
      ? "Free delivery in the contiguous U.S.; freight beyond."
      : "Free delivery across the U.S.",
    delivery.ships_from && `Ships from ${delivery.ships_from}.`,
    variant.is_freight && "Comes by freight truck; someone has to be there.",
  ]
    .filter(Boolean)
    .join(" ");
}

const lowStock = 10;

/** How many there are, in words and colour. */
export function StockWords({ variant, unit }: { variant: Variant; unit: string }) {
  const { stock } = variant;
  if (stock > lowStock) {
    return (
      <span className="figures font-medium text-good">{`In stock: ${formatCount(stock)} ${unitWord(unit, stock)}`}</span>
    );
  }
  if (stock > 0) {
    return (
      <span className="figures font-medium text-warn">{`Only ${stock} ${unitWord(unit, stock)} left`}</span>
    );
  }
  if (variant.allows_backorder) {
    return (
      <span className="font-medium text-warn">{`Made to order, ships in about ${variant.lead_time_days} days`}</span>
    );
  }
  return <span className="font-medium text-bad">Out of stock</span>;
}
