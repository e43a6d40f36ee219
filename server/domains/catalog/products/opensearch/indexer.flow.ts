import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { invalidate } from "../../../../platform/cache/invalidation.ts";
import { NoIndexYet, type OpenSearch, SearchAway } from "../../../../platform/opensearch/port.ts";
import type { ReadingPlatform } from "../../../../platform/platform.ts";
import type { Structure } from "../catalog.types.ts";
import { changedSince, listedByIds, publishedIds, settledTime } from "../listing/listing.store.ts";
import { facetKeys, listedRow, readStructure } from "../structure.flow.ts";
import { DocumentReader, type ProductDocument } from "./document.rules.ts";
import * as store from "./index.store.ts";
import * as states from "./index-state.store.ts";
import { databaseSums } from "./index-sums.store.ts";

/** A server that is gone loses the lease after this time. */
const lease_ms = 10_000;
/** How often a server looks whether the one with the lease has applied a change. */
const look_ms = 50;
/** How long a server waits for it. */
const patience_ms = 15_000;
/** Rows and documents at a time. */
const batch = 400;
/** How far a clock may be set back without missing a change. */
const overlap_ms = 1000;
/** Former indexes stay for servers that have not heard of the new one yet. */
const former_ms = 60_000;
/** Servers of another version that have taken in no change for so long are gone. */
const idle_ms = 3_600_000;
const mostChecks = 5;

type Progress = (done: number, total: number) => void;

/**
 * Keeps the index up to date with the database. Of several servers one has the lease and applies changes; the others wait
 * until it has. A new index is built beside the one in use, under a lease of its own.
 */
export class Indexer {
  readonly #platform: ReadingPlatform;
  readonly #engine: OpenSearch;
  readonly #owner = randomUUID();
  #building: Promise<void> | null = null;
  #droppedAt = 0;
  #reader: { keys: string; reader: DocumentReader } | null = null;
  /** Products that cannot be read, and are left out. */
  #unreadable = new Map<number, number>();

  constructor(platform: ReadingPlatform, engine: OpenSearch) {
    this.#platform = platform;
    this.#engine = engine;
  }

  /** The index with all changes up to a database time. Fails with SearchAway while there is none. */
  async upTo(time: Date, structure: Structure): Promise<states.IndexState> {
    const giveUpAt = Date.now() + patience_ms;
    for (;;) {
      const state = await states.servingState(this.#engine);
      if (state && state.read_at >= time.getTime()) return state;
      if (await this.#hasLease("changes")) {
        try {
          return await this.#bringUp(structure);
        } finally {
          // the next server that hears of a change need not wait for this one
          await states.dropLease(this.#engine, "changes", this.#owner);
        }
      }
      if (Date.now() > giveUpAt) throw new NoIndexYet("the index is not up to date");
      await pause(look_ms, undefined, { ref: false });
    }
  }

  /** Builds a new index, or goes on building it, and has it serve. Fails if another server builds one. */
  async build(tell: Progress = () => {}): Promise<void> {
    this.#building ??= this.#build(tell).finally(() => {
      this.#building = null;
      // it remembers the texts of the whole catalog
      this.#reader = null;
    });
    await this.#building;
  }

  /** Lets other servers take over at once. */
  async stop(): Promise<void> {
    for (const lease of ["changes", "build"] as const)
      await states.dropLease(this.#engine, lease, this.#owner).catch(() => {});
  }

  #hasLease(lease: states.Lease): Promise<boolean> {
    return states.takeLease(this.#engine, lease, { owner: this.#owner, for_ms: lease_ms });
  }

  async #bringUp(structure: Structure): Promise<states.IndexState> {
    const state = await states.servingState(this.#engine);
    const isComplete = state && [...facetKeys(structure.tree)].every((key) => state.facets.includes(key));
    if (!isComplete) this.#buildBehind();
    if (!state) throw new NoIndexYet("the index is being built");
    return this.#applyToServing(state, structure);
  }

  #buildBehind(): void {
    this.build().catch((error: unknown) => {
      // the other one goes on
      if (error instanceof OthersBuild) return;
      this.#platform.log.error({ err: error }, "the search index could not be built");
    });
  }

