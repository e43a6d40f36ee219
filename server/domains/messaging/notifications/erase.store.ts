import { type RawBuilder, sql } from "kysely";
import type { NotificationKind } from "../../../../contract/messaging/notification-kinds.ts";
import type { Db } from "../../../platform/database.ts";

/** Deletes notifications of a kind by where they lead. @param links rows of `link` */
export async function forgetNotificationsAbout(
  db: Db,
  kind: NotificationKind,
  links: RawBuilder<unknown>,
): Promise<void> {
  await sql`delete from notifications n using (${links}) l where n.kind = ${kind} and n.link = l.link`.execute(
    db,
  );
}

/** Deletes what admins were told of reported messages of an account, where it names the account. */
export async function forgetReportsNaming(db: Db, user_id: string): Promise<void> {
  await sql`delete from notifications n
    using message_reports r join messages m on m.id = r.message_id join users u on u.id = m.user_id
    where m.user_id = ${user_id} and n.kind = 'report'
      and position(trim(u.first_name || ' ' || u.last_name) in n.body) > 0`.execute(db);
}

/** Takes a customer's name out of what others were told of the customer's orders. */
export async function unnameCustomer(db: Db, user_id: string): Promise<void> {
  await sql`update notifications n
    set title = replace(title, u.full_name, 'a former customer'), body = replace(body, u.full_name, 'a former customer')
    from (select trim(first_name || ' ' || last_name) as full_name from users where id = ${user_id}) u
    where u.full_name <> '' and n.user_id <> ${user_id}
      and (position(u.full_name in n.title) > 0 or position(u.full_name in n.body) > 0)
      and exists (select from orders o
        where o.user_id = ${user_id} and (position(o.id::text in n.link) > 0 or position(o.number in n.link || n.title) > 0))`.execute(
    db,
  );
}

export async function forgetMailRefusals(db: Db, email: string): Promise<void> {
  await sql`delete from mail_refusals where email = lower(${email})`.execute(db);
}
