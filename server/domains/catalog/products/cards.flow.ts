import type { ProductCard } from "../../../../contract/catalog/product-card.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { customerPrice, pricedText, sharedText, unpricedText } from "./cards.rules.ts";
import { cardRows } from "./cards.store.ts";
import type { MemoryCatalog } from "./catalog.types.ts";
import { pricesIn } from "./listing/prices.rules.ts";
import { bestOf, offersOf, type ShownOffer } from "./offers.rules.ts";
import { offersRows } from "./offers.store.ts";
import { sizesWanted } from "./search/named-sizes.rules.ts";
import { type Named, nothingNamed, wantedOf } from "./search/named-values.rules.ts";

/** Cards of slots in their order; missing ones are loaded with one query. */
export async function cardsOf(
  platform: Platform,
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  slots: readonly number[],
  named: Named = nothingNamed,
): Promise<ProductCard[]> {
  const parts = await cardParts(platform, catalog, showroom, slots, named);
  return JSON.parse(`[${Buffer.concat(parts)}]`) as ProductCard[];
}

/**
 * The same as JSON in pieces: the members of an array, with the commas between them.
 * @param named what variants are to have; a card then shows the one that has most of it
 */
export async function cardParts(
  platform: Platform,
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  slots: readonly number[],
  named: Named = nothingNamed,
): Promise<Buffer[]> {
  const { cards, listing, tree } = catalog;
  const [fetched, offers] = await Promise.all([
    fetchMissing(platform, catalog, slots),
    readOffers(platform, catalog, slots, named),
  ]);
  const priceOf = pricesIn(catalog, showroom);
  const parts: Buffer[] = [];
  for (const slot of slots) {
    const unpriced = fetched.get(slot) ?? cards.get(slot);
    if (!unpriced) continue;
    if (parts.length > 0) parts.push(comma);
    const offer = offers.get(slot);
    if (offer) {
      const products = { product_id: listing.productIds.of(slot), category_id: listing.categories.of(slot) };
      const cents = customerPrice(showroom, tree, { ...products, ...offer });
      const priced = pricedText(offer, cents, showroom === null);
      parts.push(sharedText(unpriced), Buffer.from(offer.text + priced));
    } else {
      const measure = { list_cents: listing.list.of(slot), covers: listing.covers.at[slot]! };
      const priced = pricedText(measure, priceOf(slot), showroom === null);
      parts.push(unpriced, Buffer.from(priced, "latin1"));
    }
  }
  return parts;
}

/** The variants that match most of the named values, by slot; unknown products are loaded with one query. */
async function readOffers(
  { db }: Platform,
  { listing, offers, chosen }: MemoryCatalog,
  slots: readonly number[],
  named: Named,
): Promise<ReadonlyMap<number, ShownOffer>> {
  const found = new Map<number, ShownOffer>();
  if (named.values.size + named.parts.size + named.sizes.length === 0) return found;
  const unknown = new Map<number, string[]>();
  for (const slot of slots) {
    const wanted = wantedIn(listing, slot, named);
    if (wanted.length === 0) continue;
    const choice = chosen.get(choiceKey(slot, wanted));
    if (!choice) unknown.set(slot, wanted);
    else if (choice.shown) found.set(slot, choice.shown);
  }
  const fetched = await fetchOffers(db, { listing, offers }, [...unknown.keys()]);
  for (const [slot, wanted] of unknown) {
    const text = fetched.get(slot) ?? offers.get(slot);
    const shown = (text && bestOf(offersOf(text.toString()), wanted)?.shown) ?? null;
    chosen.set(choiceKey(slot, wanted), { shown });
    if (shown) found.set(slot, shown);
  }
  return found;
}

/** A slot's variants never change, so what is wanted of them decides. No text has a NUL. */
const choiceKey = (slot: number, wanted: readonly string[]): string => [slot, ...wanted].join("\0");

const wantedIn = ({ facets, sizes }: MemoryCatalog["listing"], slot: number, named: Named): string[] => [
  ...wantedOf(facets.textsOf(slot), named),
  ...(named.sizes.length > 0 ? sizesWanted(sizes.of(slot), named.sizes) : []),
];

const comma = Buffer.from(",");

/** Small enough that nobody waits long behind them. */
const cardsAhead = 100;

/** Loads cards and variants of all products into memory, most viewed first, as long as there is room. */
export async function readCards(
  platform: Platform,
  catalog: MemoryCatalog,
  isStopping: () => boolean,
): Promise<void> {
  const { listing, cards, offers } = catalog;
  const wanted = listing.byPopularity();
  for (let at = 0; at < wanted.length && !isStopping(); at += cardsAhead) {
    const slots = [...wanted.subarray(at, at + cardsAhead)];
    if (cards.isFull && offers.isFull) break;
    if (!cards.isFull) await fetchMissing(platform, catalog, slots);
    if (!offers.isFull) await fetchOffers(platform.db, catalog, slots);
  }
}

async function fetchMissing({ db }: Platform, { cards, listing }: MemoryCatalog, slots: readonly number[]) {
  const fetched = new Map<number, Buffer>();
  const missing = new Map<number, number>();
  for (const slot of slots) if (!cards.has(slot)) missing.set(listing.productIds.of(slot), slot);
  if (missing.size === 0) return fetched;
  for (const row of await cardRows(db, [...missing.keys()])) {
    const slot = missing.get(row.id)!;
    fetched.set(slot, cards.put(slot, unpricedText(row)));
  }
  return fetched;
}

async function fetchOffers(
  db: Db,
  { offers, listing }: Pick<MemoryCatalog, "offers" | "listing">,
  slots: readonly number[],
): Promise<ReadonlyMap<number, Buffer>> {
  const fetched = new Map<number, Buffer>();
  const missing = new Map<number, number>();
  for (const slot of slots) if (!offers.has(slot)) missing.set(listing.productIds.of(slot), slot);
  if (missing.size === 0) return fetched;
  for (const { product_id, text } of await offersRows(db, [...missing.keys()])) {
    const slot = missing.get(product_id)!;
    fetched.set(slot, offers.put(slot, text));
  }
  return fetched;
}
