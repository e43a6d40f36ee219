import type { Db } from "../../../platform/database.ts";

export interface DeviceRow {
  id: string;
  user_agent: string;
  ip: string;
  remember_selector: string | null;
  stand_in_by: string | null;
  created_at: Date;
  last_seen_at: Date;
}

/** The active sessions of an account, most recently used first. */
export async function livingSessions(db: Db, user_id: string, now: Date): Promise<DeviceRow[]> {
  return db
    .selectFrom("sessions")
    .select(["id", "user_agent", "ip", "remember_selector", "stand_in_by", "created_at", "last_seen_at"])
    .where("user_id", "=", user_id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .where((either) =>
      either.or([either("token_expires_at", ">", now), either("remember_selector", "is not", null)]),
    )
    .orderBy("last_seen_at", "desc")
    .limit(100)
    .execute();
}

/** Ends one session of an account. False if there is none with that id. */
export async function revokeSessionOf(db: Db, user_id: string, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where((where) => where.and({ id, user_id }))
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}
