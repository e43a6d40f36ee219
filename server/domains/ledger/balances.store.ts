import { sql } from "kysely";
import type { AccountKind } from "../../../domain/ledger-posting.ts";
import type { AccountType } from "../../caller.ts";
import type { Db } from "../../platform/database.ts";

/** The accounts that make up what a payee has coming. Freight is the vendor's and waits with his share. */
const kindsOf = {
  Vendor: { pending: ["vendor_pending", "shipping"], available: ["vendor_available"] },
  Contractor: { pending: ["contractor_pending"], available: ["contractor_available"] },
} satisfies Partial<Record<AccountType, { pending: AccountKind[]; available: AccountKind[] }>>;

export interface Payee {
  type: keyof typeof kindsOf;
  user_id: string;
}

/** A payee's accounts: those of the vendors or showrooms that the user owns. Credits are what is owed. */
const accountsOf = (payee: Payee) => {
  const { pending, available } = kindsOf[payee.type];
  const owners = payee.type === "Vendor" ? sql`select id from vendors` : sql`select id from showrooms`;
  return sql`
    select a.id, a.kind, a.kind = any(${available}::text[]) as is_available
    from ledger_accounts a
    where a.kind = any(${[...pending, ...available]}::text[])
      and a.owner_id in (${owners} where user_id = ${payee.user_id})`;
};

export interface Balance {
  pending_cents: number;
  available_cents: number;
  /** Since when `available` has been below zero; null when it is not. */
  negative_since: Date | null;
}

/** What a payee has coming, summed from the entries. */
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

/** When `available` last fell below zero: the first entry after the last one that left it at zero or above. */
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
