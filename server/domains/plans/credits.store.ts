import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

export interface CreditEntry {
  change: number;
  balance: number;
  reason: "bought" | "included" | "refunded" | "given" | "taken_back";
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
  | { reason: "bought" | "included" | "refunded"; invoice_id: string }
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
