import { sql } from "kysely";
import type { RoomPlan } from "../../../../contract/design/room-design.ts";
import { offsetOf } from "../../../http/list-form.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Owner } from "../projects/index.ts";
import { json, ownedBy, ownerColumns } from "./rooms.store.ts";

export interface FloorplanRow {
  id: string;
  name: string;
  description: string;
  room: string;
  layout: string;
  plan: RoomPlan;
  area_sqft: number;
  tags: string[];
  version: number;
  is_private: boolean;
}

export interface LibraryWish {
  room?: string | undefined;
  area_min?: number | undefined;
  area_max?: number | undefined;
  of?: "own" | "shared" | undefined;
  page: number;
  per_page: number;
}

const isShared = sql<boolean>`num_nonnulls(floorplans.user_id, floorplans.temp_key_hash) = 0`;

function floorplans(db: Db, owner: Owner | null, of?: "own" | "shared") {
  const own = owner ? ownedBy(owner, "floorplans") : sql<boolean>`false`;
  return db
    .selectFrom("floorplans")
    .where((where) => (of === "own" ? own : of === "shared" ? isShared : where.or([isShared, own])));
}

const columns = [
  ...(["id", "name", "description", "room", "layout", "area_sqft", "tags", "version"] as const),
  sql<RoomPlan>`plan`.as("plan"),
  sql<boolean>`num_nonnulls(user_id, temp_key_hash) = 1`.as("is_private"),
] as const;

/** A public floor plan or one of this owner's. */
export const floorplanById = (db: Db, owner: Owner | null, id: string): Promise<FloorplanRow | undefined> =>
  floorplans(db, owner).select(columns).where("id", "=", id).executeTakeFirst();

/** A page of plans, the owner's own first, and the number per kind of room. */
export async function floorplansFor(
  db: Db,
  owner: Owner | null,
  wish: LibraryWish & { tag?: string | undefined },
): Promise<{ rows: FloorplanRow[]; total: number; rooms: { room: string; count: number }[] }> {
  const { area_min, area_max, tag, room } = wish;
  const fitting = floorplans(db, owner, wish.of)
    .$if(area_min !== undefined, (query) => query.where("area_sqft", ">=", area_min!))
    .$if(area_max !== undefined, (query) => query.where("area_sqft", "<=", area_max!))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`tags @> array[${tag}]::text[]`));
  const [rows, rooms] = await Promise.all([
    fitting
      .select(columns)
      .select(sql<number>`count(*) over ()::int`.as("total"))
      .$if(room !== undefined, (query) => query.where("room", "=", room!))
      .orderBy("is_private", "desc")
      .orderBy("position")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(wish.per_page)
      .offset(offsetOf(wish))
      .execute(),
    fitting
      .select(["room", sql<number>`count(*)::int`.as("count")])
      .groupBy("room")
      .orderBy("count", "desc")
      .orderBy("room")
      .execute(),
  ]);
  return { rows, total: rows[0]?.total ?? 0, rooms };
}

/** Adds a private plan and returns its id. */
export async function addFloorplan(
  db: Db,
  owner: Owner,
  plan: { name: string; room: string; plan: RoomPlan; area_sqft: number },
): Promise<string> {
  const id = newId();
  await db
    .insertInto("floorplans")
    .values({ id, ...ownerColumns(owner), ...plan, plan: json(plan.plan) })
    .execute();
  return id;
}

export async function countFloorplans(db: Db, owner: Owner): Promise<number> {
  const row = await db
    .selectFrom("floorplans")
    .select(sql<number>`count(*)::int`.as("count"))
    .where(ownedBy(owner, "floorplans"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function deleteFloorplan(db: Db, owner: Owner, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("floorplans")
    .where("id", "=", id)
    .where(ownedBy(owner, "floorplans"))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A public floor plan. */
export interface PublishedFloorplan {
  id: string;
  name: string;
  /** Two sentences at most. */
  description?: string;
  room: string;
  /** How it is arranged: `galley`, `tub and shower`. */
  layout?: string;
  plan: RoomPlan;
  area_sqft: number;
  tags: readonly string[];
}

/** Publishes floor plans in this order; an existing one is replaced, and its version goes up. */
export async function publishFloorplans(db: Db, plans: readonly PublishedFloorplan[]): Promise<void> {
  if (plans.length === 0) return;
  const rows = plans.map((plan, position) => ({ ...plan, position }));
  await sql`
    insert into floorplans (id, name, description, room, layout, plan, area_sqft, tags, position)
    select id, name, coalesce(description, ''), room, coalesce(layout, ''), plan, area_sqft, tags, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (id text, name text, description text,
      room text, layout text, plan jsonb, area_sqft float8, tags text[], position int)
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      room = excluded.room, layout = excluded.layout, plan = excluded.plan, area_sqft = excluded.area_sqft,
      tags = excluded.tags, position = excluded.position, updated_at = now(),
      version = floorplans.version + (floorplans.plan is distinct from excluded.plan)::int
    where num_nonnulls(floorplans.user_id, floorplans.temp_key_hash) = 0`.execute(db);
}
