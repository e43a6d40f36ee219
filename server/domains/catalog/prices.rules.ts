import type { Showroom } from "../showrooms/index.ts";
import { customerPrice } from "./cards.rules.ts";
import type { CategoryTree } from "./category-tree.rules.ts";
import type { Listing } from "./listing.rules.ts";

interface Shelf {
  listing: Listing;
  tree: CategoryTree;
}

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
  return (slot) => {
    const known = cents[slot]!;
    if (known !== 0) return known;
    cents[slot] = customerPrice(showroom, tree, {
      product_id: listing.productIds.at[slot]!,
      category_id: listing.categories.at[slot]!,
      wholesale_cents: listing.wholesale.at[slot]!,
      list_cents: listing.list.at[slot]!,
    });
    return cents[slot]!;
  };
}
