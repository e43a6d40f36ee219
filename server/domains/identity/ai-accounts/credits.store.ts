import { sql } from "kysely";
import type { CreditEntry } from "../../../../contract/identity/ai-accounts.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface CreditChange {
  ai_account_id: string;
  /** Positive to give, negative to take. */
  change: number;
  reason: CreditEntry["reason"];
  /** Its cause, such as "welcome:<account id>"; the same cause changes nothing twice. */
  cause: string;
}

/** Locks an account until the transaction ends. */
export async function lockAiAccount(db: Db, id: string): Promise<void> {
  await sql`select 1 from ai_accounts where id = ${id} for update`.execute(db);
}

/**
 * Changes a balance and writes the matching entry. False if the cause was booked before, or if the balance would fall
 * below 0. Call it in a transaction: the account's row is locked until its end.
 */
export async function bookCredits(
  db: Db,
  { ai_account_id, change, reason, cause }: CreditChange,
): Promise<boolean> {
  // a separate locking statement, so that the next one sees what the former lock holder booked
  await lockAiAccount(db, ai_account_id);
  const { rows } = await sql<{ balance: number }>`
    with changed as (
      update ai_accounts set credits = credits + ${change}
      where id = ${ai_account_id} and credits + ${change} >= 0
        and not exists (select 1 from ai_credit_entries where cause = ${cause})
      returning credits as balance)
    insert into ai_credit_entries (id, ai_account_id, change, balance, reason, cause)
    select ${newId()}, ${ai_account_id}, ${change}, balance, ${reason}, ${cause} from changed
    returning balance`.execute(db);
  return rows.length === 1;
}

/** The last changes of a balance, newest first. */
export async function creditEntries(db: Db, ai_account_id: string, limit: number): Promise<CreditEntry[]> {
  const rows = await db
    .selectFrom("ai_credit_entries")
    .select(["id", "change", "balance", "reason", "created_at"])
    .where("ai_account_id", "=", ai_account_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    reason: row.reason as CreditEntry["reason"],
    created_at: row.created_at.toISOString(),
  }));
}
