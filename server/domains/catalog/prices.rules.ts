import { markupFor, unitPrice } from "../../../domain/pricing.ts";
import type { Showroom } from "../showrooms/index.ts";
import type { CategoryTree } from "./category-tree.rules.ts";
import type { Listing } from "./listing.rules.ts";

interface Shelf {
  listing: Listing;
  tree: CategoryTree;
}

/** What things cost a customer. */
export interface Priced {
  showroom: Showroom | null;
  /** This customer's price of a slot, in cents. */
  priceOf: (slot: number) => number;
  /**
   * This customer's price by the wholesale price, both in cents, where it is the same for all of a category; null where
   * it is not. What costs more wholesale costs more then: margin and markup are rounded, but never by a whole cent.
   */
  rateOf: (categoryId: number) => ((wholesaleCents: number) => number) | null;
}

/** What things cost in a showroom; without one, their list prices. */
export const pricedIn = (catalog: Shelf, showroom: Showroom | null): Priced => ({
  showroom,
  priceOf: pricesIn(catalog, showroom),
  rateOf: (categoryId) => {
    if (!showroom || ownPriced(catalog.listing, showroom).has(categoryId)) return null;
    const markup = markupsOf(catalog.tree, showroom)(categoryId);
    return (wholesale) => unitPrice(wholesale, showroom.margin_bp, markup).unit_price_cents;
  },
});

const priceColumns = new WeakMap<Showroom, { catalog: Shelf; cents: Int32Array }>();

/** This customer's price of a slot, worked out once for each showroom. */
export function pricesIn(catalog: Shelf, showroom: Showroom | null): (slot: number) => number {
  const { listing, tree } = catalog;
  if (!showroom) return (slot) => listing.list.at[slot]!;
  let column = priceColumns.get(showroom);
  if (column?.catalog !== catalog || column.cents.length < listing.slots) {
    const cents = new Int32Array(listing.slots + 1000);
    if (column?.catalog === catalog) cents.set(column.cents);
    column = { catalog, cents };
    priceColumns.set(showroom, column);
  }
  const { cents } = column;
  const { by_product } = showroom.markups;
  const markupOf = markupsOf(tree, showroom);
  return (slot) => {
    const known = cents[slot]!;
    if (known !== 0) return known;
    const own = by_product.size === 0 ? undefined : by_product.get(listing.productIds.at[slot]!);
    const markup = own ?? markupOf(listing.categories.at[slot]!);
    cents[slot] = unitPrice(listing.wholesale.at[slot]!, showroom.margin_bp, markup).unit_price_cents;
    return cents[slot]!;
  };
}

const markups = new WeakMap<Showroom, { tree: CategoryTree; known: Map<number, number> }>();
const none: ReadonlyMap<number, number> = new Map();
const anyProduct = 0;

/** The markup, in basis points, of what stands in a category and has none of its own; looked up once for each. */
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

/** Categories in which some product has a markup of its own in the showroom. */
function ownPriced(listing: Listing, showroom: Showroom): ReadonlySet<number> {
  let kept = ownPrices.get(showroom);
  // a product that has come, or moved, stands in a new slot
  if (kept?.listing !== listing || kept.slots !== listing.slots) {
    const slots = [...showroom.markups.by_product.keys()].flatMap((id) => listing.slotOf(id) ?? []);
    const categories = new Set(slots.map((slot) => listing.categories.at[slot]!));
    kept = { listing, slots: listing.slots, categories };
    ownPrices.set(showroom, kept);
  }
  return kept.categories;
}
