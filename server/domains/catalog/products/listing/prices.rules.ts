import { markupFor, unitPrice } from "../../../../../domain/money/pricing.ts";
import type { Showroom } from "../../../showrooms/showrooms/index.ts";
import type { CategoryTree } from "../category-tree.rules.ts";
import type { Listing } from "./listing.rules.ts";

interface CatalogView {
  listing: Listing;
  tree: CategoryTree;
}

/** Prices for one customer. */
export interface Priced {
  showroom: Showroom | null;
  /** This customer's price of a slot, in cents. */
  priceOf: (slot: number) => number;
  /**
   * This customer's price for a wholesale price, both in cents, if it is the same for a whole category; otherwise null.
   * A higher wholesale price then means a higher price: margin and markup are rounded, but never by a whole cent.
   */
  rateOf: (categoryId: number) => ((wholesaleCents: number) => number) | null;
}

/** Prices in a showroom; without one, list prices. */
export const pricedIn = (catalog: CatalogView, showroom: Showroom | null): Priced => ({
  showroom,
  priceOf: pricesIn(catalog, showroom),
  rateOf: (categoryId) => {
    if (!showroom || ownPriced(catalog.listing, showroom).has(categoryId)) return null;
    const markup = markupsOf(catalog.tree, showroom)(categoryId);
    return (wholesale) => unitPrice(wholesale, showroom.margin_bp, markup).unit_price_cents;
  },
});

/** This customer's price of a slot, in cents. */
export function pricesIn(
  { listing, tree }: CatalogView,
  showroom: Showroom | null,
): (slot: number) => number {
  const { productIds, categories, wholesale, list } = listing;
  if (!showroom) return (slot) => list.of(slot);
  const { by_product } = showroom.markups;
  const markupOf = markupsOf(tree, showroom);
  return (slot) => {
    const own = by_product.size === 0 ? undefined : by_product.get(productIds.of(slot));
    const markup = own ?? markupOf(categories.of(slot));
    return unitPrice(wholesale.of(slot), showroom.margin_bp, markup).unit_price_cents;
  };
}

const markups = new WeakMap<Showroom, { tree: CategoryTree; known: Map<number, number> }>();
const none: ReadonlyMap<number, number> = new Map();
const anyProduct = 0;

/** The markup, in basis points, of products in a category without their own; looked up once for each. */
function markupsOf(tree: CategoryTree, showroom: Showroom): (categoryId: number) => number {
  let kept = markups.get(showroom);
  if (kept?.tree !== tree) {
    kept = { tree, known: new Map() };
    markups.set(showroom, kept);
  }
  const { known } = kept;
  return (id) => {
    let markup = known.get(id);
    if (markup === undefined) {
      markup = markupFor({ ...showroom.markups, by_product: none }, anyProduct, tree.pathIds(id));
      known.set(id, markup);
    }
    return markup;
  };
}

const ownPrices = new WeakMap<Showroom, { listing: Listing; slots: number; categories: Set<number> }>();

/** Categories in which some product has its own markup in the showroom. */
function ownPriced(listing: Listing, showroom: Showroom): ReadonlySet<number> {
  let kept = ownPrices.get(showroom);
  // a new or moved product has a new slot
  if (kept?.listing !== listing || kept.slots !== listing.slots) {
    const slots = [...showroom.markups.by_product.keys()].flatMap((id) => listing.slotOf(id) ?? []);
    const categories = new Set(slots.map((slot) => listing.categories.of(slot)));
    kept = { listing, slots: listing.slots, categories };
    ownPrices.set(showroom, kept);
  }
  return kept.categories;
}
