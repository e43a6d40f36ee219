import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface CreditEntry {
  change: number;
  balance: number;
  reason: "bought" | "included" | "refunded" | "disputed" | "given" | "taken_back";
  number: string;
  ending: string;
  at: Date;
}

export async function creditBalance(db: Db, user_id: string): Promise<number> {
  const last = await db
    .selectFrom("credit_entries")
    .select("balance")
    .where("user_id", "=", user_id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.balance ?? 0;
}

/** The newest 20 changes of a pro's credits, the newest first. */
export async function creditEntries(db: Db, user_id: string): Promise<CreditEntry[]> {
  const { rows } = await sql<CreditEntry>`
    select e.change, e.balance, e.reason, coalesce(i.number, '') as number, coalesce(c.ending, '') as ending,
      e.created_at as at
    from credit_entries e left join plan_invoices i on i.id = e.invoice_id left join credit_codes c on c.id = e.code_id
    where e.user_id = ${user_id} order by e.id desc limit 20`.execute(db);
  return rows;
}

/** A change, and the invoice or the code that it is about. */
type Booking = { user_id: string; change: number; at: Date } & (
  | { reason: "bought" | "included" | "refunded" | "disputed"; invoice_id: string }
  | { reason: "given" | "taken_back"; code_id: string }
);

/**
 * Books a change under the lock of the pro's subscription. Once for an invoice or code and reason: the database refuses
 * more.
 */
export async function bookCredits(db: Db, entry: Booking): Promise<void> {
  const { at: created_at, ...booked } = entry;
  const balance = (await creditBalance(db, entry.user_id)) + entry.change;
  await db
    .insertInto("credit_entries")
    .values({ ...booked, balance, created_at })
    .execute();
}

/** What came after the credits of an invoice; undefined if it has brought none, or they were taken back. */
export async function sincePack(
  db: Db,
  invoice_id: string,
): Promise<{ added: number; open_codes: { id: string; credits: number }[] } | undefined> {
  const { rows } = await sql<{ added: number; open_codes: { id: string; credits: number }[] }>`
    select
      (select coalesce(sum(e.change), 0)::int from credit_entries e
        where e.user_id = pack.user_id and e.id > pack.id and e.reason in ('bought', 'included', 'refunded', 'disputed'))
        as added,
      (select coalesce(json_agg(json_build_object('id', c.id, 'credits', c.credits) order by c.created_at desc, c.id), '[]')
        from credit_codes c where c.user_id = pack.user_id and c.created_at >= pack.created_at
        and c.redeemed_at is null and c.withdrawn_at is null) as open_codes
    from credit_entries pack where pack.invoice_id = ${invoice_id} and pack.reason = 'bought'
      and not exists (select from credit_entries e where e.invoice_id = pack.invoice_id
        and e.reason in ('refunded', 'disputed'))`.execute(db);
  return rows[0];
}

/** Whether the bank of a pro disputes a payment, or has taken it back. */
export async function isDisputed(db: Db, plan_payment_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from disputes where plan_payment_id = ${plan_payment_id} and status not in ('won', 'closed')`.execute(
    db,
  );
  return rows.length > 0;
}
