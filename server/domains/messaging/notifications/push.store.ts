import { sql } from "kysely";
import { announce } from "../../../platform/announce/announce.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { type QuietHours, whenToPush } from "../../../platform/mail/wishes.rules.ts";
import { claimJobs, type JobTable } from "../../../platform/queue/lease.store.ts";
import type { Notice } from "./notice.ts";
import { type PushText, topicOf } from "./push.rules.ts";

/** Servers hear here that something waits to be sent. */
export const pushChannel = "push_messages";

/** Whether the session of a subscription still lives; names `se` and `u`, the session and its account. */
const isLive = (now: Date) => sql`se.revoked_at is null and se.expires_at > ${now}
  and (se.token_expires_at > ${now} or se.remember_selector is not null) and u.status in ('Active', 'Approve')`;

interface Reader {
  id: string;
  /** The place of the notice in the list, from 1. */
  at: number;
  timezone: string;
  quiet: QuietHours | null;
}

/** Puts notices in line for each device of their accounts that wants their kind; sent once the transaction commits. */
export async function queuePushes(db: Db, notices: readonly Notice[]): Promise<void> {
  // messages wait by the real clock, as emails do
  const now = new Date();
  const { rows } = await sql<Reader>`
    select s.id, n.at::int, u.timezone, case when q.user_id is not null
      then jsonb_build_object('starts_at', q.starts_at, 'ends_at', q.ends_at) end as quiet
    from unnest(${notices.map((one) => one.user_id)}::uuid[], ${notices.map((one) => one.kind)}::text[])
      with ordinality as n (user_id, kind, at)
    join push_subscriptions s on s.user_id = n.user_id
    join sessions se on se.id = s.session_id join users u on u.id = s.user_id
    left join quiet_hours q on q.user_id = u.id
    left join notification_choices c on c.user_id = u.id and c.kind = n.kind
    where coalesce(c.push, true) and ${isLive(now)}
    order by n.at, s.id`.execute(db);
  if (rows.length === 0) return;
  for (const reader of rows) {
    const { kind, title, body = "", link = "" } = notices[reader.at - 1]!;
    await putInLine(db, reader.id, { kind, ...whenToPush(kind, reader, now), title, body, link });
  }
  await announce(db, pushChannel);
}

type Waiting = { kind: string; title: string; body: string; link: string; held: boolean; next_at: Date };

/** A new id tells a message from the one that is being sent at this moment. */
async function putInLine(db: Db, subscription_id: string, message: Waiting): Promise<void> {
  const { kind, title, body, link, held, next_at } = message;
  const fresh = { id: newId(), kind, title, body, link, held, next_at, attempts: 0 };
  await db
    .insertInto("push_messages")
    .values({ ...fresh, subscription_id, topic: topicOf(kind, title, link) })
    .onConflict((conflict) => conflict.columns(["subscription_id", "topic"]).doUpdateSet(fresh))
    .execute();
}

/** Confirms on the device itself that notifications arrive there. */
export async function queueWelcome(db: Db, subscription_id: string): Promise<void> {
  await putInLine(db, subscription_id, {
    kind: "account",
    title: "Notifications are on",
    held: false,
    next_at: new Date(),
    body: "This device shows you what happens in your account.",
    link: "/account/notifications",
  });
  await announce(db, pushChannel);
}

/** What an account has read is not shown any more; without a link, nothing that waits is. */
export async function dropPushes(db: Db, user_id: string, link?: string): Promise<void> {
  await sql`
    delete from push_messages m using push_subscriptions s
    where s.id = m.subscription_id and s.user_id = ${user_id}
      and ${link === undefined ? sql`true` : sql`m.link = ${link}`}`.execute(db);
}

/** A message with the device it goes to. */
export interface DuePush extends PushText {
  id: string;
  subscription_id: string;
  held: boolean;
  attempts: number;
  endpoint: string;
  reader_key: string;
  auth_secret: string;
  application_key: string;
  is_live: boolean;
}

const jobs: JobTable = {
  table: "push_messages",
  due: "next_at",
  waiting: sql`true`,
  order: sql`j.next_at, j.id`,
};

/** So many that several for one device come together as one. */
const batch = 50;
/** An attempt ends earlier. */
const lease_s = 60;

