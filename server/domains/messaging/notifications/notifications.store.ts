import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { addNews } from "../stream/index.ts";
import type { Notice } from "./notice.ts";
import { dropPushes, queuePushes } from "./push.store.ts";

/**
 * Notifies an account in the app and on its devices, except where it has switched this kind off. Call it in the
 * transaction of the event.
 */
export const notify = (db: Db, notice: Notice): Promise<void> => notifyAll(db, [notice]);

/** The same for several accounts, in as many statements as for one. */
export async function notifyAll(db: Db, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await Promise.all([insertNotices(db, notices), queuePushes(db, notices)]);
}

async function insertNotices(db: Db, notices: readonly Notice[]): Promise<void> {
  const { rows } = await sql<Required<Pick<Notice, "user_id" | "kind" | "link">>>`
    insert into notifications (id, user_id, kind, title, body, link)
    select n.* from unnest(
      ${notices.map(() => newId())}::uuid[], ${notices.map((one) => one.user_id)}::uuid[],
      ${notices.map((one) => one.kind)}::text[], ${notices.map((one) => one.title)}::text[],
      ${notices.map((one) => one.body ?? "")}::text[], ${notices.map((one) => one.link ?? "")}::text[])
      as n (id, user_id, kind, title, body, link)
    where not exists (
      select from notification_choices c where c.user_id = n.user_id and c.kind = n.kind and not c.app)
    returning user_id, kind, link`.execute(db);
  // no title: it may name somebody whose account is deleted later
  await addNews(
    db,
    rows.map(({ user_id, kind, link }) => ({ user_id, kind: "notification", data: { kind, link } })),
  );
}

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
  if (!renewed) await insertNotices(db, [notice]);
  await queuePushes(db, [notice]);
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
