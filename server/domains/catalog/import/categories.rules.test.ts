import { describe, expect, test } from "vitest";
import vendorsNames from "../../../../content/import/category-names.json" with { type: "json" };
import standard from "../../../../db/standard-categories.json" with { type: "json" };
import { CategoryTree } from "../products/index.ts";
import { CategoryNames } from "./categories.rules.ts";

const categories = standard.categories.flatMap(({ name, slug, children }) => [
  { name, slug, parent: undefined },
  ...children.map((child) => ({ ...child, parent: slug })),
]);
const idOf = (slug: string | undefined) => categories.findIndex((one) => one.slug === slug) + 1 || null;
const tree = new CategoryTree(
  categories.map((one, at) => ({ ...one, id: at + 1, parent_id: idOf(one.parent), facets: [] })) as never,
  [],
);
const names = new CategoryNames(tree, []);
const slugOf = (text: string) => categories[(names.find(text) ?? 0) - 1]?.slug;

describe("categories of a price list", () => {
  test.each([
    ["Floor Tile", "tile-flooring"],
    ["Wall Tiles", "backsplash-tiles"],
    ["Tile / Porcelain Tile", "porcelain-tile"],
    ["LVP", "luxury-flooring"],
    ["Thin-Set", "thin-set-mortar"],
    ["Lav Faucets", "bathroom-faucets"],
    ["Vanities", "bathroom-vanitys"],
    ["Bathtubs", "bath-tubs"],
    ["Sconces", "wall-sconces"],
    ["Bullnose", "tile-edge-trims"],
    ["T-Molding", "transition-strips"],
    ["Shower Pans", "shower-bases"],
  ])("%s is what the trade calls %s", (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  test("a name that could be several things is left for the vendor to say", () => {
    expect(slugOf("Hardware")).toBeUndefined();
    expect(slugOf("Trim")).toBeUndefined();
    expect(slugOf("Wall Mount")).toBeUndefined();
  });

  test("the vendor's own choice goes before the trade's name", () => {
    const chosen = new CategoryNames(tree, [["Wall Tile", "subway-tile"]]);
    expect(categories[chosen.find("wall tile")! - 1]!.slug).toBe("subway-tile");
  });

  test("suggestions know the trade's names, longer ones first", () => {
    expect(names.suggest("Bath vanity lights LED")[0]).toBe("vanity-lights");
    expect(names.suggest("Grey floor tile 12x24")).not.toContain("floor-lamps");
  });

  test("every name stands for a category of the standard list", () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    expect(vendorsNames.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
  });
});
