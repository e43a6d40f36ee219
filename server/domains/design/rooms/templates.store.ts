import { sql } from "kysely";
import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { offsetOf } from "../../../http/list-form.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { MediaRow } from "../../showrooms/showrooms/index.ts";
import type { Owner } from "../projects/index.ts";
import type { LibraryWish } from "./floorplans.store.ts";
import { json, ownedBy, ownerColumns } from "./rooms.store.ts";
import { type AskedWord, askedWords } from "./template-search.rules.ts";

export interface TemplateSummary extends MediaRow {
  id: string;
  name: string;
  description: string;
  room: string;
  style: string;
  floorplan_id: string | null;
  area_sqft: number;
  items: number;
  version: number;
  is_private: boolean;
  showroom_id: string | null;
  vsd_id: string | null;
  company_name: string | null;
}
export type TemplateRow = TemplateSummary & { design: RoomDesign };

const isMarketplace = sql<boolean>`num_nonnulls(templates.user_id, templates.temp_key_hash) = 0`;

const templates = (db: Db) =>
  db
    .selectFrom("templates")
    .leftJoin("showrooms", "showrooms.id", "templates.showroom_id")
    .leftJoin("media", "media.key", "templates.media_key")
    .select([
      ...([
        "templates.id",
        "templates.name",
        "templates.description",
        "templates.room",
        "templates.style",
      ] as const),
      ...(["templates.floorplan_id", "templates.area_sqft", "templates.version"] as const),
      ...(["templates.showroom_id", "showrooms.vsd_id", "showrooms.company_name"] as const),
      ...(["media.key as media_key", "media.width as media_width", "media.height as media_height"] as const),
      "media.placeholder as media_placeholder",
      sql<number>`jsonb_array_length(templates.design -> 'items')`.as("items"),
      sql<boolean>`templates.showroom_id is null and not ${isMarketplace}`.as("is_private"),
    ]);

const mine = (owner: Owner | null) => (owner ? ownedBy(owner, "templates") : sql<boolean>`false`);

/** A template of the marketplace, of a showroom, or of this owner. */
export const templateById = (db: Db, owner: Owner | null, id: string): Promise<TemplateRow | undefined> =>
  templates(db)
    .select(sql<RoomDesign>`templates.design`.as("design"))
    .where("templates.id", "=", id)
    .where((where) => where.or([isMarketplace, where("templates.showroom_id", "is not", null), mine(owner)]))
    .executeTakeFirst();

export type TemplatesWish = LibraryWish & {
  style?: string | undefined;
  floorplan?: string | undefined;
  /** Those with this plan come first, then those of its kind and nearly its size. */
  first_on?: string | undefined;
  /** Words of which each has to be so, in English or Spanish. */
  q?: string | undefined;
  ids?: readonly string[] | undefined;
  /** The showroom whose pro's templates are shown beside the marketplace's. */
  showroom_id?: string | undefined;
};

/** Name, description, kind of room, style, floor plan and things, as one text to search. */
const words = sql<string>`lower(concat_ws(' ', templates.name, templates.description, templates.room, templates.style,
  plan.name, plan.layout, (select string_agg(distinct replace(item ->> 'kind', '_', ' '), ' ')
    from jsonb_array_elements(templates.design -> 'items') item)))`;

/** From which area a room of its kind is large, square feet. */
const middle = sql<number>`case templates.room when 'bathroom' then 60 when 'kitchen' then 140 when 'laundry' then 60
  else 200 end`;

/** The ways in which a template can be what is asked for; one of them has to be so. */
function waysOf({ says, names, size, letter }: AskedWord) {
  return [
    // nearly every word has any single letter in it
    ...(letter ? [sql<boolean>`plan.layout ~ ${`\\m${letter}\\M`}`] : []),
    ...(letter ? [] : says.map((text) => sql<boolean>`strpos(${words}, ${text}) > 0`)),
    ...(names.length > 0 ? [sql<boolean>`templates.name = any(${names}::text[])`] : []),
    ...(size === "small" ? [sql<boolean>`templates.area_sqft < ${middle}`] : []),
    ...(size === "large" ? [sql<boolean>`templates.area_sqft >= ${middle}`] : []),
  ];
}

function narrowed(db: Db, owner: Owner | null, wish: TemplatesWish) {
  const { area_min, area_max, floorplan, ids, q = "" } = wish;
  return askedWords(q).reduce(
    (query, word) => query.where((where) => where.or(waysOf(word))),
    templates(db)
      .leftJoin("floorplans as plan", "plan.id", "templates.floorplan_id")
      .where(seenBy(owner, wish))
      .$if(ids !== undefined, (query) => query.where("templates.id", "in", [...ids!, ""]))
      .$if(area_min !== undefined, (query) => query.where("templates.area_sqft", ">=", area_min!))
      .$if(area_max !== undefined, (query) => query.where("templates.area_sqft", "<=", area_max!))
      .$if(floorplan !== undefined, (query) => query.where("templates.floorplan_id", "=", floorplan!)),
  );
}

function seenBy(owner: Owner | null, { of, showroom_id }: TemplatesWish) {
  const shared = sql<boolean>`(${isMarketplace} or templates.showroom_id = ${showroom_id ?? null}::uuid)`;
  if (of === "own") return mine(owner);
  return of === "shared" ? shared : sql<boolean>`(${shared} or ${mine(owner)})`;
}

const planColumn = (plan: string, column: "room" | "area_sqft") =>
  sql`(select ${sql.ref(column)} from floorplans where id = ${plan})`;

/**
 * A page of templates, or with `every` all matches, in suggested order (same plan first, then its kind of room and
 * nearly its size, then own, then the showroom's), and the number per room and style.
 */
