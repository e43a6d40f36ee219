import type { Insertable, Selectable } from "kysely";
import type { CardSetups } from "../../../../db/schema.generated.ts";
import type { Db } from "../../../platform/database.ts";

export type CardSetupRow = Selectable<CardSetups>;

export async function insertCardSetup(
  db: Db,
  setup: Omit<Insertable<CardSetups>, "status" | "message">,
): Promise<void> {
  await db.insertInto("card_setups").values(setup).execute();
}

/** A card of an account that waits for its bank, or did. */
export const findCardSetup = (db: Db, id: string, user_id: string): Promise<CardSetupRow | undefined> =>
  db
    .selectFrom("card_setups")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .where("is_bank", "=", false)
    .executeTakeFirst();

/** The same by the provider's name for it; locked, so that its answer counts once. */
export const lockCardSetup = (
  db: Db,
  provider: string,
  provider_ref: string,
): Promise<CardSetupRow | undefined> =>
  db
    .selectFrom("card_setups")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_ref", "=", provider_ref)
    .forUpdate()
    .executeTakeFirst();

export async function answerCardSetup(
  db: Db,
  id: string,
  answer: { status: "succeeded" | "declined"; message: string },
): Promise<void> {
  await db.updateTable("card_setups").set(answer).where("id", "=", id).execute();
}

/** A trigger has the provider forget those that nobody has answered. */
export async function deleteCardSetups(db: Db, before: Date, is_bank: boolean): Promise<void> {
  await db
    .deleteFrom("card_setups")
    .where("created_at", "<", before)
    .where("is_bank", "=", is_bank)
    .execute();
}
