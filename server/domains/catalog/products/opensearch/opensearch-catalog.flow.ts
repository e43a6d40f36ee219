import { productTag } from "../../../../platform/cache/tags.ts";
import { NoIndexYet, type OpenSearch, SearchAway } from "../../../../platform/opensearch/port.ts";
import type { ReadingPlatform } from "../../../../platform/platform.ts";
import type { Catalog, Structure } from "../catalog.types.ts";
import { changedSince, settledTime } from "../listing/listing.store.ts";
import { Refresher } from "../refresher.ts";
import { productRows, readStructure } from "../structure.flow.ts";
import { extentOf, wordsFrom } from "./index.store.ts";
import type { IndexState } from "./index-state.store.ts";
import { Indexer } from "./indexer.flow.ts";
import { openSearchCatalogSearch } from "./opensearch-search.flow.ts";
import { readVocabulary } from "./reading.flow.ts";
import type { IndexCatalog } from "./small-catalog.rules.ts";

/** What a process knows of the index. */
interface View extends Pick<IndexCatalog, "index" | "settled" | "vocabulary" | "serial" | "facetKeys"> {
  /** The slots whose words are known. */
  next: number;
}

interface Keeper {
  catalog: Promise<Catalog>;
  refresher: Refresher;
  index(): Promise<void>;
}

const keepers = new WeakMap<object, Keeper>();
/** How often we look for changes even without a notification. */
const recheck_ms = 60_000;
/** How soon we look again for an engine that was away. */
const again_ms = 2_000;
const overlap_ms = 1000;
/** With so many new products, the words are read again. */
const mostNew = 5_000;
const cardTexts = { entries: 20_000, bytes: 32 * 1024 * 1024 };
let serials = 0;

/** The catalog whose products are in OpenSearch. It is there without the engine; only searches fail then. */
export function indexedCatalog(platform: ReadingPlatform, engine: OpenSearch): Promise<Catalog> {
  const keeper = keeperOf(platform.outside ?? platform, engine);
  if (Date.now() - keeper.refresher.wantedAt > recheck_ms) keeper.refresher.soon();
  return keeper.catalog;
}

/** Waits for the index once. Fails with NoIndexYet until there is one; an engine that is away need not be waited for. */
export async function indexReady(platform: ReadingPlatform, engine: OpenSearch): Promise<void> {
  const keeper = keeperOf(platform.outside ?? platform, engine);
  await keeper.catalog;
  await keeper.index();
}

/** Has the index take in all changes up to now. */
export async function indexedCatalogChanged(platform: ReadingPlatform, engine: OpenSearch): Promise<void> {
  await keeperOf(platform, engine).refresher.now();
}

function keeperOf(platform: ReadingPlatform, engine: OpenSearch): Keeper {
  const known = keepers.get(platform.db);
  if (known) return known;
  const keeping = new Keeping(platform, engine);
  const keeper: Keeper = {
    catalog: keeping.open(),
    index: () => keeping.untilIndexed(),
    refresher: new Refresher(async () => void (await keeper.catalog.then(() => keeping.refresh())), {
      onError: (error) => platform.log.error({ err: error }, "could not take in catalog changes"),
      // most of it is waiting for others
      breather: 0,
    }),
  };
  keeper.catalog.catch(() => keepers.delete(platform.db));
  keepers.set(platform.db, keeper);
  platform.cache.refreshFirst("products", () => keeper.refresher.soon());
  platform.events.once("stopping", () => void keeping.stop());
  return keeper;
}

class Keeping {
  readonly #platform: ReadingPlatform;
  readonly #engine: OpenSearch;
  readonly #indexer: Indexer;
  #catalog!: Catalog;
  #readAt = new Date(0);
  #seen = new Map<number, number>();
  #view: View | null = null;
  #look: Promise<View> | null = null;
  #awayUntil = 0;

  constructor(platform: ReadingPlatform, engine: OpenSearch) {
    this.#platform = platform;
    this.#engine = engine;
    this.#indexer = new Indexer(platform, engine);
  }

