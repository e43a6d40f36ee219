import { sql } from "kysely";
import type { BoardDocument } from "../../../../contract/design/boards.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

export interface BoardRow {
  id: string;
  user_id: string;
  name: string;
  document: BoardDocument;
  version: number;
  updated_at: Date;
  project_id: string | null;
  project_name: string | null;
  vsd_id: string | null;
  company_name: string | null;
}

const columns = sql`b.id, b.user_id, b.name, b.document, b.version, b.updated_at, p.id as project_id,
  p.name as project_name, s.vsd_id, s.company_name`;
const tables = sql`boards b left join projects p on p.id = b.project_id left join showrooms s on s.id = b.showroom_id`;

export async function boardsOf(db: Db, user_id: string, most: number): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select ${columns} from ${tables} where b.user_id = ${user_id} order by b.updated_at desc, b.id limit ${most}`.execute(
    db,
  );
  return rows;
}

export async function findBoard(db: Db, user_id: string, id: string): Promise<BoardRow | undefined> {
  const { rows } = await sql<BoardRow>`
    select ${columns} from ${tables} where b.id = ${id} and b.user_id = ${user_id}`.execute(db);
  return rows[0];
}

/** A board of any owner. Ask only after checking that they may. */
export async function boardById(db: Db, id: string): Promise<BoardRow | undefined> {
  const { rows } = await sql<BoardRow>`select ${columns} from ${tables} where b.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a board of the account's until the transaction ends; its version, or undefined for somebody else's. */
export async function lockBoard(db: Db, user_id: string, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from boards where id = ${id} and user_id = ${user_id} for update`.execute(db);
  return rows[0]?.version;
}

/** How many boards an account has; the account is locked, so that two calls at once count right. */
export async function countBoards(db: Db, user_id: string): Promise<number> {
  await sql`select from users where id = ${user_id} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from boards where user_id = ${user_id}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewBoard {
  user_id: string;
  name: string;
  document: BoardDocument;
  project_id: string | null;
  showroom_id: string | null;
  updated_at: Date;
}

export async function insertBoard(db: Db, board: NewBoard): Promise<string> {
  const id = newId();
  await db
    .insertInto("boards")
    .values({ id, ...board, document: JSON.stringify(board.document) })
    .execute();
  return id;
}

export async function updateBoard(
  db: Db,
  id: string,
  change: { name: string; document: BoardDocument; updated_at: Date },
): Promise<void> {
  await db
    .updateTable("boards")
    .set({ ...change, document: JSON.stringify(change.document), version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

export async function deleteBoardRow(db: Db, user_id: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("boards")
    .where((where) => where.and({ id, user_id }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface ProjectSource {
  name: string;
  showroom_id: string;
}

/** A project of the account's. */
export async function projectSource(db: Db, user_id: string, id: string): Promise<ProjectSource | undefined> {
  return db
    .selectFrom("projects")
    .select(["name", "showroom_id"])
    .where((where) => where.and({ id, user_id }))
    .executeTakeFirst();
}

export interface RoomPictureRow {
  id: string;
  name: string;
  media_key: string | null;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
}

const roomColumns = sql`r.id, r.name, m.key as media_key, m.width as media_width, m.height as media_height,
  m.placeholder as media_placeholder`;

/** Those of the rooms that are the account's, with their pictures. */
export async function roomsById(db: Db, user_id: string, ids: readonly string[]): Promise<RoomPictureRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RoomPictureRow>`
    select ${roomColumns} from rooms r join media m on m.key = r.media_key
    where r.user_id = ${user_id} and r.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The account's rooms that gave a project its lines, with their pictures. */
export async function roomsOfProject(db: Db, user_id: string, project_id: string): Promise<RoomPictureRow[]> {
  const { rows } = await sql<RoomPictureRow>`
    select ${roomColumns} from rooms r join media m on m.key = r.media_key
    where r.user_id = ${user_id} and r.project_id = ${project_id} order by r.updated_at desc limit 4`.execute(
    db,
  );
  return rows;
}
