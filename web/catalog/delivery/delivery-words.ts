import type { Product, Variant } from "../../../contract/catalog.ts";
import type { ReplyOf } from "../../api-call.ts";
import { formatDate, formatUsd, plural } from "../../ui/format.ts";

export type Delivery = ReplyOf<"GET /api/products/{hash}/delivery">["data"];

const day_ms = 24 * 60 * 60 * 1000;

/** "Delivered 11.26.2026 to 12.03.2026", for the chosen variant; no days are promised of what cannot be ordered. */
export function usualDays({ delivery }: Product, variant: Variant): string {
  if (variant.stock <= 0 && !variant.allows_backorder)
    return `Ships within ${plural(variant.lead_time_days, "day")} once it is in stock again`;
  const later_ms = (variant.lead_time_days - delivery.lead_time_days) * day_ms;
  const on = (iso: string) => formatDate(new Date(Date.parse(iso) + later_ms).toISOString());
  return `Delivered ${on(delivery.earliest)} to ${on(delivery.latest)}`;
}

/** "To Portland, OR 97205: 11.26.2026 to 12.03.2026" */
export const daysTo = ({ zip, city, state, earliest, latest }: Delivery): string =>
  `To ${city}, ${state} ${zip}: ${formatDate(earliest)} to ${formatDate(latest)}`;

/** What the way costs before anybody said where to: only freight beyond the contiguous states is charged. */
export const usualWay = ({ delivery }: Product, { is_freight }: Variant): string =>
  wayWords(
    is_freight ? "Free delivery in the contiguous U.S.; freight beyond." : "Free delivery across the U.S.",
    { ...delivery, is_freight },
  );

/** What the way there costs, and how the goods come. */
export const wayThere = (delivery: Delivery): string =>
  wayWords(
    delivery.freight_charge > 0
      ? `Freight to ${delivery.state} is ${formatUsd(delivery.freight_charge)} an order.`
      : "Delivery is free.",
    delivery,
  );

const wayWords = (cost: string, { ships_from, is_freight }: Pick<Delivery, "ships_from" | "is_freight">) =>
  cost +
  (ships_from && ` Ships from ${ships_from}.`) +
  (is_freight ? " Comes by freight truck; someone has to be there." : "");
