import type { Showroom } from "../../../showrooms/showrooms/index.ts";
import type { MemoryCatalog } from "../catalog.types.ts";
import { filterLists } from "./filtered-lists.rules.ts";
import { leftOutOf, soldCategories } from "./left-out.rules.ts";
import { pricedIn } from "./prices.rules.ts";
import { pageOfAll } from "./whole-lists.rules.ts";

/** Slots of a showroom's most popular products, overall or in one category. */
export function popularSlots(
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  category: number | null,
  limit: number,
): number[] {
  const { listing, tree } = catalog;
  const sold = showroom && soldCategories(tree, showroom);
  const all = category === null ? tree.ids : tree.below(category);
  const ids = all.filter((id) => sold === null || sold.has(id));
  const leftOut = leftOutOf(listing, showroom);
  const priced = pricedIn(catalog, showroom);
  const window = { offset: 0, limit, priceOf: priced.priceOf };
  if (!leftOut) return pageOfAll(listing, ids, "popular", window, priced);
  const unfiltered = { filters: new Map(), price: null, leftOut };
  return filterLists(listing, ids, unfiltered, priced).page("popular", window);
}
