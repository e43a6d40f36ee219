import { attributes } from "../../demo/catalog/attributes.ts";
import { brands } from "../../demo/catalog/brands.ts";
import { catalogProducts } from "../../demo/catalog/catalog.ts";
import { categories } from "../../demo/catalog/categories.ts";
import { departments } from "../../demo/catalog/departments.ts";
import type { CatalogProduct } from "../../demo/catalog/product.types.ts";
import { traitsOf } from "../../server/domains/catalog/products/index.ts";
import type { Document, JudgedQuery } from "./judged.types.ts";
import { readTable } from "./read-table.ts";

export interface DemoDocument extends Document {
  product: CatalogProduct;
}

/** The demo marketplace's products as search reads them; their id is their hash. */
export function demoDocuments(): DemoDocument[] {
  const labels = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
  const categoryNames = new Map<string, readonly string[]>(
    categories.flatMap(({ slug, name, children }) => [
      [slug, [name]] as const,
      ...children.map((child) => [child.slug, [child.name, name]] as const),
    ]),
  );
  return Array.from(catalogProducts(), (product) => ({
    id: product.hash,
    product,
    name: product.name,
    brand: brandNames.get(product.brand) ?? product.brand,
    vendor: "",
    categories: categoryNames.get(product.child) ?? [],
    departments: departments
      .filter((each) => each.categories.includes(product.category))
      .map(({ name }) => name),
    traits: traitsOf(product.attributes, labels),
    sizes: [],
    description: product.description,
  }));
}

/**
 * What a query wants from the demo catalog: category or subcategory slugs, then conditions `key~pattern` on the name,
 * the brand or an attribute, separated by ";". After "+" come slugs of related categories. A product that meets
 * everything scores 3, one that misses a condition 2 (1 if it was the only one), one that misses more 1; related
 * products score 1.
 */
type Wish = Record<"query" | "wanted", string>;

export const demoQueries = (documents: readonly DemoDocument[]): JudgedQuery[] => [
  ...judged("demo-queries.csv", documents),
  ...skuQueries(documents),
];

/** What homeowners type, over all departments: rooms, typos, makers that are not sold, names of the trade. */
export const homeownerQueries = (documents: readonly DemoDocument[]): JudgedQuery[] =>
  judged("homeowner-queries.csv", documents);

const judged = (file: string, documents: readonly DemoDocument[]): JudgedQuery[] =>
  readTable<keyof Wish>(file).map((wish) => ({ q: wish.query, grades: gradesOf(wish, documents) }));

/** Article numbers, as printed and in small letters: each wants its own product alone. */
function skuQueries(documents: readonly DemoDocument[]): JudgedQuery[] {
  return [100, 2000, 3000, 4000].map((at) => {
    const { id, product } = documents[at]!;
    const { sku } = product.variants.at(-1)!;
    return { q: at < 3000 ? sku : sku.toLowerCase(), grades: new Map([[id, 3]]) };
  });
}

function gradesOf(wish: Wish, documents: readonly DemoDocument[]): ReadonlyMap<string, number> {
  const [wanted = "", related = ""] = wish.wanted.split(" + ");
  const [slugs = "", ...conditions] = wanted.split(";").map((part) => part.trim());
  const grades = new Map<string, number>();
  for (const document of documents) {
    const { category, child } = document.product;
    const isOf = (list: string) => list.split("|").some((slug) => slug === category || slug === child);
    if (isOf(slugs)) {
      const missed = conditions.filter((condition) => !meets(document, condition)).length;
      grades.set(document.id, missed === 0 ? 3 : missed === 1 && conditions.length > 1 ? 2 : 1);
    } else if (isOf(related)) grades.set(document.id, 1);
  }
  return grades;
}

/** Alternatives over several keys are written `a~x|b~y`. */
function meets({ product, brand, name }: DemoDocument, condition: string): boolean {
  return condition.split(/\|(?=\w+~)/).some((part) => {
    const [key = "", pattern = ""] = part.split("~");
    const value = key === "name" ? name : key === "brand" ? brand : product.attributes[key];
    return [value ?? ""].flat().some((each) => new RegExp(pattern, "i").test(String(each)));
  });
}
