import type { ProductCard } from "../../../contract/catalog.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Showroom } from "../showrooms/index.ts";
import { chosenText, customerPrice, pricedText, unpricedText } from "./cards.rules.ts";
import { cardRows } from "./cards.store.ts";
import { type Catalog, currentCatalog } from "./catalog.flow.ts";
import { type ChosenRow, variantsChosen } from "./chosen.store.ts";
import { pricesIn } from "./prices.rules.ts";

/** Cards of slots in their order; what is not in memory yet comes by one query. */
export async function cardsOf(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  slots: readonly number[],
): Promise<ProductCard[]> {
  const parts = await cardParts(platform, catalog, showroom, slots);
  return JSON.parse(`[${Buffer.concat(parts)}]`) as ProductCard[];
}

/**
 * The same as JSON in pieces: the members of an array, with the commas between them.
 * @param options what variants are to have, by the options' names; a card then shows the one that has most of it
 */
export async function cardParts(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  slots: readonly number[],
  options: readonly string[] = [],
): Promise<Buffer[]> {
  const { cards, listing, tree } = catalog;
  const [fetched, chosen] = await Promise.all([
    fetchMissing(platform, catalog, slots),
    chosenOf(platform, catalog, slots, options),
  ]);
  const priceOf = pricesIn(catalog, showroom);
  const parts: Buffer[] = [];
  for (const slot of slots) {
    const unpriced = fetched.get(slot) ?? cards.get(slot);
    if (!unpriced) continue;
    const variant = chosen.get(slot);
    if (parts.length > 0) parts.push(comma);
    if (variant) {
      const goods = { ...variant, category_id: listing.categories.at[slot]! };
      const price = customerPrice(showroom, tree, goods);
      parts.push(Buffer.from(chosenText(unpriced.toString(), variant, price, showroom === null)));
      continue;
    }
    const measure = { list_cents: listing.list.at[slot]!, covers: listing.covers.at[slot]! };
    const priced = pricedText(measure, priceOf(slot), showroom === null);
    parts.push(unpriced, Buffer.from(priced, "latin1"));
  }
  return parts;
}

/** By slot, the variant that has most of what is wanted. */
async function chosenOf(
  { db }: Platform,
  { listing }: Catalog,
  slots: readonly number[],
  options: readonly string[],
): Promise<Map<number, ChosenRow>> {
  if (options.length === 0 || slots.length === 0) return new Map();
  const ids = slots.map((slot) => listing.productIds.at[slot]!);
  const rows = await variantsChosen(db, ids, options);
  return new Map(slots.flatMap((slot, at) => (rows.has(ids[at]!) ? [[slot, rows.get(ids[at]!)!]] : [])));
}

const comma = Buffer.from(",");

/** Few enough that nobody waits long behind them. */
const cardsAhead = 100;

/** Reads the cards of all products into memory, those that are looked at most first, as long as there is room. */
export async function readCardsAhead(platform: Platform, isStopping: () => boolean): Promise<void> {
  const catalog = await currentCatalog(platform);
  const { listing, cards } = catalog;
  const wanted = listing.byPopularity();
  for (let at = 0; at < wanted.length && !cards.isFull && !isStopping(); at += cardsAhead) {
    await fetchMissing(platform, catalog, [...wanted.subarray(at, at + cardsAhead)]);
  }
}

async function fetchMissing({ db }: Platform, { cards, listing }: Catalog, slots: readonly number[]) {
  const fetched = new Map<number, Buffer>();
  const missing = new Map<number, number>();
  for (const slot of slots) if (!cards.has(slot)) missing.set(listing.productIds.at[slot]!, slot);
  if (missing.size === 0) return fetched;
  for (const row of await cardRows(db, [...missing.keys()])) {
    const slot = missing.get(row.id)!;
    fetched.set(slot, cards.put(slot, unpricedText(row)));
  }
  return fetched;
}
