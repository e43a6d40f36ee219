import { setImmediate as nextTurn } from "node:timers/promises";
import { comparedPrice } from "../../../../domain/designer/compared-price.ts";
import type { Offer } from "../../../../domain/designer/offer.types.ts";
import { OfferIndex } from "../../../../domain/designer/sketch/offer-index.ts";
import type { Db } from "../../../platform/database.ts";
import type { ReadingPlatform } from "../../../platform/platform.ts";
import { type Catalog, currentCatalog, customerPrice } from "../../catalog/products/index.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { type OfferedProduct, offeredProduct, sharedJson } from "./offers.rules.ts";
import {
  areMoreSoldThan,
  type OfferRow,
  offerRowsAfter,
  offerRowsByHash,
  someOfEach,
} from "./offers.store.ts";

/** What is sold, in this process, as of the last look at the catalog. */
interface Stock {
  products: Map<string, OfferedProduct>;
  /** Hashes of products that have changed since. */
  stale: Set<string>;
  /** The last look at what has changed; looks follow each other. */
  look: Promise<void>;
  /** Shelves of single showrooms, as long as the showroom is known as it was. */
  indexes: WeakMap<Showroom, OfferIndex>;
  /** Which products a showroom's shelf is made of, where there are too many to have them all; null where all are here. */
  samples: WeakMap<Showroom, Sample> | null;
}

interface Sample {
  hashes: readonly string[];
  /** When it was taken, in ms since 1970. */
  at: number;
}

/** How many products a process has in memory. */
export interface StockLimits {
  /** With no more than this, all that is sold. */
  all: number;
  /** With more, these of each category that a showroom sells. */
  popular: number;
  cheap: number;
}

const usualLimits: StockLimits = { all: 30_000, popular: 80, cheap: 40 };
const sampleAge_ms = 15 * 60_000;
const stocks = new WeakMap<object, Promise<Stock>>();
/** Products at a time: few enough that other requests hardly wait for them. */
const slice = 60;

/**
 * What a showroom sells, at its customers' prices. All products are read by the first call of the process, later only
 * those that have changed; they stay in memory without anything that only lists and pages need. Of a catalog that is too
 * large for that, a showroom's shelf has the most popular and the cheapest products of each category.
 */
export async function offersOf(
  platform: ReadingPlatform,
  showroom: Showroom,
  limits = usualLimits,
): Promise<OfferIndex> {
  const catalog = await currentCatalog(platform);
  const stock = await stockOf(platform, limits);
  const candidates = stock.samples
    ? await sampled(platform, catalog, stock, showroom, limits)
    : [...stock.products.values()];
  const known = stock.indexes.get(showroom);
  if (known) return known;
  const isSold = await catalog.search.soldAmong(platform, showroom, candidates);
  const offers: Offer[] = [];
  let seen = 0;
  for (const { product_id, category_id, products } of candidates) {
    if (++seen % 500 === 0) await nextTurn();
    if (!isSold({ product_id, category_id })) continue;
    for (const { offer, box_sqft, ...cents } of products) {
      const unit_cents = customerPrice(showroom, catalog.tree, { product_id, category_id, ...cents });
      const price_cents = comparedPrice(unit_cents, { ...offer, box_sqft, length_in: offer.depth_in });
      offers.push({ ...offer, price_cents });
    }
  }
  const index = new OfferIndex(offers);
  stock.indexes.set(showroom, index);
  return index;
}

/** Reads what shelves are made of before somebody waits for it. */
export async function readAhead(platform: ReadingPlatform): Promise<void> {
  await Promise.all([currentCatalog(platform), stockOf(platform, usualLimits)]);
}

async function stockOf(platform: ReadingPlatform, limits: StockLimits): Promise<Stock> {
  const { db } = platform;
  const first = stocks.get(db) ?? firstStock(platform, limits);
  stocks.set(db, first);
  const stock = await first;
  await inTurn(stock, () => refresh(platform, stock));
  return stock;
}

