import { sql } from "kysely";
import type { Db } from "../../../../platform/database.ts";

const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

/** Columns of the showroom that a change sets; what is undefined stays. */
export interface ShowroomChange {
  markup_bp?: number | undefined;
  theme_color?: string | undefined;
  logo_media_key?: string | null | undefined;
  company_name?: string | undefined;
  tagline?: string | undefined;
  about?: string | undefined;
  is_listed?: boolean | undefined;
  license?: unknown;
  contact?: unknown;
  social_links?: unknown;
  site_links?: unknown;
  services?: unknown;
  hours?: unknown;
  gallery?: unknown;
  front?: unknown;
}

const jsonColumns = [
  "license",
  "contact",
  "social_links",
  "site_links",
  "services",
  "hours",
  "gallery",
  "front",
] as const;

/** Writes the columns and counts the version; false when the version is another one by now. */
export async function changeShowroom(
  db: Db,
  { id, version, now }: { id: string; version: number; now: Date },
  change: ShowroomChange,
): Promise<boolean> {
  const { markup_bp, theme_color, logo_media_key, company_name, tagline, about, is_listed } = change;
  const written = jsonColumns.flatMap((column) =>
    change[column] === undefined ? [] : [[column, json(change[column])] as const],
  );
  const changed = await db
    .updateTable("showrooms")
    .set({
      markup_bp,
      theme_color,
      logo_media_key,
      company_name,
      tagline,
      about,
      is_listed,
      ...Object.fromEntries(written),
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

export async function replaceMarkups(
  db: Db,
  showroom_id: string,
  {
    categories,
    products,
  }: {
    categories: readonly { category_id: number; markup_bp: number }[];
    products: readonly { product_id: number; markup_bp: number }[];
  },
): Promise<void> {
  await db.deleteFrom("showroom_markups").where("showroom_id", "=", showroom_id).execute();
  const rows = [
    ...categories.map((one) => ({ ...one, product_id: null })),
    ...products.map((one) => ({ ...one, category_id: null })),
  ];
  if (rows.length === 0) return;
  await db
    .insertInto("showroom_markups")
    .values(rows.map((row) => ({ ...row, showroom_id })))
    .execute();
}

export async function replaceDepartments(
  db: Db,
  showroom_id: string,
  menu_ids: readonly number[],
): Promise<void> {
  await db.deleteFrom("showroom_menus").where("showroom_id", "=", showroom_id).execute();
  await db
    .insertInto("showroom_menus")
    .values(menu_ids.map((menu_id) => ({ showroom_id, menu_id })))
    .execute();
}

export async function replaceLeftOut(
  db: Db,
  showroom_id: string,
  {
    categories,
    vendors,
    products,
  }: {
    categories: readonly number[];
    vendors: readonly string[];
    products: readonly number[];
  },
): Promise<void> {
  await sql`delete from showroom_left_out where showroom_id = ${showroom_id}`.execute(db);
  await sql`
    insert into showroom_left_out (showroom_id, category_id, vendor_id, product_id)
    select ${showroom_id}::uuid, id, null::uuid, null::bigint from unnest(${[...categories]}::int[]) id
    union all select ${showroom_id}::uuid, null, id, null from unnest(${[...vendors]}::uuid[]) id
    union all select ${showroom_id}::uuid, null, null, id from unnest(${[...products]}::bigint[]) id`.execute(
    db,
  );
}

/** Which of these are there. */
export async function knownMenus(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from menus where id = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function knownCategories(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where id = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function knownVendors(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from vendors where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Product ids by hash. */
export async function productIds(db: Db, hashes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; hash: string }>`
    select id, hash from products where hash = any(${[...hashes]}::text[])`.execute(db);
  return new Map(rows.map(({ id, hash }) => [hash, id]));
}

/** Which of these templates a showroom may show: the marketplace's and its own. */
export async function knownTemplates(
  db: Db,
  showroom_id: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from templates where id = any(${[...ids]}::text[])
      and (num_nonnulls(user_id, temp_key_hash) = 0 or showroom_id = ${showroom_id})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function knownPictures(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from media where key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Leaves one vendor out or shows it again, and counts the version; false where it already is so. */
export async function setVendorShown(
  db: Db,
  { id, now }: { id: string; now: Date },
  vendor_id: string,
  is_shown: boolean,
): Promise<boolean> {
  const { numAffectedRows } = await (is_shown
    ? sql`delete from showroom_left_out where showroom_id = ${id} and vendor_id = ${vendor_id}`
    : sql`insert into showroom_left_out (showroom_id, vendor_id) values (${id}, ${vendor_id})
        on conflict do nothing`
  ).execute(db);
  if (!numAffectedRows) return false;
  await sql`update showrooms set version = version + 1, updated_at = ${now} where id = ${id}`.execute(db);
  return true;
}
