import type { DesignStep } from "../../../../domain/designer/design.types.ts";
import type { designRooms } from "../../../../domain/designer/design-rooms.ts";
import { fail } from "../../../http/failure.ts";
import { type ChildPool, childPool, TaskEnded, TooManyWait } from "../../../platform/child-pool.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import type { DatabaseAddress, Platform } from "../../../platform/platform.ts";
import { carryOut, type Designed, type DesignTask, type Underway } from "./design-task.flow.ts";
import { askShelf, type ShelfAnswer, type ShelfTask } from "./shelf-task.flow.ts";

/** Requests that one server works on at once: more only make each other wait for the processor. */
export const atOnce = 2;

/** A request, a question about a shelf, or what is to be read before there is one. */
export type ChildTask = { database: DatabaseAddress } & (
  | { task: DesignTask }
  | { shelf: ShelfTask }
  | { isAhead: true }
);

type Pool = ChildPool<ChildTask, Designed | ShelfAnswer | null>;

/** One for each server: its child processes, or what designs in this one. */
const pools = new WeakMap<Platform["db"], Pool>();
const designersHere = new WeakMap<Platform["db"], typeof designRooms>();

/** Lets this process design, for tests that say what comes of it. */
export const designHere = ({ db }: Platform, design: typeof designRooms): void =>
  void designersHere.set(db, design);

/**
 * Designs rooms in a child process, which is ended when the signal is aborted. Rejects with NotStarted if no child could
 * be started, with TaskEnded if it died or took too much, and with DatabaseAway.
 */
export async function design(
  platform: Platform,
  task: DesignTask,
  { onStep, signal }: Required<Underway>,
): Promise<Designed> {
  const here = designersHere.get(platform.db);
  if (here) return carryOut(platform, task, here, { onStep, signal });
  const broken = new AbortController();
  const designed = await poolOf(platform).run(
    { task, database: platform.database },
    {
      signal: AbortSignal.any([signal, broken.signal]),
      onStep: (step) => void Promise.try(onStep, step as DesignStep).catch((error) => broken.abort(error)),
    },
  );
  if (!designed) throw new DatabaseAway();
  return designed as Designed;
}

/** Asks about a shelf where the shelves are: in a child process. As `design`, it comes before requests that wait. */
export async function ask<Asked extends ShelfTask["ask"]>(
  platform: Platform,
  task: ShelfTask & { ask: Asked },
): Promise<Extract<ShelfAnswer, { ask: Asked }>> {
  const answer = designersHere.has(platform.db)
    ? await askShelf(platform, task)
    : await poolOf(platform).run(
        { shelf: task, database: platform.database },
        { ahead: true, signal: platform.stopping },
      );
  if (!answer) throw new DatabaseAway();
  return answer as Extract<ShelfAnswer, { ask: Asked }>;
}

const readingAhead = new WeakMap<Platform["db"], Promise<void>>();

/**
 * Starts a child and lets it read the products, so that the first question does not wait for that. Called again meanwhile,
 * it answers when the first call does: two children that read take each other's time.
 */
export function readShelvesAhead(platform: Platform): Promise<void> {
  const { db } = platform;
  if (designersHere.has(db)) return Promise.resolve();
  const underway = readingAhead.get(db);
  if (underway) return underway;
  const reading = poolOf(platform)
    .run({ isAhead: true, database: platform.database }, { signal: platform.stopping })
    .then(() => undefined)
    .finally(() => readingAhead.delete(db));
  readingAhead.set(db, reading);
  return reading;
}

/** Waits until the child that reads the products now, if there is one, has read them: it then answers at once. */
export const shelvesRead = ({ db }: Platform): Promise<void> =>
  (readingAhead.get(db) ?? Promise.resolve()).catch(() => undefined);

/** Work that waits for a free process; a refusal to try again in a moment where there is none. */
export async function unlessBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyWait || error instanceof TaskEnded) fail("overloaded");
    throw error;
  }
}

function poolOf({ db, stopping }: Platform): Pool {
  const known = pools.get(db);
  if (known) return known;
  const pool: Pool = childPool({
    script: new URL("./designer.child.ts", import.meta.url),
    children: atOnce,
    longestQueue: atOnce,
    time_ms: 5 * 60_000,
    processor_ms: null,
    memory_mb: 1500,
    heap_mb: 1200,
    recycle: { tasks: 500, memory_mb: 1000 },
    // the next one reads the products anew
    idle_ms: 15 * 60_000,
    niceness: 5,
  });
  stopping.addEventListener("abort", () => void pool.close(), { once: true });
  pools.set(db, pool);
  return pool;
}
