import standard from "../../db/standard-categories.json" with { type: "json" };

/** A sub-category as it stands in menus; its slug is unique over the whole catalog. */
export interface SubCategory {
  id: number;
  name: string;
  slug: string;
}

/** A category. The first 21 are the shop's tiles, spelled as the marketplace spells them. */
export interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  children: SubCategory[];
}

/** The categories with their sub-categories: the 21 of the tiles in their order, then those that rooms need beside them. */
export const categories: readonly Category[] = standard.categories.map(
  ({ name, slug, description, children }, at) => ({
    id: at + 1,
    name,
    slug,
    description,
    children: children.map((child, place) => ({ id: (at + 1) * 100 + place + 1, ...child })),
  }),
);
