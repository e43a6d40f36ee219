import { scattered } from "./market.ts";
import { listPath, productPath } from "./scenarios/catalog.ts";
import { searchPath } from "./scenarios/search.ts";
import { searchTexts } from "./search-texts.ts";
import type { Stage } from "./stage.ts";

export type Kind = "list" | "product" | "search";
const kinds: readonly Kind[] = ["list", "product", "search"];

/** One visit after another, each another page of the shop: a list, a product, a search. */
export function visitsOf({ client, market }: Stage): () => Promise<Kind> {
  const list = scattered(market.lists);
  const product = scattered(market.products);
  const text = scattered(searchTexts);
  const showroom = market.showrooms[0]!;
  const paths: Record<Kind, () => string> = {
    list: () => listPath(list().choice, 0),
    product: () => productPath(product().choice, showroom),
    search: () => searchPath({ q: text().choice, showroom }),
  };
  let count = 0;
  return async () => {
    const kind = kinds[count++ % kinds.length]!;
    const { status } = await client.send("GET", paths[kind]());
    if (status !== 200) throw new Error(`${kind} answered ${status}`);
    return kind;
  };
}
