import type { Db } from "../../../platform/database.ts";
import { bookCredits, lockAiAccount } from "../../identity/ai-accounts/index.ts";

interface Holder {
  id: string;
  ai_account_id: string;
}

/** Takes one credit for a request; false if there is none left. Call it in the transaction that stores the request. */
export const holdCredit = (db: Db, { id, ai_account_id }: Holder): Promise<boolean> =>
  bookCredits(db, { ai_account_id, change: -1, reason: "held", cause: `design:${id}` });

/** Gives the credit of a request back; a second time changes nothing. */
export async function giveCreditBack(db: Db, { id, ai_account_id }: Holder): Promise<void> {
  await bookCredits(db, { ai_account_id, change: 1, reason: "given_back", cause: `design-back:${id}` });
}

/**
 * Does `work` in a transaction that holds the account's lock from its start. Everything that ends or deletes a request
 * takes the locks in this order, so that two of them never wait for each other.
 */
export const withAccountLocked = <Result>(
  db: Db,
  ai_account_id: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await lockAiAccount(transaction, ai_account_id);
    return work(transaction);
  });
