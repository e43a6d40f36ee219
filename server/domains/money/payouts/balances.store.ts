import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { Payee } from "../ledger/index.ts";

export interface HoldRow {
  reason: string;
  held_at: Date;
  by: string;
}

const nameOf = sql`coalesce((select concat_ws(' ', u.first_name, u.last_name) from users u where u.id = b.by_id), '')`;

/** Why an admin has put a payee's payouts on hold; undefined if none has. */
export async function findHold(db: Db, user_id: string): Promise<HoldRow | undefined> {
  const { rows } = await sql<HoldRow>`
    select b.reason, b.held_at, ${nameOf} as by
    from (select *, held_by as by_id from payout_holds where user_id = ${user_id}) b`.execute(db);
  return rows[0];
}

/** Puts payouts on hold, or changes the reason. */
export async function storeHold(
  db: Db,
  hold: { user_id: string; reason: string; held_by: string; held_at: Date },
): Promise<void> {
  const { reason, held_by, held_at } = hold;
  await db
    .insertInto("payout_holds")
    .values(hold)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ reason, held_by, held_at }))
    .execute();
}

/** False if there was none. */
export async function removeHold(db: Db, user_id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("payout_holds")
    .where("user_id", "=", user_id)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface BalancePaymentRow {
  id: string;
  amount_cents: number;
  note: string;
  at: Date;
  by: string;
}

export async function balancePaymentsOf(db: Db, user_id: string): Promise<BalancePaymentRow[]> {
  const { rows } = await sql<BalancePaymentRow>`
    select b.id, b.amount_cents, b.note, b.at, ${nameOf} as by
    from (select *, recorded_by as by_id from balance_payments where user_id = ${user_id}) b
    order by b.at desc, b.id limit 100`.execute(db);
  return rows;
}

interface NewBalancePayment {
  id: string;
  user_id: string;
  amount_cents: number;
  note: string;
  recorded_by: string;
  request_key: string;
  at: Date;
}

/** False if the request was recorded before. */
export async function insertBalancePayment(db: Db, row: NewBalancePayment): Promise<boolean> {
  const added = await db
    .insertInto("balance_payments")
    .values(row)
    .onConflict((conflict) => conflict.column("request_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Locks a payee's account, so that payments, payouts and reminders take turns. */
export async function lockPayee(db: Db, user_id: string): Promise<Payee | undefined> {
  const { rows } = await sql<Payee>`
    select id as user_id, type from users where id = ${user_id} and type in ('Vendor', 'Contractor')
    for no key update`.execute(db);
  return rows[0];
}

export async function findPayee(db: Db, user_id: string): Promise<Payee | undefined> {
  const { rows } = await sql<Payee>`
    select id as user_id, type from users where id = ${user_id} and type in ('Vendor', 'Contractor')`.execute(
    db,
  );
  return rows[0];
}

/** Payees whose available balance is below zero. */
export async function owingPayees(db: Db): Promise<Payee[]> {
  const { rows } = await sql<Payee>`
    with owners as (select id, user_id from vendors union all select id, user_id from showrooms)
    select u.id as user_id, u.type
    from owners join users u on u.id = owners.user_id and u.type in ('Vendor', 'Contractor')
    join ledger_accounts a on a.owner_id = owners.id and a.kind in ('vendor_available', 'contractor_available')
    join ledger_entries e on e.account_id = a.id
    group by u.id, u.type having sum(e.amount_cents) > 0 order by u.id`.execute(db);
  return rows;
}

/** Notes a reminder; false if it was sent before. */
export async function noteReminder(
  db: Db,
  reminder: { user_id: string; negative_since: Date; stage: string; sent_at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto("balance_reminders")
    .values(reminder)
    .onConflict((conflict) => conflict.columns(["user_id", "negative_since", "stage"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return added !== undefined;
}
