import { type Selectable, sql } from "kysely";
import type { PayoutAccounts } from "../../../../db/schema.generated.ts";
import type { Db } from "../../../platform/database.ts";
import type { PayeeAccount } from "../../../platform/payments/payout-provider.ts";

export type AccountRow = Selectable<PayoutAccounts>;

export const findAccount = (db: Db, user_id: string): Promise<AccountRow | undefined> =>
  db.selectFrom("payout_accounts").selectAll().where("user_id", "=", user_id).executeTakeFirst();

/** Locked until the transaction ends: messages about one account take turns. */
export const lockAccount = (db: Db, account: string): Promise<AccountRow | undefined> =>
  db.selectFrom("payout_accounts").selectAll().where("account", "=", account).forUpdate().executeTakeFirst();

/**
 * Notes the account that the provider opened, and makes it where the payee is paid out to; schedule and minimum stay.
 * Does nothing if it is known.
 */
export async function addAccount(
  db: Db,
  {
    user_id,
    provider,
    account,
    holder_name,
  }: Record<"user_id" | "provider" | "account" | "holder_name", string>,
  at: Date,
): Promise<void> {
  const added = await db
    .insertInto("payout_accounts")
    .values({ user_id, provider, account, read_at: at })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (!added) return;
  const bank = { account_type: null, routing_number: null, account_number: null, account_last4: "" };
  const row = { ...bank, provider, destination_token: account, holder_name, bank_changed_at: at };
  await db
    .insertInto("payout_setups")
    .values({ user_id, ...row })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ ...row, held_until: null, version: sql`payout_setups.version + 1` }),
    )
    .execute();
}

export async function keepAccountState(db: Db, state: PayeeAccount, at: Date): Promise<void> {
  const { account, bank, ...rest } = state;
  await db
    .updateTable("payout_accounts")
    .set({ ...rest, read_at: at, ...(bank && { bank_ref: bank.ref }) })
    .where("account", "=", account)
    .execute();
}

/** The bank account behind the payee's account, as the provider has it. */
export async function keepBankShown(
  db: Db,
  user_id: string,
  bank: { holder_name: string; account_last4: string; bank_changed_at: Date; held_until: Date | null },
): Promise<void> {
  await db
    .updateTable("payout_setups")
    .set({ ...bank, version: sql`version + 1` })
    .where("user_id", "=", user_id)
    .execute();
}
