import { SearchAway } from "../../../../platform/opensearch/port.ts";
import type { Platform } from "../../../../platform/platform.ts";
import type { Showroom } from "../../../showrooms/showrooms/index.ts";
import { cardParts, cardsOf } from "../cards.flow.ts";
import type { Carousel, CatalogSearch, ListedProducts, ProductsWish, Suggested } from "../catalog.types.ts";
import { filterAndCount } from "../listing/filter-and-count.rules.ts";
import { soldHere } from "../listing/left-out.rules.ts";
import type { Sort } from "../listing/order.rules.ts";
import { pricesIn } from "../listing/prices.rules.ts";
import type { Named } from "../search/named-values.rules.ts";
import { allSure, type Found, foundFrom, mostPopular } from "../search/search.flow.ts";
import { skusBeginning, skusNearly } from "../search/search.store.ts";
import type { SkuAsked } from "../search/sku.rules.ts";
import {
  chosenFrom,
  filtersOf,
  isFree,
  limitsOf,
  namedIn,
  placeOf,
  type ReadWish,
  told,
  type WishOfAnyPage,
  withPricesRead,
} from "../selection.flow.ts";
import { soldAmong } from "../sold-among.flow.ts";
import { bestBeginning, cardBySku, kindsOf, suggestedCard } from "../suggest.rules.ts";
import type { Stored } from "./document.rules.ts";
import { idsBySlot, storedBySlot, storedPage } from "./index.store.ts";
import { countList, type ListAsked } from "./lists.flow.ts";
import { all, indexPrices, placeQuery, type Query, sortOf } from "./queries.rules.ts";
import { rank } from "./ranking.flow.ts";
import { understandWith } from "./reading.flow.ts";
import { type IndexCatalog, smallCatalog } from "./small-catalog.rules.ts";

/** What a request selects, before its page is fetched. */
interface IndexSelection {
  total: number;
  about: Buffer;
  isPriced: boolean;
  named: Named;
  sure: number;
  /** The products of a page, and their slots in a catalog of them. */
  page: (sort: Sort, from: number, size: number) => Promise<{ products: readonly Stored[] }>;
}

/** A search has about a thousand products with their words. */
const selectionBytes = { words: 1_000_000, list: 20_000 };
const mostSelections = { entries: 2_000, bytes: 48 * 1024 * 1024 };

/**
 * The catalog in OpenSearch, as the engine that searches it.
 * @param current fails with SearchAway while the index cannot be used
 * @param structure the categories, which are here without it
 */
export function openSearchCatalogSearch(
  current: () => Promise<IndexCatalog>,
  structure: () => Pick<IndexCatalog, "tree">,
): CatalogSearch {
  return {
    list: async (platform, showroom, wish) => list(platform, await current(), showroom, wish),
    async mostPopular(platform, showroom, wish, limit) {
      const { page } = await selectionOf(platform, await current(), showroom, wish, false);
      return (await page("popular", 0, limit)).products.map(({ id }) => id);
    },
    suggest: async (platform, showroom, typed, limit) =>
      suggest(platform, await current(), showroom, typed, limit),
    async carousel(platform, showroom, wanted) {
      try {
        return await carousel(platform, await current(), showroom, wanted);
      } catch (error) {
        // a page can do without
        if (error instanceof SearchAway) return [];
        throw error;
      }
    },
    counts: async (showroom) => counts(await current(), showroom),
    soldAmong: (platform, showroom, products) => soldAmong(platform, structure(), showroom, products),
    // cards are read when they are shown
    readAhead: async () => {},
  };
}

