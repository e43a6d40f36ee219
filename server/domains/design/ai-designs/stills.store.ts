import { sql } from "kysely";
import { announce } from "../../../platform/announce/announce.ts";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";
import { askForStills } from "../stills/index.ts";

/** On which servers hear that a picture is there, by the request of its design. */
export const stillChannel = "ai_design_pictures";

/** Asks for pictures of designs as they are now, unless they were asked for. Returns whether any is new. */
export async function askForDesignStills(
  db: Db,
  designs: readonly { id: string; shows: string }[],
  now: Date,
): Promise<boolean> {
  if (designs.length === 0) return false;
  const ids = designs.map(({ id }) => id);
  const shown = designs.map(({ shows }) => shows);
  const wanted = sql`
    select d.id as design_id, null::uuid as room_id, '' as view, false as is_large, d.shows, null::timestamptz as due
    from unnest(${ids}::uuid[], ${shown}::text[]) d (id, shows)`;
  return askForStills(db, wanted, now);
}

/** Tells the pages that wait for a design's picture. */
export async function tellOfStill(db: Db, design_id: string): Promise<void> {
  const row = await db
    .selectFrom("ai_designs")
    .select("job_id")
    .where("id", "=", design_id)
    .executeTakeFirst();
  if (row) await announce(db, stillChannel, row.job_id);
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
