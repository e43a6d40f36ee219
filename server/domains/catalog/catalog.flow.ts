import type { Platform } from "../../platform/platform.ts";
import type { KeptCard } from "./cards.flow.ts";
import { CategoryTree } from "./category-tree.rules.ts";
import { type ListedRow, Listing } from "./listing.rules.ts";
import {
  type AttributeRow,
  attributeRows,
  brandNames,
  categoryNodes,
  databaseTime,
  listedAfter,
  listedSince,
  menuNodes,
} from "./listing.store.ts";
import { changedChannel } from "./refresh.store.ts";

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
}

const keepers = new WeakMap<object, Keeper>();
/** Rows per query: few enough that taking them in does not hold up requests. */
const chunk = 400;
/** A change may commit this long after it took its time. */
const overlapMs = 30_000;
const settleMs = 150;
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
    keeper = { catalog: load(platform), refreshing: null, isStale: false, checkedAt: Date.now() };
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
  keeper.refreshing ??= new Promise((resolve) => setTimeout(resolve, settleMs).unref())
    .then(() => refresh(platform, keeper))
    .catch((error) => platform.log.error({ err: error }, "could not take in catalogue changes"))
    .finally(() => {
      keeper.refreshing = null;
      if (keeper.isStale) refreshSoon(platform, keeper);
    });
}

async function refresh(platform: Platform, keeper: Keeper): Promise<void> {
  const catalog = await keeper.catalog;
  keeper.isStale = false;
  const now = await databaseTime(platform.db);
  const since = new Date(catalog.readAt.getTime() - overlapMs);
  const read = (id: number) => listedSince(platform.db, since, id, chunk);
  const changed = await takeIn(catalog, read);
  catalog.readAt = now;
  if (changed > 0) platform.cache.forget(catalogTag);
  if (catalog.listing.isMostlyDead) {
    keeper.catalog = Promise.resolve(await load(platform));
    platform.cache.forget(catalogTag);
  }
}

async function load(platform: Platform): Promise<Catalog> {
  const { db } = platform;
  const [readAt, nodes, menus, attributes, brands] = await Promise.all([
    databaseTime(db),
    categoryNodes(db),
    menuNodes(db),
    attributeRows(db),
    brandNames(db),
  ]);
  const catalog: Catalog = {
    listing: new Listing(new Set(nodes.flatMap((node) => node.facets))),
    tree: new CategoryTree(nodes, menus),
    attributes: new Map(attributes.map((attribute) => [attribute.key, attribute])),
    brands,
    cards: new Map(),
    readAt,
  };
  await takeIn(catalog, (id) => listedAfter(db, id, chunk));
  return catalog;
}

/** Puts all rows into the listing, in chunks by ascending id; the number of those that were news. */
async function takeIn(catalog: Catalog, read: (afterId: number) => Promise<ListedRow[]>): Promise<number> {
  let news = 0;
  for (let last = 0; ; ) {
    const rows = await read(last);
    for (const row of rows) {
      const former = catalog.listing.slotOf(row.id);
      if (catalog.listing.put(row)) news++;
      if (former !== undefined && catalog.listing.slotOf(row.id) !== former) catalog.cards.delete(former);
    }
    if (rows.length < chunk) return news;
    last = rows.at(-1)!.id;
  }
}
