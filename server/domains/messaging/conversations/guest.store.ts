import { sql } from "kysely";
import { announce } from "../../../platform/announce/announce.ts";
import type { Db } from "../../../platform/database.ts";
import { tokenHash } from "../../../platform/ids.ts";

/** On which the servers hear that a guest's conversation has changed; the text is its id. */
export const guestChannel = "guest_chats";

/** Tells the browsers of a guest's conversation, once the transaction is committed. */
export const notifyGuest = (db: Db, conversation: string): Promise<void> =>
  announce(db, guestChannel, conversation);

interface GuestChatRow {
  id: string;
  status: "open" | "closed";
  guest_name: string;
  guest_email: string;
  rating: number | null;
  last_change: number;
}

const columns = sql`id, status, guest_name, guest_email, rating, last_change::float8 as last_change`;

/** Conversations of guests who left the site before an answer came. */
export async function findLeftGuests(db: Db, leftBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversations c
    where c.kind = 'support' and c.guest_email <> '' and c.guest_seen_at < ${leftBefore}
      and exists (select from messages m where m.conversation_id = c.id and m.user_id is not null
        and m.deleted_at is null and m.seq > c.guest_mailed_seq and m.created_at > c.guest_seen_at)
    limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** Remembers up to which message the guest was emailed. */
export async function markMailed(db: Db, id: string, seq: number): Promise<void> {
  await db.updateTable("conversations").set({ guest_mailed_seq: seq }).where("id", "=", id).execute();
}

/** The desk's answers that a guest has not seen; marks them as mailed. */
export async function takeAnswers(
  db: Db,
  id: string,
): Promise<{ seq: number; text: string; guest_name: string; guest_email: string }[]> {
  // locked in a statement of its own: see `lockStock` of the catalog
  await sql`select from conversations where id = ${id} for update`.execute(db);
  const { rows } = await sql<{ seq: number; text: string; guest_name: string; guest_email: string }>`
    with taken as (
      update conversations c set guest_mailed_seq = c.last_seq
      from (select id, guest_mailed_seq from conversations where id = ${id}) before
      where c.id = before.id
      returning c.id, c.guest_name, c.guest_email, c.guest_seen_at, before.guest_mailed_seq as known)
    select m.seq, m.body as text, t.guest_name, t.guest_email
    from taken t join messages m on m.conversation_id = t.id and m.seq > t.known and m.user_id is not null
      and m.deleted_at is null and m.created_at > t.guest_seen_at
    order by m.seq`.execute(db);
  return rows;
}

/** The conversation behind a guest's key; its browser is on the site now. */
export async function openGuestChat(db: Db, key: string, now: Date): Promise<GuestChatRow | undefined> {
  const { rows } = await sql<GuestChatRow>`
    update conversations set guest_seen_at = ${now} where guest_key_hash = ${tokenHash(key)}
    returning ${columns}`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockGuestChat(db: Db, key: string): Promise<GuestChatRow | undefined> {
  const { rows } = await sql<GuestChatRow>`
    select ${columns} from conversations where guest_key_hash = ${tokenHash(key)} for update`.execute(db);
  return rows[0];
}

export async function findGuestSent(
  db: Db,
  conversation_id: string,
  client_id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where((where) => where.and({ conversation_id, client_id }))
    .where("user_id", "is", null)
    .executeTakeFirst();
  return row?.id;
}

export interface GuestMessageRow {
  id: string;
  seq: number;
  change: number;
  client_id: string;
  user_id: string | null;
  author: string | null;
  guest_name: string;
  text: string;
  is_deleted: boolean;
  created_at: Date;
}

/** One message, or what changed in a conversation after a change number, in the order of the conversation. */
export async function guestMessages(
  db: Db,
  of: { message: string } | { conversation: string; changed_after: number },
): Promise<GuestMessageRow[]> {
  const where =
    "message" in of
      ? sql`m.id = ${of.message}`
      : sql`m.conversation_id = ${of.conversation} and m.change > ${of.changed_after}`;
  const { rows } = await sql<GuestMessageRow>`
    select m.id, m.seq, m.change::float8 as change, m.client_id, m.user_id,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as author, c.guest_name,
      case when m.deleted_at is null then m.body else '' end as text, m.deleted_at is not null as is_deleted,
      m.created_at
    from messages m join conversations c on c.id = m.conversation_id left join users u on u.id = m.user_id
    where ${where} order by m.seq limit 500`.execute(db);
  return rows;
}
