import { type RawBuilder, sql } from "kysely";
import type { FigureBehind } from "../../../../contract/money/managed-ledger.ts";
import { marketZone } from "../../../../domain/days/calendar.ts";
import type { AccountKind } from "../../../../domain/money/ledger-posting.ts";
import type { Db } from "../../../platform/database.ts";

/** The name of an account's owner: a vendor's, a showroom's, or a customer's. */
const owner = sql`coalesce(ve.name, s.company_name, nullif(trim(u.first_name || ' ' || u.last_name), ''), '')`;
const owners = sql`
  left join vendors ve on ve.id = a.owner_id
  left join showrooms s on s.id = a.owner_id
  left join users u on u.id = a.owner_id`;

export interface AccountRow {
  id: number;
  kind: AccountKind;
  owner: string;
  balance_cents: number;
  entries: number;
}

export interface KindRow {
  kind: AccountKind;
  /** The account, where it is the marketplace's own. */
  id: number | null;
  accounts: number;
  balance_cents: number;
  entries: number;
}

/** What accounts with entries hold, by kind; the marketplace's own first. */
export async function kindRows(db: Db): Promise<KindRow[]> {
  const { rows } = await sql<KindRow>`
    select a.kind, min(a.id) filter (where a.owner_id is null) as id, count(distinct a.id)::int as accounts,
      sum(e.amount_cents)::bigint as balance_cents, count(*)::int as entries
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    group by a.kind, a.owner_id is null
    order by a.owner_id is null desc, a.kind`.execute(db);
  return rows;
}

