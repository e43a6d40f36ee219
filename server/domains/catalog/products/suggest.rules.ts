import type { ProductCard } from "../../../../contract/catalog/catalog.ts";
import type { Understood } from "../../../../domain/search/query.ts";
import type { Suggested } from "./catalog.types.ts";
import type { CategoryTree } from "./category-tree.rules.ts";
import type { Listing } from "./listing/listing.rules.ts";
import { type Ordered, pageOf } from "./listing/order.rules.ts";

/** A partial query while it is typed, and the best slots for it. */
export function slotsBeginning(
  listing: Listing,
  text: string,
  /** Whether the showroom sells the product in a slot. */
  fits: (slot: number) => boolean,
  limit: number,
  tree: Pick<CategoryTree, "pathOf">,
): { query: Understood; slots: number[] } {
  const { query, found } = listing.typed.ask(text, { fits, others: false });
  return { query, slots: bestBeginning(listing, { query, found }, limit, tree) };
}

/** The best slots for a partial query. */
export function bestBeginning(
  listing: Listing,
  { query, found }: { query: Understood; found: Ordered },
  limit: number,
  tree: Pick<CategoryTree, "pathOf">,
): number[] {
  const window = { offset: 0, limit, priceOf: () => 0 };
  const best = pageOf(listing, found, "relevance", window);
  // "matte bl" names no kind of product: the best of several kinds is more useful than six tiles
  if (query.head !== -1 || best.length < limit) return best;
  const spread = pageOf(listing, bestOfEach(listing, found, tree), "relevance", window);
  return [...spread, ...best.filter((slot) => !spread.includes(slot))].slice(0, limit);
}

/** The best slot of each top-level category. */
function bestOfEach(
  { categories, popularity }: Listing,
  { slots, scores }: Ordered,
  tree: Pick<CategoryTree, "pathOf">,
): Ordered {
  const tops = new Map<number, number>();
  const topOf = (id: number) => {
    const known = tops.get(id) ?? tree.pathOf(id).at(-1)?.id ?? id;
    tops.set(id, known);
    return known;
  };
  const best = new Map<number, number>();
  const scoreAt = (at: number) => scores?.[at] ?? 0;
  const isBetter = (at: number, than: number) =>
    scoreAt(at) === scoreAt(than)
      ? popularity.of(slots[at]!) > popularity.of(slots[than]!)
      : scoreAt(at) > scoreAt(than);
  for (let at = 0; at < slots.length; at++) {
    const category = topOf(categories.of(slots[at]!));
    const known = best.get(category);
    if (known === undefined || isBetter(at, known)) best.set(category, at);
  }
  const places = [...best.values()].sort((a, b) => slots[a]! - slots[b]!);
  return {
    slots: Int32Array.from(places, (at) => slots[at]!),
    scores: scores && Float32Array.from(places, scoreAt),
  };
}

/** Names in which every typed word starts a word, in order; those that start with the text first. */
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

type SuggestedProduct = Suggested["products"][number];

export const suggestedCard = (card: ProductCard): SuggestedProduct => ({
  hash: card.hash,
  name: card.name,
  image: card.image,
  sku: card.sku,
  price: card.price,
  price_per_sqft: card.price_per_sqft,
  unit: card.unit,
  ...(card.is_chosen && { is_chosen: true }),
  ...(card.chosen_options !== undefined && { chosen_options: card.chosen_options }),
});

/** A product that was found by one of its SKUs. */
export const cardBySku = (card: ProductCard, sku: string): SuggestedProduct => ({
  ...suggestedCard(card),
  sku,
  is_chosen: true,
  by_sku: true,
});
