import { sql } from "kysely";
import type { PayeeSort } from "../../../../contract/sorts.ts";
import { marketZone } from "../../../../domain/days/calendar.ts";
import type { MonthSum } from "../../../../domain/money/statement.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";
import { accountsOf, type Payee } from "../ledger/index.ts";

/** Months begin and end by the marketplace's clock. */
const zone = marketZone;
const monthOf = sql`to_char(t.at at time zone ${sql.lit(zone)}, 'YYYY-MM')`;
const entries = sql`mine join ledger_entries e on e.account_id = mine.id
  join ledger_transfers t on t.id = e.transfer_id`;

/** What each kind of event changed in a payee's balance, month by month. */
export async function monthSums(db: Db, payee: Payee): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    with mine as (${accountsOf(payee)})
    select ${monthOf} as month, t.kind as transfer_kind,
      coalesce(-sum(e.amount_cents) filter (where not is_available), 0)::bigint as pending_cents,
      coalesce(-sum(e.amount_cents) filter (where is_available), 0)::bigint as available_cents
    from ${entries} group by 1, 2`.execute(db);
  return rows;
}

export interface LineRow {
  at: Date;
  transfer_kind: string;
  /** The number of a lost dispute, and its proposal's where nothing is ordered yet. */
  dispute: string | null;
  order_id: string | null;
  order_number: string | null;
  amount_cents: number;
  /** For a sale: its items that are neither available nor reversed, and how many of them are not delivered. */
  open_items: number;
  undelivered: number;
  last_delivered_at: Date | null;
  last_released_at: Date | null;
}

const reversed = sql`('Decline', 'Cancle', 'Returned')`;

/** The payee's items `i` of an order `o`: those of its vendors, or of its showrooms. */
const isTheirs = ({ type, user_id }: Payee) =>
  type === "Vendor"
    ? sql`i.vendor_id in (select id from vendors where user_id = ${user_id})`
    : sql`o.showroom_id in (select id from showrooms where user_id = ${user_id})`;

/** A payee's events of one month, oldest first; releases, which change no balance, are left out. */
export async function linesOf(db: Db, payee: Payee, month: string): Promise<LineRow[]> {
  const start = sql`(${`${month}-01`}::date)`;
  const { rows } = await sql<LineRow>`
    with mine as (${accountsOf(payee)}),
    events as (
      select t.id, t.at, t.kind, t.reference, t.order_id, -sum(e.amount_cents)::bigint as amount_cents
      from ${entries}
      where t.at >= ${start}::timestamp at time zone ${zone}
        and t.at < (${start} + interval '1 month')::timestamp at time zone ${zone} and t.kind <> 'release'
      group by t.id
    )
    select events.at, events.kind as transfer_kind,
      (select d.number || coalesce(', proposal ' || p.number, '') from disputes d
        left join proposal_payments y on y.id = d.proposal_payment_id and events.order_id is null
        left join proposals p on p.id = y.proposal_id
        where events.kind = 'dispute_lost' and d.id::text = split_part(events.reference, ':', 2)) as dispute,
      o.id as order_id, o.number as order_number, events.amount_cents,
      coalesce(items.open_items, 0)::int as open_items, coalesce(items.undelivered, 0)::int as undelivered,
      items.last_delivered_at, items.last_released_at
    from events left join orders o on o.id = events.order_id
    left join lateral (
      select count(*) filter (where i.released_at is null) as open_items,
        count(*) filter (where i.released_at is null and i.delivered_at is null) as undelivered,
        max(i.delivered_at) filter (where i.released_at is null) as last_delivered_at,
        max(i.released_at) as last_released_at
      from order_items i where i.order_id = o.id and events.kind = 'sale' and i.status not in ${reversed}
        and ${isTheirs(payee)}
    ) items on true
    order by events.at, events.id`.execute(db);
  return rows;
}

export interface PendingRow {
  /** Null for what is not delivered, or comes back. */
  delivered_on: string | null;
  amount_cents: number;
}

/** What a payee's sold items have pending, by the day of their delivery. */
export async function pendingItems(db: Db, payee: Payee): Promise<PendingRow[]> {
  const share =
    payee.type === "Vendor"
      ? sql`i.final_price_cents * i.qty + i.shipping_cents`
      : sql`i.contractor_markup_cents * i.qty - i.discount_cents`;
  const { rows } = await sql<PendingRow>`
    select case when i.status = 'Delivered'
        then to_char(i.delivered_at at time zone ${sql.lit(zone)}, 'YYYY-MM-DD') end as delivered_on,
      sum(${share})::bigint as amount_cents
    from order_items i join orders o on o.id = i.order_id
    where o.status = 'paid' and i.released_at is null and i.status not in ${reversed} and ${isTheirs(payee)}
    group by 1 order by 1 nulls last`.execute(db);
  return rows;
}

export interface PayeeAccount extends Payee {
  name: string;
  email: string;
  company: string;
}

const company = sql`coalesce(
  (select min(v.name) from vendors v where v.user_id = u.id),
  (select min(s.company_name) from showrooms s where s.user_id = u.id), '')`;

/** A vendor's or pro's account; undefined for any other. */
export async function findPayee(db: Db, user_id: string): Promise<PayeeAccount | undefined> {
  const { rows } = await sql<PayeeAccount>`
    select u.id as user_id, u.type, concat_ws(' ', u.first_name, u.last_name) as name, u.email,
      ${company} as company
    from users u where u.id = ${user_id} and u.type in ('Vendor', 'Contractor')`.execute(db);
  return rows[0];
}

export interface PayeeBalanceRow extends PayeeAccount {
  pending_cents: number;
  available_cents: number;
  in_transit_cents: number;
  hold_reason: string | null;
  held_at: Date | null;
  total: number;
}

const payeeOrder = {
  payee: sql`lower(coalesce(nullif(company, ''), name))`,
  pending: sql`pending_cents`,
  available: sql`available_cents`,
  in_transit: sql`in_transit_cents`,
};

/** A page of vendors and pros with their balances, unless sorted: negative ones first, then the largest. */
export async function payeeRows(
  db: Db,
  filter: {
    q?: string | undefined;
    show?: "owing" | "on_hold" | undefined;
    sort?: PayeeSort | `-${PayeeSort}` | undefined;
  },
  page: { offset: number; limit: number },
): Promise<{ rows: PayeeBalanceRow[]; total: number }> {
  const like = filter.q ? `%${filter.q.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const shown = {
    owing: sql`and coalesce(available_cents, 0) < 0`,
    on_hold: sql`and held_at is not null`,
    all: sql``,
  }[filter.show ?? "all"];
  const { rows } = await sql<PayeeBalanceRow>`
    with owners as (
      select id, user_id from vendors union all select id, user_id from showrooms
    ), sums as (
      select owners.user_id,
        -sum(e.amount_cents) filter (where a.kind in ('vendor_pending', 'shipping', 'contractor_pending'))
          as pending_cents,
        -sum(e.amount_cents) filter (where a.kind in ('vendor_available', 'contractor_available'))
          as available_cents
      from owners join ledger_accounts a on a.owner_id = owners.id
        and a.kind in ('vendor_pending', 'shipping', 'contractor_pending', 'vendor_available', 'contractor_available')
      join ledger_entries e on e.account_id = a.id
      group by owners.user_id
    ), found as (
      select u.id as user_id, u.type, concat_ws(' ', u.first_name, u.last_name) as name, u.email, ${company} as company,
        coalesce(sums.pending_cents, 0)::bigint as pending_cents,
        coalesce(sums.available_cents, 0)::bigint as available_cents,
        coalesce((select sum(p.amount_cents) from payouts p
          where p.user_id = u.id and p.status in ('requested', 'in_transit')), 0)::bigint as in_transit_cents,
        h.reason as hold_reason, h.held_at
      from users u left join sums on sums.user_id = u.id left join payout_holds h on h.user_id = u.id
      where u.type in ('Vendor', 'Contractor')
        and (sums.user_id is not null or h.user_id is not null or ${like}::text is not null)
    )
    select *, count(*) over ()::int as total from found
    where (${like}::text is null or name ilike ${like} or email ilike ${like} or company ilike ${like}) ${shown}
    ${orderBy(filter.sort, payeeOrder, sql`least(available_cents, 0), pending_cents + available_cents desc, user_id`)}
    offset ${page.offset} limit ${page.limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
