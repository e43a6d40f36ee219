import type { Showroom } from "../showrooms/index.ts";
import type { Catalog } from "./catalog.flow.ts";
import { pricedIn } from "./prices.rules.ts";
import { pageOfAll } from "./whole-shelves.rules.ts";

/** Slots of the most popular products of a showroom, of all its categories or of one. */
export function popularSlots(
  catalog: Catalog,
  showroom: Showroom | null,
  category: number | null,
  limit: number,
): number[] {
  const { listing, tree } = catalog;
  const sold = showroom && tree.soldIn(showroom.menu_ids);
  const all = category === null ? tree.ids : tree.below(category);
  const ids = all.filter((id) => sold === null || sold.has(id));
  return pageOfAll(listing, ids, "popular", { offset: 0, limit }, pricedIn(catalog, showroom));
}
