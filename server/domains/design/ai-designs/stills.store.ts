import { sql } from "kysely";
import { announce } from "../../../platform/announce/announce.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import {
  claimJobs,
  giveBack,
  isOurs,
  type JobTable,
  renewLease as renew,
  type TakenJob,
} from "../../../platform/queue/lease.store.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";

/** On which servers hear that a picture is there, by the request of its design. */
export const stillChannel = "ai_design_pictures";

const lease_s = 60;

const stills: JobTable = {
  table: "ai_design_pictures",
  due: "lease_until",
  isFreeAtNull: true,
  waiting: sql`j.finished_at is null`,
  order: sql`j.asked_at`,
};

/** Asks for pictures of designs as they are now, unless they were asked for. Returns whether any is new. */
export async function askForStills(
  db: Db,
  designs: readonly { id: string; shows: string }[],
  now: Date,
): Promise<boolean> {
  if (designs.length === 0) return false;
  const rows = await db
    .insertInto("ai_design_pictures")
    .values(designs.map(({ id, shows }) => ({ id: newId(), design_id: id, shows, asked_at: now })))
    .onConflict((conflict) => conflict.columns(["design_id", "shows"]).doNothing())
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** A picture to be taken, with the request of its design and the showroom whose products it shows. */
export interface StillJob extends TakenJob {
  design_id: string;
  shows: string;
  job_id: string;
  showroom_id: string;
}

/** Takes up the picture that has waited longest; undefined if there is none. */
export async function takeStillJob(db: Db, now: Date): Promise<StillJob | undefined> {
  const [job] = await claimJobs<StillJob>(db, stills, {
    now,
    lease: lease_s,
    joined: {
      tables: sql`ai_designs d, ai_design_jobs r`,
      on: sql`d.id = j.design_id and r.id = d.job_id`,
    },
    returning: sql`j.*, d.job_id, r.showroom_id`,
  });
  return job;
}

export const renewStill = (db: Db, taken: TakenJob, now: Date): Promise<boolean> =>
  renew(db, stills, taken, { now, lease: lease_s });

/** Leaves a picture alone for as long as its lease would be; it does not count as an attempt. */
export const postponeStill = (db: Db, taken: TakenJob, now: Date) =>
  giveBack(db, stills, taken, { now, lease: lease_s });

/** A picture that shows the same, of any design. */
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

/** Ends a picture's job, with null where none could be taken, and tells the pages that wait for it. */
export async function endStill(db: Db, taken: StillJob, media_key: string | null, now: Date): Promise<void> {
  await sql`
    update ai_design_pictures j set finished_at = ${now}, lease_until = null, media_key = ${media_key}
    where ${isOurs(stills, taken)}`.execute(db);
  await announce(db, stillChannel, taken.job_id);
}

export interface StillRow extends MediaRow {
  design_id: string;
  shows: string;
  is_finished: boolean;
}

/** The pictures of these designs in all their steps, taken or not. */
export async function stillsOf(db: Db, designIds: readonly string[]): Promise<StillRow[]> {
  if (designIds.length === 0) return [];
  const { rows } = await sql<StillRow>`
    select p.design_id, p.shows, p.finished_at is not null as is_finished, p.media_key,
      m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from ai_design_pictures p left join media m on m.key = p.media_key
    where p.design_id = any(${[...designIds]}::uuid[])`.execute(db);
  return rows;
}

/** The keys of all pictures of a request's designs. */
export async function stillKeysOf(db: Db, job_id: string): Promise<string[]> {
  const { rows } = await sql<{ media_key: string }>`
    select distinct p.media_key from ai_design_pictures p join ai_designs d on d.id = p.design_id
    where d.job_id = ${job_id}::uuid and p.media_key is not null`.execute(db);
  return rows.map(({ media_key }) => media_key);
}
