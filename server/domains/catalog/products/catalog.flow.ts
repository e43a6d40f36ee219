import type { CacheSection } from "../../../platform/cache/cache.ts";
import { productTag } from "../../../platform/cache/tags.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import type { Db } from "../../../platform/database.ts";
import type { ReadingPlatform } from "../../../platform/platform.ts";
import { CategoryTree } from "./category-tree.rules.ts";
import { CatalogFull } from "./index/slot-limit.rules.ts";
import { TextCache } from "./index/text-cache.rules.ts";
import { Listing } from "./listing/listing.rules.ts";
import {
  type AttributeRow,
  attributeRows,
  brandNames,
  brandsVersion,
  categoryNodes,
  changedSince,
  formerBrands,
  formerSlugs,
  listedByIds,
  menuNodes,
  publishedIds,
  type ReadRow,
  settledTime,
} from "./listing/listing.store.ts";
import type { ShownOffer } from "./offers.rules.ts";
import { Refresher } from "./refresher.ts";
import { isSize } from "./search/named-sizes.rules.ts";
import type { Named } from "./search/named-values.rules.ts";
import { traitsOf } from "./traits.rules.ts";

/** This process's catalog. */
export interface Catalog {
  listing: Listing;
  tree: CategoryTree;
  attributes: ReadonlyMap<string, AttributeRow>;
  brands: readonly { name: string; slug: string }[];
  /** Former names of brands with those of today. */
  formerBrands: ReadonlyMap<string, string>;
  /** All categories, departments, attributes and brands as one text, to see whether any has changed. */
  structureText: string;
  /** Card JSON by slot, the same in every showroom: a slot's product never changes. */
  cards: TextCache;
  /** Card data of single variants, by slot. */
  offers: TextCache;
  /** The variant that a card shows for the named values, by slot; null for the product's own. */
  chosen: WeakMap<Named, Map<number, ShownOffer | null>>;
  /** Full product data since the last change of any product, by hash. */
  rows: CacheSection;
  /** The database time up to which all changes are included. */
  readAt: Date;
}

interface Keeper {
  catalog: Promise<Catalog>;
  refresher: Refresher;
}

const keepers = new WeakMap<object, Keeper>();
/** About 280,000 cards. */
const mostCards_mb = 256;
/** The variants of about 240,000 products. */
const mostOffers_mb = 192;
const mostRows = 20_000;
/** Rows per query while the whole catalog is loading. */
const chunk = 400;
/** Rows per query while the shop is running: few enough that applying them delays nobody. */
const smallChunk = 80;
/** How far a clock may be set back without missing a change. */
const overlapMs = 1000;
/** How often we poll for changes even without a notification. */
const recheckMs = 60_000;

/** The catalog, loaded by the first call; later calls never wait, and changes are applied in the background. */
export function currentCatalog(platform: ReadingPlatform): Promise<Catalog> {
  const lasting = platform.outside ?? platform;
  const keeper = keeperOf(lasting);
  if (Date.now() - keeper.refresher.wantedAt > recheckMs) keeper.refresher.soon();
  return keeper.catalog;
}

/**
 * Applies changes up to now, for a caller that has just committed one and shows the result at once. Other processes and
 * callers get it within a second anyway.
 */
export async function catalogChanged(platform: ReadingPlatform): Promise<void> {
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
async function load(platform: ReadingPlatform, rowsAtOnce: number, former?: Catalog): Promise<Catalog> {
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
  former: Catalog | undefined;
}

async function loadAll(platform: ReadingPlatform, { readAt, rowsAtOnce, former }: Loading): Promise<Catalog> {
  const { db } = platform;
  const structure = await readStructure(db);
  const listing = new Listing(facetKeys(structure.tree));
  const catalog: Catalog = {
    ...structure,
    listing,
    cards: new TextCache(mostCards_mb),
    offers: new TextCache(mostOffers_mb),
    chosen: new WeakMap(),
    // Separate from responses, which are far more numerous and would evict them.
    rows: platform.cache.section("product rows", { entries: mostRows }),
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

type Structure = Pick<Catalog, "tree" | "attributes" | "brands" | "formerBrands" | "structureText">;

async function readStructure(db: Db): Promise<Structure> {
  const [nodes, menus, attributes, brands, slugs, names, version] = await Promise.all([
    categoryNodes(db),
    menuNodes(db),
    attributeRows(db),
    brandNames(db),
    formerSlugs(db),
    formerBrands(db),
    brandsVersion(db),
  ]);
  return {
    tree: new CategoryTree(nodes, menus, slugs),
    formerBrands: names,
    structureText: JSON.stringify([nodes, menus, attributes, brands, [...slugs], [...names], version]),
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    brands,
  };
}

const facetKeys = (tree: CategoryTree) => new Set([...tree.all].flatMap((node) => node.facets));

/** Applies the current state of a product. One that cannot be parsed is left out, so that the others stay. */
function takeIn(platform: ReadingPlatform, { listing, attributes, tree }: Catalog, row: ReadRow): void {
  try {
    const departments = tree.menusOf(row.category_id, null).map(({ name }) => name);
    const sizes = row.sizes.filter(isSize);
    const traits = traitsOf(row.attributes, attributes);
    listing.put({ ...row, departments, traits, sizes });
  } catch (error) {
    listing.leaveOut(row.id, row.version);
    reportOnce(platform, row, error);
  }
}

/** Copies card data of unchanged products, so that a new catalog does not load it again. */
function keepCards(former: Catalog, catalog: Catalog, productIds: readonly number[]): void {
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
