import { insertRows } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";
import type { AiAccountRow } from "./ai-accounts.store.ts";
import type { CreditChange } from "./credits.store.ts";

type SeededAccount = Omit<AiAccountRow, "credits" | "email_verified_at" | "linked_user_id">;
type SeededCredits = Pick<CreditChange, "change" | "reason"> & { id: string };

/** A verified account and what it was given, all of it when the account was made. */
export async function seedAiAccount(
  db: Db,
  account: SeededAccount,
  given: readonly SeededCredits[],
): Promise<void> {
  const { id: ai_account_id, created_at } = account;
  let balance = 0;
  const entries = given.map((entry) => {
    balance += entry.change;
    return { ...entry, ai_account_id, balance, cause: `${entry.reason}:${ai_account_id}`, created_at };
  });
  await insertRows(db, "ai_accounts", [{ ...account, credits: balance, email_verified_at: created_at }]);
  await insertRows(db, "ai_credit_entries", entries);
}
