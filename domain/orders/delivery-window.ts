import { daysAfter, noonOf } from "../days/calendar.ts";
import { milesBetween } from "../places/state-distance.ts";
import { isRemote } from "./shipping.ts";

/** Products ship after the vendor's lead time and travel one to seven days. */
const onTheRoad = [1, 7] as const;
/** By sea or air, beyond the contiguous states. */
const remoteDays = 7;

/** Days to make what goes beyond the vendor's stock, on top of the lead time of the units in stock. */
export const makingDays = 14;

interface DeliveryWindow {
  earliest: Date;
  latest: Date;
}

/** When products with a lead time in days arrive if ordered at a given moment; narrowed by state, if known. */
export function deliveryWindow(orderedAt: Date, leadTimeDays: number, to = ""): DeliveryWindow {
  const leaves = leadTimeDays + (isRemote(to) ? remoteDays : 0);
  return windowOf(orderedAt, leaves + onTheRoad[0], leaves + onTheRoad[1]);
}

export interface DeliveryPart extends DeliveryWindow {
  qty: number;
  is_made_to_order: boolean;
}

/**
 * The delivery dates of a line, as the product page, cart, checkout and order all show them: one part, or two when
 * stock covers only some of the units. `from_stock` counts the units that stock covers. If it is 0, the vendor's lead
 * time already includes production.
 */
export function deliveryParts(
  orderedAt: Date,
  line: { qty: number; from_stock: number; lead_time_days: number },
  to = "",
): DeliveryPart[] {
  const fromStock = Math.max(0, Math.min(line.qty, line.from_stock));
  const made = line.qty - fromStock;
  const madeIn = line.lead_time_days + (fromStock > 0 ? makingDays : 0);
  const parts = [
    { qty: fromStock, is_made_to_order: false, days: line.lead_time_days },
    { qty: made, is_made_to_order: true, days: madeIn },
  ];
  return parts
    .filter(({ qty }) => qty > 0)
    .map(({ days, ...part }) => ({ ...part, ...deliveryWindow(orderedAt, days, to) }));
}

/** When a line has to leave its vendor to arrive as promised: its last part. */
export const leavesBy = (
  orderedAt: Date,
  line: { qty: number; from_stock: number; lead_time_days: number },
): Date => {
  const isPart = line.from_stock > 0 && line.from_stock < line.qty;
  return daysAfter(orderedAt, line.lead_time_days + (isPart ? makingDays : 0));
};

/** The same in the form of the API, with the dates of the whole line; from a later day on where it is delayed. */
export function lineDelivery(
  orderedAt: Date,
  line: { qty: number; from_stock: number; lead_time_days: number; ready_on?: string | null },
  to = "",
) {
  const all = line.ready_on
    ? [{ qty: line.qty, is_made_to_order: false, ...deliveryWindow(noonOf(line.ready_on), 0, to) }]
    : deliveryParts(orderedAt, line, to);
  const parts = all.map(({ earliest, latest, ...part }) => ({
    ...part,
    earliest: earliest.toISOString(),
    latest: latest.toISOString(),
  }));
  const [first, last] = [parts[0]!, parts.at(-1)!];
  return { earliest: first.earliest, latest: last.latest, parts };
}

/** Transit days by miles; the last entry is for anything farther. */
const roads: readonly (readonly [miles: number, first: number, last: number])[] = [
  [150, 1, 3],
  [600, 2, 4],
  [1200, 3, 5],
  [2000, 4, 6],
  [Number.POSITIVE_INFINITY, 5, 7],
];

/** The same promise, narrowed to the transit days between two states. */
export function deliveryWindowTo(
  orderedAt: Date,
  leadTimeDays: number,
  way: { from: string; to: string },
): DeliveryWindow {
  const miles = isRemote(way.to) ? null : milesBetween(way.from, way.to);
  const road = miles === null ? undefined : roads.find(([most]) => miles <= most);
  if (!road) return deliveryWindow(orderedAt, leadTimeDays, way.to);
  return windowOf(orderedAt, leadTimeDays + road[1], leadTimeDays + road[2]);
}

const windowOf = (orderedAt: Date, first: number, last: number): DeliveryWindow => ({
  earliest: daysAfter(orderedAt, first),
  latest: daysAfter(orderedAt, last),
});
