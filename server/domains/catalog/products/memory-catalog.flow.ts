import { LRUCache } from "lru-cache";
import { productTag } from "../../../platform/cache/tags.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import type { Db } from "../../../platform/database.ts";
import type { ReadingPlatform } from "../../../platform/platform.ts";
import type { MemoryCatalog } from "./catalog.types.ts";
import { CatalogFull } from "./index/slot-limit.rules.ts";
import { TextCache } from "./index/text-cache.rules.ts";
import { Listing } from "./listing/listing.rules.ts";
import {
  changedSince,
  listedByIds,
  publishedIds,
  type ReadRow,
  settledTime,
} from "./listing/listing.store.ts";
import { memorySearch } from "./memory-search.flow.ts";
import { Refresher } from "./refresher.ts";
import { facetKeys, listedRow, productRows, readStructure } from "./structure.flow.ts";

interface Keeper {
  catalog: Promise<MemoryCatalog>;
  refresher: Refresher;
}

const keepers = new WeakMap<object, Keeper>();
/** About 280,000 cards. */
const mostCards_mb = 256;
/** The variants of about 240,000 products. */
const mostOffers_mb = 192;
/** About 15 MB of chosen variants. */
const mostChosen = 20_000;
/** Rows per query while the whole catalog is loading. */
const chunk = 400;
/** Rows per query while the shop is running: few enough that applying them delays nobody. */
const smallChunk = 80;
/** How far a clock may be set back without missing a change. */
const overlapMs = 1000;
/** How often we poll for changes even without a notification. */
const recheckMs = 60_000;

/** The catalog, loaded by the first call; later calls never wait, and changes are applied in the background. */
export function memoryCatalog(platform: ReadingPlatform): Promise<MemoryCatalog> {
  const lasting = platform.outside ?? platform;
  const keeper = keeperOf(lasting);
  if (Date.now() - keeper.refresher.wantedAt > recheckMs) keeper.refresher.soon();
  return keeper.catalog;
}

/** Applies changes up to now. */
export async function memoryCatalogChanged(platform: ReadingPlatform): Promise<void> {
  await keeperOf(platform).refresher.now();
}

function keeperOf(platform: ReadingPlatform): Keeper {
  const known = keepers.get(platform.db);
  if (known) return known;
  const keeper: Keeper = {
    catalog: load(platform, chunk),
    refresher: new Refresher(() => refresh(platform, keeper), {
      onError: (error) => platform.log.error({ err: error }, "could not take in catalog changes"),
    }),
  };
  keeper.catalog.catch(() => keepers.delete(platform.db));
  keepers.set(platform.db, keeper);
  platform.cache.refreshFirst("products", () => keeper.refresher.soon());
  return keeper;
}

async function refresh(platform: ReadingPlatform, keeper: Keeper): Promise<void> {
  const catalog = await keeper.catalog;
  const readAt = await settledTime(platform.db);
  const since = new Date(catalog.readAt.getTime() - overlapMs);
  const news = (await changedSince(platform.db, since)).filter(
    ({ id, version }) => catalog.listing.versionOf(id) !== version,
  );
  const structure = await readStructure(platform.db);
  for (let at = 0; at < news.length; at += smallChunk) {
    const ids = news.slice(at, at + smallChunk).map((one) => one.id);
    // a product may stand in a category that is as new as itself
    const now = { ...catalog, ...structure };
    for (const row of await listedByIds(platform.db, ids)) takeIn(platform, now, row);
  }
  const hasNewFacets = [...facetKeys(structure.tree)].some((key) => !catalog.listing.facets.isKey(key));
  const isRearranged = structure.structureText !== catalog.structureText;
  const isReplaced = hasNewFacets || catalog.listing.isWorn;
  if (isReplaced) keeper.catalog = Promise.resolve(await load(platform, smallChunk, catalog));
  else Object.assign(catalog, structure, { readAt });
  platform.cache.forget(
    "products",
    ...(isRearranged ? (["structure"] as const) : []),
    ...news.map(({ hash }) => productTag(hash)),
  );
  if (isReplaced) platform.events.emit("catalog replaced");
  platform.events.emit("products changed", new Set(news.map(({ hash }) => hash)));
  if (isRearranged) platform.events.emit("structure changed");
}

