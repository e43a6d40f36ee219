import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { KeptCard } from "./cards.rules.ts";
import { CategoryTree } from "./category-tree.rules.ts";
import { Listing } from "./listing.rules.ts";
import {
  type AttributeRow,
  attributeRows,
  brandNames,
  categoryNodes,
  changedSince,
  databaseTime,
  listedAfter,
  listedByIds,
  menuNodes,
  type ReadRow,
} from "./listing.store.ts";
import { changedChannel } from "./refresh.store.ts";
import { traitsOf } from "./traits.rules.ts";

/** The catalogue as this process holds it. */
export interface Catalog {
  listing: Listing;
  tree: CategoryTree;
  attributes: ReadonlyMap<string, AttributeRow>;
  brands: readonly { name: string; slug: string }[];
  /** What cards show, by slot: a slot's product never changes. */
  cards: Map<number, KeptCard>;
  /** The database's time up to which changes are in here. */
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
/** Rows per query: few enough that taking them in does not hold up requests. */
const chunk = 400;
/** A change may commit this long after it took its time. */
const overlapMs = 30_000;
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
    keeper = { catalog: load(platform), refreshing: null, isStale: false, checkedAt: Date.now(), tookMs: 0 };
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
  const now = await databaseTime(platform.db);
  const since = new Date(catalog.readAt.getTime() - overlapMs);
  const news = (await changedSince(platform.db, since)).filter(
    ({ id, version }) => catalog.listing.versionOf(id) !== version,
  );
  for (let at = 0; at < news.length; at += chunk) {
    const ids = news.slice(at, at + chunk).map((one) => one.id);
    for (const row of await listedByIds(platform.db, ids)) takeIn(catalog, row);
  }
  const structure = await readStructure(platform.db);
  const hasNewFacets = [...facetKeys(structure.tree)].some((key) => !catalog.listing.facets.isKey(key));
  if (hasNewFacets || catalog.listing.isMostlyDead) keeper.catalog = Promise.resolve(await load(platform));
  else Object.assign(catalog, structure, { readAt: now });
  platform.cache.forget(catalogTag);
  platform.events.emit("products changed", new Set(news.map(({ hash }) => hash)));
}

async function load({ db }: Platform): Promise<Catalog> {
  const readAt = await databaseTime(db);
  const structure = await readStructure(db);
  const listing = new Listing(facetKeys(structure.tree));
  const catalog: Catalog = { ...structure, listing, cards: new Map(), readAt };
  for (let last = 0; ; ) {
    const rows = await listedAfter(db, last, chunk);
    for (const row of rows) takeIn(catalog, row);
    if (rows.length < chunk) return catalog;
    last = rows.at(-1)!.id;
  }
}

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

function takeIn({ listing, cards, attributes, tree }: Catalog, row: ReadRow): void {
  const former = listing.slotOf(row.id);
  const departments = tree.menusOf(row.category_id, null).map(({ name }) => name);
  const traits = traitsOf(row.attributes, attributes);
  if (listing.put({ ...row, departments, traits }) && former !== undefined) cards.delete(former);
}
