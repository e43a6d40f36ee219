import { Truck, Warehouse } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Product, Variant } from "../../../contract/catalog/catalog.ts";
import { unitWord } from "../../../domain/orders/sales-unit.ts";
import { Button } from "../../ui/button.tsx";
import { FieldMessage, inputClass } from "../../ui/field.tsx";
import { formatCount } from "../../ui/format.ts";
import { digitsOnly } from "../../ui/number-entry.ts";
import { type Delivery, daysTo, usualDays, usualWay, wayThere } from "./delivery/delivery-words.ts";
import { useDelivery, type ZipProblem } from "./delivery/use-delivery.ts";

/** Stock, and delivery dates: in general, and to a ZIP code that you enter once. */
export function StockAndDelivery({
  product,
  variant,
  delivery: fromServer,
  zipProblem,
}: {
  product: Product;
  variant: Variant;
  /** To the ZIP code in the URL, for browsers without scripts. */
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
            title="Enter five digits"
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
            See dates
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

const lowStock = 10;

/** How many there are, in words and color. */
export function StockWords({ variant, unit }: { variant: Variant; unit: string }) {
  const { stock } = variant;
  const [color, words] =
    stock > lowStock
      ? ["text-good", `In stock: ${formatCount(stock)} ${unitWord(unit, stock)}`]
      : stock > 0
        ? ["text-warn", `Only ${stock} ${unitWord(unit, stock)} left`]
        : variant.allows_backorder
          ? ["text-warn", `Made to order, ships in about ${variant.lead_time_days} days`]
          : ["text-bad", "Out of stock"];
  return <span className={`figures font-medium ${color}`}>{words}</span>;
}
