import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { forgetMailsAbout } from "../../../platform/mail/forget.store.ts";
import { forgetNotificationsAbout } from "../../messaging/notifications/index.ts";

/** What proposals say of their client; pros keep what was sold, without the person. */
export async function eraseProposalsOf(db: Db, user_id: string, email: string): Promise<void> {
  const theirs = sql`(p.customer_id = ${user_id} or lower(p.client_email) = lower(${email}))`;
  const nowhere = (column: string) =>
    sql`jsonb_set(jsonb_set(${sql.ref(column)}, '{address,street}', '""'), '{address,apartment}', '""')`;
  await forgetMailsAbout(
    db,
    sql`select 'proposal:' || p.id::text || ':%' as cause from proposals p where ${theirs}`,
  );
  await forgetNotificationsAbout(
    db,
    "proposal",
    sql`select '/account/proposals/' || p.id::text as link from proposals p where ${theirs}`,
  );
  await sql`update proposal_comments c set author_name = 'Former client', body = 'This comment was removed.'
    from proposals p where ${theirs} and c.proposal_id = p.id and not c.is_from_pro`.execute(db);
  await sql`update proposal_versions v set signed_name = case when signed_name = '' then '' else 'Former client' end,
      signed_ip = '', content = ${nowhere("content")}
    from proposals p where ${theirs} and v.proposal_id = p.id`.execute(db);
  await sql`update proposal_payments set card_brand = '', card_last4 = '' where customer_id = ${user_id}`.execute(
    db,
  );
  await sql`update proposals p set client_name = 'Former client', client_email = '', draft = ${nowhere("draft")}
    where ${theirs}`.execute(db);
}
