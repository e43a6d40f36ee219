import { Truck, Warehouse } from "lucide-react";
import type { Product, Variant } from "../../contract/catalog.ts";
import { formatCount, formatDate } from "../ui/format.ts";
import { unitWord } from "./unit-words.ts";

/** What is there, and when it can be at the door. */
export function StockAndDelivery({ product, variant }: { product: Product; variant: Variant }) {
  const { delivery } = product;
  const line = "grid grid-cols-[20px_1fr] gap-x-3 text-sm";
  return (
    <div className="grid gap-3 border-hairline border-t pt-5">
      <p className={line}>
        <Warehouse aria-hidden size={18} className="mt-0.5 text-graphite" />
        <span>
          <StockWords variant={variant} unit={product.unit} />
        </span>
      </p>
      <p className={line}>
        <Truck aria-hidden size={18} className="mt-0.5 text-graphite" />
        <span>
          <span className="figures font-medium">
            {`Delivered ${formatDate(delivery.earliest)} to ${formatDate(delivery.latest)}`}
          </span>
          <span className="block text-graphite">
            {[
              delivery.ships_free
                ? "Free delivery in the contiguous U.S."
                : "Delivery is charged at checkout.",
              delivery.ships_from && `Ships from ${delivery.ships_from}.`,
              (variant.is_freight || delivery.is_freight) &&
                "Comes by freight truck; someone has to be there.",
            ]
              .filter(Boolean)
              .join(" ")}
          </span>
        </span>
      </p>
    </div>
  );
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
