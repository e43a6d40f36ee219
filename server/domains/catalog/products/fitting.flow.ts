import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import type { Catalog } from "./catalog.types.ts";
import { commonFacets } from "./listing/facet-values.rules.ts";
import { facetKeys } from "./structure.flow.ts";

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
  const offered = new Set<string>([...commonFacets, ...facetKeys(catalog.tree)]);
  const known = Object.fromEntries(Object.entries(filters).filter(([key]) => offered.has(key)));
  const wish = { fitting, ...(category !== undefined && { category }), filters: known };
  return catalog.search.mostPopular(platform, showroom, wish, limit);
}
