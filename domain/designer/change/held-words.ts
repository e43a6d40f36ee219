import { named } from "../budget/fit-budget.ts";
import type { Pin } from "../design.types.ts";
import type { Counted, Task } from "../design-task.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";

const namesOf = (pins: readonly Pin[], offers: OfferIndex): string => {
  const names = pins.map(({ sku, look }) => {
    const offer = offers.get(sku);
    return look ? "your cabinets" : offer ? named(offer) : "what you keep";
  });
  return new Intl.ListFormat("en-US").format([...new Set(names)]);
};

/** Why a change cannot be made, where lines are kept. */
export const heldUpWords = (pins: readonly Pin[], offers: OfferIndex): string =>
  pins.length > 1
    ? `We can't make this change while you keep ${namesOf(pins, offers)}. Stop keeping one of them, or ask for something else.`
    : `We can't make this change while you keep ${namesOf(pins, offers)}. Stop keeping it, or ask for something else.`;

/** Whether a design costs more than it may. */
export const limitMissed = ({ limit_cents }: Task, { takeoff }: Counted): boolean =>
  limit_cents !== null && takeoff.total_cents > limit_cents;

/** Of a price that could not be reached: what is kept was left alone. */
export function heldBack({ carry, offers }: Task, isMissed: boolean): string[] {
  if (!isMissed || !carry || carry.pins.length === 0) return [];
  return [`You keep ${namesOf(carry.pins, offers)}, so we looked for savings in the rest.`];
}
