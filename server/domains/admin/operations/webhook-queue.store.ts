import { sql } from "kysely";
import type { WebhookState } from "../../../../contract/admin/operations.ts";
import type { Db } from "../../../platform/database.ts";

export interface WebhookRow {
  id: string;
  state: WebhookState;
  event: string;
  url: string;
  owner_id: string;
  owner_name: string;
  is_off: boolean;
  attempts: number;
  response_status: number | null;
  problem: string;
  created_at: Date;
  next_at: Date;
}

/** One page of what goes to vendors' and pros' systems, by state and by the owner's name or the address. */
export async function webhookRows(
  db: Db,
  { state = undefined, q }: { state?: WebhookState | undefined; q?: string | undefined },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: WebhookRow[]; total: number }> {
  const like = q ? `%${q.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const found = sql`
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id join users u on u.id = w.user_id
    where (${state ?? null}::text is null or d.state = ${state ?? null})
      and (${like}::text is null or concat_ws(' ', u.first_name, u.last_name) ilike ${like} or u.email ilike ${like}
        or w.url ilike ${like})`;
  const [{ rows }, counted] = await Promise.all([
    sql<WebhookRow>`
      select d.id, d.state, d.event, w.url, u.id as owner_id,
        coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) as owner_name,
        not w.is_enabled as is_off, d.attempts, d.response_status, d.problem, d.created_at, d.next_at ${found}
      order by d.created_at desc, d.id desc offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findWebhook(db: Db, id: string): Promise<{ is_enabled: boolean } | undefined> {
  return db
    .selectFrom("webhook_deliveries")
    .innerJoin("webhooks", "webhooks.id", "webhook_deliveries.webhook_id")
    .select("webhooks.is_enabled")
    .where("webhook_deliveries.id", "=", id)
    .executeTakeFirst();
}
