import { sql } from "kysely";
import type { RoomDesign, SavedView } from "../../../../contract/design/room-design.ts";
import { aroundView } from "../../../../contract/design/room-limits.ts";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";
import { askForStills } from "../stills/index.ts";

/** Increase when pictures are taken differently, so that rooms get new ones. */
const version = 2;
/** A room that is being edited gets its picture once nothing has changed for so long. */
const quiet = sql`interval '3 minutes'`;

export interface StillOf {
  /**
   * One of the room's saved views; empty for the first of them, or for the best view of a room that has none; `around` for
   * 360 degrees.
   */
  view: string;
  is_large: boolean;
}

/** The saved view of `rooms r` that a picture shows; null for the best one of a room without views, and for 360°. */
const viewOf = (view: string) =>
  view === ""
    ? sql`(r.design -> 'views' -> 0)`
    : sql`(select v from jsonb_array_elements(r.design -> 'views') v where v ->> 'id' = ${view} limit 1)`;

/** A hash of what the picture shows: neither names nor other views of the room. */
const shows = ({ view, is_large }: StillOf) => sql<string>`
  substr(md5(concat_ws(' ', ${version}::int, ${is_large}::boolean, r.showroom_id,
    ${viewOf(view)} - 'name' - 'id', ${view === aroundView ? view : null}::text, r.design - 'views' - 'notes')), 1, 22)`;

/** Asks for pictures of rooms that hold anything, unless they were asked for. Returns whether any is new. */
export function askForRoomStills(
  db: Db,
  ids: readonly string[],
  { view, is_large }: StillOf,
  now: Date,
): Promise<boolean> {
  const due = is_large ? sql`null::timestamptz` : sql`greatest(${now}::timestamptz, r.updated_at + ${quiet})`;
  const wanted = sql`
    select null::uuid as design_id, s.id as room_id, ${view}::text as view, ${is_large}::boolean as is_large,
      s.shows, s.due
    from (select r.id, ${shows({ view, is_large })} as shows, ${due} as due from rooms r
    where r.id = any(${[...ids]}::uuid[]) and jsonb_array_length(r.design -> 'items') > 0
      and (${view === "" || view === aroundView}::boolean or ${viewOf(view)} is not null)) s
    where not exists (select from ai_design_pictures p where p.room_id = s.id and p.view = ${view}
      and p.is_large = ${is_large}::boolean and p.shows = s.shows)`;
  return askForStills(db, wanted, now);
}

export interface PicturedRoom {
  design: RoomDesign;
  version: number;
  showroom_id: string;
  camera: SavedView | null;
  shows: string;
  /** Until then it may still be changing. */
  quiet_at: Date;
}

/** What a picture of the room shows now. */
export async function picturedRoom(db: Db, id: string, of: StillOf): Promise<PicturedRoom | undefined> {
  const { rows } = await sql<PicturedRoom>`
    select r.design, r.version, r.showroom_id, ${viewOf(of.view)} as camera, ${shows(of)} as shows,
      r.updated_at + ${quiet} as quiet_at
    from rooms r where r.id = ${id}`.execute(db);
  return rows[0];
}

export interface RoomStill extends MediaRow {
  view: string;
  is_finished: boolean;
}

/** The room's pictures as it is now, by view, taken or not. */
export async function stillsOfRoom(db: Db, id: string, of: StillOf): Promise<RoomStill | undefined> {
  const { rows } = await sql<RoomStill>`
    select p.view, p.finished_at is not null as is_finished, p.media_key, m.width as media_width,
      m.height as media_height, m.placeholder as media_placeholder
    from rooms r join ai_design_pictures p on p.room_id = r.id left join media m on m.key = p.media_key
    where r.id = ${id} and p.view = ${of.view} and p.is_large = ${of.is_large} and p.shows = ${shows(of)}`.execute(
    db,
  );
  return rows[0];
}

/** Whether a 360° picture of this room was ever asked for, even of an earlier state. */
export async function wasLookedAround(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("ai_design_pictures")
    .select("id")
    .where("room_id", "=", id)
    .where("view", "=", aroundView)
    .executeTakeFirst();
  return row !== undefined;
}

/** The file keys of a room's pictures, to delete them with the room. */
export async function stillKeysOfRoom(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ media_key: string }>`
    select distinct media_key from ai_design_pictures where room_id = ${id} and media_key is not null`.execute(
    db,
  );
  return rows.map(({ media_key }) => media_key);
}
