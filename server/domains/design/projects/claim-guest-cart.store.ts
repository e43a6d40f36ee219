import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { tokenHash } from "../../../platform/ids.ts";

/** Serializes claims of one account until the transaction ends. */
export async function lockClaims(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`.execute(db);
}

/** A guest's carts and projects, oldest first, locked; none if the key is unknown or has been claimed. */
export function guestProjectsToClaim(
  db: Db,
  tempProjectId: string,
): Promise<{ id: string; showroom_id: string; is_cart: boolean }[]> {
  return db
    .selectFrom("projects")
    .select(["id", "showroom_id", "is_cart"])
    .where("temp_key_hash", "=", tokenHash(tempProjectId))
    .where("user_id", "is", null)
    .orderBy("created_at")
    .forUpdate()
    .execute();
}

/** The account's open cart in a showroom, locked. */
export async function openCartOf(db: Db, userId: string, showroomId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("projects")
    .select("id")
    .where((where) => where.and({ user_id: userId, showroom_id: showroomId, is_cart: true }))
    .where("ordered_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** The guest's project becomes the account's; a cart the open one. */
export async function adoptGuestProject(db: Db, projectId: string, userId: string): Promise<void> {
  await db
    .updateTable("projects")
    .set({
      user_id: userId,
      temp_key_hash: null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("id", "=", projectId)
    .execute();
}

export async function dropProject(db: Db, projectId: string): Promise<void> {
  await db.deleteFrom("projects").where("id", "=", projectId).execute();
}

/** Moves checklist entries along when a cart is merged. */
export async function moveChecklist(db: Db, from: string, to: string): Promise<void> {
  await sql`
    update project_checklist set project_id = ${to}, position = position +
      coalesce((select max(position) + 1 from project_checklist where project_id = ${to}), 0)
    where project_id = ${from}`.execute(db);
}