  async open(): Promise<Catalog> {
    const { db, cache } = this.#platform;
    this.#readAt = await settledTime(db);
    const cards = {
      cardTexts: cache.section("card texts", cardTexts),
      offerTexts: cache.section("offer texts", cardTexts),
    };
    this.#catalog = {
      ...(await readStructure(db)),
      rows: productRows(cache),
      search: openSearchCatalogSearch(
        async () => ({ ...this.#catalog, ...cards, engine: this.#engine, ...(await this.#currentView()) }),
        () => this.#catalog,
      ),
    };
    // the first list would wait for it
    this.#lookAt(this.#readAt, this.#catalog).catch(() => {});
    return this.#catalog;
  }

  async untilIndexed(): Promise<void> {
    if (this.#view) return;
    try {
      await this.#lookAt(this.#readAt, this.#catalog);
    } catch (error) {
      if (!(error instanceof SearchAway) || error instanceof NoIndexYet) throw error;
    }
  }

  stop(): Promise<void> {
    return this.#indexer.stop();
  }

  /** Takes in what changed: the structure in any case, the index if the engine answers. */
  async refresh(): Promise<void> {
    const { db, cache, events, log } = this.#platform;
    const readAt = await settledTime(db);
    const since = new Date(this.#readAt.getTime() - overlap_ms);
    const [changed, structure] = await Promise.all([changedSince(db, since), readStructure(db)]);
    const news = changed.filter(({ id, version }) => this.#seen.get(id) !== version);
    // product pages do not wait for the index; what lists make of it until then is dropped again below
    cache.forget("products", ...news.map(({ hash }) => productTag(hash)));
    const isRearranged = structure.structureText !== this.#catalog.structureText;
    await this.#lookAt(readAt, structure).catch((error: unknown) => {
      // the change itself is done, whether or not the index answers
      if (error instanceof SearchAway)
        log.warn({ reason: error.message }, "the search index was not brought up to date");
      else log.error({ err: error }, "the search index was not brought up to date");
    });
    Object.assign(this.#catalog, structure);
    this.#readAt = readAt;
    this.#seen = new Map(changed.map(({ id, version }) => [id, version]));
    cache.forget("products", ...(isRearranged ? (["structure"] as const) : []));
    events.emit("products changed", new Set(news.map(({ hash }) => hash)));
    if (isRearranged) events.emit("structure changed");
  }

  async #currentView(): Promise<View> {
    if (this.#view) return this.#view;
    if (Date.now() < this.#awayUntil) throw new SearchAway("it was not there a moment ago");
    return this.#lookAt(this.#readAt, this.#catalog);
  }

  /** Knows the index as of a database time; looks follow each other. */
  #lookAt(time: Date, structure: Structure): Promise<View> {
    const before = this.#look ?? Promise.resolve();
    const look = before.then(noResult, noResult).then(() => this.#lookNow(time, structure));
    this.#look = look;
    look.catch(() => {
      this.#awayUntil = Date.now() + again_ms;
    });
    return look;
  }

  async #lookNow(time: Date, structure: Structure): Promise<View> {
    const state = await this.#indexer.upTo(time, structure);
    const known = this.#view?.index === state.index && (await this.#withNews(this.#view));
    this.#view = known || (await this.#read(state));
    this.#awayUntil = 0;
    return this.#view;
  }

  /** The view with products that came since; null if those are too many. */
  async #withNews(view: View): Promise<View | null> {
    const news = await wordsFrom(this.#engine, view.index, view.next, mostNew);
    if (news.length === mostNew) return null;
    for (const { stored, words } of news) view.vocabulary.addProduct(words, stored);
    const next = Math.max(view.next, ...news.map(({ slot }) => slot + 1));
    view.vocabulary.terms.products = next;
    view.vocabulary.forget();
    return { ...view, next, serial: ++serials };
  }

  async #read({ index, settled, facets }: IndexState): Promise<View> {
    const keys = new Set(facets);
    // what comes while the words are read is read again
    const { next } = await extentOf(this.#engine, index);
    const vocabulary = await readVocabulary(this.#engine, index, keys);
    vocabulary.terms.products = next;
    return { index, settled, vocabulary, next, facetKeys: keys, serial: ++serials };
  }
}

const noResult = (): void => {};
