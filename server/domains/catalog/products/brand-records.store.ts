import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Ids of brands by their names, or former names, in lower case; the missing ones are made. */
export async function ensureBrands(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const lower = [...new Set(names.map((name) => name.toLowerCase()))];
  const wanted = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  await sql`
    insert into brands (name, slug, is_partner)
    select n.name, case when exists (select 1 from brands where slug = n.slug)
        or exists (select 1 from former_brands where slug = n.slug)
      then n.slug || '-' || substr(md5(n.name), 1, 6) else n.slug end, false
    from (
      select name, trim(both '-' from regexp_replace(lower(unaccent(name)), '[^a-z0-9]+', '-', 'g')) as slug
      from unnest(${wanted}::text[]) name
    ) n
    where not exists (select 1 from brands where lower(brands.name) = lower(n.name))
      and not exists (select 1 from former_brands f where lower(f.name) = lower(n.name))
    -- two lists that bring the same new brands wait for each other in this order
    order by n.name
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, lower(name) as name from brands where lower(name) = any(${lower})
    union all
    select brand_id, lower(name) from former_brands f where lower(name) = any(${lower})
      and not exists (select 1 from brands where lower(brands.name) = lower(f.name))`.execute(db);
  return new Map(rows.map((row) => [row.name, row.id]));
}

export async function insertBrand(
  db: Db,
  brand: { name: string; slug: string; about: string; is_partner: boolean },
): Promise<number> {
  const { id } = await db.insertInto("brands").values(brand).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function setBrand(
  db: Db,
  id: number,
  {
    name,
    about,
    is_partner,
    media_key,
  }: { name: string; about: string; is_partner: boolean; media_key: string | null },
): Promise<void> {
  await sql`
    update brands set name = ${name}, about = ${about}, is_partner = ${is_partner}, media_key = ${media_key},
      version = version + 1
    where id = ${id}`.execute(db);
}

export async function dropBrand(db: Db, id: number): Promise<void> {
  await sql`delete from brands where id = ${id}`.execute(db);
}

/** Raises a brand's version, so that an edit of an older version is refused. */
export async function countBrandVersion(db: Db, id: number): Promise<void> {
  await sql`update brands set version = version + 1 where id = ${id}`.execute(db);
}
