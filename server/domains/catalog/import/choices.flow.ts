import type { Db } from "../../../platform/database.ts";
import { attributeRows, CategoryTree, categoryNodes } from "../products/index.ts";
import { isKnownTitle } from "./columns.rules.ts";

export interface CatalogChoices {
  /** Attributes that a column may hold, apart from those that are fields of a list themselves. */
  attributes: { key: string; label: string }[];
  /** Every category with its path from the top, such as "Tile Flooring > Porcelain". */
  categories: { slug: string; path: string }[];
}

/** What a vendor may say of a list's columns and categories. */
export async function catalogChoices(db: Db): Promise<CatalogChoices> {
  const [nodes, attributes] = await Promise.all([categoryNodes(db), attributeRows(db)]);
  const tree = new CategoryTree(nodes, []);
  const pathOf = (id: number) =>
    tree
      .pathOf(id)
      .map(({ name }) => name)
      .toReversed()
      .join(" > ");
  return {
    attributes: attributes
      .filter(({ key, label }) => !isKnownTitle(key) && !isKnownTitle(label))
      .map(({ key, label }) => ({ key, label }))
      .sort((a, b) => a.label.localeCompare(b.label)),
    categories: nodes
      .map(({ id, slug }) => ({ slug, path: pathOf(id) }))
      .sort((a, b) => a.path.localeCompare(b.path)),
  };
}
