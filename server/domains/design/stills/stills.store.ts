import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import {
  claimJobs,
  giveBack,
  isOurs,
  type JobTable,
  renewLease as renew,
  type TakenJob,
} from "../../../platform/queue/lease.store.ts";
import type { StillJob } from "./sources.ts";

const lease_s = 60;

const stills: JobTable = {
  table: "ai_design_pictures",
  due: "lease_until",
  isFreeAtNull: true,
  waiting: sql`j.finished_at is null`,
  // somebody looks at a request of the designer, or waits for a large picture; rooms in lists have one of the browser's
  order: sql`(j.room_id is not null and not j.is_large), j.asked_at`,
};

/** Takes up the picture that has waited longest; undefined if there is none. */
export async function takeStillJob(db: Db, now: Date): Promise<StillJob | undefined> {
  const [job] = await claimJobs<StillJob>(db, stills, { now, lease: lease_s });
  return job;
}

export const renewStill = (db: Db, taken: TakenJob, now: Date): Promise<boolean> =>
  renew(db, stills, taken, { now, lease: lease_s });

/** Leaves a picture alone, for as long as its lease would be unless told; it does not count as an attempt. */
export const postponeStill = (db: Db, taken: TakenJob, now: Date, seconds = lease_s) =>
  giveBack(db, stills, taken, { now, lease: seconds });

/** A picture that shows the same, of anything. */
export async function stillLike(db: Db, shows: string): Promise<string | null> {
  const row = await db
    .selectFrom("ai_design_pictures")
    .select("media_key")
    .where("shows", "=", shows)
    .where("media_key", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row?.media_key ?? null;
}

/** Ends a picture's job, with null where none could be taken. Of a room and view only the latest picture is kept. */
export async function endStill(db: Db, taken: StillJob, media_key: string | null, now: Date): Promise<void> {
  await sql`
    update ai_design_pictures j set finished_at = ${now}, lease_until = null, media_key = ${media_key}
    where ${isOurs(stills, taken)}`.execute(db);
  if (!taken.room_id) return;
  await sql`
    delete from ai_design_pictures
    where room_id = ${taken.room_id} and view = ${taken.view} and is_large = ${taken.is_large}
      and id <> ${taken.id} and finished_at is not null`.execute(db);
}

/** Forgets a picture of what is gone or is another by now. */
export async function dropStill(db: Db, taken: StillJob): Promise<void> {
  await sql`delete from ai_design_pictures j where ${isOurs(stills, taken)}`.execute(db);
}
