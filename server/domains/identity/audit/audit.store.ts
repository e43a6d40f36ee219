import { type RawBuilder, sql } from "kysely";
import type { AuditAction, AuditActor } from "../../../../contract/identity/audit.ts";
import { marketZone } from "../../../../domain/days/calendar.ts";
import type { Db } from "../../../platform/database.ts";

export interface NewEntry {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_type: AuditActor;
  action: AuditAction;
  subject_type: string;
  subject_id: string;
  details: Readonly<Record<string, unknown>>;
  ip: string;
  user_agent: string;
}

export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await sql`
    insert into audit_entries (id, at, actor_id, actor_type, action, subject_type, subject_id, details, ip, user_agent)
    values (${entry.id}, ${entry.at}, ${entry.actor_id}, ${entry.actor_type}, ${entry.action}, ${entry.subject_type},
      ${entry.subject_id}, ${JSON.stringify(entry.details)}::text::jsonb, ${entry.ip}, ${entry.user_agent})`.execute(
    db,
  );
}

/** Stores free text about an account beside an entry; it is deleted with the account. */
export async function insertWords(
  db: Db,
  {
    entry_id,
    user_id,
    words,
  }: { entry_id: string; user_id: string; words: Readonly<Record<string, string>> },
): Promise<void> {
  await sql`
    insert into audit_words (entry_id, user_id, words)
    values (${entry_id}, ${user_id}, ${JSON.stringify(words)}::text::jsonb)`.execute(db);
}

export interface AuditFilter {
  actions?: readonly string[] | undefined;
  who?: string | undefined;
  /** From the start of this day to the end of that one, in `timezone`. */
  from?: string | undefined;
  to?: string | undefined;
  timezone: string;
}

export interface EntryRow extends NewEntry {
  actor_name: string | null;
  subject_name: string | null;
}

/**
 * One part of the log, newest first. Names are current; deleted accounts have none, and are only looked up for the
 * entries shown.
 */
export async function findEntries(
  db: Db,
  filter: AuditFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    with shown as materialized (
      select e.* from audit_entries e where ${conditions(filter)}
      order by e.at desc, e.id desc limit ${limit} offset ${offset})
    select e.id, e.at, e.actor_id, e.actor_type, e.action, e.subject_type, e.subject_id,
      e.details || coalesce((select words from audit_words where entry_id = e.id), '{}') as details, e.ip, e.user_agent,
      ${emailOf(sql`e.actor_id`)} as actor_name, ${emailOf(subject)} as subject_name
    from shown e order by e.at desc, e.id desc`.execute(db);
  return rows;
}

const subject = sql`case when e.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.subject_id::uuid end`;
const emailOf = (id: RawBuilder<unknown>) => sql`coalesce(
  (select email from users where id = ${id} and deleted_at is null), (select email from ai_accounts where id = ${id}))`;

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from audit_entries e where ${conditions(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

function conditions({ actions, who, from, to, timezone }: AuditFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (actions) parts.push(sql`e.action = any(${[...actions]}::text[])`);
  if (from) parts.push(sql`e.at >= (${from}::date)::timestamp at time zone ${timezone}`);
  if (to) parts.push(sql`e.at < (${to}::date + 1)::timestamp at time zone ${timezone}`);
  if (who) parts.push(isAbout(who));
  return sql.join(parts, sql` and `);
}

/** By email address or part of it, by id, or by IP address. */
function isAbout(who: string): RawBuilder<unknown> {
  const part = `%${who.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const meant = sql`(
    select id from users where lower(email) like ${part}
    union all select id from ai_accounts where lower(email) like ${part})`;
  return sql`(
    e.ip = ${who} or e.subject_id = ${who} or e.actor_id::text = ${who}
    or e.actor_id in ${meant} or e.subject_id in (select id::text from ${meant} as found))`;
}

/** Deletes entries older than two years, with their free text. */
export async function forgetOldEntries(db: Db): Promise<void> {
  await sql`
    with old as (delete from audit_entries where at < now() - interval '2 years 1 day' returning id)
    delete from audit_words where entry_id in (select id from old)`.execute(db);
}

/** The time zone of an account. */
export async function timezoneOf(db: Db, user_id: string): Promise<string> {
  const user = await db.selectFrom("users").select("timezone").where("id", "=", user_id).executeTakeFirst();
  return user?.timezone ?? marketZone;
}
