import type { Db } from "../../../platform/database.ts";

export interface StyleProfileRow {
  answers: string;
  updated_at: Date;
}

export const findStyleProfile = (db: Db, user_id: string): Promise<StyleProfileRow | undefined> =>
  db
    .selectFrom("style_profiles")
    .select(["answers", "updated_at"])
    .where("user_id", "=", user_id)
    .executeTakeFirst();

export async function keepStyleProfile(db: Db, user_id: string, row: StyleProfileRow): Promise<void> {
  await db
    .insertInto("style_profiles")
    .values({ user_id, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

export async function dropStyleProfile(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom("style_profiles").where("user_id", "=", user_id).execute();
}
