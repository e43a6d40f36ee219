import { sql } from "kysely";
import type { NotificationKind } from "../../../contract/notification-kinds.ts";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { addNews } from "../stream/index.ts";
import { dropPushes, queuePush } from "./push.store.ts";

/** An entry in an account's list of notifications. */
interface Notice {
  user_id: string;
  /** What it is about; the account may have switched this kind off. */
  kind: NotificationKind;
  title: string;
  body?: string;
  /** A page's path within the shop, such as "/account/orders/100123". */
  link?: string;
}

/**
 * Notifies an account in the app and on its devices, except where it has switched this kind off. Call it in the
 * transaction of the event.
 */
export async function notify(db: Db, notice: Notice): Promise<void> {
  await insertNotice(db, notice);
  await queuePush(db, { ...notice, body: notice.body ?? "", link: notice.link ?? "" });
}

async function insertNotice(db: Db, notice: Notice): Promise<void> {
  const { user_id, kind, title, body = "", link = "" } = notice;
  const { rows } = await sql`
    insert into notifications (id, user_id, kind, title, body, link)
    select ${newId()}, ${user_id}, ${kind}, ${title}, ${body}, ${link}
    where not exists (
      select from notification_choices c where c.user_id = ${user_id} and c.kind = ${kind} and not c.app)
    returning id`.execute(db);
  if (rows.length === 0) return;
  await addNews(db, [newsOf(notice)]);
}

// no title: it may name somebody whose account is deleted later
const newsOf = ({ user_id, kind, link = "" }: Notice) => ({
  user_id,
  kind: "notification",
  data: { kind, link },
});

/** Notifies an account of what its unread notification with the same link is about: there is never more than one. */
export async function notifyAnew(db: Db, notice: Notice & { link: string }, now: Date): Promise<void> {
  const { user_id, kind, link, title, body = "" } = notice;
  const renewed = await db
    .updateTable("notifications")
    .set({ title, body, created_at: now })
    .where((where) => where.and({ user_id, kind, link }))
    .where("read_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("notification_choices as c")
            .select("c.kind")
            .where((where) => where.and({ "c.user_id": user_id, "c.kind": kind, "c.app": false })),
        ),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  if (!renewed) await insertNotice(db, notice);
  await queuePush(db, { ...notice, body });
}

/** Marks the notifications of an account that lead to `link` as read. */
export async function markLinkRead(db: Db, user_id: string, link: string, now: Date): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ read_at: now })
    .where((where) => where.and({ user_id, link }))
    .where("read_at", "is", null)
    .execute();
  await dropPushes(db, user_id, link);
}

export interface NotificationRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string;
  created_at: Date;
  read_at: Date | null;
}

export async function listNotificationsOf(
  db: Db,
  user_id: string,
  page: { unread_only: boolean; offset: number; limit: number },
): Promise<{ rows: NotificationRow[]; total: number }> {
  let theirs = db.selectFrom("notifications").where("user_id", "=", user_id);
  if (page.unread_only) theirs = theirs.where("read_at", "is", null);
  const [rows, { total }] = await Promise.all([
    theirs
      .select(["id", "kind", "title", "body", "link", "created_at", "read_at"])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    theirs.select((count) => count.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

/** Marks one as read; false if the account has no such notification. */
export async function markRead(db: Db, user_id: string, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("notifications")
    .set((old) => ({ read_at: old.fn.coalesce("read_at", old.val(now)) }))
    .where((where) => where.and({ id, user_id }))
    .returning("link")
    .executeTakeFirst();
  if (row?.link) await dropPushes(db, user_id, row.link);
  return row !== undefined;
}

/** Marks all unread ones as read and returns their number. */
export async function markAllRead(db: Db, user_id: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("notifications")
    .set({ read_at: now })
    .where("user_id", "=", user_id)
    .where("read_at", "is", null)
    .executeTakeFirst();
  await dropPushes(db, user_id);
  return Number(numUpdatedRows);
}
