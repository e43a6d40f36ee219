import brandRows from "../data/brands.json" with { type: "json" };
import seriesNames from "../data/series-names.json" with { type: "json" };

/** How a brand names its series: a list in `data/series-names.json`. */
export type Naming = keyof typeof seriesNames;

export interface Brand {
  id: number;
  name: string;
  slug: string;
  /** Three letters that begin every SKU of the brand. */
  code: string;
  about: string;
  /** Slugs of the categories in which the brand makes series of products; none for supplies, which have names of their own. */
  makes: readonly string[];
  naming: Naming;
  /** 1 is the middle of the market; prices follow. */
  tier: number;
  /** Residential warranty in years that the brand gives beyond the category's usual; 0 for none. */
  careful: number;
  /** Slug of the vendor that carries the brand. */
  vendor: string;
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-");

/** The brands, all invented for this marketplace. */
export const brands: readonly Brand[] = brandRows.map(
  ({ name, code, about, makes, naming, tier, vendor }, at) => ({
    id: at + 1,
    name,
    slug: slugOf(name),
    code,
    about,
    makes,
    naming: naming as Naming,
    tier,
    careful: tier > 1.2 ? 5 : 0,
    vendor,
  }),
);

/** The brands that make products of a category, in the order of their ids. */
export function brandsOf(categorySlug: string): Brand[] {
  return brands.filter((brand) => brand.makes.includes(categorySlug));
}
