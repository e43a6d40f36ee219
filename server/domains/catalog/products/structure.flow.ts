import type { Cache, CacheSection } from "../../../platform/cache/cache.ts";
import type { Db } from "../../../platform/database.ts";
import type { Structure } from "./catalog.types.ts";
import { CategoryTree } from "./category-tree.rules.ts";
import type { ListedRow } from "./listing/listing.rules.ts";
import {
  attributeRows,
  brandNames,
  brandsVersion,
  categoryNodes,
  formerBrands,
  formerSlugs,
  menuNodes,
  type ReadRow,
} from "./listing/listing.store.ts";
import { isSize } from "./search/named-sizes.rules.ts";
import { traitsOf } from "./traits.rules.ts";

const mostRows = 20_000;

/** Separate from responses, which are far more numerous and would evict them. */
export const productRows = (cache: Cache): CacheSection =>
  cache.section("product rows", { entries: mostRows });

/** Attributes that some category offers as a facet. */
export const facetKeys = (tree: CategoryTree): Set<string> =>
  new Set([...tree.all].flatMap((node) => node.facets));

export async function readStructure(db: Db): Promise<Structure> {
  const [nodes, menus, attributes, brands, slugs, names, version] = await Promise.all([
    categoryNodes(db),
    menuNodes(db),
    attributeRows(db),
    brandNames(db),
    formerSlugs(db),
    formerBrands(db),
    brandsVersion(db),
  ]);
  return {
    tree: new CategoryTree(nodes, menus, slugs),
    formerBrands: names,
    structureText: JSON.stringify([nodes, menus, attributes, brands, [...slugs], [...names], version]),
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    brands,
  };
}

/** A product as loaded, with the words that its categories and attributes add. */
export function listedRow(
  row: ReadRow,
  { tree, attributes }: Pick<Structure, "tree" | "attributes">,
): ListedRow {
  const departments = tree.menusOf(row.category_id, null).map(({ name }) => name);
  return {
    ...row,
    departments,
    traits: traitsOf(row.attributes, attributes),
    sizes: row.sizes.filter(isSize),
  };
}
