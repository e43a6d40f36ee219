import { sql } from "kysely";
import type { Db } from "./platform/database.ts";

/**
 * Deletes expired data: stored idempotent responses, attempt counts, spent test cards, ended sessions, abandoned
 * sign-ins, and drawings of guests whose key no browser has any more (it lasts 180 days).
 */
export async function tidyUp(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db);
  await sql`delete from attempt_counts where window_start < now() - interval '2 days'`.execute(db);
  await sql`delete from attempt_blocks where greatest(updated_at, blocked_until) < now() - interval '2 days'`.execute(
    db,
  );
  await sql`delete from sandbox_card_tokens where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from sessions where expires_at < now() - interval '30 days'`.execute(db);
  await sql`delete from project_lines_before where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
  await sql`delete from social_attempts where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from social_proofs where expires_at < now() - interval '1 day'`.execute(db);
  for (const table of ["rooms", "floorplans", "templates"]) {
    await sql`
      delete from ${sql.table(table)}
      where temp_key_hash is not null and updated_at < now() - interval '200 days'`.execute(db);
  }
}
