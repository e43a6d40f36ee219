import type { ProductCard } from "../../../contract/catalog.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Showroom } from "../showrooms/index.ts";
import { cardView, customerPrice, type KeptCard, pricedPart, unpricedCard } from "./cards.rules.ts";
import { type CardRow, cardRows } from "./cards.store.ts";
import type { Catalog } from "./catalog.flow.ts";

/** Enough for the busy part of any catalogue, and at most some 40 MB. */
const mostCards = 12_000;

/** Cards of slots in their order; what is not in memory yet comes by one query. */
export async function cardsOf(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  slots: readonly number[],
): Promise<ProductCard[]> {
  const kept = await keptCards(platform, catalog, slots);
  return kept.map(({ row }) => cardView(row, priceOf(catalog, showroom, row), showroom === null));
}

/** The same as JSON texts, for long lists. */
export async function cardTextsOf(
  platform: Platform,
  catalog: Catalog,
  showroom: Showroom | null,
  slots: readonly number[],
): Promise<string[]> {
  const kept = await keptCards(platform, catalog, slots);
  return kept.map((card) => {
    card.text ??= JSON.stringify(unpricedCard(card.row)).slice(0, -1);
    const priced = pricedPart(card.row, priceOf(catalog, showroom, card.row), showroom === null);
    return `${card.text},${JSON.stringify(priced).slice(1)}`;
  });
}

const priceOf = ({ tree }: Catalog, showroom: Showroom | null, row: CardRow) =>
  customerPrice(showroom, tree, { ...row, product_id: row.id });

async function keptCards(
  platform: Platform,
  catalog: Catalog,
  slots: readonly number[],
): Promise<KeptCard[]> {
  const fetched = await fetchMissing(platform, catalog, slots);
  return slots.flatMap((slot) => fetched.get(slot) ?? catalog.cards.get(slot) ?? []);
}

async function fetchMissing({ db }: Platform, { cards, listing }: Catalog, slots: readonly number[]) {
  const fetched = new Map<number, KeptCard>();
  const missing = new Map<number, number>();
  for (const slot of slots) if (!cards.has(slot)) missing.set(listing.productIds.at[slot]!, slot);
  if (missing.size === 0) return fetched;
  for (const row of await cardRows(db, [...missing.keys()])) {
    const slot = missing.get(row.id)!;
    const card = { row, text: null };
    fetched.set(slot, card);
    if (cards.size >= mostCards) cards.delete(cards.keys().next().value!);
    cards.set(slot, card);
  }
  return fetched;
}
