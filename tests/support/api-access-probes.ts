import { sql } from "kysely";
import type { Make } from "./probe.ts";
import type { Shop } from "./shop.ts";

let names = 0;

/** An API key, a webhook with something sent, or a saved view of one vendor, and another vendor. */
async function apiAccess(shop: Shop) {
  const owner = await shop.signIn(shop.market.tileVendor.user_id);
  const stranger = await shop.signIn(shop.market.faucetVendor.user_id);
  const { db } = shop.platform;
  await sql`update sessions set proved_at = now()
    where user_id in (${owner.user_id}, ${stranger.user_id})`.execute(db);
  // an account has room for few of each, and other tests make some too; revoked keys take no room
  for (const [table, room] of [
    ["api_keys", sql`revoked_at is null`],
    ["webhooks", sql`true`],
    ["saved_views", sql`true`],
  ] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${owner.user_id} and ${room} and id not in
      (select id from ${sql.table(table)} where user_id = ${owner.user_id} and ${room} order by id desc limit 8)`.execute(
      db,
    );
  const made = await owner.call<{ webhook: { id: string } }>("POST /api/webhooks", {
    url: "https://hooks.example.com/probe",
    events: ["order.placed"],
  });
  const key = await owner.call<{ details: { id: string } }>("POST /api/api_keys", {
    name: `Probe ${++names}`,
    scopes: ["orders:read"],
  });
  const view = await owner.call<{ id: string }>("POST /api/views", {
    table: "orders",
    name: `Probe ${++names}`,
    search: "status=Shipped",
  });
  const webhook = made.body.data.webhook.id;
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (id, webhook_id, event, payload, state, next_at, created_at)
    values (gen_random_uuid(), ${webhook}, 'order.placed', '{}', 'failed', now(), now()) returning id`.execute(
    db,
  );
  const ids = { webhook, key: key.body.data.details.id, view: view.body.data.id, sent: rows[0]!.id };
  return { owner, stranger, ids };
}

const aboutAccess =
  (path: (ids: Awaited<ReturnType<typeof apiAccess>>["ids"]) => string, body?: unknown): Make =>
  async (shop) => {
    const { owner, stranger, ids } = await apiAccess(shop);
    return { owner, stranger, path: path(ids), body };
  };
/** For calls about API keys, webhooks and views. */
export const apiAccessProbes: Readonly<Record<string, Make>> = {
  "DELETE /api/push/{id}": async (shop) => {
    const { owner, stranger } = await apiAccess(shop);
    const { rows } = await sql<{ id: string }>`
      insert into push_subscriptions (id, user_id, session_id, endpoint, reader_key, auth_secret, application_key)
      select gen_random_uuid(), user_id, id, 'https://push.example.com/' || gen_random_uuid(), '', '', ''
      from sessions s where user_id = ${owner.user_id}
        and not exists (select from push_subscriptions p where p.session_id = s.id)
      order by created_at desc limit 1 returning id`.execute(shop.platform.db);
    return { owner, stranger, path: `/api/push/${rows[0]!.id}` };
  },
  "DELETE /api/api_keys/{id}": aboutAccess(({ key }) => `/api/api_keys/${key}`),
  "PUT /api/webhooks/{id}": aboutAccess(({ webhook }) => `/api/webhooks/${webhook}`, {
    url: "https://hooks.example.com/other",
    events: ["order.placed"],
  }),
  "DELETE /api/webhooks/{id}": aboutAccess(({ webhook }) => `/api/webhooks/${webhook}`),
  "POST /api/webhooks/{id}/secret": aboutAccess(({ webhook }) => `/api/webhooks/${webhook}/secret`),
  "POST /api/webhooks/{id}/test": aboutAccess(({ webhook }) => `/api/webhooks/${webhook}/test`),
  "POST /api/webhook_deliveries/{id}/resend": aboutAccess(
    ({ sent }) => `/api/webhook_deliveries/${sent}/resend`,
  ),
  "PUT /api/views/{id}": aboutAccess(({ view }) => `/api/views/${view}`, { is_default: true }),
  "DELETE /api/views/{id}": aboutAccess(({ view }) => `/api/views/${view}`),
};
