import { isRemote } from "./shipping.ts";
import { milesBetween } from "./state-distance.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Goods leave after the vendor's lead time, and are on the road for one to seven days. */
const onTheRoad = [1, 7] as const;
/** By sea or air, beyond the contiguous states. */
const remoteDays = 7;

interface DeliveryWindow {
  earliest: Date;
  latest: Date;
}

/** When goods with a lead time in days arrive if they are ordered at a moment; in a state, where that is known. */
export function deliveryWindow(orderedAt: Date, leadTimeDays: number, to = ""): DeliveryWindow {
  const leaves = leadTimeDays + (isRemote(to) ? remoteDays : 0);
  return windowOf(orderedAt, leaves + onTheRoad[0], leaves + onTheRoad[1]);
}

/** The days on the road by miles, the last for whatever is farther. */
const roads: readonly (readonly [miles: number, first: number, last: number])[] = [
  [150, 1, 3],
  [600, 2, 4],
  [1200, 3, 5],
  [2000, 4, 6],
  [Number.POSITIVE_INFINITY, 5, 7],
];

/** The same promise, closer: within its days those that the way from state to state takes. */
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
  earliest: new Date(orderedAt.getTime() + first * dayMs),
  latest: new Date(orderedAt.getTime() + last * dayMs),
});