async function list(
  platform: Platform,
  catalog: IndexCatalog,
  showroom: Showroom | null,
  { sort: asked, page: number, per_page, ...wish }: ProductsWish,
): Promise<ListedProducts> {
  const others = asked === undefined || asked === "relevance";
  const selection = await selectionOf(platform, catalog, showroom, wish, others);
  const { total, about, page, named, isPriced } = selection;
  const sort = asked ?? (wish.q ? "relevance" : "popular");
  const { products } = await page(sort, (number - 1) * per_page, per_page);
  const small = smallCatalog(catalog, products);
  // if prices sort or limit a list, they are the products' own, and so are the cards
  const isByPrice = isPriced || sort === "price" || sort === "-price";
  const cards = await cardParts(
    platform,
    small,
    showroom,
    slotsOfAll(products),
    isByPrice ? undefined : named,
  );
  return { total, about, count: products.length, cards };
}

const slotsOfAll = (products: readonly unknown[]): number[] => products.map((_, at) => at);

/** The matches of a request; all orders and pages share one selection for a while. */
function selectionOf(
  platform: Platform,
  catalog: IndexCatalog,
  showroom: Showroom | null,
  wish: WishOfAnyPage,
  others: boolean,
): Promise<IndexSelection> {
  const key = `index selection:${catalog.serial}:${showroom?.id ?? ""}:${others}:${JSON.stringify(wish)}`;
  const bytes = selectionBytes[wish.q ? "words" : "list"];
  const keeping = { seconds: 60, tags: ["products", "showrooms"], bytes } as const;
  return platform.cache
    .section("index selections", mostSelections)
    .remember(key, keeping, () =>
      withPricesRead(wish, (reading) => selectAs(platform, catalog, showroom, { ...reading, others })),
    );
}

async function selectAs(
  platform: Platform,
  catalog: IndexCatalog,
  showroom: Showroom | null,
  reading: ReadWish & { others: boolean },
): Promise<IndexSelection> {
  const { wish } = reading;
  const filters = filtersOf({ ...catalog, listing: catalog.vocabulary }, wish);
  const place = placeOf(catalog, showroom, wish);
  const fitting = wish.fitting === undefined ? [] : [{ term: { fits: wish.fitting } }];
  const asked: ListAsked = {
    place: all([placeQuery(place.ids, showroom), ...fitting]),
    categoryIds: place.ids,
    categoryId: place.categoryId,
    limits: limitsOf(wish, filters),
    prices: indexPrices(
      catalog.tree,
      showroom,
      place.ids,
      place.ids.some((id) => catalog.vocabulary.boxed.has(id)),
    ),
  };
  return wish.q
    ? selectByWords(platform, catalog, showroom, { ...reading, ...asked, q: wish.q })
    : selectList(catalog, { ...reading, ...asked });
}

async function selectList(catalog: IndexCatalog, asked: ReadWish & ListAsked): Promise<IndexSelection> {
  const { engine, index, vocabulary } = catalog;
  const { choice, view, query } = await countList(catalog, asked);
  const { filters } = asked.limits;
  return {
    ...told(view, choice, { ...asked, found: null, filters }),
    named: namedIn(vocabulary.texts, asked.wish, null),
    sure: choice.total,
    page: async (sort, from, size) => ({
      products: await storedPage(engine, index, { query, sort: sortOf(sort, asked.prices), from, size }),
    }),
  };
}

async function selectByWords(
  platform: Platform,
  catalog: IndexCatalog,
  showroom: Showroom | null,
  asked: ReadWish & ListAsked & { others: boolean; q: string },
): Promise<IndexSelection> {
  const { wish, others, q, limits } = asked;
  const { found, products } = await findByWords(platform, catalog, q, {
    place: asked.place,
    fits: await fitsIn(catalog, showroom, { categoryIds: asked.categoryIds, fitting: wish.fitting }),
    others,
    whole: !others || !isFree(wish),
  });
  const small = smallCatalog(catalog, products);
  const { listing } = small;
  for (const [key, values] of limits.filters) {
    const known = catalog.vocabulary.facets.valuesOf(key);
    for (const value of values) if (known.has(value)) listing.facets.know(key, value);
  }
  const priceOf = pricesIn(small, showroom);
  const looked = filterAndCount(listing, {
    candidates: [listing.candidates(found.slots)],
    scores: found.scores,
    ...limits,
    priceOf,
  });
  const chosen = chosenFrom(listing, looked, found);
  return {
    ...told(small, chosen, { ...asked, found, filters: limits.filters }),
    named: namedIn(catalog.vocabulary.texts, wish, found),
    sure: chosen.sure,
    page: async (sort, offset, limit) => ({
      products: chosen.page(sort, { offset, limit, priceOf }).map((slot) => products[slot]!),
    }),
  };
}

