import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { seesItem, seesOrder, type Viewer } from "../orders/index.ts";

export interface PhotoRow {
  id: string;
  file_name: string;
  media_type: string;
  path: string;
  preview_path: string;
  width: number;
  height: number;
}

export async function insertPhoto(
  db: Db,
  photo: PhotoRow & { order_id: string; user_id: string; bytes: number; created_at: Date },
): Promise<void> {
  await db.insertInto("return_case_photos").values(photo).execute();
}

/** Whether this is an order that the account placed and paid. */
export async function isOwnOrder(db: Db, order_id: string, user_id: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where((where) => where.and({ id: order_id, user_id, status: "paid" }))
    .executeTakeFirst();
  return row !== undefined;
}

export async function photosOf(db: Db, case_id: string): Promise<PhotoRow[]> {
  return db
    .selectFrom("return_case_photos")
    .select(["id", "file_name", "media_type", "path", "preview_path", "width", "height"])
    .where("case_id", "=", case_id)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Gives pictures to a case, in this order; false if one is not this account's, of another order, or already used. */
export async function claimPhotos(
  db: Db,
  to: { case_id: string; order_id: string; user_id: string },
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const { rows } = await sql`
    update return_case_photos p set case_id = ${to.case_id}, position = w.place
    from unnest(${wanted}::uuid[]) with ordinality as w (id, place)
    where p.id = w.id and p.case_id is null and p.order_id = ${to.order_id} and p.user_id = ${to.user_id}
    returning p.id`.execute(db);
  return rows.length === wanted.length;
}

interface Opener {
  type: Viewer["type"];
  /** The pro for whose showroom the account works. */
  works_for: string | null;
}

/**
 * A picture that this account may open: its own before it is sent; afterward as a party of the order, which a vendor is
 * through its own items, and a member of the showroom's team for as long as they work there.
 */
export async function findOwnPhoto(db: Db, id: string, user_id: string): Promise<PhotoRow | undefined> {
  const { rows: openers } = await sql<Opener>`
    select u.type, s.user_id as works_for from users u
    left join team_members m on m.id = u.works_in and m.user_id = u.id left join showrooms s on s.id = m.showroom_id
    where u.id = ${user_id} and u.status in ('Active', 'Approve') and u.deleted_at is null`.execute(db);
  const [opener] = openers;
  if (!opener) return undefined;
  const viewers: Viewer[] = [{ id: user_id, type: opener.type }];
  if (opener.works_for) viewers.push({ id: opener.works_for, type: "Contractor" });
  const sees = viewers.map((viewer) => sql`select 1 where ${seesOrder(viewer)} and ${seesItem(viewer)}`);
  const { rows } = await sql<PhotoRow>`
    select p.id, p.file_name, p.media_type, p.path, p.preview_path, p.width, p.height
    from return_case_photos p
    where p.id = ${id} and (p.user_id = ${user_id} or exists (
      select from return_cases c join orders o on o.id = c.order_id join order_items i on i.id = c.order_item_id
      where c.id = p.case_id and exists (${sql.join(sees, sql` union all `)})))`.execute(db);
  return rows[0];
}

/** Deletes pictures whose form was never sent. */
export async function dropStrayPhotos(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("return_case_photos")
    .where("case_id", "is", null)
    .where("created_at", "<", before)
    .execute();
}
