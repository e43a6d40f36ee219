import tiles from "../../../content/landing/category-tiles.json" with { type: "json" };

/** The 21 categories of the landing page, in its order, by their slugs. */
export const categoryTiles: readonly { slug: string; label: string }[] = tiles;

/** The tile that takes four cells: 24 cells fill 2, 3, 4 or 6 columns without a gap. */
export const largeTile = "hardwood-flooring";
