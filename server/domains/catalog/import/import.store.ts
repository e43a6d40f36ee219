import { sql } from "kysely";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { Db } from "../../../platform/database.ts";
import { dropFurtherPictures, lockProductsWhere } from "../products/index.ts";
import type { ImportRow } from "./row.rules.ts";

export interface ImportVendor {
  id: string;
  name: string;
  slug: string;
  /** Short, such as "NQT": the prefix of the shop's SKUs for this vendor's products. */
  code: string;
  lead_time_days: number;
}

export async function vendorByName(db: Db, name: string): Promise<ImportVendor | undefined> {
  return db
    .selectFrom("vendors")
    .select(["id", "name", "slug", "lead_time_days"])
    .select((vendor) => vendor.fn.coalesce("code", sql<string>`'V'`).as("code"))
    .where(sql<boolean>`(lower(name) = lower(${name}) or slug = lower(${name}))`)
    .executeTakeFirst();
}

/** An existing offer of the vendor. */
export interface KnownOffer {
  /** The vendor's number. */
  sku: string;
  /** An earlier import withdrew it. */
  is_withdrawn: boolean;
  product_id: number;
  product_ref: string | null;
  name: string;
  brand: string;
  category_id: number;
  description: string;
  /** This variant's data. */
  own_description: string;
  picture_url: string | null;
  more_pictures: string[];
  warranty: string;
  unit: string;
  minimum_unit: number;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
  pieces_per_box: number | null;
  weight_lb: number | null;
  stock: number;
  lead_time_days: number;
  freight_class: FreightClass;
  allows_backorder: boolean;
  options: Record<string, string>;
  item_size: Record<string, string>;
  attributes: Record<string, unknown>;
}

/** The vendor's variants by the vendor's numbers. Other vendors' equal numbers do not matter. */
export async function offersBySku(
  db: Db,
  vendorId: string,
  skus: readonly string[],
): Promise<Map<string, KnownOffer>> {
  const { rows } = await sql<KnownOffer>`
    select v.vendor_sku as sku, v.withdrawn_at is not null as is_withdrawn,
      p.id as product_id, p.vendor_ref as product_ref, p.name,
      b.name as brand, p.category_id, p.description, v.description as own_description, w.url as picture_url,
      array(select url from wanted_pictures where variant_id = v.id and place > 0 order by place) as more_pictures,
      p.warranty, p.unit, p.minimum_unit, v.wholesale_cents,
      v.list_cents, v.box_sqft, v.pieces_per_box, v.weight_lb, v.stock, v.lead_time_days, v.freight_class,
      v.allows_backorder, v.options, v.item_size, p.attributes
    from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
      left join wanted_pictures w on w.variant_id = v.id and w.place = 0
    where v.vendor_id = ${vendorId}::uuid and v.vendor_sku = any(${[...skus]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** What a batch is about to write, by the vendor's numbers, product ids and references. */
export interface Touched {
  skus: readonly string[];
  ids: readonly number[];
  refs: readonly string[];
}

/** Locks what a batch changes, in the same order as every other writer: a sale may change some of it meanwhile. */
export async function lockTouched(db: Db, vendorId: string, { skus, ids, refs }: Touched): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from variants where vendor_id = ${vendorId}::uuid and vendor_sku = any(${[...skus]}::text[])
    order by id for no key update`.execute(db);
  const known = [...ids, ...rows.map(({ product_id }) => product_id)];
  await lockProductsWhere(
    db,
    sql`vendor_id = ${vendorId}::uuid and id in (
      select unnest(${known}::bigint[])
      union select id from products where vendor_id = ${vendorId}::uuid and vendor_ref = any(${[...refs]}::text[]))`,
  );
}

const asJson = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

/** Queues the pictures that a list names; one with a changed URL is fetched again, one that is not named any more goes. */
export async function wantPictures(
  db: Db,
  vendorId: string,
  rows: readonly Pick<ImportRow, "sku" | "picture_url" | "more_pictures">[],
): Promise<void> {
  const named = rows.flatMap(({ sku, picture_url, more_pictures }) => [
    ...(picture_url === undefined ? [] : [{ sku, url: picture_url, place: 0 }]),
    ...more_pictures.map((url, at) => ({ sku, url, place: at + 1 })),
  ]);
  if (named.length === 0) return;
  const given = sql`jsonb_to_recordset(${asJson(named)}) as g(sku text, url text, place int)
    join variants v on v.vendor_id = ${vendorId}::uuid and v.vendor_sku = g.sku`;
  await sql`
    with given as materialized (select v.id, g.place, g.url from ${given} where g.place > 0),
    gone as (
      delete from wanted_pictures w where w.place > 0 and w.variant_id in (select id from given)
        and not exists (
          select from given where given.id = w.variant_id and given.place = w.place and given.url = w.url)
      returning w.variant_id, w.media_key, w.url
    )
    ${dropFurtherPictures(sql`
      select variant_id, media_key from gone
      where not exists (select from given where given.id = gone.variant_id and given.url = gone.url)`)}`.execute(
    db,
  );
  await sql`
    insert into wanted_pictures (variant_id, place, url)
    select v.id, g.place, g.url from ${given}
    on conflict (variant_id, place) do update set url = excluded.url, attempts = 0, next_try_at = now(), problem = null,
      media_key = null
    where wanted_pictures.url <> excluded.url`.execute(db);
}

/** A variant from the vendor's earlier lists. */
export interface ListedOffer {
  /** The vendor's number. */
  sku: string;
  name: string;
}

/** A vendor's imported products on sale. */
export async function listedOffers(db: Db, vendorId: string): Promise<ListedOffer[]> {
  const { rows } = await sql<ListedOffer>`
    select v.vendor_sku as sku, p.name from variants v join products p on p.id = v.product_id
    where p.vendor_id = ${vendorId}::uuid and p.vendor_ref is not null and p.status = 'published'
      and v.withdrawn_at is null
    order by v.vendor_sku`.execute(db);
  return rows;
}
