import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";

export interface BoardLinkRow {
  id: string;
  token_hash: Buffer;
  can_comment: boolean;
  opens: number;
  opened_at: Date | null;
  created_at: Date;
}

/** The open links to a board, the newest first. */
export const linksOf = (db: Db, board_id: string): Promise<BoardLinkRow[]> =>
  db
    .selectFrom("board_links")
    .select(["id", "token_hash", "can_comment", "opens", "opened_at", "created_at"])
    .where("board_id", "=", board_id)
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** Adds a link, whose token is worked out from its id. */
export async function addLink(
  db: Db,
  link: { board_id: string; can_comment: boolean; created_at: Date },
  tokenOf: (id: string) => string,
): Promise<BoardLinkRow> {
  const id = newId();
  const row = { id, ...link, token_hash: tokenHash(tokenOf(id)) };
  await db.insertInto("board_links").values(row).execute();
  return { ...row, opens: 0, opened_at: null };
}

/** Revokes a link to a board; false if there is no such open link. */
export async function revokeLink(db: Db, board_id: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update board_links set revoked_at = coalesce(revoked_at, ${now})
    where id = ${id} and board_id = ${board_id} returning id`.execute(db);
  return rows.length > 0;
}

export interface OpenBoardLink {
  id: string;
  board_id: string;
  owner_id: string;
  board_name: string;
  can_comment: boolean;
}

export async function openLinkOf(db: Db, token: string): Promise<OpenBoardLink | undefined> {
  const { rows } = await sql<OpenBoardLink>`
    select l.id, l.board_id, b.user_id as owner_id, b.name as board_name, l.can_comment
    from board_links l join boards b on b.id = l.board_id
    where l.token_hash = ${tokenHash(token)} and l.revoked_at is null`.execute(db);
  return rows[0];
}

export async function countOpening(db: Db, id: string, now: Date): Promise<void> {
  await sql`update board_links set opens = least(opens + 1, 1000000000), opened_at = ${now} where id = ${id}`.execute(
    db,
  );
}

export interface BoardCommentRow {
  id: string;
  item: string | null;
  author_name: string;
  body: string;
  created_at: Date;
}

/** The newest comments on a board, the oldest of them first. */
export async function commentsOf(db: Db, board_id: string): Promise<BoardCommentRow[]> {
  const rows = await db
    .selectFrom("board_comments")
    .select(["id", "item", "author_name", "body", "created_at"])
    .where("board_id", "=", board_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(300)
    .execute();
  return rows.reverse();
}

export async function addComment(
  db: Db,
  comment: Omit<BoardCommentRow, "id"> & { board_id: string },
): Promise<BoardCommentRow> {
  const id = newId();
  await db
    .insertInto("board_comments")
    .values({ id, ...comment })
    .execute();
  return { id, ...comment };
}

export async function deleteComment(db: Db, board_id: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("board_comments")
    .where((where) => where.and({ id, board_id }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
