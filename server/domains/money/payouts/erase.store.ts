import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { eraseAchAccounts } from "../../../platform/payments/ach-entries.store.ts";

/** The ledger needs the amounts of payouts, not the account that they went to. */
export async function erasePayoutsOf(db: Db, user_id: string): Promise<void> {
  await eraseAchAccounts(
    db,
    sql`select destination_token as token from payouts where user_id = ${user_id}
      union select destination_token from payout_setups where user_id = ${user_id}`,
  );
  await sql`update payouts set holder_name = '', account_last4 = '', destination_token = '' where user_id = ${user_id}`.execute(
    db,
  );
}
