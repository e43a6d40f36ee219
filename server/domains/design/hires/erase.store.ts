import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { forgetMailsAbout } from "../../../platform/mail/forget.store.ts";
import { forgetNotificationsAbout } from "../../messaging/notifications/index.ts";

/** What hires and the news of them say of an account to the other side; a pro's own hires are deleted with it. */
export async function eraseHiresOf(db: Db, user_id: string): Promise<void> {
  await forgetMailsAbout(
    db,
    sql`select 'hire:' || h.id::text || ':%' as cause from hires h where ${user_id} in (h.user_id, h.pro_id)`,
  );
  await forgetNotificationsAbout(
    db,
    "hire",
    sql`select unnest(array['/account/hires/' || h.id::text, '/account/requests/' || h.id::text]) as link
      from hires h where ${user_id} in (h.user_id, h.pro_id)`,
  );
  await sql`update hires set title = 'A project', message = '', budget_cents = null,
      status = case status when 'requested' then 'withdrawn' when 'accepted' then 'finished' else status end
    where user_id = ${user_id}`.execute(db);
}
