import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface PhotoRow {
  id: string;
  path: string;
  media_type: string;
  width: number;
  height: number;
}

export async function photosOf(db: Db, board_ids: readonly string[]): Promise<PhotoRow[]> {
  if (board_ids.length === 0) return [];
  return db
    .selectFrom("board_photos")
    .select(["id", "path", "media_type", "width", "height"])
    .where("board_id", "in", [...board_ids])
    .execute();
}

export async function countPhotos(db: Db, board_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from board_photos where board_id = ${board_id}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertPhoto(db: Db, photo: PhotoRow & { board_id: string }): Promise<void> {
  await db.insertInto("board_photos").values(photo).execute();
}

/** A photo for the board's owner, or for someone who came by an open link to the board. */
export async function photoFor(db: Db, id: string, by: string): Promise<PhotoRow | undefined> {
  const { rows } = await sql<PhotoRow>`
    select f.id, f.path, f.media_type, f.width, f.height
    from board_photos f join boards b on b.id = f.board_id join users u on u.id = b.user_id
    where f.id = ${id} and ((b.user_id = ${by} and u.status in ('Active', 'Approve')) or exists (
      select from board_links l where l.board_id = b.id and l.id = ${by} and l.revoked_at is null))`.execute(
    db,
  );
  return rows[0];
}

/** Deletes photos that were sent before a moment and that their boards do not show. */
export async function dropUnusedPhotos(db: Db, before: Date): Promise<void> {
  await sql`
    delete from board_photos f using boards b
    where b.id = f.board_id and f.created_at < ${before} and b.updated_at < ${before}
      and not b.document -> 'items' @> jsonb_build_array(jsonb_build_object('kind', 'photo', 'file', f.id::text))`.execute(
    db,
  );
}