/** Whether a product may be shown in a place; with `fitting`, only one of the most viewed that fit. */
async function fitsIn(
  { engine, index }: IndexCatalog,
  showroom: Showroom | null,
  { categoryIds, fitting }: { categoryIds: readonly number[]; fitting?: string | undefined },
): Promise<(stored: Stored) => boolean> {
  const categories = new Set(categoryIds);
  const products = new Set(showroom?.left_out.products);
  const vendors = new Set(showroom?.left_out.vendors);
  const isSold = ({ id, c, v }: Stored) => categories.has(c) && !products.has(id) && !vendors.has(v);
  if (fitting === undefined) return isSold;
  const query = all([{ term: { fits: fitting } }, { terms: { category: categoryIds } }]);
  const ids = new Set(await idsBySlot(engine, index, query, mostFitting));
  return (stored) => isSold(stored) && ids.has(stored.id);
}

const mostFitting = 20_000;

interface FoundProducts {
  found: Found;
  /** By slot. */
  products: readonly Stored[];
}

/** Finds products by words, as the catalog in memory does. */
async function findByWords(
  platform: Platform,
  catalog: IndexCatalog,
  text: string,
  place: { place: Query; fits: (stored: Stored) => boolean; others: boolean; whole: boolean },
): Promise<FoundProducts> {
  const { engine, index, vocabulary } = catalog;
  const sku = vocabulary.texts.skuIn(text);
  const bySku = async () => {
    const found = await productsBySku(platform, catalog, sku!, place.place);
    return found.length > 0 ? surely(found.map(({ stored }) => stored)) : null;
  };
  const likely = sku?.isLikely ? await bySku() : null;
  if (likely) return likely;
  const query = await understandWith(engine, index, vocabulary, { text, isTyping: false });
  const inPlace = { ...place, query: place.place };
  const { products, ...ranked } = await rank(catalog, query, { place: inPlace, isTyping: false });
  const unlikely = sku && !sku.isLikely && query.unknown.length > 0 ? await bySku() : null;
  if (unlikely) return unlikely;
  if (ranked.slots.length > 0)
    return { found: foundFrom(query, ranked, () => allSure(noSlots, noScores)), products };
  const popular = await storedPage(engine, index, {
    query: place.place,
    sort: [{ popularity: "desc" }, { slot: "asc" }],
    from: 0,
    size: mostPopular,
  });
  const scores = Float32Array.from(popular, ({ p }) => p);
  return {
    found: foundFrom(query, ranked, () => allSure(Int32Array.from(popular.keys()), scores)),
    products: popular,
  };
}

const noSlots = new Int32Array(0);
const noScores = new Float32Array(0);

const surely = (products: readonly Stored[]): FoundProducts => ({
  found: allSure(Int32Array.from(products.keys()), new Float32Array(products.length).fill(1)),
  products,
});

/** Products with a SKU that starts this way, or else with one wrong character, in slot order. */
async function productsBySku(
  { db }: Platform,
  { engine, index }: IndexCatalog,
  sku: SkuAsked,
  place: Query,
): Promise<{ stored: Stored; sku: string }[]> {
  const shown = async (rows: readonly { product_id: number; sku: string }[]) => {
    if (rows.length === 0) return [];
    const skus = new Map(rows.map(({ product_id, sku }) => [product_id, sku]));
    const query = all([{ terms: { id: [...skus.keys()] } }, place]);
    const found = await storedBySlot(engine, index, query, skus.size);
    return found.map(({ stored }) => ({ stored, sku: skus.get(stored.id)! }));
  };
  const exact = await shown(await skusBeginning(db, sku));
  return exact.length > 0 || !sku.isLong ? exact : shown(await skusNearly(db, sku));
}