  /** Applies changes to the index in use. */
  async #applyToServing(before: states.KeptState, structure: Structure): Promise<states.IndexState> {
    const engine = this.#engine;
    const read = await settledTime(this.#platform.db);
    const renew = async () => {
      if (!(await this.#hasLease("changes"))) throw new NoIndexYet("another server has taken over the index");
    };
    const extent = await this.#apply({ index: before.index, since: before.read_at, renew }, structure);
    const state = { ...before, read_at: read.getTime() };
    await states.keepState(engine, state);
    if (Date.now() - Math.max(state.served_at, this.#droppedAt) > former_ms && !this.#building)
      await this.#dropFormer(state.index);
    if (extent && extent.next > 1.1 * extent.count + 10_000) this.#buildBehind();
    return state;
  }

  #dropFormer(used: string): Promise<void> {
    this.#droppedAt = Date.now();
    return states.dropFormer(this.#engine, used, idle_ms);
  }

  /** Writes products that changed since then, each with a new slot, and removes those that are not sold anymore. */
  async #apply(
    { index, since, renew }: { index: string; since: number; renew: () => Promise<void> },
    structure: Structure,
  ) {
    const { db } = this.#platform;
    const engine = this.#engine;
    const changed = await changedSince(db, new Date(since - overlap_ms));
    if (changed.length === 0) return null;
    const known = await store.versionsIn(
      engine,
      index,
      changed.map(({ id }) => id),
    );
    const news = changed.filter(({ id, version }) => known.get(id) !== version);
    if (news.length === 0) return null;
    let { next, count } = await store.extentOf(engine, index);
    for (let at = 0; at < news.length; at += batch) {
      await renew();
      const ids = news.slice(at, at + batch).map(({ id }) => id);
      const documents = await this.#read(ids, structure, next);
      next += documents.length;
      count += documents.filter(({ id }) => !known.has(id)).length;
      const sold = new Set(documents.map(({ id }) => id));
      await store.putDocuments(engine, index, documents);
      await store.dropDocuments(
        engine,
        index,
        ids.filter((id) => !sold.has(id) && known.has(id)),
      );
    }
    await store.refreshIndex(engine, index);
    return { next, count };
  }

  /** The documents of products that are sold, in the order of the ids. */
  async #read(ids: readonly number[], structure: Structure, firstSlot: number): Promise<ProductDocument[]> {
    const { db, log } = this.#platform;
    const rows = new Map((await listedByIds(db, ids)).map((row) => [row.id, row]));
    const reader = this.#readerFor(facetKeys(structure.tree));
    const documents: ProductDocument[] = [];
    for (const id of ids) {
      const row = rows.get(id);
      if (!row?.is_published) continue;
      try {
        documents.push(reader.read(listedRow(row, structure), firstSlot + documents.length));
        this.#unreadable.delete(id);
      } catch (error) {
        if (this.#unreadable.get(id) !== row.version)
          log.error(
            { err: error, product_id: id },
            "a product cannot be read and is left out of the catalog",
          );
        this.#unreadable.set(id, row.version);
      }
    }
    return documents;
  }

  #readerFor(keys: ReadonlySet<string>): DocumentReader {
    const name = [...keys].sort().join();
    if (this.#reader?.keys !== name) this.#reader = { keys: name, reader: new DocumentReader(keys) };
    return this.#reader.reader;
  }

  async #build(tell: Progress): Promise<void> {
    const { db } = this.#platform;
    const engine = this.#engine;
    await this.#renewLease();
    const structure = await readStructure(db);
    const ids = await publishedIds(db);
    const { index, since, facets } = await this.#startBuilding(structure, ids.length);
    await store.refreshIndex(engine, index);
    let { next, count } = await store.extentOf(engine, index);
    const isResumed = count > 0;
    for (let at = 0; at < ids.length; at += batch) {
      await this.#renewLease();
      const some = [...ids.subarray(at, at + batch)];
      const known = isResumed ? await store.versionsIn(engine, index, some) : new Map();
      const documents = await this.#read(
        some.filter((id) => !known.has(id)),
        structure,
        next,
      );
      next += documents.length;
      await store.putDocuments(engine, index, documents);
      tell(Math.min(at + batch, ids.length), ids.length);
    }
    await store.refreshIndex(engine, index);
    const settled = next;
    const read_at = await this.#verified(index, since, structure);
    await states.serve(engine, { index, settled, read_at, facets, served_at: Date.now() });
    await states.dropBuilding(engine);
    await states.dropLease(engine, "build", this.#owner);
    // servers then look for the new one
    await invalidate(db, "products");
  }

  /** The index that is being built, or a new one. */
  async #startBuilding(structure: Structure, products: number): Promise<states.Building> {
    const engine = this.#engine;
    const facets = [...facetKeys(structure.tree)].sort();
    const begun = await states.buildingIndex(engine);
    const isUsable =
      begun?.index.startsWith(states.nameOf(engine, "")) &&
      begun.facets.join() === facets.join() &&
      (await store.hasIndex(engine, begun.index));
    if (begun && isUsable) return begun;
    const since = (await settledTime(this.#platform.db)).getTime();
    const building = { index: states.nameOf(engine, String(Date.now())), since, facets };
    // noted first: an index that is noted nowhere counts as a former one
    await states.keepBuilding(engine, building);
    await store.createIndex(engine, building.index, products);
    return building;
  }

  async #renewLease(): Promise<void> {
    if (!(await this.#hasLease("build"))) throw new OthersBuild();
  }

  /**
   * Applies all changes and compares counts and sums of each category with the database; a change in between is applied
   * and compared again. Returns the database time up to which changes are in it.
   */
  async #verified(index: string, since: number, structure: Structure): Promise<number> {
    const { db } = this.#platform;
    let from = since;
    let differences: string[] = [];
    for (let check = 0; check < mostChecks; check++) {
      const read = await settledTime(db);
      await this.#apply({ index, since: from, renew: () => this.#renewLease() }, structure);
      from = read.getTime();
      const [wanted, found] = await Promise.all([
        databaseSums(db, [...this.#unreadable.keys()]),
        store.sumsByCategory(this.#engine, index),
      ]);
      differences = differencesOf(wanted, found);
      if (differences.length === 0) return from;
    }
    // resuming this index would fail the same comparison
    await states.dropBuilding(this.#engine);
    await store.dropIndex(this.#engine, index);
    throw new Error(`The new search index differs from the database: ${differences.slice(0, 3).join("; ")}`);
  }
}

/** Another server has the lease on building. */
class OthersBuild extends SearchAway {
  constructor() {
    super("another server builds the index");
  }
}

function differencesOf(wanted: ReadonlyMap<number, string>, found: ReadonlyMap<number, string>): string[] {
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((category) => wanted.get(category) !== found.get(category))
    .map(
      (category) =>
        `category ${category} has ${found.get(category) ?? "nothing"} instead of ${wanted.get(category) ?? "nothing"}`,
    );
}
