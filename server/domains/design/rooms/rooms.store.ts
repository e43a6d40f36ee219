import { sql } from "kysely";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { offsetOf } from "../../../http/list-form.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";
import type { Owner } from "../projects/index.ts";

export interface RoomRow extends MediaRow {
  id: string;
  family_id: string;
  showroom_id: string;
  vsd_id: string;
  company_name: string;
  name: string;
  design: RoomDesign;
  version: number;
  floorplan_id: string | null;
  template_id: string | null;
  share_id: string | null;
  share_token_hash: Buffer | null;
  project_id: string | null;
  /** The version that the picture shows. */
  picture_version: number | null;
  finalised_version: number | null;
  finalised_at: Date | null;
  finalised_design: RoomDesign | null;
  finalised_lines: unknown;
  created_at: Date;
  updated_at: Date;
}

/** JSON for a jsonb column; the driver would turn an object into a JSON string. */
export const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::text::jsonb`;

export const ownedBy = (owner: Owner, table: "rooms" | "floorplans" | "templates") =>
  "user_id" in owner
    ? sql<boolean>`${sql.ref(`${table}.user_id`)} = ${owner.user_id}`
    : sql<boolean>`${sql.ref(`${table}.temp_key_hash`)} = ${tokenHash(owner.guest_key)}`;

export const ownerColumns = (owner: Owner) =>
  "user_id" in owner ? { user_id: owner.user_id } : { temp_key_hash: tokenHash(owner.guest_key) };

const rooms = (db: Db) =>
  db
    .selectFrom("rooms")
    .innerJoin("showrooms", "showrooms.id", "rooms.showroom_id")
    .leftJoin("media", "media.key", "rooms.media_key")
    .select([
      ...(["rooms.id", "rooms.family_id", "rooms.showroom_id", "rooms.name", "rooms.version"] as const),
      ...(["showrooms.vsd_id", "showrooms.company_name"] as const),
      ...(["rooms.floorplan_id", "rooms.template_id", "rooms.share_id", "rooms.project_id"] as const),
      ...(["rooms.share_token_hash", "rooms.picture_version"] as const),
      ...(["rooms.finalised_version", "rooms.finalised_at", "rooms.created_at", "rooms.updated_at"] as const),
      ...(["media.key as media_key", "media.width as media_width", "media.height as media_height"] as const),
      "media.placeholder as media_placeholder",
    ]);

const wholeRooms = (db: Db) =>
  rooms(db).select([
    sql<RoomDesign>`rooms.design`.as("design"),
    sql<RoomDesign | null>`rooms.finalised_design`.as("finalised_design"),
    sql<unknown>`rooms.finalised_lines`.as("finalised_lines"),
  ]);

/** A room of this owner; `lock` serializes changes to one room. */
export function findRoomOf(
  db: Db,
  owner: Owner,
  id: string,
  { lock = false } = {},
): Promise<RoomRow | undefined> {
  return wholeRooms(db)
    .where("rooms.id", "=", id)
    .where(ownedBy(owner, "rooms"))
    .$if(lock, (query) => query.forUpdate("rooms"))
    .executeTakeFirst();
}

/** A room of any owner; ask only after checking that the reader may see it. */
export function findRoom(db: Db, id: string): Promise<RoomRow | undefined> {
  return wholeRooms(db).where("rooms.id", "=", id).executeTakeFirst();
}

/** The room behind a read-only link. */
export function findRoomByShare(db: Db, token: string): Promise<RoomRow | undefined> {
  return wholeRooms(db).where("rooms.share_token_hash", "=", tokenHash(token)).executeTakeFirst();
}

export type RoomSummary = Omit<RoomRow, "design" | "finalised_design" | "finalised_lines"> & {
  room: string;
  style: string;
  plan: RoomDesign["plan"];
  items: number;
};

/** A page of the owner's rooms, most recently changed first, and their number. */
export async function roomsOf(
  db: Db,
  owner: Owner,
  wish: { page: number; per_page: number; showroom_id?: string | undefined; project?: string | undefined },
): Promise<{ rows: RoomSummary[]; total: number }> {
  const { showroom_id, project } = wish;
  const rows = await rooms(db)
    .select([
      sql<string>`rooms.design ->> 'room'`.as("room"),
      sql<string>`coalesce(rooms.design ->> 'style', '')`.as("style"),
      sql<RoomDesign["plan"]>`rooms.design -> 'plan'`.as("plan"),
      sql<number>`jsonb_array_length(rooms.design -> 'items')`.as("items"),
      sql<number>`count(*) over ()::int`.as("total"),
    ])
    .where(ownedBy(owner, "rooms"))
    .$if(showroom_id !== undefined, (query) => query.where("rooms.showroom_id", "=", showroom_id!))
    .$if(project !== undefined, (query) => query.where("rooms.project_id", "=", project!))
    .orderBy("rooms.updated_at", "desc")
    .orderBy("rooms.id", "desc")
    .limit(wish.per_page)
    .offset(offsetOf(wish))
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function countRooms(db: Db, owner: Owner): Promise<number> {
  const row = await db
    .selectFrom("rooms")
    .select(sql<number>`count(*)::int`.as("count"))
    .where(ownedBy(owner, "rooms"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface NewRoom {
  showroom_id: string;
  name: string;
  design: RoomDesign;
  /** Of the room that this one is a variant of. */
  family_id?: string | undefined;
  floorplan_id?: string | null | undefined;
  template_id?: string | null | undefined;
  /** The project that it is begun in. */
  project_id?: string | undefined;
  media_key?: string | null | undefined;
  /** 1 if the picture shows this design. */
  picture_version?: number | null | undefined;
}

/** Adds a room with its first version and returns its id. */
export async function addRoom(db: Db, owner: Owner, room: NewRoom): Promise<string> {
  const id = newId();
  const design = json(room.design);
  await db
    .insertInto("rooms")
    .values({ id, ...ownerColumns(owner), family_id: id, ...defined(room), design })
    .execute();
  await db.insertInto("room_versions").values({ room_id: id, version: 1, name: room.name, design }).execute();
  return id;
}

const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>;
  };

/** Whether the room already has exactly this design, whatever the order of its fields. */
export async function holdsDesign(db: Db, id: string, design: RoomDesign): Promise<boolean> {
  const row = await db
    .selectFrom("rooms")
    .select(sql<boolean>`design = ${json(design)}`.as("same"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.same ?? false;
}

/** Saves the room's next version; the room must be locked. */
export async function saveNextVersion(
  db: Db,
  id: string,
  change: { name?: string | undefined; design?: RoomDesign | undefined; showroom_id?: string | undefined },
): Promise<void> {
  const saved = await db
    .updateTable("rooms")
    .set({
      version: sql`version + 1`,
      // a new name changes nothing that the picture shows
      ...(change.design === undefined && {
        picture_version: sql`picture_version + case when picture_version = version then 1 else 0 end`,
      }),
      updated_at: sql`now()`,
      ...(change.name !== undefined && { name: change.name }),
      ...(change.showroom_id !== undefined && { showroom_id: change.showroom_id }),
      ...(change.design !== undefined && { design: json(change.design) }),
    })
    .where("id", "=", id)
    .returning(["version", "name"])
    .executeTakeFirstOrThrow();
  await sql`
    insert into room_versions (room_id, version, name, design)
    select id, version, name, design from rooms where id = ${id}`.execute(db);
  await thinOut(db, id, saved.version);
}

const kept = { latest: 60, most: 200, bytes: 8 * 1024 * 1024 };

/** Keeps a room's latest 60 versions, and of older ones the last of each hour; at most 200 and 8 MB as stored. */
async function thinOut(db: Db, id: string, version: number): Promise<void> {
  if (version <= 2) return;
  await sql`
    delete from room_versions rv using (
      select version, row_number() over newest as n,
        row_number() over (partition by date_trunc('hour', saved_at) order by version desc) as in_hour,
        sum(pg_column_size(design)) over newest as bytes
      from room_versions where room_id = ${id} window newest as (order by version desc)
    ) old
    where rv.room_id = ${id} and rv.version = old.version and old.n > 1
      and ((old.n > ${kept.latest} and old.in_hour > 1) or old.n > ${kept.most} or old.bytes > ${kept.bytes})`.execute(
    db,
  );
}

/** Returns what it was, or undefined for somebody else's. */
export async function deleteRoom(
  db: Db,
  owner: Owner,
  id: string,
): Promise<{ media_key: string | null } | undefined> {
  return db
    .deleteFrom("rooms")
    .where("id", "=", id)
    .where(ownedBy(owner, "rooms"))
    .returning("media_key")
    .executeTakeFirst();
}

/** The room and its variants of this owner, oldest first. */
export function variantsOf(
  db: Db,
  owner: Owner,
  familyId: string,
): Promise<{ id: string; name: string; version: number; updated_at: Date }[]> {
  return db
    .selectFrom("rooms")
    .select(["id", "name", "version", "updated_at"])
    .where("family_id", "=", familyId)
    .where(ownedBy(owner, "rooms"))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Opens or closes the read-only link. */
export async function setShare(
  db: Db,
  id: string,
  share: { share_id: string; token: string } | null,
): Promise<void> {
  await db
    .updateTable("rooms")
    .set({ share_id: share?.share_id ?? null, share_token_hash: share ? tokenHash(share.token) : null })
    .where("id", "=", id)
    .execute();
}

/** Sets the room's picture, unless it already has one of a later version. */
export async function setRoomMedia(db: Db, id: string, mediaKey: string, version: number): Promise<void> {
  await db
    .updateTable("rooms")
    .set({ media_key: mediaKey, picture_version: version })
    .where("id", "=", id)
    .where(sql<boolean>`coalesce(picture_version, 0) <= ${version}`)
    .execute();
}
