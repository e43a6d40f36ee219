import { setImmediate as nextTurn } from "node:timers/promises";
import { comparedPrice } from "../../../../domain/designer/compared-price.ts";
import type { Offer } from "../../../../domain/designer/offer.types.ts";
import { OfferIndex } from "../../../../domain/designer/sketch/offer-index.ts";
import type { ReadingPlatform } from "../../../platform/platform.ts";
import { currentCatalog, customerPrice } from "../../catalog/products/index.ts";
import type { Showroom } from "../../showrooms/showrooms/index.ts";
import { type OfferedProduct, offeredProduct, sharedJson } from "./offers.rules.ts";
import { type OfferRow, offerRowsAfter, offerRowsByHash } from "./offers.store.ts";

/** Everything that is sold, in this process, as of the last look at the catalog. */
interface Stock {
  products: Map<string, OfferedProduct>;
  /** Hashes of products that have changed since. */
  stale: Set<string>;
  /** The last look at what has changed; looks follow each other. */
  look: Promise<void>;
  /** Shelves of single showrooms, as long as the showroom is known as it was. */
  indexes: WeakMap<Showroom, OfferIndex>;
}

const stocks = new WeakMap<object, Promise<Stock>>();
/** Products at a time: few enough that other requests hardly wait for them. */
const slice = 60;

/**
 * What a showroom sells, at its customers' prices. All products are read by the first call of the process, later only
 * those that have changed; they stay in memory without anything that only lists and pages need.
 */
export async function offersOf(platform: ReadingPlatform, showroom: Showroom): Promise<OfferIndex> {
  const catalog = await currentCatalog(platform);
  const stock = await stockOf(platform);
  const known = stock.indexes.get(showroom);
  if (known) return known;
  const isSold = await catalog.search.soldAmong(platform, showroom, [...stock.products.values()]);
  const offers: Offer[] = [];
  let seen = 0;
  for (const { product_id, category_id, products } of stock.products.values()) {
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
  await Promise.all([currentCatalog(platform), stockOf(platform)]);
}

async function stockOf(platform: ReadingPlatform): Promise<Stock> {
  const { db } = platform;
  const first = stocks.get(db) ?? firstStock(platform);
  stocks.set(db, first);
  const stock = await first;
  stock.look = stock.look.catch(() => undefined).then(() => refresh(platform, stock));
  await stock.look;
  return stock;
}

async function firstStock(platform: ReadingPlatform): Promise<Stock> {
  const stock: Stock = {
    products: new Map(),
    stale: new Set(),
    look: Promise.resolve(),
    indexes: new WeakMap(),
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
    await readAll(platform, stock);
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

/** Reads what has changed since the last look. */
async function refresh({ db }: ReadingPlatform, stock: Stock): Promise<void> {
  if (stock.stale.size === 0) return;
  const hashes = [...stock.stale];
  stock.indexes = new WeakMap();
  const shared = sharedJson();
  for (let at = 0; at < hashes.length; at += slice) {
    const part = hashes.slice(at, at + slice);
    // one that changes while it is read is read again
    for (const hash of part) stock.stale.delete(hash);
    const rows = await offerRowsByHash(db, part).catch((error) => {
      for (const hash of part) stock.stale.add(hash);
      throw error;
    });
    for (const hash of part) stock.products.delete(hash);
    for (const row of rows) put(stock.products, row, shared);
  }
}

function put(products: Stock["products"], row: OfferRow, shared: ReturnType<typeof sharedJson>): void {
  const product = offeredProduct(row, shared);
  if (product) products.set(row.hash, product);
}
