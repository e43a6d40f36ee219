import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface FileRow {
  id: string;
  message_id: string | null;
  file_name: string;
  media_type: string;
  bytes: number;
  path: string;
  preview_path: string | null;
  width: number | null;
  height: number | null;
  created_at: Date;
}

const columns = [
  "id",
  "message_id",
  "file_name",
  "media_type",
  "bytes",
  "path",
  "preview_path",
  "width",
  "height",
  "created_at",
] as const;

export async function insertFile(
  db: Db,
  file: Omit<FileRow, "message_id"> & { conversation_id: string; user_id: string },
): Promise<void> {
  await db.insertInto("message_files").values(file).execute();
}

export async function findFilesOf(db: Db, message_ids: readonly string[]): Promise<FileRow[]> {
  if (message_ids.length === 0) return [];
  return db
    .selectFrom("message_files")
    .select(columns)
    .where("message_id", "in", [...message_ids])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Gives files to a message, in this order; false if one of them is not this account's, not here, or already sent. */
export async function claimFiles(
  db: Db,
  message: { id: string; conversation_id: string; user_id: string },
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const { rows } = await sql`
    update message_files f set message_id = ${message.id}, position = w.place
    from unnest(${wanted}::uuid[]) with ordinality as w (id, place)
    where f.id = w.id and f.message_id is null and f.conversation_id = ${message.conversation_id}
      and f.user_id = ${message.user_id}
    returning f.id`.execute(db);
  return rows.length === wanted.length;
}

/** A file of a conversation that this account is a member of, or that is with support and the account an admin's. */
export async function findOwnFile(db: Db, id: string, user_id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.id, f.message_id, f.file_name, f.media_type, f.bytes, f.path, f.preview_path, f.width, f.height,
      f.created_at
    from message_files f join conversations c on c.id = f.conversation_id
    join users u on u.id = ${user_id} and u.status in ('Active', 'Approve')
    where f.id = ${id} and ((c.kind = 'support' and u.type = 'Admin') or exists (
      select from conversation_members cm where cm.conversation_id = c.id and cm.user_id = u.id))`.execute(
    db,
  );
  return rows[0];
}

/** Deletes files that no message took within a day. */
export async function dropStrayFiles(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("message_files")
    .where("message_id", "is", null)
    .where("created_at", "<", before)
    .execute();
}

/** Paths of files whose rows are gone. */
export async function droppedPaths(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("dropped_files").select("path").limit(1000).execute();
  return rows.map(({ path }) => path);
}

export async function forgetDropped(db: Db, paths: readonly string[]): Promise<void> {
  if (paths.length > 0)
    await db
      .deleteFrom("dropped_files")
      .where("path", "in", [...paths])
      .execute();
}
