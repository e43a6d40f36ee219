import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import { tokenHash } from "../../platform/ids.ts";
import { copyLines, touchProject } from "./project-cart.store.ts";

/**
 * Gives what a guest put into carts to an account, once: the guest's key is dead afterwards. A cart in a
 * showroom where the account has an open cart already is merged into that one. Call it in a transaction.
 * @returns ids of the account's carts that hold the lines now; empty when there was nothing to claim
 */
export async function claimGuestCart(
  db: Db,
  claim: { temp_project_id: string; user_id: string },
): Promise<string[]> {
  const hash = tokenHash(claim.temp_project_id);
  // One sign-in at a time per account, so that two of them cannot both make the open cart.
  await sql`select pg_advisory_xact_lock(hashtextextended(${claim.user_id}, 1))`.execute(db);
  const guests = await db
    .selectFrom("projects")
    .select(["id", "showroom_id"])
    .where("temp_key_hash", "=", hash)
    .where("user_id", "is", null)
    .orderBy("created_at")
    .forUpdate()
    .execute();
  const carts: string[] = [];
  for (const guest of guests) {
    const open = await db
      .selectFrom("projects")
      .select("id")
      .where((where) => where.and({ user_id: claim.user_id, showroom_id: guest.showroom_id, is_cart: true }))
      .where("ordered_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    carts.push(open ? await mergeInto(db, guest.id, open.id) : await adopt(db, guest.id, claim.user_id));
  }
  return carts;
}

async function mergeInto(db: Db, guestId: string, openId: string): Promise<string> {
  await copyLines(db, guestId, openId);
  await db.deleteFrom("projects").where("id", "=", guestId).execute();
  await touchProject(db, openId);
  return openId;
}

async function adopt(db: Db, guestId: string, userId: string): Promise<string> {
  await db
    .updateTable("projects")
    .set({
      user_id: userId,
      temp_key_hash: null,
      is_cart: true,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("id", "=", guestId)
    .execute();
  return guestId;
}
