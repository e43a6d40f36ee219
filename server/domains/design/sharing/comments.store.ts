import { sql } from "kysely";
import type { CommentPin } from "../../../../contract/design/shared-projects.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface CommentRow {
  id: string;
  link_id: string | null;
  author_id: string | null;
  line_id: string | null;
  line_name: string | null;
  room_id: string | null;
  pin: CommentPin | null;
  place: string;
  author_name: string;
  body: string;
  done_at: Date | null;
  created_at: Date;
}

/**
 * The newest comments on a project, the oldest of them first: all, or those that a link shows, which are its own and
 * those of the accounts on the project.
 */
export async function commentsOf(
  db: Db,
  of: { project_id: string; link_id?: string | undefined },
): Promise<CommentRow[]> {
  const shown = of.link_id ? sql`and (c.link_id = ${of.link_id} or c.link_id is null)` : sql``;
  const { rows } = await sql<CommentRow>`
    select c.id, c.link_id, c.author_id, c.line_id, c.room_id, c.pin, c.place, c.author_name, c.body, c.done_at,
      c.created_at,
      (select p.name from project_lines x join variants v on v.id = x.variant_id
        join products p on p.id = v.product_id where x.id = c.line_id) as line_name
    from project_comments c
    where c.project_id = ${of.project_id} ${shown} order by c.created_at desc, c.id desc limit 300`.execute(
    db,
  );
  return rows.reverse();
}

export async function hasLine(db: Db, project_id: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("project_lines")
    .select("id")
    .where((where) => where.and({ id, project_id }))
    .executeTakeFirst();
  return row !== undefined;
}

/** The design of a room of the project, if it is the owner's. */
export async function designOfRoom(db: Db, project_id: string, id: string): Promise<unknown> {
  const { rows } = await sql<{ design: unknown }>`
    select r.design from rooms r join projects p on p.id = r.project_id and p.user_id = r.user_id
    where r.id = ${id} and p.id = ${project_id}`.execute(db);
  return rows[0]?.design;
}

type NewComment = Omit<CommentRow, "id" | "line_name" | "done_at"> & { project_id: string };

export async function addComment(db: Db, { pin, ...comment }: NewComment): Promise<CommentRow> {
  const id = newId();
  await db
    .insertInto("project_comments")
    .values({ id, ...comment, pin: pin && sql`${JSON.stringify(pin)}::text::jsonb` })
    .execute();
  return { id, ...comment, pin, line_name: null, done_at: null };
}

/** Marks a comment on a project as done, or with null as not done; false if there is none. */
export async function markComment(
  db: Db,
  of: { project_id: string; id: string },
  done_at: Date | null,
): Promise<boolean> {
  const row = await db
    .updateTable("project_comments")
    .set({ done_at })
    .where((where) => where.and(of))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a comment on the account's project; false for somebody else's. */
export async function deleteComment(
  db: Db,
  user_id: string,
  of: { project_id: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    delete from project_comments c using projects p
    where c.id = ${of.id} and p.id = c.project_id and p.id = ${of.project_id} and p.user_id = ${user_id}
    returning c.id`.execute(db);
  return rows.length > 0;
}

/** A project that an account owns or works on, with everybody who hears of comments. */
export async function commentedProject(
  db: Db,
  user_id: string,
  project_id: string,
): Promise<{ name: string; author: string; readers: string[] } | undefined> {
  const { rows } = await sql<{ name: string; author: string; readers: string[] }>`
    select coalesce(nullif(p.name, ''), 'your project') as name, trim(u.first_name || ' ' || u.last_name) as author,
      array(select p.user_id union select s.user_id where s.user_id <> p.user_id and p.shared_with_pro_at is not null
        union select h.pro_id from hires h
          where h.project_id = p.id and h.user_id = p.user_id and h.status = 'accepted') as readers
    from projects p join showrooms s on s.id = p.showroom_id join users u on u.id = ${user_id}
    where p.id = ${project_id} and not p.is_cart
      and (p.user_id = ${user_id} or project_works_on(p.id, ${user_id}))`.execute(db);
  return rows[0];
}
