import type { Showroom } from "../../../showrooms/showrooms/index.ts";
import type { CategoryTree } from "../category-tree.rules.ts";
import { SlotSet } from "../index/slot-set.rules.ts";
import { addPlace, type PlaceBits } from "../index/value-sets.rules.ts";
import type { CategoryList } from "./category-list.rules.ts";
import type { Listing } from "./listing.rules.ts";

/**
 * The slots of products that a showroom leaves out of categories which it sells: single products, and those of
 * vendors. What a slot holds never changes, so each is looked at once.
 */
export class LeftOutSlots {
  readonly #listing: Listing;
  readonly #products: ReadonlySet<number>;
  readonly #vendors: readonly string[];
  readonly #slots = new SlotSet();
  #known = 0;
  #kept = new Map<CategoryList, { version: number; sold: PlaceBits | null; count: number }>();

  /** @param vendors by their names, of which no two are the same */
  constructor(listing: Listing, products: readonly number[], vendors: readonly string[]) {
    this.#listing = listing;
    this.#products = new Set(products);
    this.#vendors = vendors;
  }

  has(slot: number): boolean {
    if (slot >= this.#known) this.#look();
    return this.#slots.has(slot);
  }

  /** The places of a category whose products are sold; null where nothing of it is left out. */
  soldOn(categoryId: number): PlaceBits | null {
    return this.#of(categoryId).sold;
  }

  /** How many of a category's products are left out. */
  countOn(categoryId: number): number {
    return this.#of(categoryId).count;
  }

  #of(categoryId: number): { sold: PlaceBits | null; count: number } {
    const shelf = this.#listing.shelf(categoryId);
    let known = this.#kept.get(shelf);
    if (known?.version !== shelf.version) {
      known = { version: shelf.version, ...this.#read(shelf) };
      this.#kept.set(shelf, known);
    }
    return known;
  }

  #read({ candidates }: CategoryList): { sold: PlaceBits | null; count: number } {
    const { slots } = candidates;
    const sold = new Uint32Array(Math.ceil(slots.length / 32));
    let count = 0;
    for (let place = 0; place < slots.length; place++) {
      if (!this.has(slots[place]!)) addPlace(sold, place);
      else if (this.#listing.alive.has(slots[place]!)) count++;
    }
    return { sold: count > 0 ? sold : null, count };
  }

  #look(): void {
    const { slots, productIds, vendors, vendorNumbers } = this.#listing;
    const wanted = new Set(this.#vendors.flatMap((name) => vendorNumbers.get(name) ?? []));
    for (; this.#known < slots; this.#known++) {
      const isOut = this.#products.has(productIds.of(this.#known)) || wanted.has(vendors.of(this.#known));
      if (isOut) this.#slots.add(this.#known);
    }
  }
}

const kept = new WeakMap<Showroom, { listing: Listing; slots: LeftOutSlots }>();

/** What a showroom leaves out of what it sells; null for one that leaves no vendor and no product out. */
export function leftOutOf(listing: Listing, showroom: Showroom | null): LeftOutSlots | null {
  if (!showroom) return null;
  const { products, vendors } = showroom.left_out;
  if (products.length + vendors.length === 0) return null;
  let known = kept.get(showroom);
  if (known?.listing !== listing) {
    known = { listing, slots: new LeftOutSlots(listing, products, vendors) };
    kept.set(showroom, known);
  }
  return known.slots;
}

/** Ids of the categories that a showroom sells: those of its departments, without those that it leaves out. */
export const soldCategories = (tree: CategoryTree, showroom: Showroom): ReadonlySet<number> =>
  tree.soldIn(showroom.menu_ids, showroom.left_out.categories);

/** Whether a showroom sells a product, or a category. */
export function soldHere({ tree }: { tree: CategoryTree }, showroom: Showroom | null) {
  if (!showroom) return () => true;
  const categories = soldCategories(tree, showroom);
  const products = new Set(showroom.left_out.products);
  const vendors = new Set(showroom.left_out.vendors);
  return ({ c, id, v }: { c: number; id?: number; v?: string }) =>
    categories.has(c) && !products.has(id ?? -1) && !vendors.has(v ?? "");
}

/** Whether a showroom sells a product; without a showroom, everything is sold. */
export function soldIn(
  { tree, listing }: { tree: CategoryTree; listing: Listing },
  showroom: Showroom | null,
): (products: { product_id: number; category_id: number }) => boolean {
  if (!showroom) return () => true;
  const categories = soldCategories(tree, showroom);
  const leftOut = leftOutOf(listing, showroom);
  return ({ product_id, category_id }) => {
    if (!categories.has(category_id)) return false;
    const slot = leftOut ? listing.slotOf(product_id) : undefined;
    return slot === undefined || !leftOut?.has(slot);
  };
}
