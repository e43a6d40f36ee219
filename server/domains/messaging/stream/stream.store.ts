import { sql } from "kysely";
import { announce } from "../../../platform/announce/announce.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { StreamEvent } from "./stream.rules.ts";

/** Channels on which the servers hear of each other's news. */
export const channels = {
  events: "stream_events",
  signals: "stream_signals",
  topics: "stream_topics",
} as const;

/** News for one account. */
export interface News {
  user_id: string;
  kind: string;
  data?: Record<string, unknown>;
}

/**
 * Puts news into the accounts' streams. Call it in the transaction of the event; it takes no lock, so two transactions
 * with news for the same accounts never wait for each other. `wakeStream` afterwards makes it arrive at once.
 */
export async function addNews(db: Db, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  await db
    .insertInto("stream_outbox")
    .values(
      news.map(({ user_id, kind, data }) => ({
        user_id,
        kind,
        data: sql`${JSON.stringify(data ?? {})}::text::jsonb`,
      })),
    )
    .execute();
}

/**
 * Numbers waiting news and tells all servers, unless announcements are carried by something else: then the caller does. Numbers of one account become visible in their order, because its head
 * row stays locked until the commit. Any number of servers may do this at once.
 * @returns the accounts whose news were numbered; at most 500
 */
export async function numberNews({ db, isCarried }: Pick<Platform, "db" | "isCarried">): Promise<string[]> {
  const told = isCarried ? sql`` : sql`, pg_notify(${channels.events}, user_id::text)`;
  const { rows } = await sql<{ user_id: string }>`
    with taken as (
      delete from stream_outbox where id in (
        select id from stream_outbox order by id limit 500 for update skip locked)
      returning id, user_id, kind, data),
    heads as (
      insert into stream_heads (user_id, last_seq)
      select user_id, count(*) from taken group by user_id order by user_id
      on conflict (user_id) do update set last_seq = stream_heads.last_seq + excluded.last_seq
      returning user_id, last_seq),
    numbered as (
      insert into stream_events (user_id, seq, kind, data)
      select t.user_id,
        h.last_seq - count(*) over (partition by t.user_id) + row_number() over (partition by t.user_id order by t.id),
        t.kind, t.data
      from taken t join heads h on h.user_id = t.user_id
      returning user_id)
    select user_id${told} from (select distinct user_id from numbered) accounts`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Tells all servers something that is worth nothing a moment later, such as that somebody types. */
export const sendSignal = (db: Db, signal: object): Promise<void> =>
  announce(db, channels.signals, JSON.stringify(signal));

/** Tells all servers something about a topic; in a transaction they hear it once that commits. */
export const sendTopic = (db: Db, told: object): Promise<void> =>
  announce(db, channels.topics, JSON.stringify(told));

/** The newest number of an account, and how many later than `asked` are stored. */
export async function findHead(
  db: Db,
  user_id: string,
  asked: number | null,
): Promise<{ head: number; stored: number }> {
  const { rows } = await sql<{ head: number; stored: number }>`
    select coalesce((select last_seq from stream_heads where user_id = ${user_id}), 0)::float8 as head,
      (select count(*) from stream_events
        where user_id = ${user_id} and seq > ${asked ?? Number.MAX_SAFE_INTEGER})::int as stored`.execute(db);
  return rows[0]!;
}

/** Later events of an account, oldest first; null if the session has ended meanwhile. */
export async function findEvents(
  db: Db,
  { user_id, session_id, after }: { user_id: string; session_id: string; after: number },
  now: Date,
): Promise<StreamEvent[] | null> {
  const { rows } = await sql<{ seq: number | null; kind: string; data: unknown }>`
    select e.seq::float8 as seq, e.kind, e.data
    from sessions s join users u on u.id = s.user_id
    left join lateral (
      select seq, kind, data from stream_events
      where user_id = s.user_id and seq > ${after} order by seq limit 200) e on true
    where s.id = ${session_id} and s.user_id = ${user_id} and ${isLive(now)}
    order by e.seq`.execute(db);
  if (rows.length === 0) return null;
  return rows.flatMap(({ seq, kind, data }) => (seq === null ? [] : [{ seq, kind, data }]));
}

/** Those of the sessions that still open something, each with the number of its account's newest event. */
export async function liveSessions(db: Db, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; head: number }>`
    select s.id, coalesce(h.last_seq, 0)::float8 as head
    from sessions s join users u on u.id = s.user_id left join stream_heads h on h.user_id = s.user_id
    where s.id = any(${ids}::uuid[]) and ${isLive(now)}`.execute(db);
  return new Map(rows.map(({ id, head }) => [id, head]));
}

const isLive = (now: Date) => sql`s.revoked_at is null and s.expires_at > ${now}
  and u.status in ('Active', 'Approve')`;

export interface Counts {
  unread_notifications: number;
  unread_messages: number;
}

/** What the navigation shows beside its links. */
export async function findCounts(db: Db, user_id: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from notifications where user_id = ${user_id} and read_at is null)::int
        as unread_notifications,
      (select count(*) from conversation_members cm
        join messages m on m.conversation_id = cm.conversation_id and m.seq > cm.read_seq
        where cm.user_id = ${user_id} and not cm.is_muted and m.deleted_at is null
          and m.user_id is distinct from cm.user_id)::int as unread_messages`.execute(db);
  return rows[0]!;
}

/** Forgets events that no browser resumes from any more. */
export async function dropOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("stream_events").where("created_at", "<", before).execute();
}
