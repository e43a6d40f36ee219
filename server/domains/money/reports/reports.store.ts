import { sql } from "kysely";
import { addDays, marketZone } from "../../../../domain/days/calendar.ts";
import type { AccountKind } from "../../../../domain/money/ledger-posting.ts";
import type { Db } from "../../../platform/database.ts";

const zone = sql.lit(marketZone);
/** The first moment of a month or day, by the marketplace's clock. */
const startOf = (day: string) => sql`((${day}::date)::timestamp at time zone ${zone})`;

export interface TaxSum {
  month: string;
  state: string;
  orders: number;
  taxable_cents: number;
  exempt_cents: number;
  collected_cents: number;
  refunded_cents: number;
  tax_refunded_cents: number;
}

/**
 * Sales and refunds by month and state, from the ledger's own transfers: tax is what was posted to the tax account.
 * What is exempt of a sale is what its lines without tax came to.
 * @param from first day; @param to the day after the last one
 */
export async function taxSums(db: Db, from: string, to: string): Promise<TaxSum[]> {
  const { rows } = await sql<TaxSum>`
    with moves as (
      select t.id, t.kind, t.order_id, to_char(t.at at time zone ${zone}, 'YYYY-MM') as month,
        coalesce(-sum(e.amount_cents) filter (where a.kind = 'tax_payable'), 0) as tax,
        coalesce(-sum(e.amount_cents) filter (where a.kind = 'shipping'), 0) as shipping,
        coalesce(sum(e.amount_cents) filter (where a.kind in ('customer_receivable', 'refunds')), 0) as total
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.kind in ('sale', 'refund') and t.at >= ${startOf(from)} and t.at < ${startOf(to)}
      group by t.id
    ), exempt as (
      select order_id, sum(unit_price_cents * qty - discount_cents) filter (where tax_cents = 0) as cents
      from order_items group by order_id
    )
    select moves.month, coalesce(o.shipping_address ->> 'state', '') as state,
      count(*) filter (where moves.kind = 'sale')::int as orders,
      coalesce(sum(total - tax - shipping - coalesce(exempt.cents, 0)) filter (where moves.kind = 'sale'), 0)::bigint
        as taxable_cents,
      coalesce(sum(coalesce(exempt.cents, 0)) filter (where moves.kind = 'sale'), 0)::bigint as exempt_cents,
      coalesce(sum(tax) filter (where moves.kind = 'sale'), 0)::bigint as collected_cents,
      coalesce(-sum(total - tax - shipping) filter (where moves.kind = 'refund'), 0)::bigint as refunded_cents,
      coalesce(-sum(tax) filter (where moves.kind = 'refund'), 0)::bigint as tax_refunded_cents
    from moves join orders o on o.id = moves.order_id left join exempt on exempt.order_id = moves.order_id
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}

/** What was posted to the tax account in a span of days, whatever it was for. */
export async function taxPosted(db: Db, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(e.amount_cents), 0)::bigint as cents
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
    where a.kind = 'tax_payable' and t.at >= ${startOf(from)} and t.at < ${startOf(to)}`.execute(db);
  return rows[0]!.cents;
}

export interface JournalSum {
  day: string;
  event: string;
  kind: AccountKind;
  amount_cents: number;
}

/** The ledger by day, event and kind of account; debits are positive. Each day's event sums to zero. */
export async function journalSums(db: Db, from: string, to: string): Promise<JournalSum[]> {
  const { rows } = await sql<JournalSum>`
    select to_char(t.at at time zone ${zone}, 'YYYY-MM-DD') as day, t.kind as event, a.kind,
      sum(e.amount_cents)::bigint as amount_cents
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.at >= ${startOf(from)} and t.at < ${startOf(addDays(to, 1))}
    group by 1, 2, 3 having sum(e.amount_cents) <> 0 order by 1, 2, 3`.execute(db);
  return rows;
}

export interface PayeeMonth {
  user_id: string;
  name: string;
  company: string;
  type: "Vendor" | "Contractor";
  /** 1 to 12 */
  month: number;
  gross_cents: number;
  transactions: number;
}

/** Each payee's gross sales of a year by month, before refunds. */
export async function grossByMonth(db: Db, year: number): Promise<PayeeMonth[]> {
  const { rows } = await sql<PayeeMonth>`
    with owners as (
      select id, user_id, name as company from vendors union all select id, user_id, company_name from showrooms
    )
    select u.id as user_id, concat_ws(' ', u.first_name, u.last_name) as name, min(owners.company) as company, u.type,
      extract(month from t.at at time zone ${zone})::int as month, -sum(e.amount_cents)::bigint as gross_cents,
      count(distinct t.id)::int as transactions
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    join owners on owners.id = a.owner_id join users u on u.id = owners.user_id
    where t.kind = 'sale' and a.kind in ('vendor_pending', 'shipping', 'contractor_pending')
      and t.at >= ${startOf(`${year}-01-01`)} and t.at < ${startOf(`${year + 1}-01-01`)}
    group by u.id, month order by u.id, month`.execute(db);
  return rows;
}
