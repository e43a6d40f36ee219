import type { Db } from "../../../platform/database.ts";

interface BankRow {
  provider: string;
  provider_token: string;
  last4: string;
  created_at: Date;
}

/** The bank account that an account may be debited from; undefined if there is none at this provider. */
export const findBank = (db: Db, user_id: string, provider: string): Promise<BankRow | undefined> =>
  db
    .selectFrom("saved_banks")
    .select(["provider", "provider_token", "last4", "created_at"])
    .where((where) => where.and({ user_id, provider }))
    .executeTakeFirst();

/** One that the provider still checks. */
export const findBankSetup = (db: Db, user_id: string, provider: string) =>
  db
    .selectFrom("card_setups")
    .select(["last4", "url", "created_at"])
    .where((where) => where.and({ user_id, provider, is_bank: true }))
    .where("status", "=", "requires_action")
    .executeTakeFirst();

/** A trigger has the provider forget the one that this replaces. */
export async function storeBank(db: Db, user_id: string, bank: BankRow): Promise<void> {
  await db
    .insertInto("saved_banks")
    .values({ user_id, ...bank })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(bank))
    .execute();
}

/** The same for one that is being checked. */
export async function deleteBankSetup(db: Db, user_id: string): Promise<void> {
  await db
    .deleteFrom("card_setups")
    .where((where) => where.and({ user_id, is_bank: true }))
    .execute();
}

export async function deleteBank(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom("saved_banks").where("user_id", "=", user_id).execute();
  await deleteBankSetup(db, user_id);
}
