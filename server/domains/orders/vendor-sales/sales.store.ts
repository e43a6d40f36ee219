import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface SalesTime {
  user_id: string;
  from: Date;
  to: Date;
}

export interface SalesTotals {
  sold_cents: number;
  taken_back_cents: number;
  orders: number;
  units: number;
  arrived: number;
  returned: number;
}

const amount = sql`i.final_price_cents * i.qty`;
/** What was reversed in the ledger. */
const isBack = sql`i.status in ('Decline', 'Cancle', 'Returned')`;
/** Less what was refunded while the customer kept the product. */
const net = sql`(${amount} - i.refunded_vendor_cents)`;
const kept = sql`sum(${net}) filter (where not ${isBack})`;
const keptUnits = sql`coalesce(sum(i.qty) filter (where not ${isBack}), 0)::int`;

/** The paid items of a vendor's account within a time. */
const sales = ({ user_id, from, to }: SalesTime) => sql`
  order_items i join orders o on o.id = i.order_id
    join vendors ve on ve.id = i.vendor_id and ve.user_id = ${user_id}
  where o.status = 'paid' and o.placed_at > ${from} and o.placed_at <= ${to}`;

export async function totalsOf(db: Db, time: SalesTime): Promise<SalesTotals> {
  const { rows } = await sql<SalesTotals>`
    select coalesce(sum(${amount}), 0)::bigint as sold_cents,
      coalesce(sum(case when ${isBack} then ${amount} else i.refunded_vendor_cents end), 0)::bigint as taken_back_cents,
      count(distinct o.id)::int as orders, ${keptUnits} as units,
      coalesce(sum(i.qty) filter (where i.delivered_at is not null), 0)::int as arrived,
      coalesce(sum(i.qty) filter (where i.status in ('Return Request', 'Returned')), 0)::int as returned
    from ${sales(time)}`.execute(db);
  return rows[0]!;
}

/** Orders with items that are neither with their customer nor taken back. */
export async function countOpen(db: Db, user_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct i.order_id)::int as count
    from order_items i join orders o on o.id = i.order_id
      join vendors ve on ve.id = i.vendor_id and ve.user_id = ${user_id}
    where o.status = 'paid' and not ${isBack} and i.status <> 'Delivered'`.execute(db);
  return rows[0]!.count;
}

export type Step = "day" | "week" | "month";

/** By day, week or month in a time zone; those without sales too, so that a chart has no gaps. */
export async function salesByTime(db: Db, time: SalesTime, step: Step, zone: string) {
  const { rows } = await sql<{ at: string; net_cents: number; orders: number }>`
    with sold as (
      select date_trunc(${step}, o.placed_at at time zone ${zone}) as at, coalesce(${kept}, 0)::bigint as net_cents,
        count(distinct o.id)::int as orders
      from ${sales(time)} group by 1
    )
    select to_char(days.at, 'YYYY-MM-DD') as at, coalesce(net_cents, 0)::bigint as net_cents,
      coalesce(orders, 0) as orders
    from generate_series(date_trunc(${step}, ${time.from}::timestamptz at time zone ${zone}),
      ${time.to}::timestamptz at time zone ${zone}, ${`1 ${step}`}::interval) as days (at)
      left join sold on sold.at = days.at
    order by days.at`.execute(db);
  return rows;
}

export interface SumRow {
  name: string;
  amount_cents: number;
  units: number;
}

const most = 10;

export async function salesByProduct(db: Db, time: SalesTime) {
  const { rows } = await sql<SumRow & { hash: string; sku: string }>`
    select max(i.product_name) as name, i.product_hash as hash, min(i.sku) as sku,
      coalesce(${kept}, 0)::bigint as amount_cents, ${keptUnits} as units
    from ${sales(time)} group by i.product_hash
    order by amount_cents desc, i.product_hash limit ${most}`.execute(db);
  return rows;
}

/** By the category that a product is in today; products that are gone count as Other. */
export async function salesByCategory(db: Db, time: SalesTime): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    with sold as (select i.variant_id, coalesce(${kept}, 0)::bigint as cents, ${keptUnits} as units
      from ${sales(time)} group by i.variant_id)
    select coalesce(c.name, 'Other') as name, sum(sold.cents)::bigint as amount_cents,
      sum(sold.units)::int as units
    from sold left join variants v on v.id = sold.variant_id left join products p on p.id = v.product_id
      left join categories c on c.id = p.category_id
    group by 1 order by amount_cents desc, 1`.execute(db);
  return rows;
}

export async function salesByState(db: Db, time: SalesTime): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select coalesce(o.shipping_address ->> 'state', '') as name, coalesce(${kept}, 0)::bigint as amount_cents,
      ${keptUnits} as units
    from ${sales(time)} group by 1 order by amount_cents desc, 1`.execute(db);
  return rows;
}

export interface SoldRow {
  placed_at: Date;
  number: string;
  vendor_sku: string;
  sku: string;
  product_name: string;
  state: string;
  qty: number;
  unit: string;
  final_price_cents: number;
  amount_cents: number;
  status: string;
}

export async function soldItems(db: Db, time: SalesTime, limit: number): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select o.placed_at, o.number, coalesce(i.vendor_sku, i.sku) as vendor_sku, i.sku, i.product_name,
      coalesce(o.shipping_address ->> 'state', '') as state, i.qty, i.unit, i.final_price_cents,
      case when ${isBack} then 0 else ${net} end as amount_cents, i.status
    from ${sales(time)} order by o.placed_at desc, i.id limit ${limit}`.execute(db);
  return rows;
}

/** The time zone that an account lives in. */
export async function zoneOf(db: Db, id: string): Promise<string> {
  const { timezone } = await db
    .selectFrom("users")
    .select("timezone")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return timezone;
}
