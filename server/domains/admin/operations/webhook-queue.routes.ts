import {
  listQueuedWebhooks,
  type QueuedWebhook,
  retryWebhooks,
} from "../../../../contract/admin/operations.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { makeWebhooksDue, wakeWebhooks } from "../../identity/api-access/index.ts";
import { audit } from "../../identity/audit/index.ts";
import { harmless } from "./queues.rules.ts";
import { findWebhook, type WebhookRow, webhookRows } from "./webhook-queue.store.ts";

const view = ({ url, owner_id, owner_name, next_at, ...row }: WebhookRow): QueuedWebhook => ({
  ...row,
  host: URL.parse(url)?.host ?? "",
  owner: { id: owner_id, name: owner_name },
  problem: harmless(row.problem),
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.state === "waiting" && !row.is_off ? next_at.toISOString() : null,
});

const list = serve(listQueuedWebhooks, async ({ query, platform }) => {
  const { page, per_page, ...filter } = query;
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await webhookRows(platform.db, filter, window);
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  const path = "/api/admin/queues/webhooks";
  return { data: listForm(rows.map(view), { total, page, per_page, path, query: asked }) };
});

const retry = serve(retryWebhooks, async ({ body, caller, platform }) => {
  const count = await platform.db.transaction().execute(async (db) => {
    if ("id" in body) {
      const found = (await findWebhook(db, body.id)) ?? fail("not_found");
      if (!found.is_enabled) failFields({ id: "This webhook is turned off. Its owner can turn it on." });
    }
    const made = await makeWebhooksDue(db, body, platform.now());
    if (made === 0 && "id" in body) failFields({ id: "This webhook was already delivered." });
    if (made > 0) {
      const about = "id" in body && { about: { type: "webhook_delivery", id: body.id } };
      await audit(db, { caller, action: "webhook.retried", ...about, details: { count: made } });
    }
    return made;
  });
  wakeWebhooks(platform);
  const message = count === 1 ? "We're sending it again." : `We're sending ${count} again.`;
  return { message, data: { count } };
});

export const webhookQueueRoutes: readonly Route[] = [list, retry];
