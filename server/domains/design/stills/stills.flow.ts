import { aroundWidth_px } from "../../../../contract/design/room-limits.ts";
import { type ChildPool, childPool, TaskEnded, TooManyWait } from "../../../platform/child-pool.ts";
import { DatabaseAway } from "../../../platform/database/away.ts";
import type { Redrawn } from "../../../platform/pictures/tasks.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import { roomPictures, storePicture } from "../../catalog/pictures/index.ts";
import { type StillJob, type StillSubject, stillSources } from "./sources.ts";
import type { StillTask } from "./stills.child.ts";
import { canTrace, withoutPrices } from "./stills.rules.ts";
import { dropStill, endStill, postponeStill, renewStill, stillLike, takeStillJob } from "./stills.store.ts";

/** As cards show them, one that fills a screen, and one that is looked around in. */
const sizes = {
  card: { width: 960, height: 720 },
  large: { width: 1920, height: 1200 },
  around: { width: aroundWidth_px, height: aroundWidth_px / 2 },
};
const draftSizes = {
  card: { width: 160, height: 120 },
  large: { width: 192, height: 120 },
  around: { width: 256, height: 128 },
};
const mostAttempts = 2;

const queue = createQueue<StillJob>({
  failure: "taking pictures of rooms failed",
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
  const end = async (key: string | null) => {
    await endStill(db, job, key, now());
    await sourceOf(job).ended(platform, job, key);
  };
  try {
    const subject = await sourceOf(job).load(platform, job);
    if (subject instanceof Date) {
      const wait_s = Math.max(1, (subject.getTime() - now().getTime()) / 1000);
      return void (await postponeStill(db, job, now(), wait_s));
    }
    if (!subject) return void (await dropStill(db, job));
    const known = await stillLike(db, job.shows);
    await end(
      known ?? (job.attempts > mostAttempts ? null : await taken(platform, job, subject, stop.signal)),
    );
  } catch (error) {
    // what was cancelled is no longer wanted; what a stopping server leaves is taken up by the next one
    if (stop.signal.aborted || platform.stopping.aborted || error instanceof DatabaseAway) return;
    if (error instanceof TooManyWait) return void (await postponeStill(db, job, now()));
    platform.log.error(
      { err: error, design: job.design_id, room: job.room_id },
      "taking a room's picture failed",
    );
    if (!(error instanceof TaskEnded) || job.attempts >= mostAttempts) await end(null);
  }
}

const sourceOf = (job: StillJob) => stillSources.find(({ of }) => job[of] !== null)!;

/** The key of the picture; null where none can be taken. */
async function taken(
  platform: Platform,
  { is_large }: StillJob,
  { design, camera, products }: StillSubject,
  signal: AbortSignal,
): Promise<string | null> {
  const known = await products();
  if (!canTrace(known.values())) return null;
  const isDraft = platform.config.demoPictures === "draft";
  const take = takersHere.get(platform.db) ?? ((task) => poolOf(platform).run(task, { signal }));
  const picture = await take({
    design,
    camera,
    products: withoutPrices(known),
    ...(isDraft ? draftSizes : sizes)[camera === "around" ? camera : is_large ? "large" : "card"],
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
    processor_ms: 240_000,
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
