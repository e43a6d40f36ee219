import { type Json, type OpenSearch, Outrun } from "../../../../platform/opensearch/port.ts";
import { documentVersion } from "./document.rules.ts";

// Which index serves, which is being built, and who may write: kept in a small index beside those of the products.

/** What is known of a whole index. */
export interface IndexState {
  index: string;
  /** Slots below this are in order of views. */
  settled: number;
  /** Changes up to this database time are in it, in ms since 1970. */
  read_at: number;
  /** Attributes whose values are indexed. */
  facets: readonly string[];
  /** When it began to serve, in ms since 1970. */
  served_at: number;
}

/** An index that is being built. */
export interface Building {
  index: string;
  /** When the first of its products were read: later changes are applied before it serves. */
  since: number;
  facets: readonly string[];
}

interface Kept<Value> {
  _source: Value;
  _seq_no: number;
  _primary_term: number;
}

/** What is being built is left alone for so long. */
const longestBuild_ms = 2 * 24 * 3_600_000;

export const aliasOf = ({ prefix }: OpenSearch): string => `${prefix}-products`;
const stateOf = ({ prefix }: OpenSearch): string => `${prefix}-state`;
/**
 * Each version of documents has a state of its own: while servers of two versions run, both keep their index up to date,
 * and none builds over what the other one uses.
 */
const documentOf = (what: "serving" | "building", version: number = documentVersion): string =>
  `${what}-v${version}`;
/** Indexes of this form of documents, the one in use and one that is being built. */
export const nameOf = ({ prefix }: OpenSearch, build: string): string =>
  `${prefix}-products-v${documentVersion}-${build}`;

/** The index in use, with what `keepState` needs to see that nobody else has changed it. */
export interface KeptState extends IndexState {
  guard: string;
}

/** Undefined before the first index was built. */
export async function servingState(engine: OpenSearch): Promise<KeptState | undefined> {
  const found = (await keptState(engine, documentVersion)) ?? (await adoptedState(engine));
  return found && { ...found._source, guard: guardOf(found) };
}

/** Servers from before there was a state for each version know one alone; we share their index if it is of ours. */
async function adoptedState(engine: OpenSearch): Promise<Kept<IndexState> | undefined> {
  const found = await engine.manage<Kept<IndexState>>("GET", `/${stateOf(engine)}/_doc/serving`);
  if (!found?._source.index.startsWith(nameOf(engine, ""))) return undefined;
  const path = `/${stateOf(engine)}/_doc/${documentOf("serving")}?op_type=create`;
  await engine.manage("PUT", path, { ...found._source }).catch(orOutrun);
  return keptState(engine, documentVersion);
}

const keptState = (engine: OpenSearch, version: number): Promise<Kept<IndexState> | undefined> =>
  engine.manage("GET", `/${stateOf(engine)}/_doc/${documentOf("serving", version)}`);

const guardOf = ({ _seq_no, _primary_term }: Kept<unknown>): string =>
  `?if_seq_no=${_seq_no}&if_primary_term=${_primary_term}`;

/** Moves the alias to an index, at once, and names it as the one in use. */
export async function serve(engine: OpenSearch, state: IndexState): Promise<void> {
  const alias = aliasOf(engine);
  const former = await engine.manage<Record<string, Json>>("GET", `/_alias/${alias}`);
  const removed = Object.keys(former ?? {}).filter((index) => index !== state.index);
  await engine.manage("POST", "/_aliases", {
    actions: [
      { add: { index: state.index, alias } },
      ...removed.map((index) => ({ remove: { index, alias } })),
    ],
  });
  await engine.manage("PUT", `/${stateOf(engine)}/_doc/${documentOf("serving")}`, { ...state });
}

/**
 * Deletes indexes of products that nobody uses anymore. One that any server builds stays, and so does the one of servers
 * of another version while they keep it up to date, which they do with every change.
 * @param idle_ms how long theirs may have taken in no change
 */
export async function dropFormer(engine: OpenSearch, used: string, idle_ms: number): Promise<void> {
  const all = await engine.manage<Record<string, Json>>("GET", `/${aliasOf(engine)}-*/_alias`);
  for (const index of Object.keys(all ?? {})) {
    const version = Number(/-v(\d+)-\d+$/.exec(index)?.[1] ?? 0);
    if (index === used || (await isBeingBuilt(engine, index, version))) continue;
    // read after that: what was built meanwhile serves by now
    const state = (await keptState(engine, version))?._source;
    if (state?.index === index) {
      const isIdle = Date.now() - Math.max(state.read_at, state.served_at) > idle_ms;
      if (version === documentVersion || !isIdle) continue;
      await engine.manage("DELETE", `/${stateOf(engine)}/_doc/${documentOf("serving", version)}`);
    }
    await engine.manage("DELETE", `/${index}`);
  }
}

async function isBeingBuilt(engine: OpenSearch, index: string, version: number): Promise<boolean> {
  const building = await buildingIndex(engine, version);
  return building?.index === index && Date.now() - building.since < longestBuild_ms;
}

/** Notes how far the index in use is; throws Outrun if another one serves by now. */
export async function keepState(engine: OpenSearch, { guard, ...state }: KeptState): Promise<void> {
  await engine.manage("PUT", `/${stateOf(engine)}/_doc/${documentOf("serving")}${guard}`, state);
}

/** The index that is being built; it stays there until it serves, so that a build goes on where it was. */
export async function buildingIndex(
  engine: OpenSearch,
  version: number = documentVersion,
): Promise<Building | undefined> {
  const found = await engine.manage<Kept<Building>>(
    "GET",
    `/${stateOf(engine)}/_doc/${documentOf("building", version)}`,
  );
  return found?._source;
}

export const keepBuilding = async (engine: OpenSearch, building: Building): Promise<void> =>
  void (await engine.manage("PUT", `/${stateOf(engine)}/_doc/${documentOf("building")}`, { ...building }));

export const dropBuilding = async (engine: OpenSearch): Promise<void> =>
  void (await engine.manage("DELETE", `/${stateOf(engine)}/_doc/${documentOf("building")}`));

/** What one server at a time does. */
export type Lease = "changes" | "build";

/** Takes or renews a lease. True if `owner` has it now, for `for_ms`; an owner that is gone loses it after that time. */
export async function takeLease(
  engine: OpenSearch,
  lease: Lease,
  { owner, for_ms }: { owner: string; for_ms: number },
): Promise<boolean> {
  const path = `/${stateOf(engine)}/_doc/lease-${lease}`;
  const found = await engine.manage<Kept<{ owner: string; until: number }>>("GET", path);
  const now = Date.now();
  if (found && found._source.owner !== owner && found._source.until > now) return false;
  const guard = found ? guardOf(found) : "?op_type=create";
  const taken = engine.manage("PUT", `${path}${guard}`, { owner, until: now + for_ms });
  return (await taken.catch(orOutrun)) !== null;
}

/** Gives a lease back. */
export async function dropLease(engine: OpenSearch, lease: Lease, owner: string): Promise<void> {
  const path = `/${stateOf(engine)}/_doc/lease-${lease}`;
  const found = await engine.manage<Kept<{ owner: string }>>("GET", path);
  if (found?._source.owner === owner) await engine.manage("DELETE", path);
}

function orOutrun(error: unknown): null {
  if (error instanceof Outrun) return null;
  throw error;
}
