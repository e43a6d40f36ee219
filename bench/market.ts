import type { Facet } from "../contract/catalog/catalog.ts";
import type { Menu, MenuCategory } from "../contract/showrooms/showrooms.ts";
import type { Database } from "../server/platform/database.ts";
import type { Client } from "./client.ts";

/** One page of one list, as a customer of a showroom may open it. */
export interface ListAddress {
  vsd_id: string;
  category: string;
  sort: string;
  page: number;
}

/** The first page of a list with a value of a facet chosen. */
export interface FilteredList extends Pick<ListAddress, "vsd_id" | "category"> {
  filters: Record<string, string[]>;
}

/** What there is to ask for. */
export interface Market {
  showrooms: readonly string[];
  lists: readonly ListAddress[];
  filtered: readonly FilteredList[];
  /** Hashes of published products. */
  products: readonly string[];
}

export const perPage = 24;
const sorts = ["popular", "newest", "price", "-price"];
const mostProducts = 20_000;

/** Finds out what the shop sells, from its own menus. */
export async function readMarket(client: Client, { db }: Database): Promise<Market> {
  const shown = await db.selectFrom("showrooms").select("vsd_id").where("is_listed", "=", true).execute();
  const showrooms = shown.map((row) => row.vsd_id).sort();
  const lists: ListAddress[] = [];
  const filtered: FilteredList[] = [];
  for (const vsd_id of showrooms) {
    const menus = await client.data<Menu[]>("GET", `/api/menu_category?vsd_id=${vsd_id}`);
    const categories = new Map(menus.flatMap(allCategories).map((each) => [each.slug_url, each.products]));
    for (const [category, products] of categories) {
      lists.push(...pagesOf(vsd_id, category, products));
      filtered.push(...(await choicesOf(client, vsd_id, category)));
    }
  }
  const published = await db
    .selectFrom("products")
    .select("hash")
    .where("status", "=", "published")
    .orderBy("id")
    .limit(mostProducts)
    .execute();
  return { showrooms, lists, filtered, products: published.map((row) => row.hash) };
}

const allCategories = ({ categories }: { categories: MenuCategory[] }): MenuCategory[] =>
  categories.flatMap((category) => [category, ...allCategories({ categories: category.children })]);

async function choicesOf(client: Client, vsd_id: string, category: string): Promise<FilteredList[]> {
  const query = new URLSearchParams({ category, showroom: vsd_id, per_page: "1" });
  const list = await client.data<{ facets: Facet[] }>("GET", `/api/visualization/products?${query}`);
  return list.facets.flatMap(({ key, values }) =>
    values.map(({ value }) => ({ vsd_id, category, filters: { [key]: [value] } })),
  );
}

function pagesOf(vsd_id: string, category: string, products: number): ListAddress[] {
  const pages = Array.from({ length: Math.ceil(products / perPage) }, (_, index) => index + 1);
  return pages.flatMap((page) => sorts.map((sort) => ({ vsd_id, category, sort, page })));
}

/** Goes through `choices` in a scattered order that is the same in every run; says how often it went round. */
export function scattered<T>(choices: readonly T[]): () => { choice: T; round: number } {
  if (choices.length === 0) throw new Error("there is nothing to choose from");
  const step = strideFor(choices.length);
  let count = 0;
  return () => {
    const choice = choices[(count * step) % choices.length]!;
    return { choice, round: Math.floor(count++ / choices.length) };
  };
}

/** A large prime that does not divide `length`, so that every place is visited. */
const strideFor = (length: number) => [7919, 104_729].find((prime) => length % prime !== 0) ?? 1;
