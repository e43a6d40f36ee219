import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Keeps a new code for a link; earlier ones stop working. */
export async function insertCode(
  db: Db,
  code: { id: string; link_id: string; token_hash: Buffer; created_at: Date; expires_at: Date },
): Promise<void> {
  await db
    .updateTable("link_codes")
    .set({ ended_at: code.created_at })
    .where("link_id", "=", code.link_id)
    .where("ended_at", "is", null)
    .execute();
  await db.insertInto("link_codes").values(code).execute();
}

/** The newest open code of a link after counting one more try; undefined if no try is left. */
export async function countTry(
  db: Db,
  link_id: string,
  most: number,
  now: Date,
): Promise<{ id: string; token_hash: Buffer; tries: number } | undefined> {
  return db
    .updateTable("link_codes")
    .set({ tries: sql<number>`tries + 1` })
    .where("id", "=", (newest) =>
      newest
        .selectFrom("link_codes")
        .select("id")
        .where("link_id", "=", link_id)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(1),
    )
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .where("tries", "<", most)
    .returning(["id", "token_hash", "tries"])
    .executeTakeFirst();
}

/** True for the first to spend it. */
export async function spendLinkCode(db: Db, id: string, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable("link_codes")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}
