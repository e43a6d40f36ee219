import { type ChildPool, childPool, TaskEnded, TooManyWait } from "../../../platform/child-pool.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import type { Redrawn } from "../../../platform/pictures/tasks.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import { roomPictures, storePicture } from "../../catalog/pictures/index.ts";
import { showroomById } from "../../showrooms/showrooms/index.ts";
import { countDesign } from "../rooms/index.ts";
import { designById } from "./ai-designs.store.ts";
import type { StillTask } from "./stills.child.ts";
import { canTrace, shownIn, withoutPrices } from "./stills.rules.ts";
import {
  endStill,
  postponeStill,
  renewStill,
  type StillJob,
  stillLike,
  takeStillJob,
} from "./stills.store.ts";

/** As cards show them. */
const size = { width: 960, height: 720 };
const draftSize = { width: 160, height: 120 };
const mostAttempts = 2;

const queue = createQueue<StillJob>({
  failure: "taking pictures of designs failed",
  place: { role: "worker", name: "design-pictures" },
  take: ({ db, now }) => takeStillJob(db, now()),
  work: takePicture,
  lease: {
    renewEvery_ms: 20_000,
    idOf: ({ id }) => id,
    renew: ({ db, now }, job) => renewStill(db, job, now()),
  },
});

/** Lets this process take the pictures that wait, in the background, one after the other. */
export const wakeStills = (platform: Platform): void => queue.wake(platform);

/** Takes pictures; null where the room has no place for a camera. */
export type TakeStill = (task: StillTask) => Promise<Redrawn | null>;

const takersHere = new WeakMap<Platform["db"], TakeStill>();

/** Lets this process take pictures, for tests of something else. */
export const stillsHere = ({ db }: Platform, take: TakeStill): void => void takersHere.set(db, take);

async function takePicture(platform: Platform, job: StillJob, stop: AbortController): Promise<void> {
  const { db, now } = platform;
  try {
    const known = await stillLike(db, job.shows);
    const key = known ?? (job.attempts > mostAttempts ? null : await taken(platform, job, stop.signal));
    await endStill(db, job, key, now());
  } catch (error) {
    // what was cancelled is no longer wanted; what a stopping server leaves is taken up by the next one
    if (stop.signal.aborted || platform.stopping.aborted || error instanceof DatabaseAway) return;
    if (error instanceof TooManyWait) return void (await postponeStill(db, job, now()));
    platform.log.error({ err: error, design: job.design_id }, "taking a design's picture failed");
    if (!(error instanceof TaskEnded) || job.attempts >= mostAttempts) await endStill(db, job, null, now());
  }
}

/** The key of the picture; null where none can be taken, or where the design is another one by now. */
async function taken(platform: Platform, job: StillJob, signal: AbortSignal): Promise<string | null> {
  const row = await designById(platform.db, job.design_id);
  if (!row || shownIn(row.design, job.showroom_id) !== job.shows) return null;
  const showroom = await showroomById(platform, job.showroom_id);
  const { products } = await countDesign(platform, showroom, row.design);
  if (!canTrace(products.values())) return null;
  const isDraft = platform.config.demoPictures === "draft";
  const take = takersHere.get(platform.db) ?? ((task) => poolOf(platform).run(task, { signal }));
  const picture = await take({
    design: row.design,
    products: withoutPrices(products),
    ...(isDraft ? draftSize : size),
    isDraft,
  });
  return picture && storePicture(platform, platform.db, picture, roomPictures);
}

type Pool = ChildPool<StillTask, Redrawn | null>;
const pools = new WeakMap<Platform["db"], Pool>();

function poolOf({ db, stopping }: Platform): Pool {
  const known = pools.get(db);
  if (known) return known;
  const pool: Pool = childPool({
    script: new URL("./stills.child.ts", import.meta.url),
    children: 1,
    longestQueue: 1,
    time_ms: 5 * 60_000,
    processor_ms: 120_000,
    memory_mb: 1300,
    heap_mb: 800,
    recycle: { tasks: 40, memory_mb: 700 },
    idle_ms: 60_000,
    niceness: 10,
  });
  stopping.addEventListener("abort", () => void pool.close(), { once: true });
  pools.set(db, pool);
  return pool;
}
