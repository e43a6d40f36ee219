import type { Understood } from "../../../domain/search/query.ts";
import type { Listing } from "./listing.rules.ts";
import { pageOf } from "./order.rules.ts";

/** What a text is understood as while it is typed, and the best slots for it. */
export function slotsBeginning(
  listing: Listing,
  text: string,
  /** 1 at the id of each category that the showroom sells. */
  sold: Uint8Array,
  limit: number,
): { query: Understood; slots: number[] } {
  const placed = listing.slotsIn(sold);
  const fits = (slot: number) => listing.alive.has(slot) && placed.has(slot);
  const { query, found } = listing.typed.ask(text, { fits, others: false });
  const slots = pageOf(listing, found, "relevance", { offset: 0, limit, priceOf: () => 0 });
  return { query, slots };
}

/** Names in which every typed word begins a word, in their own order; those that begin with the text first. */
export function namesBeginning<Named extends { name: string }>(
  text: string,
  named: readonly Named[],
  limit: number,
): Named[] {
  const typed = text.toLowerCase().split(" ").filter(Boolean);
  if (typed.length === 0) return [];
  const fits = ({ name }: Named) => {
    const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  const first = ({ name }: Named) => (name.toLowerCase().startsWith(text) ? 0 : 1);
  return named
    .filter(fits)
    .sort((a, b) => first(a) - first(b))
    .slice(0, limit);
}
