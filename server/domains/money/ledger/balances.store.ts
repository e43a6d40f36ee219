import { sql } from "kysely";
import type { AccountKind, PayoutPart } from "../../../../domain/money/ledger-posting.ts";
import type { AccountType } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";

/**
 * The accounts that make up a payee's balance. Freight belongs to the vendor and is pending with the vendor's share.
 */
const kindsOf = {
  Vendor: { pending: ["vendor_pending", "shipping"], available: ["vendor_available"] },
  Contractor: { pending: ["contractor_pending"], available: ["contractor_available"] },
} satisfies Partial<Record<AccountType, { pending: AccountKind[]; available: AccountKind[] }>>;

export interface Payee {
  type: keyof typeof kindsOf;
  user_id: string;
}

/**
 * A payee's accounts: those of the vendors or showrooms that the user owns, as `id`, `kind`, `owner_id` and
 * `is_available`. Credits are what we owe.
 */
export const accountsOf = (payee: Payee) => {
  const { pending, available } = kindsOf[payee.type];
  const owners = payee.type === "Vendor" ? sql`select id from vendors` : sql`select id from showrooms`;
  return sql`
    select a.id, a.kind, a.owner_id, a.kind = any(${available}::text[]) as is_available
    from ledger_accounts a
    where a.kind = any(${[...pending, ...available]}::text[])
      and a.owner_id in (${owners} where user_id = ${payee.user_id})`;
};

export interface Balance {
  pending_cents: number;
  available_cents: number;
  /** Since when `available` has been negative; null if it is not. */
  negative_since: Date | null;
}

/** A payee's balance, summed from the entries. */
export async function balanceOf(db: Db, payee: Payee): Promise<Balance> {
  const { rows } = await sql<Omit<Balance, "negative_since">>`
    with mine as (${accountsOf(payee)})
    select
      coalesce(-sum(e.amount_cents) filter (where not is_available), 0)::bigint as pending_cents,
      coalesce(-sum(e.amount_cents) filter (where is_available), 0)::bigint as available_cents
    from mine join ledger_entries e on e.account_id = mine.id`.execute(db);
  const balance = rows[0]!;
  const negative_since = balance.available_cents < 0 ? await negativeSince(db, payee) : null;
  return { ...balance, negative_since };
}

/** What is available in each of a payee's accounts: a pro's showrooms, or a vendor's companies. */
export async function availableByAccount(db: Db, payee: Payee): Promise<PayoutPart[]> {
  const { rows } = await sql<PayoutPart>`
    with mine as (${accountsOf(payee)})
    select mine.kind, mine.owner_id, -sum(e.amount_cents)::bigint as amount_cents
    from mine join ledger_entries e on e.account_id = mine.id
    where mine.is_available group by mine.kind, mine.owner_id order by mine.owner_id`.execute(db);
  return rows;
}

/** The accounts that a posted payout came out of, with what it took from each. */
export async function partsOfPayout(db: Db, payoutId: string): Promise<PayoutPart[]> {
  const { rows } = await sql<PayoutPart>`
    select a.kind, a.owner_id, e.amount_cents
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.reference = ${`payout:${payoutId}`} and a.kind <> 'payouts'`.execute(db);
  return rows;
}

/** When `available` last became negative: the first entry after the last one that left it at zero or above. */
async function negativeSince(db: Db, payee: Payee): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    with mine as (${accountsOf(payee)}),
    running as (
      select t.at, e.id, sum(-e.amount_cents) over (order by t.at, e.id) as balance
      from mine join ledger_entries e on e.account_id = mine.id
      join ledger_transfers t on t.id = e.transfer_id
      where mine.is_available
    ),
    last_good as (select max((at, id)) as place from running where balance >= 0)
    select min(at) as since from running, last_good where place is null or (at, id) > place`.execute(db);
  return rows[0]?.since ?? null;
}

export interface EntryRow {
  at: Date;
  transfer_kind: string;
  account_kind: AccountKind;
  order_number: string | null;
  amount_cents: number;
}

/** A page of the entries behind a payee's balance, newest first, and how many there are. */
export async function entriesOf(
  db: Db,
  payee: Payee,
  page: { offset: number; limit: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const { rows } = await sql<EntryRow & { total: number }>`
    with mine as (${accountsOf(payee)})
    select t.at, t.kind as transfer_kind, mine.kind as account_kind, o.number as order_number,
      -e.amount_cents as amount_cents, count(*) over ()::int as total
    from mine join ledger_entries e on e.account_id = mine.id
    join ledger_transfers t on t.id = e.transfer_id
    left join orders o on o.id = t.order_id
    order by t.at desc, e.id desc
    offset ${page.offset} limit ${page.limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
