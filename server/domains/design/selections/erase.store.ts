import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { forgetMailsAbout } from "../../../platform/mail/forget.store.ts";
import { forgetNotificationsAbout } from "../../messaging/notifications/index.ts";
import { forgetLinksOfApprover } from "../sharing/index.ts";

/** What selections say of an account, as their client, their pro, or somebody with a link who approved. */
export async function eraseSelectionsOf(db: Db, user_id: string, email: string): Promise<void> {
  const links = sql`select id from project_links where lower(approver_email) = lower(${email})`;
  const theirs = sql`
    select x.id, x.project_id from selections x join projects p on p.id = x.project_id
    where ${user_id} in (p.user_id, x.pro_id)
      or exists (select from selection_comments where selection_id = x.id and (author_id = ${user_id} or link_id in (${links})))
      or exists (select from selection_approvals where selection_id = x.id and lower(email) = lower(${email}))`;
  await forgetMailsAbout(db, sql`select 'selection:' || t.id::text || ':%' as cause from (${theirs}) t`);
  await forgetNotificationsAbout(
    db,
    "selection",
    sql`select '/account/selections/' || t.project_id::text as link from (${theirs}) t`,
  );
  await sql`update selection_approvals set signed_name = 'Former customer', ip = '', email = ''
    where user_id = ${user_id} or lower(email) = lower(${email})`.execute(db);
  await sql`update selection_comments set author_name = 'Deleted account', body = 'This comment was removed.'
    where author_id = ${user_id} or link_id in (${links})`.execute(db);
  await forgetLinksOfApprover(db, email);
}
