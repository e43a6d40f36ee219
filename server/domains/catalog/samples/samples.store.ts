import { sql } from "kysely";
import type { ShippingAddress } from "../../../../contract/shapes.ts";
import type { SamplePromise } from "../../../../domain/orders/sample-delivery.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

/** A sample with what it takes to show it. */
export interface SampleRow {
  sku: string;
  product_hash: string;
  product_name: string;
  options: Record<string, string>;
  media_key: string | null;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
}

export interface BasketRow extends SampleRow {
  vendor_id: string;
  vendor: string;
  showroom_id: string | null;
  is_sold: boolean;
  surface: string[];
  has_model: boolean;
}

/** What is in an account's sample basket, the first added first. */
export async function findBasket(db: Db, user_id: string): Promise<BasketRow[]> {
  const { rows } = await sql<BasketRow>`
    select v.sku, p.hash as product_hash, p.name as product_name, v.options, m.key as media_key,
      m.width as media_width, m.height as media_height, m.placeholder as media_placeholder, p.vendor_id, ve.name as vendor, b.showroom_id,
      p.status = 'published' and v.withdrawn_at is null as is_sold, p.surface, p.model is not null as has_model
    from sample_basket_items b
    join variants v on v.id = b.variant_id
    join products p on p.id = v.product_id
    join vendors ve on ve.id = p.vendor_id
    left join media m on m.key = coalesce(v.media_key, p.media_key)
    where b.user_id = ${user_id}
    order by b.added_at, v.id`.execute(db);
  return rows;
}

/** Locks an account's sample basket: changes of it and orders from it take turns. */
export const holdBasket = (db: Db, user_id: string) =>
  sql`select from users where id = ${user_id} for no key update`.execute(db);

export interface SampledVariant {
  variant_id: string;
  sku: string;
  surface: string[];
  has_model: boolean;
}

/** A variant that is sold, by the product's hash and the SKU; without a SKU the product's default. */
export async function findVariant(db: Db, hash: string, sku: string): Promise<SampledVariant | undefined> {
  const { rows } = await sql<SampledVariant>`
    select v.id::text as variant_id, v.sku, p.surface, p.model is not null as has_model
    from products p join variants v on v.product_id = p.id
      and case when ${sku} = '' then v.id = p.default_variant_id else v.sku = ${sku} end
    where p.hash = ${hash} and p.status = 'published' and v.withdrawn_at is null`.execute(db);
  return rows[0];
}

export async function insertBasketItem(
  db: Db,
  item: { user_id: string; variant_id: string; showroom: string; at: Date },
): Promise<void> {
  await sql`
    insert into sample_basket_items (user_id, variant_id, showroom_id, added_at)
    values (${item.user_id}, ${item.variant_id}::bigint,
      (select id from showrooms where id = ${item.showroom || null}::uuid), ${item.at})
    on conflict do nothing`.execute(db);
}

/** False if it was not there. */
export async function deleteBasketItem(db: Db, user_id: string, sku: string): Promise<boolean> {
  const { rows } = await sql`
    delete from sample_basket_items
    where user_id = ${user_id} and variant_id in (select id from variants where sku = ${sku})
    returning variant_id`.execute(db);
  return rows.length > 0;
}

export async function emptyBasket(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom("sample_basket_items").where("user_id", "=", user_id).execute();
}

