import { type RawBuilder, sql } from "kysely";
import type { BrandSort } from "../../../../../contract/sorts.ts";
import { orderBy } from "../../../../platform/database/order-by.ts";
import type { Db } from "../../../../platform/database.ts";
import type { MediaRow } from "../../../showrooms/showrooms/index.ts";
import { countBrandVersion, dropBrand, moveToBrand } from "../../products/index.ts";

export interface ManagedBrandRow extends MediaRow {
  id: number;
  name: string;
  slug: string;
  about: string;
  is_partner: boolean;
  version: number;
  products: number;
  former_names: string[];
}

const rows = (condition: RawBuilder<unknown>, rest: RawBuilder<unknown>) => sql<ManagedBrandRow>`
  select b.id, b.name, b.slug, b.about, b.is_partner, b.version,
    (select count(*)::int from products p where p.brand_id = b.id) as products,
    array(select f.name from former_brands f where f.brand_id = b.id order by lower(f.name)) as former_names,
    m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
  from brands b left join media m on m.key = b.media_key
  where ${condition} ${rest}`;

interface BrandFilter {
  q?: string | undefined;
  partner?: "yes" | "no" | undefined;
  sort?: BrandSort | `-${BrandSort}` | undefined;
}

const brandOrder = { name: sql`lower(b.name)`, products: sql`products` };

/** One page of brands by name. */
export async function findBrands(
  db: Db,
  { q, partner, sort }: BrandFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ManagedBrandRow[]; total: number }> {
  const part = `%${(q ?? "").toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const condition = sql`(lower(b.name) like ${part}
      or exists (select from former_brands f where f.brand_id = b.id and lower(f.name) like ${part}))
    and ${partner === undefined ? sql`true` : sql`b.is_partner = ${partner === "yes"}`}`;
  const order = orderBy(sort, brandOrder, sql`lower(b.name), b.id`);
  const [found, counted] = await Promise.all([
    rows(condition, sql`${order} limit ${limit} offset ${offset}`).execute(db),
    sql<{ total: number }>`select count(*)::int as total from brands b where ${condition}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findBrand(db: Db, id: number): Promise<ManagedBrandRow | undefined> {
  return (await rows(sql`b.id = ${id}`, sql``).execute(db)).rows[0];
}

/** Locks the brands until the transaction ends, always in the same order, so that two merges take turns. */
export async function lockBrands(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select from brands where id = any(${[...ids]}::int[]) order by id for update`.execute(db);
}

/** The brand that a name belongs to, in any letter case. */
export async function brandNamed(db: Db, name: string): Promise<{ id: number; name: string } | undefined> {
  const { rows: found } = await sql<{ id: number; name: string }>`
    select id, name from brands where lower(name) = lower(${name})
    union all
    select b.id, b.name from former_brands f join brands b on b.id = f.brand_id
    where lower(f.name) = lower(${name})`.execute(db);
  return found[0];
}

export async function takenSlugs(db: Db): Promise<Set<string>> {
  const { rows: found } = await sql<{ slug: string }>`
    select slug from brands union all select slug from former_brands where slug is not null`.execute(db);
  return new Set(found.map(({ slug }) => slug));
}

/** Makes a former name lead to a brand. */
export async function keepFormerName(db: Db, id: number, name: string): Promise<void> {
  await sql`
    insert into former_brands (name, brand_id) values (${name}, ${id})
    on conflict (lower(name)) do update set brand_id = excluded.brand_id`.execute(db);
}

/** Forgets a former name that a brand has again. */
export async function dropFormerName(db: Db, name: string): Promise<void> {
  await sql`delete from former_brands where lower(name) = lower(${name})`.execute(db);
}

/** Moves products and names of one brand to another and deletes it. */
export async function mergeInto(db: Db, from: ManagedBrandRow, into: number): Promise<void> {
  await moveToBrand(db, from.id, into);
  await sql`update former_brands set brand_id = ${into} where brand_id = ${from.id}`.execute(db);
  await dropBrand(db, from.id);
  await sql`
    insert into former_brands (name, slug, brand_id) values (${from.name}, ${from.slug}, ${into})
    on conflict (lower(name)) do update set brand_id = excluded.brand_id, slug = excluded.slug`.execute(db);
  await countBrandVersion(db, into);
}
