import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { forgetMailsAbout, forgetMailsNaming } from "../../../platform/mail/forget.store.ts";
import { forgetNotificationsAbout, forgetReportsNaming } from "../notifications/index.ts";

/** An account's messages, what notifications and emails to others quote of them, and what it asked support as a guest. */
export async function eraseMessagesOf(db: Db, user_id: string, email: string): Promise<void> {
  await sql`update messages set body = 'This message was removed.' where user_id = ${user_id}`.execute(db);
  await sql`delete from message_files where user_id = ${user_id}`.execute(db);
  await forgetNotificationsAbout(
    db,
    "message",
    sql`select '/account/messages/' || cm.conversation_id::text as link from conversation_members cm
      where cm.user_id = ${user_id}`,
  );
  await forgetReportsNaming(db, user_id);
  await forgetMailsNaming(db, user_id, "%unread:%");
  await forgetMailsAbout(
    db,
    sql`select '%support-away:' || c.id::text || ':%' as cause from conversations c where c.user_id = ${user_id}`,
  );
  await sql`delete from conversations where user_id is null and lower(guest_email) = lower(${email})`.execute(
    db,
  );
}