/** How many samples an account has ordered since a moment. */
export async function countOrdered(db: Db, user_id: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from sample_orders o
    join sample_shipments s on s.sample_order_id = o.id
    join sample_items i on i.shipment_id = s.id
    where o.user_id = ${user_id} and o.placed_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The order that a request has placed before. */
export async function orderOfRequest(
  db: Db,
  user_id: string,
  request_id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("sample_orders")
    .select("id")
    .where((where) => where.and({ user_id, request_id }))
    .executeTakeFirst();
  return row?.id;
}

/** Writes an order with one shipment for each vendor; the answer names them by vendor. */
export async function insertSampleOrder(
  db: Db,
  order: {
    user_id: string;
    request_id: string;
    ship_to: ShippingAddress;
    placed_at: Date;
    promise: SamplePromise;
    samples: readonly BasketRow[];
  },
): Promise<{ id: string; shipments: Map<string, string> }> {
  const id = newId();
  await sql`
    insert into sample_orders (id, user_id, request_id, ship_to, placed_at)
    values (${id}, ${order.user_id}, ${order.request_id}, ${JSON.stringify(order.ship_to)}::text::jsonb,
      ${order.placed_at})`.execute(db);
  const shipments = new Map<string, string>();
  for (const [vendor_id, theirs] of Map.groupBy(order.samples, (sample) => sample.vendor_id)) {
    const shipment_id = newId();
    shipments.set(vendor_id, shipment_id);
    await db
      .insertInto("sample_shipments")
      .values({ id: shipment_id, sample_order_id: id, vendor_id, ...order.promise })
      .execute();
    await db
      .insertInto("sample_items")
      .values(
        theirs.map(({ sku, product_hash, product_name, options, media_key, showroom_id }, position) => ({
          shipment_id,
          position,
          sku,
          product_hash,
          product_name,
          options: JSON.stringify(options),
          media_key,
          showroom_id,
        })),
      )
      .execute();
  }
  return { id, shipments };
}

export interface ShipmentRow {
  id: string;
  sample_order_id: string;
  number: string;
  placed_at: Date;
  ship_to: ShippingAddress;
  user_id: string;
  customer_name: string;
  vendor: string;
  ship_by: Date;
  arrives_from: Date;
  arrives_by: Date;
  shipped_at: Date | null;
  carrier: string;
  tracking: string;
}

const shipments = sql`
  select s.id, s.sample_order_id, o.number, o.placed_at, o.ship_to, o.user_id,
    trim(u.first_name || ' ' || u.last_name) as customer_name, ve.name as vendor, s.ship_by, s.arrives_from,
    s.arrives_by, s.shipped_at, s.carrier, s.tracking
  from sample_shipments s
  join sample_orders o on o.id = s.sample_order_id
  join users u on u.id = o.user_id
  join vendors ve on ve.id = s.vendor_id`;

/** One page of an account's sample orders, newest first, as their shipments. */
export async function findSampleOrders(
  db: Db,
  user_id: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ShipmentRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<ShipmentRow>`${shipments}
      where o.id in (
        select id from sample_orders where user_id = ${user_id}
        order by placed_at desc, id limit ${limit} offset ${offset})
      order by o.placed_at desc, o.id, ve.name`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from sample_orders where user_id = ${user_id}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findSampleOrder(db: Db, user_id: string, id: string): Promise<ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow>`${shipments}
    where o.id = ${id} and o.user_id = ${user_id} order by ve.name`.execute(db);
  return rows;
}

/** One page of what a vendor ships: the most urgent first, or what it shipped last. */
export async function findToShip(
  db: Db,
  vendor_user: string,
  { state, offset, limit }: { state: "ordered" | "shipped"; offset: number; limit: number },
): Promise<{ rows: ShipmentRow[]; total: number; to_ship: number }> {
  const isShipped = state === "shipped";
  const [{ rows }, counted] = await Promise.all([
    sql<ShipmentRow>`${shipments}
      where ve.user_id = ${vendor_user} and (s.shipped_at is not null) = ${isShipped}
      order by s.shipped_at desc nulls first, s.ship_by, s.id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ to_ship: number; shipped: number }>`
      select count(*) filter (where s.shipped_at is null)::int as to_ship,
        count(*) filter (where s.shipped_at is not null)::int as shipped
      from sample_shipments s join vendors ve on ve.id = s.vendor_id
      where ve.user_id = ${vendor_user}`.execute(db),
  ]);
  const { to_ship = 0, shipped = 0 } = counted.rows[0] ?? {};
  return { rows, total: isShipped ? shipped : to_ship, to_ship };
}

/** A vendor's own shipment, held until the transaction ends; undefined for another vendor's. */
export async function lockShipment(
  db: Db,
  vendor_user: string,
  id: string,
): Promise<ShipmentRow | undefined> {
  const { rows } = await sql<ShipmentRow>`${shipments}
    where s.id = ${id} and ve.user_id = ${vendor_user} for update of s`.execute(db);
  return rows[0];
}

export async function markShipped(
  db: Db,
  id: string,
  shipped: { at: Date; carrier: string; tracking: string },
): Promise<void> {
  const { at: shipped_at, carrier, tracking } = shipped;
  await db
    .updateTable("sample_shipments")
    .set({ shipped_at: sql`coalesce(shipped_at, ${shipped_at})`, carrier, tracking })
    .where("id", "=", id)
    .execute();
}

/** The samples of shipments, by shipment. */
export async function samplesOf(db: Db, ids: readonly string[]): Promise<Map<string, SampleRow[]>> {
  const { rows } = await sql<SampleRow & { shipment_id: string }>`
    select i.shipment_id, i.sku, i.product_hash, i.product_name, i.options, i.media_key,
      m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from sample_items i left join media m on m.key = i.media_key
    where i.shipment_id = any(${[...ids]}::uuid[])
    order by i.shipment_id, i.position`.execute(db);
  return Map.groupBy(rows, (row) => row.shipment_id);
}

export interface SamplePerson {
  id: string;
  email: string;
  first_name: string;
  full_name: string;
  phone: string;
}

export async function findPerson(db: Db, id: string): Promise<SamplePerson | undefined> {
  const { rows } = await sql<SamplePerson>`
    select id, email, first_name, trim(first_name || ' ' || last_name) as full_name, phone
    from users where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** The accounts of vendors, by vendor; one without an account is missing. */
export async function vendorAccounts(db: Db, ids: readonly string[]): Promise<Map<string, SamplePerson>> {
  const { rows } = await sql<SamplePerson & { vendor_id: string }>`
    select ve.id as vendor_id, u.id, u.email, u.first_name, trim(u.first_name || ' ' || u.last_name) as full_name,
      u.phone
    from vendors ve join users u on u.id = ve.user_id and u.deleted_at is null
    where ve.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.vendor_id, row]));
}
