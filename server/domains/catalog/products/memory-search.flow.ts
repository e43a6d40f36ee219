import type { Platform } from "../../../platform/platform.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { cardParts, cardsOf, readCards } from "./cards.flow.ts";
import type { Carousel, CatalogSearch, MemoryCatalog, ProductsWish, Suggested } from "./catalog.types.ts";
import { leftOutOf, soldCategories, soldIn } from "./listing/left-out.rules.ts";
import { popularSlots } from "./listing/popular.rules.ts";
import { pricesIn } from "./listing/prices.rules.ts";
import { slotsBySku } from "./search/search.flow.ts";
import { selectionOf } from "./selection.flow.ts";
import { cardBySku, slotsBeginning, suggestedCard } from "./suggest.rules.ts";

/** The catalog in this process's memory, as the engine that searches it. */
export function memorySearch(current: () => MemoryCatalog): CatalogSearch {
  return {
    list: (platform, showroom, wish) => list(platform, current(), showroom, wish),
    async mostPopular(platform, showroom, wish, limit) {
      const catalog = current();
      const { page } = await selectionOf(platform, catalog, showroom, { ...wish, page: 1, per_page: limit });
      const slots = page("popular", { offset: 0, limit, priceOf: pricesIn(catalog, showroom) });
      return slots.map((slot) => catalog.listing.productIds.of(slot));
    },
    suggest: (platform, showroom, typed, limit) => suggest(platform, current(), showroom, typed, limit),
    carousel: (platform, showroom, wanted) => carousel(platform, current(), showroom, wanted),
    async counts(showroom) {
      const { listing, tree } = current();
      const sold = showroom && soldCategories(tree, showroom);
      const leftOut = leftOutOf(listing, showroom);
      return (id) =>
        sold === null || sold.has(id) ? listing.shelf(id).total - (leftOut?.countOn(id) ?? 0) : 0;
    },
    soldAmong: async (_, showroom) => soldIn(current(), showroom),
    readAhead: (platform, isStopping) => readCards(platform, current(), isStopping),
  };
}

async function list(
  platform: Platform,
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  wish: ProductsWish,
) {
  const { total, about, page, named, isPriced } = await selectionOf(platform, catalog, showroom, wish);
  const sort = wish.sort ?? (wish.q ? "relevance" : "popular");
  const slots = page(sort, {
    offset: (wish.page - 1) * wish.per_page,
    limit: wish.per_page,
    priceOf: pricesIn(catalog, showroom),
  });
  // if prices sort or limit a list, they are the products' own, and so are the cards
  const isByPrice = isPriced || sort === "price" || sort === "-price";
  const cards = await cardParts(platform, catalog, showroom, slots, isByPrice ? undefined : named);
  return { total, about, count: slots.length, cards };
}

async function suggest(
  platform: Platform,
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  { text, withPrice }: { text: string; withPrice: string },
  limit: number,
): Promise<Suggested> {
  const { listing, tree } = catalog;
  const sold = tree.placeOf(null, showroom ? [showroom.menu_ids] : [], showroom?.left_out.categories);
  const isSold = listing.soldSlots(sold.mask, leftOutOf(listing, showroom));
  const bySku = await suggestSku(platform, catalog, showroom, withPrice, { isSold, limit });
  if (bySku) return { products: bySku, kinds: [], meant: null, notCarried: null, isSku: true };
  const { query, slots, kinds } = slotsBeginning(listing, text, isSold, limit, tree);
  const named = listing.texts.namedIn(query.meant ?? text);
  const cards = await cardsOf(platform, catalog, showroom, slots, named);
  const { meant, notCarried } = query;
  return { products: cards.map(suggestedCard), kinds, meant, notCarried, isSku: false };
}

/** Products by a typed SKU prefix, each with its first matching SKU; null if it is not a SKU. */
async function suggestSku(
  platform: Platform,
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  typed: string,
  { isSold, limit }: { isSold: (slot: number) => boolean; limit: number },
): Promise<Suggested["products"] | null> {
  const sku = catalog.listing.texts.skuIn(typed);
  if (!sku?.isLikely) return null;
  const found = await slotsBySku(platform, catalog, sku, isSold);
  const slots = [...found.keys()].slice(0, limit);
  if (slots.length === 0) return null;
  const cards = await cardsOf(platform, catalog, showroom, slots);
  return cards.map((card, at) => cardBySku(card, found.get(slots[at]!)!));
}

async function carousel(
  platform: Platform,
  catalog: MemoryCatalog,
  showroom: Showroom | null,
  { first, like, isFilled, without, limit }: Carousel,
) {
  const { listing } = catalog;
  const { productIds, categories } = listing;
  const likeSlot = like === undefined ? undefined : listing.slotOf(like);
  const category = likeSlot === undefined ? null : categories.of(likeSlot);
  const seen = first.flatMap((id) => listing.slotOf(id) ?? []);
  // substitutes first, then accessories
  const isAlike = (slot: number) => Number(categories.of(slot) === category);
  if (like !== undefined) seen.sort((a, b) => isAlike(b) - isAlike(a));
  const others = isFilled ? popularSlots(catalog, showroom, category, limit + 1) : [];
  const isSold = soldIn(catalog, showroom);
  const shown = [...new Set([...seen, ...others])]
    .filter((slot) => productIds.of(slot) !== without)
    .filter((slot) => isSold({ product_id: productIds.of(slot), category_id: categories.of(slot) }))
    .slice(0, limit);
  return cardsOf(platform, catalog, showroom, shown);
}