/** The accounts of one kind with entries, or one account; those with the largest balances first, at most 200. */
export async function accountRows(
  db: Db,
  asked: { kind?: string | undefined; owner?: string | undefined; account?: number | undefined },
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select a.id, a.kind, ${owner} as owner, sum(e.amount_cents)::bigint as balance_cents,
      count(*)::int as entries
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    ${owners}
    where (a.id = ${asked.account ?? null}::int or a.kind = ${asked.kind ?? null}::text)
      and position(lower(${asked.owner ?? ""}::text) in lower(${owner})) > 0
    group by a.id, ve.name, s.company_name, u.first_name, u.last_name
    order by abs(sum(e.amount_cents)) desc, a.id
    limit 200`.execute(db);
  return rows;
}

/** Adds every transfer up, whatever the database's own guard says. */
export async function checkBooks(
  db: Db,
): Promise<{ transfers: number; unbalanced: number; sum_cents: number }> {
  const { rows } = await sql<{ transfers: number; unbalanced: number; sum_cents: number }>`
    select count(*)::int as transfers, (count(*) filter (where sum <> 0))::int as unbalanced,
      coalesce(sum(sum), 0)::bigint as sum_cents
    from (select sum(amount_cents) as sum from ledger_entries group by transfer_id) by_transfer`.execute(db);
  return rows[0]!;
}

export interface BookFilter {
  account?: number | undefined;
  order?: string | undefined;
  payout?: string | undefined;
  payment?: string | undefined;
  behind?: FigureBehind | undefined;
  payee?: string | undefined;
  state?: string | undefined;
  /** From the start of this day to the end of that one, in the marketplace's time zone. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface BookRow {
  id: number;
  at: Date;
  event: string;
  account_id: number;
  kind: AccountKind;
  owner: string;
  order_id: string | null;
  order_number: string | null;
  payment: string | null;
  amount_cents: number;
}

const zone = marketZone;

const pending: readonly AccountKind[] = ["vendor_pending", "shipping", "contractor_pending"];
const available: readonly AccountKind[] = ["vendor_available", "contractor_available"];
const both = [...pending, ...available];

/** The kinds of account that a figure adds up, and the only events that it counts, if not all. */
const figures: Record<FigureBehind, { kinds: readonly AccountKind[]; events?: RawBuilder<unknown> }> = {
  tax: { kinds: ["tax_payable"] },
  pending: { kinds: pending },
  available: { kinds: available },
  gross: { kinds: pending, events: sql`t.kind = 'sale'` },
  balance: { kinds: both },
  // the parts of a statement, as in `statementPart`
  sales: { kinds: both, events: sql`t.kind = 'sale'` },
  refunds: { kinds: both, events: sql`t.kind = 'refund'` },
  payouts: { kinds: both, events: sql`t.kind in ('payout', 'payout_failed')` },
  fees: { kinds: both, events: sql`t.kind not in ('sale', 'refund', 'payout', 'payout_failed', 'release')` },
  released: { kinds: available, events: sql`t.kind = 'release'` },
};

function conditions({
  account,
  order,
  payout,
  payment,
  behind,
  payee,
  state,
  from,
  to,
}: BookFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (account) parts.push(sql`e.account_id = ${account}`);
  if (order) parts.push(sql`o.number = ${order}`);
  if (payout) {
    const references = ["payout", "payout_paid", "payout_failed"].map((kind) => `${kind}:${payout}`);
    parts.push(sql`t.reference = any(${references})`);
  }
  if (payment) parts.push(ofPayment(payment));
  if (behind) {
    const { kinds, events } = figures[behind];
    parts.push(sql`e.account_id in (select id from ledger_accounts where kind = any(${[...kinds]}))`);
    if (events) parts.push(events);
  }
  if (payee) {
    parts.push(sql`e.account_id in (select l.id from ledger_accounts l where l.owner_id in (
      select id from vendors where user_id = ${payee} union select id from showrooms where user_id = ${payee}))`);
  }
  if (state) parts.push(sql`o.shipping_address ->> 'state' = ${state}`);
  if (from) parts.push(sql`t.at >= (${from}::date)::timestamp at time zone ${zone}`);
  if (to) parts.push(sql`t.at < (${to}::date + 1)::timestamp at time zone ${zone}`);
  return sql.join(parts, sql` and `);
}

/** The events of a payment, which name it, its invoice or its disputes, and those of an order that it paid for. */
const ofPayment = (id: string) => sql`(
  split_part(t.reference, ':', 2) in (select ${id} union select invoice_id::text from plan_payments where id = ${id}
    union select d.id::text from disputes d where ${id} in (d.payment_id, d.proposal_payment_id, d.plan_payment_id))
  or t.order_id in (select order_id from payments where id = ${id}))`;

/** The payment that an event is about: by its own name, its invoice, its dispute, or its order's only payment. */
const paymentOfEvent = sql`
  left join lateral (select case when split_part(t.reference, ':', 2) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then split_part(t.reference, ':', 2)::uuid end as id) named on true
  left join lateral (select coalesce(
    (select y.id from proposal_payments y where y.id = named.id),
    (select l.id from plan_payments l where l.id = named.id),
    (select l.id from plan_payments l where l.invoice_id = named.id and l.status in ('succeeded', 'refunding', 'refunded')
      limit 1),
    (select coalesce(d.proposal_payment_id, d.plan_payment_id, d.payment_id) from disputes d where d.id = named.id),
    (select min(p.id::text)::uuid from payments p where p.order_id = t.order_id and p.status = 'succeeded'
      having count(*) = 1)) as id) paid on true`;

const entries = sql`ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  left join orders o on o.id = t.order_id`;

/** One page of entries, the newest first; whose they are and what they paid for is only looked up for these. */
export async function bookRows(
  db: Db,
  filter: BookFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    with shown as materialized (
      select e.id from ${entries} where ${conditions(filter)}
      order by t.at desc, e.id desc limit ${limit} offset ${offset})
    select e.id, t.at, t.kind as event, a.id as account_id, a.kind, ${owner} as owner, o.id as order_id,
      o.number as order_number, paid.id as payment, e.amount_cents
    from ${entries} join shown on shown.id = e.id join ledger_accounts a on a.id = e.account_id ${owners}
      ${paymentOfEvent}
    order by t.at desc, e.id desc`.execute(db);
  return rows;
}

export async function bookSum(db: Db, filter: BookFilter): Promise<{ total: number; sum_cents: number }> {
  const { rows } = await sql<{ total: number; sum_cents: number }>`
    select count(*)::int as total, coalesce(sum(e.amount_cents), 0)::bigint as sum_cents
    from ${entries} where ${conditions(filter)}`.execute(db);
  return rows[0]!;
}
