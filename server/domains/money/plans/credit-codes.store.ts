import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface CodeRow {
  id: string;
  ending: string;
  note: string;
  credits: number;
  created_at: Date;
  redeemed_at: Date | null;
  withdrawn_at: Date | null;
}

const columns = ["id", "ending", "note", "credits", "created_at", "redeemed_at", "withdrawn_at"] as const;

export async function insertCode(
  db: Db,
  code: Pick<CodeRow, "id" | "ending" | "note" | "credits" | "created_at"> & {
    user_id: string;
    code_hash: Buffer;
  },
): Promise<void> {
  await db.insertInto("credit_codes").values(code).execute();
}

/** All open codes of a pro and the newest 20 of the others, the newest first. */
export async function shownCodes(db: Db, user_id: string): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from (
      select *, row_number() over (
        partition by redeemed_at is null and withdrawn_at is null order by created_at desc, id desc) as place
      from credit_codes where user_id = ${user_id}) c
    where place <= 20 or (redeemed_at is null and withdrawn_at is null)
    order by created_at desc, id desc`.execute(db);
  return rows;
}

export const findCode = (db: Db, which: { id: string; user_id: string } | { code_hash: Buffer }) =>
  db
    .selectFrom("credit_codes")
    .select(columns)
    .where((where) => where.and(which))
    .executeTakeFirst();

/** Marks an open code as redeemed or withdrawn, and returns it; undefined where there is none that is open. */
export const closeCode = (
  db: Db,
  which: { id: string; user_id: string } | { code_hash: Buffer },
  as: { redeemed_at: Date } | { withdrawn_at: Date },
) =>
  db
    .updateTable("credit_codes")
    .set(as)
    .where((where) => where.and(which))
    .where("redeemed_at", "is", null)
    .where("withdrawn_at", "is", null)
    .returning(columns)
    .executeTakeFirst();
