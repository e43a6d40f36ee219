import type { Product, Variant } from "../../../../contract/catalog/catalog.ts";
import { daysAfter } from "../../../../domain/days/calendar.ts";
import { arrivesBy } from "../../../../domain/orders/freight-class.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { arrivalWords } from "../../../kit/product/arrival-words.ts";
import { formatDate, formatUsd, plural } from "../../../ui/format.ts";

export type Delivery = ReplyOf<"GET /api/products/{hash}/delivery">["data"];

/** "Delivered 11.26.2026 to 12.03.2026", for the selected variant; no dates for a product that cannot be ordered. */
export function usualDays(product: Product, variant: Variant): string {
  if (variant.stock <= 0 && !variant.allows_backorder)
    return `Ships within ${plural(variant.lead_time_days, "day")} once it is back in stock`;
  const { earliest, latest } = windowOf(product, variant);
  return `Delivered ${formatDate(earliest)} to ${formatDate(latest)}`;
}

/** The two delivery windows of a quantity that stock covers only in part, as cart and order show them. */
export const splitDays = (product: Product, variant: Variant, quantity: number): string =>
  arrivalWords(
    {
      parts: [
        { qty: variant.stock, is_made_to_order: false, ...windowOf(product, variant) },
        {
          qty: quantity - variant.stock,
          is_made_to_order: true,
          ...windowOf(product, variant, product.delivery.making_days),
        },
      ],
    },
    product.unit,
  );

/** The product's window, moved by the chosen variant's lead time and `extraDays`. */
function windowOf({ delivery }: Product, variant: Variant, extraDays = 0) {
  const later = variant.lead_time_days - delivery.lead_time_days + extraDays;
  const on = (iso: string) => daysAfter(new Date(iso), later).toISOString();
  return { earliest: on(delivery.earliest), latest: on(delivery.latest) };
}

/** "To Portland, OR 97205: 11.26.2026 to 12.03.2026", or that the vendor does not ship there. */
export const daysTo = ({ zip, city, state, earliest, latest, not_served }: Delivery): string =>
  not_served ?? `To ${city}, ${state} ${zip}: ${formatDate(earliest)} to ${formatDate(latest)}`;

/** Shipping costs before a ZIP code is entered: only freight beyond the contiguous states is charged. */
export const usualWay = ({ delivery }: Product, { ships_as }: Variant): string =>
  wayWords(
    ships_as === "freight"
      ? "Free delivery in the contiguous U.S.; freight extra elsewhere."
      : "Free delivery across the U.S.",
    { ...delivery, ships_as },
  );

/** Shipping costs, and how the products ship. */
export const wayThere = (delivery: Delivery): string =>
  wayWords(
    delivery.not_served
      ? "Enter another ZIP code to see when it arrives there."
      : delivery.freight_charge > 0
        ? `Freight to ${delivery.state} is ${formatUsd(delivery.freight_charge)} per order.`
        : "Delivery is free.",
    delivery,
  );

const wayWords = (
  cost: string,
  { ships_from, ships_as, order_minimum }: Pick<Delivery, "ships_from" | "ships_as" | "order_minimum">,
) =>
  cost +
  (ships_from && ` Ships from ${ships_from}.`) +
  (order_minimum > 0 ? ` The vendor ships orders of at least ${formatUsd(order_minimum)}.` : "") +
  (ships_as === "parcel" ? "" : ` ${arrivesBy[ships_as]}`);
