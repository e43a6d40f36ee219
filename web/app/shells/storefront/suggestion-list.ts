import { listQuery, readListAddress } from "../../../areas/shop/list-address.ts";
import type { ReplyOf } from "../../../client/api-call.ts";
import { cardPath, listPath } from "../../../kit/product/product-path.ts";
import type { PictureData } from "../../../ui/picture.tsx";
import type { HeaderCategory, HeaderMenu } from "./header-menus.ts";
import { fetchMenus } from "./use-header-menus.ts";

type Suggested = ReplyOf<"GET /api/products/suggest">["data"];

/** One line below the search field. */
export interface Suggestion {
  kind: "search" | "category" | "brand" | "product";
  text: string;
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
};

/**
 * The lines for what the API suggests, in the order in which they stand. The menus are asked for where two
 * categories share a name.
 */
export async function suggestionsOf(
  found: Suggested,
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
  return [
    ...(found.did_you_mean === undefined
      ? []
      : [
          line(
            "search",
            found.did_you_mean,
            listPath("all", listQuery({ ...everything, q: found.did_you_mean })),
          ),
        ]),
    ...found.categories.map(({ name, slug_url }) =>
      line("category", name, listPath(slug_url), null, parents.get(slug_url)),
    ),
    ...found.brands.map(({ name }) =>
      line("brand", name, listPath("all", listQuery({ ...everything, filters: { brand: [name] } }))),
    ),
    ...found.products.map((product) =>
      line(
        "product",
        product.by_sku ? `${product.sku} · ${product.name}` : product.name,
        cardPath(product, vsdId),
        product.image,
      ),
    ),
  ];
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
