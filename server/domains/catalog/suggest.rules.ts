import type { Understood } from "../../../domain/search/query.ts";
import type { Listing } from "./listing.rules.ts";
import { pageOf } from "./order.rules.ts";
import { Finds } from "./search.rules.ts";

/** The best slots for what a text is understood as while it is typed. */
export function slotsBeginning(
  listing: Listing,
  query: Understood,
  /** 1 at the id of each category that the showroom sells. */
  sold: Uint8Array,
  limit: number,
): number[] {
  const { words, alive } = listing;
  const placed = listing.slotsIn(sold);
  const fits = (slot: number) => alive.has(slot) && placed.has(slot);
  const found = new Finds(words, query, { isTyping: true }).within({ fits, others: false });
  return pageOf(listing, found, "relevance", { offset: 0, limit, priceOf: () => 0 });
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
