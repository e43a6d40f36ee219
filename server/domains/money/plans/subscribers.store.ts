import { sql } from "kysely";
import type { PlanState } from "../../../../contract/money/plans.ts";
import type { SubscriberSort } from "../../../../contract/sorts.ts";
import { marketZone } from "../../../../domain/days/calendar.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";
import type { InvoiceLine } from "./invoices.store.ts";
import type { SubscriptionRow } from "./subscriptions.store.ts";

export interface SubscriberRow extends SubscriptionRow {
  name: string;
  email: string;
  company_name: string;
  due_cents: number | null;
  message: string | null;
  paid_cents: number;
}

const state = (now: Date) => sql`
  case when s.subscription_status = 'past_due' then 'past_due'
    when s.plan = 'premium' or s.addon = 'paid'
      then case when s.trial_until > ${now} and s.subscription_status = 'active' then 'trial' else 'active' end
    when s.subscription_status = 'active' then 'free' else s.subscription_status end`;

const subscribers = sql`
  subscriptions s join users u on u.id = s.user_id
  left join lateral (
    select company_name from showrooms where user_id = u.id order by created_at limit 1) shop on true
  left join lateral (
    select i.amount_cents as due_cents, p.message
    from plan_invoices i left join lateral (
      select message from plan_payments where invoice_id = i.id and status in ('declined', 'failed')
      order by created_at desc limit 1) p on true
    where i.user_id = u.id and i.status = 'open') due on true`;

const columns = sql`
  s.*, trim(u.first_name || ' ' || u.last_name) as name, u.email, coalesce(shop.company_name, '') as company_name,
  due.due_cents, due.message,
  (select coalesce(sum(amount_cents), 0)::int from plan_invoices
    where user_id = u.id and status = 'paid' and refunded_at is null) as paid_cents`;

/** Who has or had something other than Basic for nothing. */
const isSubscriber = sql`(s.plan = 'premium' or s.addon <> 'none' or s.subscription_status <> 'active'
  or exists (select from plan_invoices where user_id = u.id and status = 'paid'))`;

const subscriberOrder = {
  pro: sql`lower(coalesce(nullif(shop.company_name, ''), u.last_name))`,
  next: sql`s.renews_at`,
  paid: sql`paid_cents`,
};

/** A page of subscribers, unless sorted: failed payments first, then what renews next. */
export async function subscriberRows(
  db: Db,
  filter: {
    state?: PlanState | undefined;
    q?: string | undefined;
    sort?: SubscriberSort | `-${SubscriberSort}` | undefined;
  },
  page: { offset: number; limit: number },
  now: Date,
): Promise<{ rows: SubscriberRow[]; total: number }> {
  const like = filter.q ? `%${filter.q.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const found = sql`
    from ${subscribers}
    where ${isSubscriber} and (${filter.state ?? null}::text is null or ${state(now)} = ${filter.state ?? null})
      and (${like}::text is null or u.first_name || ' ' || u.last_name ilike ${like} or u.email ilike ${like}
        or shop.company_name ilike ${like})`;
  const [{ rows }, counted] = await Promise.all([
    sql<SubscriberRow>`
      select ${columns} ${found}
      ${orderBy(filter.sort, subscriberOrder, sql`s.subscription_status <> 'past_due', s.renews_at nulls last, s.id`)}
      limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total };
}

/** One pro's; undefined for accounts that never had a plan. */
export async function subscriberRow(db: Db, user_id: string): Promise<SubscriberRow | undefined> {
  const { rows } = await sql<SubscriberRow>`
    select ${columns} from ${subscribers} where s.user_id = ${user_id}`.execute(db);
  return rows[0];
}

export interface PlanSums {
  paying: number;
  trials: number;
  past_due: number;
  monthly_cents: number;
}

export async function planSums(db: Db, now: Date): Promise<PlanSums> {
  const { rows } = await sql<PlanSums>`
    select count(*) filter (where state in ('active', 'past_due') and renews_at is not null and price_cents > 0)::int
        as paying,
      count(*) filter (where state = 'trial')::int as trials,
      count(*) filter (where state = 'past_due')::int as past_due,
      coalesce(sum(price_cents) filter (
        where state in ('active', 'past_due') and renews_at is not null), 0)::bigint as monthly_cents
    from (select s.renews_at, s.price_cents, ${state(now)} as state from subscriptions s) plans`.execute(db);
  return rows[0]!;
}

/** What was paid in each of the last twelve months, the present one last; `month` as 2026-11. */
export async function monthlyRevenue(db: Db, now: Date): Promise<{ month: string; cents: number }[]> {
  const { rows } = await sql<{ month: string; cents: number }>`
    with months as (
      select generate_series(this - interval '11 months', this, interval '1 month') as begins
      from date_trunc('month', ${now}::timestamptz at time zone ${sql.lit(marketZone)}) as this)
    select to_char(begins, 'YYYY-MM') as month, coalesce(sum(i.amount_cents), 0)::bigint as cents
    from months left join plan_invoices i on i.status = 'paid' and i.refunded_at is null
      and i.paid_at >= begins at time zone ${sql.lit(marketZone)}
      and i.paid_at < (begins + interval '1 month') at time zone ${sql.lit(marketZone)}
    group by begins order by begins`.execute(db);
  return rows;
}

export interface AnyInvoiceRow {
  id: string;
  number: string | null;
  lines: InvoiceLine[];
  amount_cents: number;
  status: "open" | "paid" | "void";
  created_at: Date;
  credits: number | null;
  refunded_at: Date | null;
  message: string;
}

/** A pro's invoices in every state, the newest 100 first. */
export async function allInvoices(db: Db, user_id: string): Promise<AnyInvoiceRow[]> {
  const { rows } = await sql<AnyInvoiceRow>`
    select i.id, i.number, i.lines, i.amount_cents, i.status, i.created_at, i.credits, i.refunded_at, coalesce((
      select message from plan_payments where invoice_id = i.id order by created_at desc, id desc limit 1), '')
      as message
    from plan_invoices i where i.user_id = ${user_id} order by i.created_at desc, i.id desc limit 100`.execute(
    db,
  );
  return rows;
}

export interface HistoryRow {
  at: Date;
  action: string;
  by: string;
  details: Record<string, string | number | boolean | null>;
  reason: string;
}

/** Whether a request has extended this pro's plan, as the audit log tells. */
export async function isExtendedBy(db: Db, user_id: string, request: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from audit_entries
    where subject_type = 'user' and subject_id = ${user_id} and action = 'plan.extended'
      and details ->> 'request' = ${request} limit 1`.execute(db);
  return rows.length > 0;
}

/** What happened to a pro's plan, the newest 100 first. */
export async function planHistory(db: Db, user_id: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select e.at, e.action, e.details, coalesce(w.words ->> 'reason', '') as reason,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '') as by
    from audit_entries e
    left join audit_words w on w.entry_id = e.id
    left join users u on u.id = e.actor_id
    where e.subject_type = 'user' and e.subject_id = ${user_id} and e.action like 'plan.%'
    order by e.at desc, e.id desc limit 100`.execute(db);
  return rows;
}
