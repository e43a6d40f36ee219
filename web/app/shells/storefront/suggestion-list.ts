import { listQuery, readListAddress } from "../../../areas/shop/list-address.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { cardPath, listPath } from "../../../kit/product/product-path.ts";
import type { PictureData } from "../../../ui/picture.tsx";
import type { HeaderCategory, HeaderMenu } from "./header-menus.ts";
import { fetchMenus } from "./use-header-menus.ts";

type Suggested = ReplyOf<"GET /api/products/suggest">["data"];

/** One line below the search field. */
export interface Suggestion {
  kind: "search" | "category" | "brand" | "product" | "all";
  text: string;
  /** Of a product: what one unit costs, and the size that was asked for. */
  price?: string;
  /** Path in the shop. */
  to: string;
  picture: PictureData | null;
  /** What it is, and of two categories with one name, where each stands. */
  note: string;
}

const kindLabels: Readonly<Record<Suggestion["kind"], string>> = {
  search: "Did you mean",
  category: "Category",
  brand: "Brand",
  product: "Product",
  all: "All products",
};

/**
 * The lines for what the API suggests, in the order in which they stand. The menus are asked for where two
 * categories share a name.
 */
export async function suggestionsOf(
  found: Suggested,
  typed: string,
  vsdId: string | undefined,
  menus: () => Promise<readonly HeaderMenu[]> = () => fetchMenus(vsdId ?? ""),
): Promise<Suggestion[]> {
  const parents = await parentsOf(repeated(found.categories), menus);
  const everything = readListAddress(new URLSearchParams());
  const line = (
    kind: Suggestion["kind"],
    text: string,
    to: string,
    picture: PictureData | null = null,
    note = kindLabels[kind],
  ) => ({ kind, text, to, picture, note });
  const search = (text: string) => listPath("all", listQuery({ ...everything, q: text }));
  const lines: Suggestion[] = [
    ...(found.not_carried
      ? [
          line(
            "search",
            found.not_carried.search,
            search(found.not_carried.search),
            null,
            `We don't carry ${found.not_carried.name}`,
          ),
        ]
      : []),
    ...(found.did_you_mean === undefined
      ? []
      : [line("search", found.did_you_mean, search(found.did_you_mean))]),
    ...found.queries.map((query) => line("search", query, search(query), null, "")),
    ...found.categories.map(({ name, slug_url, count }) =>
      line(
        "category",
        name,
        listPath(slug_url),
        null,
        `${parents.get(slug_url) ?? kindLabels.category} (${count.toLocaleString("en-US")})`,
      ),
    ),
    ...found.brands.map(({ name }) =>
      line("brand", name, listPath("all", listQuery({ ...everything, filters: { brand: [name] } }))),
    ),
    ...found.products.map((product) => ({
      ...line(
        "product",
        product.by_sku ? `${product.sku} · ${product.name}` : product.name,
        cardPath(product, vsdId),
        product.image,
      ),
      price: priceWords(product),
    })),
  ];
  return lines.length === 0 ? [] : [...lines, line("all", `See all results for “${typed}”`, search(typed))];
}

/** "30 in. · $219.00 each", and the price of tile per square foot. */
function priceWords({ price, price_per_sqft, unit, chosen_options }: Suggested["products"][number]): string {
  const priced =
    price_per_sqft === null ? formatUnitUsd(price, unit) : formatUnitUsd(price_per_sqft, "Square foot");
  return [...(chosen_options ? [chosen_options] : []), priced].join(" · ");
}

type Category = Suggested["categories"][number];

const repeated = (categories: readonly Category[]): Category[] =>
  categories.filter((one) => categories.some((other) => other !== one && other.name === one.name));

/** "in Kitchen Faucets", by the category's slug; empty without the menus. */
async function parentsOf(
  wanted: readonly Category[],
  menus: () => Promise<readonly HeaderMenu[]>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (wanted.length === 0) return found;
  const slugs = new Set(wanted.map(({ slug_url }) => slug_url));
  const walk = (name: string, categories: readonly HeaderCategory[]) => {
    for (const category of categories) {
      if (slugs.has(category.slug_url)) found.set(category.slug_url, `in ${name}`);
      walk(category.name, category.children);
    }
  };
  for (const menu of await menus().catch(() => [])) walk(menu.name, menu.categories);
  return found;
}
