import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import type { Catalog } from "./catalog.flow.ts";
import { pricesIn } from "./listing/prices.rules.ts";
import { selectionOf } from "./selection.flow.ts";

/** The products wanted for a place in a room; filters that no category offers are ignored. */
interface Wanted {
  /** As `fittingTarget` names it. */
  fitting: string;
  filters?: Record<string, string[]>;
  /** A category id; only products in it and below it. */
  category?: number | undefined;
}

/** Ids of the showroom's most popular products that fit, at most `limit`. */
export async function productsThatFit(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  { fitting, filters = {}, category }: Wanted,
  limit: number,
): Promise<number[]> {
  const { listing } = catalog;
  const known = Object.fromEntries(Object.entries(filters).filter(([key]) => listing.facets.isKey(key)));
  const { page } = await selectionOf(platform, catalog, showroom, {
    fitting,
    ...(category !== undefined && { category }),
    filters: known,
    page: 1,
    per_page: limit,
  });
  const slots = page("popular", {
    offset: 0,
    limit,
    priceOf: pricesIn(catalog, showroom),
  });
  return slots.map((slot) => listing.productIds.of(slot));
}
