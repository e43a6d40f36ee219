import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { holdAccount } from "./addresses.store.ts";
import type { KeptCard } from "./profile.store.ts";

export interface CardRow extends Pick<KeptCard, "brand" | "last4" | "exp_date" | "name_on_card"> {
  id: string;
  is_default: boolean;
}

/** The account's cards, the default first, then the newest. */
export async function findCards(db: Db, user_id: string): Promise<CardRow[]> {
  return db
    .selectFrom("saved_cards")
    .select(["id", "brand", "last4", "exp_date", "name_on_card", "is_default"])
    .where("user_id", "=", user_id)
    .orderBy("is_default", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Stores a card beside the others. Call it after `holdAccount`. */
export async function insertCard(
  db: Db,
  user_id: string,
  card: KeptCard & { is_default: boolean },
  at: Date,
): Promise<void> {
  if (card.is_default) await clearDefault(db, user_id);
  await db
    .insertInto("saved_cards")
    .values({ id: newId(), user_id, ...card, created_at: at })
    .execute();
}

/** Makes a card the default; false for another account's. Call it after `holdAccount`. */
export async function setDefaultCard(db: Db, user_id: string, id: string): Promise<boolean> {
  const known = await db
    .selectFrom("saved_cards")
    .select("id")
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .executeTakeFirst();
  if (!known) return false;
  await clearDefault(db, user_id);
  await db
    .updateTable("saved_cards")
    .set({ is_default: true })
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .execute();
  return true;
}

/** Forgets a card; false for another account's. The newest of the others becomes the default in its place. */
export async function deleteCard(db: Db, user_id: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("saved_cards")
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .returning("is_default")
    .executeTakeFirst();
  if (gone?.is_default) await chooseDefault(db, user_id);
  return gone !== undefined;
}

/** Stores a card in place of the default one, or as the first. */
export async function saveCard(db: Db, user_id: string, card: KeptCard): Promise<void> {
  await holdAccount(db, user_id);
  const replaced = await db
    .updateTable("saved_cards")
    .set({ ...card })
    .where("user_id", "=", user_id)
    .where("is_default", "=", true)
    .executeTakeFirst();
  if (replaced.numUpdatedRows > 0n) return;
  await db
    .insertInto("saved_cards")
    .values({ id: newId(), user_id, ...card, is_default: true })
    .execute();
}

/** Forgets the default card. */
export async function removeDefaultCard(db: Db, user_id: string): Promise<void> {
  await holdAccount(db, user_id);
  await db.deleteFrom("saved_cards").where("user_id", "=", user_id).where("is_default", "=", true).execute();
  await chooseDefault(db, user_id);
}

const clearDefault = (db: Db, user_id: string) =>
  db
    .updateTable("saved_cards")
    .set({ is_default: false })
    .where("user_id", "=", user_id)
    .where("is_default", "=", true)
    .execute();

const chooseDefault = (db: Db, user_id: string) =>
  sql`
    update saved_cards set is_default = true
    where id = (
      select id from saved_cards where user_id = ${user_id} order by created_at desc, id limit 1)`.execute(
    db,
  );