async function suggest(
  platform: Platform,
  catalog: IndexCatalog,
  showroom: Showroom | null,
  { text, withPrice }: { text: string; withPrice: string },
  limit: number,
): Promise<Suggested> {
  const { engine, index, vocabulary, tree } = catalog;
  const place = placeOf(catalog, showroom, {});
  const query = placeQuery(place.ids, showroom);
  const sku = vocabulary.texts.skuIn(withPrice);
  const bySku = sku?.isLikely ? await productsBySku(platform, catalog, sku, query) : [];
  if (bySku.length > 0) {
    const shown = bySku.slice(0, limit);
    const stored = shown.map((one) => one.stored);
    const cards = await cardsOf(platform, smallCatalog(catalog, stored), showroom, slotsOfAll(stored));
    const products = cards.map((card, at) => cardBySku(card, shown[at]!.sku));
    return { products, kinds: [], meant: null, notCarried: null, isSku: true };
  }
  const read = await understandWith(engine, index, vocabulary, { text, isTyping: true });
  const fits = await fitsIn(catalog, showroom, { categoryIds: place.ids });
  const inPlace = { query, fits, others: false, whole: false };
  const { products, ...found } = await rank(catalog, read, { place: inPlace, isTyping: true });
  const small = smallCatalog(catalog, products);
  const slots = bestBeginning(small.listing, { query: read, found }, limit, tree);
  const named = vocabulary.texts.namedIn(read.meant ?? text);
  const cards = await cardsOf(platform, small, showroom, slots, named);
  const { meant, notCarried } = read;
  const kinds = kindsOf(small.listing, found);
  return { products: cards.map(suggestedCard), kinds, meant, notCarried, isSku: false };
}

async function carousel(
  platform: Platform,
  catalog: IndexCatalog,
  showroom: Showroom | null,
  { first, like, isFilled, without, limit }: Carousel,
) {
  const { engine, index, tree } = catalog;
  const ids = [...new Set([...first, ...(like === undefined ? [] : [like])])];
  const named = await storedBySlot(engine, index, { terms: { id: ids } }, ids.length || 1);
  const byId = new Map(named.map(({ stored }) => [stored.id, stored]));
  const category = like === undefined ? null : (byId.get(like)?.c ?? null);
  const seen = first.flatMap((id) => byId.get(id) ?? []);
  // substitutes first, then accessories
  if (like !== undefined) seen.sort((a, b) => Number(b.c === category) - Number(a.c === category));
  const isSold = soldHere(catalog, showroom);
  const categories = (category === null ? tree.ids : tree.below(category)).filter((id) => isSold({ c: id }));
  const popular = {
    query: placeQuery(categories, showroom),
    sort: [{ popularity: "desc" }, { slot: "asc" }],
  };
  const others = isFilled ? await storedPage(engine, index, { ...popular, from: 0, size: limit + 1 }) : [];
  const shown = [...new Map([...seen, ...others].map((stored) => [stored.id, stored])).values()]
    .filter((stored) => stored.id !== without && isSold(stored))
    .slice(0, limit);
  return cardsOf(platform, smallCatalog(catalog, shown), showroom, slotsOfAll(shown));
}

async function counts(
  catalog: IndexCatalog,
  showroom: Showroom | null,
): Promise<(categoryId: number) => number> {
  const { engine, index, tree } = catalog;
  const isSold = soldHere(catalog, showroom);
  const { aggregations } = await engine.search(index, {
    size: 0,
    query: placeQuery(
      tree.ids.filter((id) => isSold({ c: id })),
      showroom,
    ),
    aggs: { categories: { terms: { field: "category", size: tree.ids.length || 1 } } },
  });
  const found = new Map(
    aggregations!.categories!.buckets!.map(({ key, doc_count }) => [key as number, doc_count]),
  );
  return (id) => found.get(id) ?? 0;
}