export async function templatesFor(db: Db, owner: Owner | null, wish: TemplatesWish, every = false) {
  const { room, style, first_on } = wish;
  const fitting = narrowed(db, owner, wish);
  const ofRoom = fitting.$if(room !== undefined, (query) => query.where("templates.room", "=", room!));
  const ofStyle = fitting.$if(style !== undefined, (query) => query.where("templates.style", "=", style!));
  const [rows, rooms, styles, all] = await Promise.all([
    ofRoom
      .select(sql<number>`count(*) over ()::int`.as("total"))
      .$if(style !== undefined, (query) => query.where("templates.style", "=", style!))
      .$if(first_on !== undefined, (query) =>
        query
          .orderBy(sql`templates.floorplan_id is not distinct from ${first_on!}`, "desc")
          .orderBy(sql`templates.room = ${planColumn(first_on!, "room")}`, (order) =>
            order.desc().nullsLast(),
          )
          .orderBy(sql`abs(ln(templates.area_sqft / ${planColumn(first_on!, "area_sqft")}))`),
      )
      .orderBy(sql`case when ${mine(owner)} then 0 when templates.showroom_id is not null then 1 else 2 end`)
      .orderBy("templates.position")
      .orderBy("templates.created_at", "desc")
      .orderBy("templates.id")
      .$if(!every, (query) => query.limit(wish.per_page).offset(offsetOf(wish)))
      .execute(),
    ofStyle
      .clearSelect()
      .select(["templates.room", sql<number>`count(*)::int`.as("count")])
      .groupBy("templates.room")
      .orderBy("count", "desc")
      .orderBy("templates.room")
      .execute(),
    ofRoom
      .clearSelect()
      .select(["templates.style", sql<number>`count(*)::int`.as("count")])
      .where("templates.style", "<>", "")
      .groupBy("templates.style")
      .orderBy("templates.style")
      .execute(),
    db
      .selectFrom("templates")
      .select(sql<number>`count(*)::int`.as("count"))
      .where(seenBy(owner, wish))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as TemplateSummary[], total: rows[0]?.total ?? 0, rooms, styles, all: all.count };
}

/** The designs of templates, by id; access has already been checked. */
export async function templateDesigns(db: Db, ids: readonly string[]): Promise<Map<string, RoomDesign>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("templates")
    .select(["id", sql<RoomDesign>`design`.as("design")])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, design }) => [id, design]));
}

export interface NewTemplate {
  name: string;
  style: string;
  design: RoomDesign;
  area_sqft: number;
  media_key: string | null;
  /** Set if a pro publishes it. */
  showroom_id: string | null;
  floorplan_id: string | null;
}

/** Adds a private template and returns its id. */
export async function addTemplate(db: Db, owner: Owner, template: NewTemplate): Promise<string> {
  const id = newId();
  await db
    .insertInto("templates")
    .values({
      id,
      ...ownerColumns(owner),
      ...template,
      room: template.design.room,
      design: json(template.design),
    })
    .execute();
  return id;
}

export async function countTemplates(db: Db, owner: Owner): Promise<number> {
  const row = await db
    .selectFrom("templates")
    .select(sql<number>`count(*)::int`.as("count"))
    .where(ownedBy(owner, "templates"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function isOwnTemplate(db: Db, owner: Owner, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("templates")
    .select("id")
    .where("id", "=", id)
    .where(ownedBy(owner, "templates"))
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes a private template's description and visibility; omitted fields stay. */
export async function changeTemplateOf(
  db: Db,
  owner: Owner,
  id: string,
  {
    name,
    style,
    showroom_id,
  }: { name?: string | undefined; style?: string | undefined; showroom_id?: string | null },
): Promise<void> {
  await db
    .updateTable("templates")
    .set({
      updated_at: sql`now()`,
      ...(name !== undefined && { name }),
      ...(style !== undefined && { style }),
      ...(showroom_id !== undefined && { showroom_id }),
    })
    .where("id", "=", id)
    .where(ownedBy(owner, "templates"))
    .execute();
}

/** Returns what it was, or undefined for somebody else's. */
export async function deleteTemplate(
  db: Db,
  owner: Owner,
  id: string,
): Promise<{ media_key: string | null } | undefined> {
  return db
    .deleteFrom("templates")
    .where("id", "=", id)
    .where(ownedBy(owner, "templates"))
    .returning("media_key")
    .executeTakeFirst();
}

/** A template of the marketplace's own. */
export interface PublishedTemplate {
  id: string;
  name: string;
  description?: string;
  room: string;
  style: string;
  /** Id of its floor plan. */
  floorplan: string | null;
  design: RoomDesign;
  area_sqft: number;
  /** Key of its picture in `media`. */
  media_key: string | null;
}

/** Publishes templates in this order; an existing one is replaced. */
export async function publishTemplates(db: Db, published: readonly PublishedTemplate[]): Promise<void> {
  if (published.length === 0) return;
  const rows = published.map((template, position) => ({ ...template, position }));
  await sql`
    insert into templates (id, name, description, room, style, floorplan_id, design, area_sqft, media_key, position)
    select given.id, given.name, coalesce(given.description, ''), given.room, given.style, floorplans.id,
      given.design, given.area_sqft, given.media_key, given.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as given (id text, name text, description text, room text, style text, floorplan text, design jsonb,
        area_sqft float8, media_key text, position int)
    left join floorplans on floorplans.id = given.floorplan
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      room = excluded.room, style = excluded.style, floorplan_id = excluded.floorplan_id,
      design = excluded.design, area_sqft = excluded.area_sqft, media_key = excluded.media_key,
      position = excluded.position, updated_at = now(),
      version = templates.version + (templates.design is distinct from excluded.design)::int
    where num_nonnulls(templates.user_id, templates.temp_key_hash) = 0`.execute(db);
}
