import { sql } from "kysely";
import type { WebhookDelivery } from "../../../../contract/identity/webhooks.ts";
import type { Db } from "../../../platform/database.ts";
import { claimJobs, type JobTable } from "../../../platform/queue/lease.store.ts";

export interface DeliveryRow {
  id: string;
  webhook_id: string;
  event: string;
  state: WebhookDelivery["state"];
  attempts: number;
  next_at: Date;
  response_status: number | null;
  response: string;
  problem: string;
  created_at: Date;
  last_attempt_at: Date | null;
  payload: string;
}

const shown = [
  "webhook_deliveries.id",
  "webhook_id",
  "event",
  "state",
  "attempts",
  "next_at",
  "response_status",
  "response",
  "webhook_deliveries.problem",
  "webhook_deliveries.created_at",
  "last_attempt_at",
  "payload",
] as const;

export interface DeliveryFilter {
  webhook?: string | undefined;
  state?: WebhookDelivery["state"] | undefined;
}

/** One page of what was sent to an account's webhooks, the newest first. */
export async function deliveriesOf(
  db: Db,
  user_id: string,
  { webhook, state, offset, limit }: DeliveryFilter & { offset: number; limit: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  let theirs = db
    .selectFrom("webhook_deliveries")
    .innerJoin("webhooks", "webhooks.id", "webhook_deliveries.webhook_id")
    .where("webhooks.user_id", "=", user_id);
  if (webhook) theirs = theirs.where("webhook_id", "=", webhook);
  if (state) theirs = theirs.where("state", "=", state);
  const [rows, { total }] = await Promise.all([
    theirs
      .select(shown)
      .orderBy("webhook_deliveries.created_at", "desc")
      .orderBy("webhook_deliveries.id", "desc")
      .offset(offset)
      .limit(limit)
      .execute(),
    theirs.select((count) => count.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as DeliveryRow[], total: Number(total) };
}

export async function insertDelivery(
  db: Db,
  row: Pick<DeliveryRow, "id" | "webhook_id" | "event" | "payload" | "next_at" | "created_at">,
): Promise<DeliveryRow> {
  const made = await db
    .insertInto("webhook_deliveries")
    .values(row)
    .returning(shown)
    .executeTakeFirstOrThrow();
  return made as DeliveryRow;
}

/** Queues one of an account's deliveries again; undefined if it has no such one, "off" if its webhook is. */
export async function queueAgain(
  db: Db,
  user_id: string,
  id: string,
  now: Date,
): Promise<DeliveryRow | "off" | undefined> {
  const found = await db
    .selectFrom("webhook_deliveries")
    .innerJoin("webhooks", "webhooks.id", "webhook_deliveries.webhook_id")
    .select("webhooks.is_enabled")
    .where("webhook_deliveries.id", "=", id)
    .where("webhooks.user_id", "=", user_id)
    .executeTakeFirst();
  if (!found) return undefined;
  if (!found.is_enabled) return "off";
  const row = await db
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", next_at: now })
    .where("id", "=", id)
    .returning(shown)
    .executeTakeFirst();
  return row as DeliveryRow | undefined;
}

/** What one attempt needs to know. */
export interface Due {
  id: string;
  webhook_id: string;
  url: string;
  payload: string;
  attempts: number;
  secret_sealed: Buffer;
  former_secret_sealed: Buffer | null;
  former_until: Date | null;
}

const jobs: JobTable = {
  table: "webhook_deliveries",
  due: "next_at",
  waiting: sql`j.state = 'waiting' and exists (select from webhooks w where w.id = j.webhook_id and w.is_enabled)`,
  order: sql`j.next_at, j.id`,
};

/** An attempt ends earlier. */
const lease_s = 60;

/** Takes the delivery that has been due for longest. */
export async function takeDue(db: Db, now: Date): Promise<Due | undefined> {
  const [due] = await claimJobs<Due>(db, jobs, {
    now,
    lease: lease_s,
    changes: sql`last_attempt_at = ${now}`,
    joined: { tables: sql`webhooks w`, on: sql`w.id = j.webhook_id` },
    returning: sql`j.id, j.webhook_id, j.payload, j.attempts, w.url, w.secret_sealed, w.former_secret_sealed,
      w.former_until`,
  });
  return due;
}

/** Writes how an attempt went. */
export const noteAttempt = (
  db: Db,
  id: string,
  outcome: Pick<DeliveryRow, "state" | "response_status" | "response" | "problem"> & {
    next_at?: Date | undefined;
  },
) => db.updateTable("webhook_deliveries").set(outcome).where("id", "=", id).execute();

/** Keeps since when a webhook fails; returns it. */
export async function noteHealth(
  db: Db,
  webhook_id: string,
  isWell: boolean,
  now: Date,
): Promise<Date | null> {
  const row = await db
    .updateTable("webhooks")
    .set({ failing_since: isWell ? null : sql<Date>`coalesce(failing_since, ${now})` })
    .where("id", "=", webhook_id)
    .returning("failing_since")
    .executeTakeFirst();
  return row?.failing_since ?? null;
}

export const forgetOldDeliveries = (db: Db, now: Date) =>
  sql`delete from webhook_deliveries where created_at < ${now}::timestamptz - interval '30 days'`.execute(db);
