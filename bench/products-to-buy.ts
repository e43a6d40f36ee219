import type { ProductCard } from "../contract/catalog/product-card.ts";
import { perPage } from "./market.ts";
import type { Stage } from "./stage.ts";

export interface Products {
  sku: string;
  /** The fewest that may be bought. */
  qty: number;
  vendor: string;
}

const enough = 1_000_000;

/** Products to buy in a showroom: the first lists of its categories, with more in stock than the run buys. */
export async function productsToBuy(
  { client, database, market }: Stage,
  vsd_id: string,
): Promise<Products[]> {
  const categories = [
    ...new Set(market.lists.filter((list) => list.vsd_id === vsd_id).map(({ category }) => category)),
  ];
  const products = new Map<string, Products>();
  for (const category of categories.slice(0, 30)) {
    const query = new URLSearchParams({ category, showroom: vsd_id, per_page: String(perPage) });
    const list = await client.data<{ data: ProductCard[] }>("GET", `/api/visualization/products?${query}`);
    for (const { sku, minimum_unit, vendor } of list.data)
      products.set(sku, { sku, qty: minimum_unit, vendor });
  }
  await database.db
    .updateTable("variants")
    .set({ stock: enough })
    .where("sku", "in", [...products.keys()])
    .execute();
  return [...products.values()];
}