/** What is read follows what was asked for before, so that a change is never missed by something older. */
function inTurn(stock: Stock, work: () => Promise<void>): Promise<void> {
  stock.look = stock.look.catch(() => undefined).then(work);
  return stock.look;
}

async function firstStock(platform: ReadingPlatform, { all }: StockLimits): Promise<Stock> {
  const stock: Stock = {
    products: new Map(),
    stale: new Set(),
    look: Promise.resolve(),
    indexes: new WeakMap(),
    samples: (await areMoreSoldThan(platform.db, all)) ? new WeakMap() : null,
  };
  const { events, db } = platform;
  const changed = (hashes: ReadonlySet<string>) => {
    for (const hash of hashes) stock.stale.add(hash);
  };
  const forget = () => {
    events.off("products changed", changed);
    events.off("structure changed", forget);
    events.off("catalog replaced", forget);
    stocks.delete(db);
  };
  // from before the first look, so that no change is missed
  events.on("products changed", changed);
  events.on("structure changed", forget);
  events.on("catalog replaced", forget);
  try {
    if (!stock.samples) await readAll(platform, stock);
  } catch (error) {
    forget();
    throw error;
  }
  return stock;
}

async function readAll({ db }: ReadingPlatform, { products }: Stock): Promise<void> {
  const shared = sharedJson();
  for (let after = 0; ; ) {
    const rows = await offerRowsAfter(db, after, slice);
    if (rows.length === 0) return;
    for (const row of rows) put(products, row, shared);
    after = rows.at(-1)!.id;
    await nextTurn();
  }
}

/** The products of a showroom's sample, which is taken anew now and then. */
async function sampled(
  { db }: ReadingPlatform,
  { tree }: Pick<Catalog, "tree">,
  stock: Stock,
  showroom: Showroom,
  most: StockLimits,
): Promise<OfferedProduct[]> {
  const { products, indexes } = stock;
  const samples = stock.samples!;
  const isDue = () => Date.now() - (samples.get(showroom)?.at ?? 0) > sampleAge_ms;
  const take = async () => {
    if (!isDue()) return;
    const { menu_ids, left_out } = showroom;
    const categories = [...tree.soldIn(menu_ids, left_out.categories)];
    const hashes = await someOfEach(db, categories, left_out.vendors, most);
    const unknown = hashes.filter((hash) => !products.has(hash));
    await read(db, stock, unknown);
    samples.set(showroom, { hashes, at: Date.now() });
    indexes.delete(showroom);
  };
  if (isDue()) await inTurn(stock, take);
  return samples.get(showroom)!.hashes.flatMap((hash) => products.get(hash) ?? []);
}

/** Reads what has changed since the last look. */
async function refresh({ db }: ReadingPlatform, stock: Stock): Promise<void> {
  // nothing is known of products that no sample has
  const isKnown = (hash: string) => !stock.samples || stock.products.has(hash);
  const hashes = [...stock.stale].filter(isKnown);
  stock.stale = new Set(hashes);
  if (hashes.length === 0) return;
  stock.indexes = new WeakMap();
  await read(db, stock, hashes);
}

/** Reads products as they are now. */
async function read(db: Db, { products, stale }: Stock, hashes: readonly string[]): Promise<void> {
  const shared = sharedJson();
  for (let at = 0; at < hashes.length; at += slice) {
    const part = hashes.slice(at, at + slice);
    // one that changes while it is read is read again
    for (const hash of part) stale.delete(hash);
    const rows = await offerRowsByHash(db, part).catch((error) => {
      for (const hash of part) stale.add(hash);
      throw error;
    });
    for (const hash of part) products.delete(hash);
    for (const row of rows) put(products, row, shared);
  }
}

function put(products: Stock["products"], row: OfferRow, shared: ReturnType<typeof sharedJson>): void {
  const product = offeredProduct(row, shared);
  if (product) products.set(row.hash, product);
}
