import type { Updateable } from "kysely";
import type { Webhooks } from "../../../../db/schema.generated.ts";
import type { Db } from "../../../platform/database.ts";

export interface WebhookRow {
  id: string;
  url: string;
  description: string;
  events: string[];
  is_enabled: boolean;
  problem: string;
  failing_since: Date | null;
  created_at: Date;
}

const shown = [
  "id",
  "url",
  "description",
  "events",
  "is_enabled",
  "problem",
  "failing_since",
  "created_at",
] as const;

export const webhooksOf = (db: Db, user_id: string): Promise<WebhookRow[]> =>
  db
    .selectFrom("webhooks")
    .select(shown)
    .where("user_id", "=", user_id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const insertWebhook = (
  db: Db,
  webhook: Pick<WebhookRow, "id" | "url" | "description" | "events" | "created_at"> & {
    user_id: string;
    secret_sealed: Buffer;
  },
): Promise<WebhookRow> =>
  db.insertInto("webhooks").values(webhook).returning(shown).executeTakeFirstOrThrow();

/** Changes an account's webhook; undefined if it has no such one. */
export const updateWebhook = (
  db: Db,
  user_id: string,
  id: string,
  change: Updateable<Webhooks>,
): Promise<WebhookRow | undefined> =>
  db
    .updateTable("webhooks")
    .set(change)
    .where((where) => where.and({ id, user_id }))
    .returning(shown)
    .executeTakeFirst();

/** Takes a new secret; the one before signs too until `former_until`. */
export const replaceSecret = (
  db: Db,
  user_id: string,
  id: string,
  secret: { secret_sealed: Buffer; former_until: Date },
): Promise<WebhookRow | undefined> =>
  db
    .updateTable("webhooks")
    .set((old) => ({ ...secret, former_secret_sealed: old.ref("secret_sealed") }))
    .where((where) => where.and({ id, user_id }))
    .returning(shown)
    .executeTakeFirst();

export async function deleteWebhook(db: Db, user_id: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom("webhooks")
    .where((where) => where.and({ id, user_id }))
    .returning("url")
    .executeTakeFirst();
  return row?.url;
}

/** Switches a webhook off by itself; the account to tell, or undefined where it was off already. */
export async function switchOff(db: Db, id: string, problem: string) {
  return db
    .updateTable("webhooks")
    .from("users")
    .set({ is_enabled: false, problem })
    .whereRef("users.id", "=", "webhooks.user_id")
    .where("webhooks.id", "=", id)
    .where("webhooks.is_enabled", "=", true)
    .returning(["users.id as user_id", "users.email", "users.first_name", "webhooks.url"])
    .executeTakeFirst();
}
