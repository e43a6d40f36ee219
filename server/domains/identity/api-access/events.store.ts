import { sql } from "kysely";
import type { WebhookEvent } from "../../../../contract/identity/webhook-events.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

/** Something that happened, for the webhooks of one account. Never others' prices, card data or secrets. */
export interface Happened {
  user_id: string;
  event: WebhookEvent;
  data: Readonly<Record<string, unknown>>;
}

/** Queues events for the webhooks that wait for them. Call it in the transaction of the event, then `wakeWebhooks`. */
export async function emitEvents(db: Db, happened: readonly Happened[], at: Date): Promise<void> {
  if (happened.length === 0) return;
  const users = [...new Set(happened.map(({ user_id }) => user_id))];
  const webhooks = await db
    .selectFrom("webhooks")
    .select(["id", "user_id", "events"])
    .where("user_id", "in", users)
    .where("is_enabled", "=", true)
    .execute();
  const rows = happened.flatMap(({ user_id, event, data }) =>
    webhooks
      .filter((webhook) => webhook.user_id === user_id && webhook.events.includes(event))
      .map((webhook) => deliveryOf(webhook.id, event, data, at)),
  );
  if (rows.length > 0) await db.insertInto("webhook_deliveries").values(rows).execute();
}

/** A row of the queue, to be sent at once. */
export const deliveryOf = (webhook_id: string, event: string, data: object, at: Date) => ({
  id: newId(),
  webhook_id,
  event,
  payload: JSON.stringify({ type: event, timestamp: at.toISOString(), data }),
  next_at: at,
  created_at: at,
});

/** Tells the vendors of variants that have just sold out. */
export async function emitOutOfStock(db: Db, variantIds: readonly number[], at: Date): Promise<void> {
  if (variantIds.length === 0) return;
  const { rows } = await sql<{
    user_id: string;
    sku: string;
    vendor_sku: string;
    name: string;
    hash: string;
  }>`
    select ve.user_id, v.sku, v.vendor_sku, p.name, p.hash
    from variants v join products p on p.id = v.product_id join vendors ve on ve.id = v.vendor_id
    where v.id = any(${[...variantIds]}::bigint[])
      and exists (select from webhooks w where w.user_id = ve.user_id and w.is_enabled)`.execute(db);
  await emitEvents(
    db,
    rows.map(({ user_id, ...data }) => ({ user_id, event: "product.out_of_stock" as const, data })),
    at,
  );
}
