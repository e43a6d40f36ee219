import { type RawBuilder, sql } from "kysely";
import type { AccountType } from "../../../http/caller.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";

export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  change: number;
  client_id: string;
  user_id: string | null;
  author: string | null;
  author_type: AccountType | null;
  author_is_designer: boolean | null;
  guest_name: string;
  text: string;
  reply_id: string | null;
  reply_author: string | null;
  reply_text: string | null;
  reply_is_deleted: boolean;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
}

const name = (table: string) =>
  sql`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`;

async function select(db: Db, rest: RawBuilder<unknown>): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.conversation_id, m.seq, m.change::float8 as change, m.client_id, m.user_id,
      ${name("u")} as author, u.type as author_type, u.is_designer as author_is_designer, c.guest_name,
      case when m.deleted_at is null then m.body else '' end as text,
      r.id as reply_id, ${name("ru")} as reply_author, r.body as reply_text,
      r.deleted_at is not null as reply_is_deleted, m.created_at, m.edited_at, m.deleted_at
    from messages m join conversations c on c.id = m.conversation_id
    left join users u on u.id = m.user_id
    left join messages r on r.id = m.reply_to left join users ru on ru.id = r.user_id
    ${rest}`.execute(db);
  return rows;
}

export interface MessagePage {
  before?: number | undefined;
  around?: number | undefined;
  changed_after?: number | undefined;
  limit: number;
}

/** Messages of a conversation in their order; one more than `limit`, if there are more. */
export async function findMessages(
  db: Db,
  conversation_id: string,
  page: MessagePage,
): Promise<MessageRow[]> {
  const here = sql`m.conversation_id = ${conversation_id}`;
  const more = page.limit + 1;
  if (page.changed_after !== undefined) {
    return select(
      db,
      sql`where ${here} and m.change > ${page.changed_after} order by m.change limit ${more}`,
    );
  }
  if (page.around !== undefined) {
    const first = page.around - Math.floor(page.limit / 2);
    return select(db, sql`where ${here} and m.seq >= ${first} order by m.seq limit ${page.limit}`);
  }
  const newest = await select(
    db,
    sql`where ${here} and m.seq < ${page.before ?? 2_147_483_647} order by m.seq desc limit ${more}`,
  );
  return newest.reverse();
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return (await select(db, sql`where m.id = ${id}`))[0];
}

/** Messages by id. */
export async function findMessagesById(db: Db, ids: readonly string[]): Promise<Map<string, MessageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await select(db, sql`where m.id = ${anyOf(ids, "uuid")}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The messages of a conversation after another one of it, all of them without. */
export function findMessagesAfter(
  db: Db,
  conversation_ids: readonly string[],
  after: string | undefined,
): Promise<MessageRow[]> {
  return select(
    db,
    sql`where m.conversation_id = any(${conversation_ids}::uuid[]) and m.deleted_at is null
      and m.seq > coalesce((select seq from messages where id = ${after ?? null} and conversation_id = m.conversation_id), 0)
      order by m.created_at, m.seq limit 500`,
  );
}

export async function findSent(
  db: Db,
  conversation_id: string,
  user_id: string,
  client_id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where((where) => where.and({ conversation_id, user_id, client_id }))
    .executeTakeFirst();
  return row?.id;
}

/** Whether a message of this conversation may be replied to. */
export async function isInConversation(db: Db, conversation_id: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where((where) => where.and({ id, conversation_id }))
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a message under the conversation's next number; the conversation is locked by this until the commit. */
export async function insertMessage(
  db: Db,
  message: {
    id: string;
    conversation_id: string;
    user_id: string | null;
    client_id: string;
    body: string;
    reply_to: string | null;
    created_at: Date;
  },
): Promise<{ seq: number; change: number }> {
  const { rows } = await sql<{ seq: number; change: number }>`
    with place as (
      update conversations set last_seq = last_seq + 1, last_change = last_change + 1, last_at = ${message.created_at}
      where id = ${message.conversation_id} returning last_seq, last_change)
    insert into messages (id, conversation_id, seq, change, user_id, client_id, body, reply_to, created_at)
    select ${message.id}, ${message.conversation_id}, last_seq, last_change, ${message.user_id},
      ${message.client_id}, ${message.body}, ${message.reply_to}, ${message.created_at}
    from place returning seq, change::float8 as change`.execute(db);
  return rows[0]!;
}

/** Gives a message the conversation's next change number. */
export async function touchMessage(db: Db, conversation_id: string, id: string): Promise<number> {
  const { rows } = await sql<{ change: number }>`
    with place as (
      update conversations set last_change = last_change + 1 where id = ${conversation_id} returning last_change)
    update messages set change = last_change from place where id = ${id} returning change::float8 as change`.execute(
    db,
  );
  return rows[0]!.change;
}

export async function setText(db: Db, id: string, body: string, now: Date): Promise<void> {
  await db.updateTable("messages").set({ body, edited_at: now }).where("id", "=", id).execute();
}

/** Deletes the words, files and reactions of a message; its place in the conversation stays. */
export async function emptyMessage(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("messages").set({ body: "", deleted_at: now }).where("id", "=", id).execute();
  await db.deleteFrom("message_files").where("message_id", "=", id).execute();
  await db.deleteFrom("message_reactions").where("message_id", "=", id).execute();
}

export interface ReactionRow {
  message_id: string;
  user_id: string;
  emoji: string;
  name: string | null;
}

export async function findReactions(db: Db, ids: readonly string[]): Promise<ReactionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ReactionRow>`
    select r.message_id, r.user_id, r.emoji, ${name("u")} as name
    from message_reactions r join users u on u.id = r.user_id
    where r.message_id = any(${ids}::uuid[]) order by r.created_at, r.user_id`.execute(db);
  return rows;
}

export async function setReaction(
  db: Db,
  reaction: { message_id: string; user_id: string; emoji: string },
  is_on: boolean,
): Promise<void> {
  if (is_on) {
    await db
      .insertInto("message_reactions")
      .values(reaction)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom("message_reactions")
      .where((where) => where.and(reaction))
      .execute();
  }
}

export async function insertReport(
  db: Db,
  report: { id: string; message_id: string; user_id: string; reason: string },
): Promise<boolean> {
  const row = await db
    .insertInto("message_reports")
    .values(report)
    .onConflict((conflict) => conflict.columns(["message_id", "user_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface FoundMessage {
  id: string;
  conversation_id: string;
  seq: number;
  author: string | null;
  guest_name: string;
  text: string;
  created_at: Date;
}

/** Messages of an account's conversations that contain a text, newest first. */
export async function searchTexts(
  db: Db,
  user_id: string,
  q: string,
  page: { offset: number; limit: number },
): Promise<{ rows: FoundMessage[]; total: number }> {
  const pattern = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const found = sql`
    from messages m
    join conversation_members cm on cm.conversation_id = m.conversation_id and cm.user_id = ${user_id}
    join conversations c on c.id = m.conversation_id
    left join users u on u.id = m.user_id
    where m.deleted_at is null and m.body ilike ${pattern}`;
  const { rows } = await sql<FoundMessage>`
    select m.id, m.conversation_id, m.seq, ${name("u")} as author, c.guest_name, m.body as text, m.created_at
    ${found} order by m.created_at desc, m.id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
}
