import { productTag } from "../../../platform/cache/tags.ts";
import type { ReadingPlatform } from "../../../platform/platform.ts";
import type { Catalog, CatalogSearch } from "./catalog.types.ts";
import { changedSince, settledTime } from "./listing/listing.store.ts";
import { Refresher } from "./refresher.ts";
import { soldAmong } from "./sold-among.flow.ts";
import { productRows, readStructure } from "./structure.flow.ts";

interface Keeper {
  catalog: Promise<Catalog>;
  refresher: Refresher;
}

const keepers = new WeakMap<object, Keeper>();
/** How often we look for changes even without a notification. */
const recheck_ms = 60_000;
const overlap_ms = 1000;

/**
 * The catalog of a process that asks for products by their SKUs and lists none: categories and attributes are in memory,
 * products are not, however many there are.
 */
export function unlistedCatalog(platform: ReadingPlatform): Promise<Catalog> {
  const keeper = keeperOf(platform.outside ?? platform);
  if (Date.now() - keeper.refresher.wantedAt > recheck_ms) keeper.refresher.soon();
  return keeper.catalog;
}

/** Hears of all changes up to now. */
export async function unlistedCatalogChanged(platform: ReadingPlatform): Promise<void> {
  await keeperOf(platform).refresher.now();
}

function keeperOf(platform: ReadingPlatform): Keeper {
  const known = keepers.get(platform.db);
  if (known) return known;
  const keeping = new Keeping(platform);
  const keeper: Keeper = {
    catalog: keeping.open(),
    refresher: new Refresher(() => keeper.catalog.then(() => keeping.refresh()), {
      onError: (error) => platform.log.error({ err: error }, "could not hear of catalog changes"),
      // most of it is waiting for others
      breather: 0,
    }),
  };
  keeper.catalog.catch(() => keepers.delete(platform.db));
  keepers.set(platform.db, keeper);
  platform.cache.refreshFirst("products", () => keeper.refresher.soon());
  return keeper;
}

class Keeping {
  readonly #platform: ReadingPlatform;
  #catalog!: Catalog;
  #readAt = new Date(0);
  /** The versions that the last look has told of. */
  #told = new Map<number, number>();

  constructor(platform: ReadingPlatform) {
    this.#platform = platform;
  }

  async open(): Promise<Catalog> {
    const { db, cache } = this.#platform;
    this.#readAt = await settledTime(db);
    this.#catalog = {
      ...(await readStructure(db)),
      rows: productRows(cache),
      search: searchOfNone(() => this.#catalog),
    };
    return this.#catalog;
  }

  async refresh(): Promise<void> {
    const { db, cache, events } = this.#platform;
    const readAt = await settledTime(db);
    const since = new Date(this.#readAt.getTime() - overlap_ms);
    const [changed, structure] = await Promise.all([changedSince(db, since), readStructure(db)]);
    const news = changed.filter(({ id, version }) => this.#told.get(id) !== version);
    const isRearranged = structure.structureText !== this.#catalog.structureText;
    Object.assign(this.#catalog, structure);
    this.#readAt = readAt;
    this.#told = new Map(changed.map(({ id, version }) => [id, version]));
    const tags = news.map(({ hash }) => productTag(hash));
    cache.forget("products", ...(isRearranged ? (["structure"] as const) : []), ...tags);
    events.emit("products changed", new Set(news.map(({ hash }) => hash)));
    if (isRearranged) events.emit("structure changed");
  }
}

function searchOfNone(current: () => Pick<Catalog, "tree">): CatalogSearch {
  const none = () => Promise.reject(new Error("this process lists no products"));
  return {
    list: none,
    mostPopular: none,
    suggest: none,
    carousel: none,
    counts: none,
    soldAmong: (platform, showroom, products) => soldAmong(platform, current(), showroom, products),
    readAhead: async () => {},
  };
}
