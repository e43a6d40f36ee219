import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Accounts with messages that have been unread for long, and whom no email told of unread messages lately. */
export async function findUnaware(
  db: Db,
  { unreadSince, mailedBefore }: { unreadSince: Date; mailedBefore: Date },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct cm.user_id
    from conversation_members cm join conversations c on c.id = cm.conversation_id
    join users u on u.id = cm.user_id
    where not cm.is_muted and cm.blocked_at is null and c.last_seq > greatest(cm.read_seq, cm.mailed_seq)
      and u.status in ('Active', 'Approve') and u.email_verified_at is not null
      and exists (select from messages m where m.conversation_id = c.id
        and m.seq > greatest(cm.read_seq, cm.mailed_seq) and m.created_at < ${unreadSince}
        and m.deleted_at is null and m.user_id is distinct from cm.user_id)
      and not exists (select from conversation_members o
        where o.user_id = cm.user_id and o.mailed_at > ${mailedBefore})
    limit 500`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export interface UnreadRow {
  conversation_id: string;
  email: string;
  first_name: string;
  count: number;
  last_message: string;
}

/** Marks everything unread of an account as mailed, and returns it. Two servers never return the same. */
export async function takeUnread(db: Db, user_id: string, now: Date): Promise<UnreadRow[]> {
  const { rows } = await sql<UnreadRow>`
    with theirs as (
      select cm.conversation_id, greatest(cm.read_seq, cm.mailed_seq) as known, c.last_seq
      from conversation_members cm join conversations c on c.id = cm.conversation_id
      where cm.user_id = ${user_id} and not cm.is_muted and cm.blocked_at is null
        and c.last_seq > greatest(cm.read_seq, cm.mailed_seq)
      order by cm.conversation_id for update of cm skip locked),
    marked as (
      update conversation_members cm set mailed_seq = t.last_seq, mailed_at = ${now}
      from theirs t where cm.conversation_id = t.conversation_id and cm.user_id = ${user_id}
      returning cm.conversation_id, t.known)
    select k.conversation_id, u.email, u.first_name, count(m.id)::int as count,
      (array_agg(m.id order by m.seq desc))[1] as last_message
    from marked k join users u on u.id = ${user_id}
    join messages m on m.conversation_id = k.conversation_id and m.seq > k.known
      and m.deleted_at is null and m.user_id is distinct from ${user_id}
    group by k.conversation_id, u.email, u.first_name
    order by max(m.created_at) desc`.execute(db);
  return rows;
}
