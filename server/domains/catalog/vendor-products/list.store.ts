import { type RawBuilder, sql } from "kysely";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import type { ListedStatus } from "../../../../contract/catalog/vendor-products.ts";
import type { ProductSort } from "../../../../contract/sorts.ts";
import type { Db } from "../../../platform/database.ts";

export interface ListFilter {
  q?: string | undefined;
  category?: number | undefined;
  status?: ListedStatus | undefined;
  out_of_stock?: "1" | undefined;
  review?: "pending" | "sent_back" | undefined;
}

/** A variant with what the list shows of its product. */
export interface ListRow {
  id: number;
  product_id: number;
  sku: string;
  version: number;
  hash: string;
  name: string;
  vendor_sku: string;
  category_id: number;
  category_name: string;
  options: Record<string, string>;
  wholesale_cents: number;
  list_cents: number;
  stock: number;
  lots: { lot: string; qty: number; received_on: string | null }[];
  /** Tile, stone, flooring, turf: what is laid, and made in lots. */
  takes_lots: boolean;
  lead_time_days: number;
  freight_class: FreightClass;
  unit: string;
  status: ListedStatus;
  review: "pending" | "sent_back" | null;
  was_live: boolean;
  updated_at: Date;
  media_key: string | null;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
}

const statusOf = sql`case when v.withdrawn_at is not null then 'withdrawn' else p.status end`;

/** The SQL condition for a filter, on a vendor's variants `v` with their products `p`. */
export function matching(vendorId: string, filter: ListFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`v.vendor_id = ${vendorId}::uuid`];
  if (asksProducts(filter)) parts.push(sql`p.vendor_id = ${vendorId}::uuid`);
  const words = (filter.q ?? "").split(/\s+/).filter(Boolean).slice(0, 8);
  for (const word of words) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
    parts.push(sql`(p.name ilike ${pattern} or v.vendor_sku ilike ${pattern} or v.sku ilike ${pattern})`);
  }
  if (filter.category !== undefined) {
    parts.push(sql`p.category_id in (
      with recursive below as (
        select id from categories where id = ${filter.category}::int
        union all select c.id from categories c join below on c.parent_id = below.id)
      select id from below)`);
  }
  if (filter.status === "withdrawn") parts.push(sql`v.withdrawn_at is not null`);
  else if (filter.status) parts.push(sql`p.status = ${filter.status} and v.withdrawn_at is null`);
  if (filter.review) {
    parts.push(sql`v.product_id in (
      select product_id from product_revisions where vendor_id = ${vendorId}::uuid and status = ${filter.review})`);
  }
  if (filter.out_of_stock) parts.push(sql`v.stock = 0`);
  return sql.join(parts, sql` and `);
}

const tables = sql`variants v join products p on p.id = v.product_id`;

/** Whether a filter looks at products; otherwise their variants alone are gone through, which is several times as fast. */
const asksProducts = ({ q, category, status }: ListFilter) =>
  Boolean(q) || category !== undefined || status !== undefined;

const orders: Record<ProductSort, RawBuilder<unknown>> = {
  name: sql`lower(p.name), p.id, v.position, v.id`,
  "-name": sql`lower(p.name) desc, p.id desc, v.position, v.id`,
  vendor_sku: sql`v.vendor_sku, v.id`,
  "-vendor_sku": sql`v.vendor_sku desc, v.id`,
  price: sql`v.wholesale_cents, v.id`,
  "-price": sql`v.wholesale_cents desc, v.id`,
  stock: sql`v.stock, v.id`,
  "-stock": sql`v.stock desc, v.id`,
  lead_time_days: sql`v.lead_time_days, v.id`,
  "-lead_time_days": sql`v.lead_time_days desc, v.id`,
  newest: sql`p.id desc, v.position, v.id`,
};

const shown = sql`
  select v.id, v.product_id, v.sku, v.version, p.hash, p.name, v.vendor_sku, c.id as category_id,
    c.name as category_name, v.options, v.wholesale_cents, v.list_cents, v.stock, v.lead_time_days,
    v.freight_class, p.unit,
    coalesce((select jsonb_agg(jsonb_build_object('lot', l.lot, 'qty', l.qty, 'received_on', l.received_on)
      order by l.received_on nulls first, l.id) from stock_lots l where l.variant_id = v.id), '[]') as lots,
    p.surface <> '{}' as takes_lots,
    ${statusOf} as status, p.live_since is not null as was_live, (
      select r.status from product_revisions r where r.product_id = p.id and r.status in ('pending', 'sent_back')
    ) as review, v.updated_at, m.key as media_key, m.width as media_width, m.height as media_height,
    m.placeholder as media_placeholder
  from ${tables} join categories c on c.id = p.category_id
    left join media m on m.key = coalesce(v.media_key, p.media_key)`;

/** One page of a vendor's variants; only its rows are looked at in full. */
export async function listPage(
  db: Db,
  vendorId: string,
  filter: ListFilter,
  page: { sort: ProductSort; offset: number; limit: number },
): Promise<ListRow[]> {
  const order = orders[page.sort];
  const byProduct = /name|newest/.test(page.sort);
  const from = byProduct || asksProducts(filter) ? tables : sql`variants v`;
  // the vendor of the products too, so that their index gives the order of names
  const own = byProduct ? sql`and p.vendor_id = ${vendorId}::uuid` : sql``;
  const { rows } = await sql<ListRow>`
    ${shown} where v.id in (
      select v.id from ${from} where ${matching(vendorId, filter)} ${own}
      order by ${order} limit ${page.limit} offset ${page.offset})
    order by ${order}`.execute(db);
  return rows;
}

export async function countListed(db: Db, vendorId: string, filter: ListFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${asksProducts(filter) ? tables : sql`variants v`} where ${matching(vendorId, filter)}`.execute(
    db,
  );
  return rows[0]!.total;
}

/** The next variants of a filter or of a list of SKUs by their ids, to be gone through from first to last. */
export async function listAfter(
  db: Db,
  vendorId: string,
  which: { filter: ListFilter } | { skus: readonly string[] },
  { after, limit }: { after: number; limit: number },
): Promise<ListRow[]> {
  const among =
    "skus" in which
      ? sql`v.vendor_id = ${vendorId}::uuid and v.sku = any(${[...which.skus]}::text[])`
      : matching(vendorId, which.filter);
  const { rows } = await sql<ListRow>`
    ${shown} where v.id in (
      select v.id from ${tables} where ${among} and v.id > ${after} order by v.id limit ${limit})
    order by v.id`.execute(db);
  return rows;
}

/** One of the vendor's variants by the marketplace's SKU or the vendor's number. */
export async function listedVariant(db: Db, vendorId: string, sku: string): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`
    ${shown} where v.vendor_id = ${vendorId}::uuid and (v.sku = ${sku} or v.vendor_sku = ${sku})
    order by v.sku = ${sku} desc limit 1`.execute(db);
  return rows[0];
}
