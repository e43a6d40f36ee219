import type { ProductCard } from "../../../contract/catalog.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Showroom } from "../showrooms/index.ts";
import { customerPrice, pricedText, sharedText, unpricedText } from "./cards.rules.ts";
import { cardRows } from "./cards.store.ts";
import { type Catalog, currentCatalog } from "./catalog.flow.ts";
import { sizesWanted } from "./named-sizes.rules.ts";
import { type Named, nothingNamed, wantedOf } from "./named-values.rules.ts";
import { bestOf, choiceFor, Offer } from "./offers.rules.ts";
import { offerRows } from "./offers.store.ts";
import { pricesIn } from "./prices.rules.ts";

/** Cards of slots in their order; what is not in memory yet comes by one query. */
export async function cardsOf(
  platform: Platform,
  catalog: Catalog,
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
  catalog: Catalog,
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
      const goods = { product_id: listing.productIds.of(slot), category_id: listing.categories.of(slot) };
      const cents = customerPrice(showroom, tree, { ...goods, ...offer });
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

/** The variants that have most of what is named, by their slots; what was not read lately comes by one query. */
async function readOffers(
  { db }: Platform,
  { listing, offers }: Catalog,
  slots: readonly number[],
  named: Named,
): Promise<ReadonlyMap<number, Offer>> {
  const found = new Map<number, Offer>();
  if (named.values.size + named.parts.size + named.sizes.length === 0) return found;
  const choices = offers.choicesFor(named);
  const wishes = slots.flatMap((slot) => {
    const known = choices.get(slot);
    const choice = known ?? choiceFor(wantedIn(listing, slot, named));
    if (!known) choices.set(slot, choice);
    return choice.wanted.length > 0 ? [{ slot, choice, kept: offers.get(slot) }] : [];
  });
  const missing = new Map<number, number>();
  for (const { slot, kept } of wishes) if (!kept) missing.set(listing.productIds.of(slot), slot);
  if (missing.size > 0) {
    const read = Map.groupBy(await offerRows(db, [...missing.keys()]), (row) => row.product_id);
    for (const [productId, slot] of missing) {
      offers.put(
        slot,
        (read.get(productId) ?? []).map((row) => new Offer(row)),
      );
    }
  }
  for (const { slot, choice, kept = offers.get(slot) ?? [] } of wishes) {
    if (choice.offers !== kept) {
      choice.best = bestOf(kept, choice.wanted);
      choice.offers = kept;
    }
    if (choice.best) found.set(slot, choice.best);
  }
  return found;
}

const wantedIn = ({ facets, sizes }: Catalog["listing"], slot: number, named: Named): string[] => [
  ...wantedOf(facets.textsOf(slot), named),
  ...(named.sizes.length > 0 ? sizesWanted(sizes.of(slot), named.sizes) : []),
];

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
  for (const slot of slots) if (!cards.has(slot)) missing.set(listing.productIds.of(slot), slot);
  if (missing.size === 0) return fetched;
  for (const row of await cardRows(db, [...missing.keys()])) {
    const slot = missing.get(row.id)!;
    fetched.set(slot, cards.put(slot, unpricedText(row)));
  }
  return fetched;
}