/** From a replica that has all of it, where there is one. */
async function load(
  platform: ReadingPlatform,
  rowsAtOnce: number,
  former?: MemoryCatalog,
): Promise<MemoryCatalog> {
  const readAt = await settledTime(platform.db);
  const replica = await platform.replicas?.caughtUp();
  const loadFrom = (db: Db) => loadAll({ ...platform, db }, { readAt, rowsAtOnce, former });
  if (!replica) return loadFrom(platform.db);
  return loadFrom(replica).catch((error: unknown) => {
    if (!(error instanceof DatabaseAway)) throw error;
    return loadFrom(platform.db);
  });
}

interface Loading {
  readAt: Date;
  rowsAtOnce: number;
  /** The catalog that this one replaces; what its cards say of unchanged products is kept. */
  former: MemoryCatalog | undefined;
}

async function loadAll(
  platform: ReadingPlatform,
  { readAt, rowsAtOnce, former }: Loading,
): Promise<MemoryCatalog> {
  const { db } = platform;
  const structure = await readStructure(db);
  const listing = new Listing(facetKeys(structure.tree));
  const catalog: MemoryCatalog = {
    ...structure,
    listing,
    search: memorySearch(() => catalog),
    cards: new TextCache(mostCards_mb),
    offers: new TextCache(mostOffers_mb),
    chosen: new LRUCache({ max: mostChosen }),
    rows: productRows(platform.cache),
    readAt,
  };
  // among equal matches the most viewed ones then come first
  const ids = await publishedIds(db);
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const wanted = [...ids.subarray(at, at + rowsAtOnce)];
    const rows = new Map((await listedByIds(db, wanted)).map((row) => [row.id, row]));
    for (const id of wanted) if (rows.has(id)) takeIn(platform, catalog, rows.get(id)!);
    if (former) keepCards(former, catalog, wanted);
  }
  listing.words.settle();
  return catalog;
}

/** Applies the current state of a product. One that cannot be parsed is left out, so that the others stay. */
function takeIn(platform: ReadingPlatform, { listing, attributes, tree }: MemoryCatalog, row: ReadRow): void {
  try {
    listing.put(listedRow(row, { tree, attributes }));
  } catch (error) {
    listing.leaveOut(row.id, row.version);
    reportOnce(platform, row, error);
  }
}

/** Copies card data of unchanged products, so that a new catalog does not load it again. */
function keepCards(former: MemoryCatalog, catalog: MemoryCatalog, productIds: readonly number[]): void {
  for (const id of productIds) {
    const [before, now] = [former.listing.slotOf(id), catalog.listing.slotOf(id)];
    const isSame = former.listing.versionOf(id) === catalog.listing.versionOf(id);
    if (before === undefined || now === undefined || !isSame) continue;
    for (const texts of ["cards", "offers"] as const) {
      const text = former[texts].get(before);
      if (text && !catalog[texts].isFull) catalog[texts].put(now, text);
    }
  }
}

/** Versions of products that were left out, by product. */
const reported = new WeakMap<object, Map<number, number>>();

function reportOnce({ db, log }: ReadingPlatform, { id, version }: ReadRow, error: unknown): void {
  const known = reported.get(db) ?? new Map<number, number>();
  reported.set(db, known);
  const isFull = error instanceof CatalogFull;
  // log once that the catalog is full, not for each extra product
  const [key, value] = isFull ? [full, full] : [id, version];
  if (known.get(key) === value) return;
  known.set(key, value);
  if (isFull) log.error({ err: error, product_id: id }, error.message);
  else log.error({ err: error, product_id: id }, "a product cannot be read and is left out of the catalog");
}

/** Not a product id. */
const full = -1;