/** Takes messages that are due, with their devices. */
export async function takePushes(db: Db, now: Date): Promise<readonly DuePush[] | undefined> {
  const due = await claimJobs<DuePush>(db, jobs, {
    now,
    lease: lease_s,
    most: batch,
    joined: {
      tables: sql`push_subscriptions s, sessions se, users u`,
      on: sql`s.id = j.subscription_id and se.id = s.session_id and u.id = s.user_id`,
    },
    returning: sql`j.id, j.subscription_id, j.topic, j.title, j.body, j.link, j.held, j.attempts,
      s.endpoint, s.reader_key, s.auth_secret, s.application_key, ${isLive(now)} as is_live`,
  });
  return due.length > 0 ? due : undefined;
}

/** Forgets messages that were sent or given up; one that was renewed meanwhile has another id. */
export async function donePushes(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("push_messages").where("id", "in", ids).execute();
}

export async function delayPushes(db: Db, ids: readonly string[], next_at: Date): Promise<void> {
  await db.updateTable("push_messages").set({ next_at }).where("id", "in", ids).execute();
}

export async function noteSent(db: Db, subscription_id: string, now: Date): Promise<void> {
  await db
    .updateTable("push_subscriptions")
    .set({ last_sent_at: now })
    .where("id", "=", subscription_id)
    .execute();
}

export async function forgetSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}

/** Subscriptions of sessions that have ended. */
export async function forgetEnded(db: Db, now: Date): Promise<void> {
  await sql`
    delete from push_subscriptions s using sessions se, users u
    where se.id = s.session_id and u.id = s.user_id and not (${isLive(now)})`.execute(db);
}

export interface DeviceRow {
  id: string;
  session_id: string;
  user_agent: string;
  created_at: Date;
  last_sent_at: Date | null;
}

/** The devices of an account that show its notifications, the newest first. */
export async function pushDevicesOf(db: Db, user_id: string, now: Date): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select s.id, s.session_id, s.user_agent, s.created_at, s.last_sent_at
    from push_subscriptions s join sessions se on se.id = s.session_id join users u on u.id = s.user_id
    where s.user_id = ${user_id} and ${isLive(now)} order by s.created_at desc, s.id desc`.execute(db);
  return rows;
}

interface NewSubscription {
  user_id: string;
  session_id: string;
  endpoint: string;
  reader_key: string;
  auth_secret: string;
  application_key: string;
  user_agent: string;
}

/**
 * Stores a session's subscription in place of its former one. A browser that was another account's goes over to this
 * one: only the browser itself knows both of its keys.
 * @returns its id, and whether it is new; null if the endpoint is known under other keys
 */
export async function saveSubscription(
  db: Db,
  subscription: NewSubscription,
  most: number,
): Promise<{ id: string; is_new: boolean } | null> {
  const { user_id, session_id, endpoint, reader_key, auth_secret } = subscription;
  // one at a time for each account, so that its number stays within the limit
  await sql`select from users where id = ${user_id} for update`.execute(db);
  await sql`delete from push_subscriptions where session_id = ${session_id} and endpoint <> ${endpoint}`.execute(
    db,
  );
  const id = newId();
  const { application_key, user_agent } = subscription;
  const { rows } = await sql<{ id: string }>`
    insert into push_subscriptions as s
      (id, user_id, session_id, endpoint, reader_key, auth_secret, application_key, user_agent)
    values (${id}, ${user_id}, ${session_id}, ${endpoint}, ${reader_key}, ${auth_secret}, ${application_key},
      ${user_agent})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      application_key = excluded.application_key, user_agent = excluded.user_agent
    where s.reader_key = excluded.reader_key and s.auth_secret = excluded.auth_secret
    returning s.id`.execute(db);
  const [kept] = rows;
  if (!kept) return null;
  // what waited for the account that used this browser before is not for this one
  if (kept.id !== id) await sql`delete from push_messages where subscription_id = ${kept.id}`.execute(db);
  await sql`
    delete from push_subscriptions where user_id = ${user_id} and id not in (
      select id from push_subscriptions where user_id = ${user_id}
      order by id = ${kept.id} desc, created_at desc limit ${most})`.execute(db);
  return { id: kept.id, is_new: kept.id === id };
}

/** Ends one of an account's subscriptions; false if it has no such one. */
export async function removeSubscription(db: Db, user_id: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom("push_subscriptions")
    .where((where) => where.and({ id, user_id }))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
