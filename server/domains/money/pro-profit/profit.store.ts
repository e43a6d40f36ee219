import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Days of a pro, both included, in a time zone. */
export interface ProfitSpan {
  user_id: string;
  from: string;
  to: string;
  zone: string;
}

export interface ProfitTotals {
  sold_cents: number;
  markup_cents: number;
  coupon_cents: number;
  lost_cents: number;
  orders: number;
}

/** What was reversed in the ledger. */
const isBack = sql`i.status in ('Decline', 'Cancle', 'Returned')`;
const markup = sql`i.contractor_markup_cents * i.qty`;
/** Less what was refunded while the customer kept the product; what is back is no longer counted at all. */
const left = sql`(${markup} - case when ${isBack} then 0 else i.refunded_contractor_cents end)`;
const profit = sql`(${left} - i.discount_cents)`;
const kept = (amount: RawBuilder<unknown>) =>
  sql`coalesce(sum(${amount}) filter (where not ${isBack}), 0)::bigint`;
const keptOrders = sql`count(distinct o.id) filter (where not ${isBack})::int`;

/** The paid items of a pro's showrooms within the days. */
const items = ({ user_id, from, to, zone }: ProfitSpan, more = sql``) => sql`
  order_items i join orders o on o.id = i.order_id
    join showrooms s on s.id = o.showroom_id and s.user_id = ${user_id} ${more}
  where o.status = 'paid' and o.placed_at >= ${from}::date::timestamp at time zone ${zone}
    and o.placed_at < (${to}::date + 1)::timestamp at time zone ${zone}`;

export async function profitTotals(db: Db, span: ProfitSpan): Promise<ProfitTotals> {
  const { rows } = await sql<ProfitTotals>`
    select ${kept(sql`i.unit_price_cents * i.qty`)} as sold_cents, ${kept(left)} as markup_cents,
      ${kept(sql`i.discount_cents`)} as coupon_cents, ${keptOrders} as orders,
      coalesce(sum(case when ${isBack} then ${profit} else i.refunded_contractor_cents end), 0)::bigint as lost_cents
    from ${items(span)}`.execute(db);
  return rows[0]!;
}

export type Step = "day" | "week" | "month";

export interface ProfitPoint {
  at: string;
  profit_cents: number;
  orders: number;
}

/** By day, week or month; those without profit too, so that a chart has no gaps. */
export async function profitByTime(db: Db, span: ProfitSpan, step: Step): Promise<ProfitPoint[]> {
  const { rows } = await sql<ProfitPoint>`
    with earned as (
      select date_trunc(${step}, o.placed_at at time zone ${span.zone}) as at, ${kept(profit)} as profit_cents,
        ${keptOrders} as orders
      from ${items(span)} group by 1)
    select to_char(days.at, 'YYYY-MM-DD') as at, coalesce(profit_cents, 0)::bigint as profit_cents,
      coalesce(orders, 0) as orders
    from generate_series(date_trunc(${step}, ${span.from}::date::timestamp),
      ${span.to}::date::timestamp, ${`1 ${step}`}::interval) as days (at)
      left join earned on earned.at = days.at
    order by days.at`.execute(db);
  return rows;
}

export interface PartRow {
  name: string;
  client_id: string | null;
  profit_cents: number;
  sold_cents: number;
  orders: number;
}

const sums = sql`${kept(profit)} as profit_cents, ${kept(sql`i.unit_price_cents * i.qty`)} as sold_cents,
  ${keptOrders} as orders`;

/** By customer, with the client that the account is. */
export async function profitByClient(db: Db, span: ProfitSpan): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    with earned as (
      select o.user_id, o.showroom_id, ${sums} from ${items(span)} group by o.user_id, o.showroom_id)
    select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), 'Client') as name, cl.id as client_id,
      profit_cents, sold_cents, earned.orders
    from earned join users u on u.id = earned.user_id
      left join clients cl on cl.showroom_id = earned.showroom_id and cl.account_id = u.id
    where earned.orders > 0
    order by profit_cents desc, sold_cents desc, u.id`.execute(db);
  return rows;
}

const categories = sql`
  left join variants v on v.id = i.variant_id left join products p on p.id = v.product_id
  left join categories kind on kind.id = p.category_id`;

/** By the category that a product is in today; products that are gone count as Other. */
export async function profitByCategory(db: Db, span: ProfitSpan): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select coalesce(kind.name, 'Other') as name, null as client_id, ${sums}
    from ${items(span, categories)} group by 1 having ${keptOrders} > 0
    order by profit_cents desc, sold_cents desc, 1`.execute(db);
  return rows;
}

export async function profitByVendor(db: Db, span: ProfitSpan): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    with earned as (select i.vendor_id, ${sums} from ${items(span)} group by i.vendor_id)
    select ve.name, null as client_id, profit_cents, sold_cents, earned.orders
    from earned join vendors ve on ve.id = earned.vendor_id
    where earned.orders > 0
    order by profit_cents desc, sold_cents desc, ve.id`.execute(db);
  return rows;
}

export interface ProfitItem {
  placed_at: Date;
  number: string;
  customer: string;
  sku: string;
  product_name: string;
  vendor: string;
  qty: number;
  unit: string;
  unit_price_cents: number;
  markup_cents: number;
  discount_cents: number;
  profit_cents: number;
  status: string;
}

/** The items of the days, the newest first; what was reversed earns 0. */
export async function profitItems(db: Db, span: ProfitSpan, limit: number): Promise<ProfitItem[]> {
  const { rows } = await sql<ProfitItem>`
    select o.placed_at, o.number,
      (select trim(first_name || ' ' || last_name) from users where id = o.user_id) as customer,
      i.sku, i.product_name, (select name from vendors where id = i.vendor_id) as vendor, i.qty, i.unit,
      i.unit_price_cents, (${markup})::bigint as markup_cents, i.discount_cents,
      (case when ${isBack} then 0 else ${profit} end)::bigint as profit_cents, i.status
    from ${items(span)} order by o.placed_at desc, i.id limit ${limit}`.execute(db);
  return rows;
}

/** The pro's time zone, and the day that it is there. */
export async function todayOf(db: Db, user_id: string, now: Date): Promise<{ zone: string; today: string }> {
  const { rows } = await sql<{ zone: string; today: string }>`
    select timezone as zone, to_char(${now}::timestamptz at time zone timezone, 'YYYY-MM-DD') as today
    from users where id = ${user_id}`.execute(db);
  return rows[0]!;
}
