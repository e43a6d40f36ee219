import type { ProductCard } from "../../../contract/catalog.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Showroom } from "../showrooms/index.ts";
import { pricedText, unpricedText } from "./cards.rules.ts";
import { cardRows } from "./cards.store.ts";
import { type Catalog, currentCatalog } from "./catalog.flow.ts";
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

/** The same as JSON in pieces: the members of an array, with the commas between them. */
export async function cardParts(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  slots: readonly number[],
): Promise<Buffer[]> {
  const { cards, listing } = catalog;
  const fetched = await fetchMissing(platform, catalog, slots);
  const priceOf = pricesIn(catalog, showroom);
  const parts: Buffer[] = [];
  for (const slot of slots) {
    const unpriced = fetched.get(slot) ?? cards.get(slot);
    if (!unpriced) continue;
    const measure = { list_cents: listing.list.at[slot]!, covers: listing.covers.at[slot]! };
    const priced = pricedText(measure, priceOf(slot), showroom === null);
    if (parts.length > 0) parts.push(comma);
    parts.push(unpriced, Buffer.from(priced, "latin1"));
  }
  return parts;
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
