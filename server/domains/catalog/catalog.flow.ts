import { setTimeout as pause } from "node:timers/promises";
import { type Cache, memoryCache } from "../../platform/cache.ts";
import type { Db } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { CategoryTree } from "./category-tree.rules.ts";
import { KeptTexts } from "./kept-texts.rules.ts";
import { Listing } from "./listing.rules.ts";
import {
  type AttributeRow,
  attributeRows,
  brandNames,
  categoryNodes,
  changedSince,
  listedByIds,
  menuNodes,
  publishedIds,
  type ReadRow,
  settledTime,
} from "./listing.store.ts";
import { isSize } from "./named-sizes.rules.ts";
import type { Named } from "./named-values.rules.ts";
import type { ShownOffer } from "./offers.rules.ts";
import { changedChannel } from "./refresh.store.ts";
import { traitsOf } from "./traits.rules.ts";

/** The catalogue as this process holds it. */
export interface Catalog {
  listing: Listing;
  tree: CategoryTree;
  attributes: ReadonlyMap<string, AttributeRow>;
  brands: readonly { name: string; slug: string }[];
  /** What cards say in every showroom, by slot: a slot's product never changes. */
  cards: KeptTexts;
  /** What cards say of single variants, by slot. */
  offers: KeptTexts;
  /** Which variant a card shows for what is named, by slot; null for the product's own. */
  chosen: WeakMap<Named, Map<number, ShownOffer | null>>;
  /** Products in full, as they were read since the last change of any, by hash. */
  rows: Cache;
  /** The database's time up to which all changes are in here. */
  readAt: Date;
}

/** Cache tag of every answer that is made from products. */
export const catalogTag = "catalog";

interface Keeper {
  catalog: Promise<Catalog>;
  refreshing: Promise<void> | null;
  isStale: boolean;
  checkedAt: number;
  /** How long the last refresh took; while much changes, most of the time goes to those who shop. */
  tookMs: number;
}

const keepers = new WeakMap<object, Keeper>();
/** Some 280,000 cards. */
const mostCards_mb = 256;
/** The variants of some 240,000 products. */
const mostOffers_mb = 192;
const mostRows = 20_000;
/** Rows per query while nobody waits but for the whole. */
const chunk = 400;
/** Rows per query beside those who shop: few enough that taking them in holds up nobody. */
const smallChunk = 80;
/** What a clock may be set back without a change being overlooked. */
const overlapMs = 1000;
const settleMs = 150;
const breather = 4;
/** Even without hearing of a change we look for one so often. */
const recheckMs = 60_000;

/** The catalogue, loaded at the first call; later calls never wait, changes are taken in beside them. */
export function currentCatalog(platform: Platform): Promise<Catalog> {
  const keeper = keeperOf(platform);
  if (Date.now() - keeper.checkedAt > recheckMs) refreshSoon(platform, keeper);
  return keeper.catalog;
}

/**
 * Takes in what changed up to now, for whoever has just committed a change and shows the result at once.
 * Other processes, and whoever does not wait, hear of it within a second by themselves.
 */
export async function catalogChanged(platform: Platform): Promise<void> {
  const keeper = keeperOf(platform);
  await keeper.refreshing;
  await refresh(platform, keeper);
}

function keeperOf(platform: Platform): Keeper {
  let keeper = keepers.get(platform.db);
  if (!keeper) {
    keeper = {
      catalog: load(platform, chunk),
      refreshing: null,
      isStale: false,
      checkedAt: Date.now(),
      tookMs: 0,
    };
    keeper.catalog.catch(() => keepers.delete(platform.db));
    keepers.set(platform.db, keeper);
    listen(platform, keeper);
  }
  return keeper;
}

function listen(platform: Platform, keeper: Keeper): void {
  const heard = () => refreshSoon(platform, keeper);
  platform.sql.listen(changedChannel, heard, heard).catch((error) => {
    platform.log.warn({ err: error }, "cannot listen for catalogue changes; looking for them every minute");
  });
}

/** One refresh at a time; what is heard during one starts another after it. */
function refreshSoon(platform: Platform, keeper: Keeper): void {
  keeper.checkedAt = Date.now();
  keeper.isStale = true;
  keeper.refreshing ??= pause(settleMs + breather * keeper.tookMs, undefined, { ref: false })
    .then(() => refreshTimed(platform, keeper))
    .catch((error) => platform.log.error({ err: error }, "could not take in catalogue changes"))
    .finally(() => {
      keeper.refreshing = null;
      if (keeper.isStale) refreshSoon(platform, keeper);
    });
}

async function refreshTimed(platform: Platform, keeper: Keeper): Promise<void> {
  const start = performance.now();
  await refresh(platform, keeper);
  keeper.tookMs = performance.now() - start;
}

async function refresh(platform: Platform, keeper: Keeper): Promise<void> {
  const catalog = await keeper.catalog;
  keeper.isStale = false;
  const readAt = await settledTime(platform.db);
  const since = new Date(catalog.readAt.getTime() - overlapMs);
  const news = (await changedSince(platform.db, since)).filter(
    ({ id, version }) => catalog.listing.versionOf(id) !== version,
  );
  for (let at = 0; at < news.length; at += smallChunk) {
    const ids = news.slice(at, at + smallChunk).map((one) => one.id);
    for (const row of await listedByIds(platform.db, ids)) takeIn(catalog, row);
  }
  const structure = await readStructure(platform.db);
  const hasNewFacets = [...facetKeys(structure.tree)].some((key) => !catalog.listing.facets.isKey(key));
  if (hasNewFacets || catalog.listing.isWorn)
    keeper.catalog = Promise.resolve(await load(platform, smallChunk));
  else Object.assign(catalog, structure, { readAt, rows: noRows() });
  platform.cache.forget(catalogTag);
  platform.events.emit("products changed", new Set(news.map(({ hash }) => hash)));
}

async function load({ db }: Platform, rowsAtOnce: number): Promise<Catalog> {
  const readAt = await settledTime(db);
  const structure = await readStructure(db);
  const listing = new Listing(facetKeys(structure.tree));
  const catalog: Catalog = {
    ...structure,
    listing,
    cards: new KeptTexts(mostCards_mb),
    offers: new KeptTexts(mostOffers_mb),
    chosen: new WeakMap(),
    rows: noRows(),
    readAt,
  };
  // where many fit alike, what is looked at most then stands first
  const ids = await publishedIds(db);
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const wanted = [...ids.subarray(at, at + rowsAtOnce)];
    const rows = new Map((await listedByIds(db, wanted)).map((row) => [row.id, row]));
    for (const id of wanted) if (rows.has(id)) takeIn(catalog, rows.get(id)!);
  }
  listing.words.settle();
  return catalog;
}

/** Apart from answers, which are many more and would push them out. */
const noRows = () => memoryCache({ entries: mostRows });

async function readStructure(db: Db): Promise<Pick<Catalog, "tree" | "attributes" | "brands">> {
  const [nodes, menus, attributes, brands] = await Promise.all([
    categoryNodes(db),
    menuNodes(db),
    attributeRows(db),
    brandNames(db),
  ]);
  return {
    tree: new CategoryTree(nodes, menus),
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    brands,
  };
}

const facetKeys = (tree: CategoryTree) => new Set([...tree.all].flatMap((node) => node.facets));

function takeIn({ listing, attributes, tree }: Catalog, row: ReadRow): void {
  const departments = tree.menusOf(row.category_id, null).map(({ name }) => name);
  const sizes = row.sizes.filter(isSize);
  const traits = traitsOf(row.attributes, attributes);
  listing.put({ ...row, departments, traits, sizes });
}
