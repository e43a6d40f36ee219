import type { ReplyOf } from "../../api-call.ts";
import { listQuery, readListAddress } from "../../catalog/list-address.ts";
import { cardPath, listPath } from "../../catalog/product-path.ts";
import type { PictureData } from "../../ui/picture.tsx";

type Suggested = ReplyOf<"GET /api/products/suggest">["data"];

/** One line below the search field. */
export interface Suggestion {
  kind: "search" | "category" | "brand" | "product";
  text: string;
  /** Path in the shop. */
  to: string;
  picture: PictureData | null;
}

export const kindLabels: Readonly<Record<Suggestion["kind"], string>> = {
  search: "Did you mean",
  category: "Category",
  brand: "Brand",
  product: "Product",
};

/** The lines for what the API suggests, in the order in which they stand. */
export function suggestionsOf(found: Suggested, vsdId: string | undefined): Suggestion[] {
  const everything = readListAddress(new URLSearchParams());
  const line = (kind: Suggestion["kind"], text: string, to: string, picture: PictureData | null = null) => ({
    kind,
    text,
    to,
    picture,
  });
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
    ...found.categories.map(({ name, slug_url }) => line("category", name, listPath(slug_url))),
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
