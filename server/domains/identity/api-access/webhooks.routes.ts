import type { WebhookEvent } from "../../../../contract/identity/webhook-events.ts";
import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  mostWebhooks,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from "../../../../contract/identity/webhooks.ts";
import { accountOf } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { newId } from "../../../platform/ids.ts";
import { privateHostProblem } from "../../../platform/private-host.ts";
import { audit } from "../audit/index.ts";
import { type DeliveryRow, deliveriesOf, insertDelivery, queueAgain } from "./deliveries.store.ts";
import { deliveryOf } from "./events.store.ts";
import { newSecret, sealSecret } from "./secrets.flow.ts";
import { wakeWebhooks } from "./send.flow.ts";
import {
  deleteWebhook,
  insertWebhook,
  replaceSecret,
  updateWebhook,
  type WebhookRow,
  webhooksOf,
} from "./webhooks.store.ts";

const sentByHand = { count: 30, seconds: 600 };
const bothSecrets_ms = 24 * 3600_000;

const view = (row: WebhookRow): Webhook => ({
  ...row,
  events: row.events as WebhookEvent[],
  failing_since: row.failing_since?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

const deliveryView = ({ webhook_id, next_at, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  webhook: webhook_id,
  next_at: row.state === "waiting" ? next_at.toISOString() : null,
  created_at: row.created_at.toISOString(),
  last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
});

const list = serve(listWebhooks, async ({ caller, platform }) => ({
  data: (await webhooksOf(platform.db, accountOf(caller).id)).map(view),
}));

const about = (id: string, url: string) => ({
  about: { type: "webhook", id },
  details: { host: new URL(url).host },
});

/** Looks the host up before the transaction, which would wait for it. */
async function refusePrivate(url: string): Promise<void> {
  const problem = await privateHostProblem(url);
  if (problem) failFields({ url: problem });
}

const add = serve(addWebhook, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  await refusePrivate(body.url);
  const secret = newSecret();
  const row = await platform.db.transaction().execute(async (db) => {
    if ((await webhooksOf(db, account.id)).length >= mostWebhooks) {
      failFields({ url: `You can have up to ${mostWebhooks} webhooks.` });
    }
    const made = await insertWebhook(db, {
      id: newId(),
      user_id: account.id,
      url: body.url,
      description: body.description,
      events: [...new Set(body.events)],
      secret_sealed: sealSecret(platform.config.secretKey, secret),
      created_at: platform.now(),
    });
    await audit(db, { caller, action: "webhook.added", ...about(made.id, made.url) });
    return made;
  });
  return { data: { secret, webhook: view(row) } };
});

const change = serve(changeWebhook, async ({ params, body, caller, platform }) => {
  await refusePrivate(body.url);
  const row = await platform.db.transaction().execute(async (db) => {
    const changed = await updateWebhook(db, accountOf(caller).id, params.id, {
      ...body,
      events: [...new Set(body.events)],
      ...(body.is_enabled && { problem: "", failing_since: null }),
    });
    if (!changed) return fail("not_found");
    await audit(db, { caller, action: "webhook.changed", ...about(changed.id, changed.url) });
    return changed;
  });
  if (row.is_enabled) wakeWebhooks(platform);
  return { message: "Webhook saved.", data: view(row) };
});

const remove = serve(removeWebhook, async ({ params, caller, platform }) => {
  await platform.db.transaction().execute(async (db) => {
    const url = (await deleteWebhook(db, accountOf(caller).id, params.id)) ?? fail("not_found");
    await audit(db, { caller, action: "webhook.removed", ...about(params.id, url) });
  });
  return { message: "Webhook removed.", data: { id: params.id } };
});

const rotate = serve(rotateWebhookSecret, async ({ params, caller, platform }) => {
  const secret = newSecret();
  const row = await platform.db.transaction().execute(async (db) => {
    const changed = await replaceSecret(db, accountOf(caller).id, params.id, {
      secret_sealed: sealSecret(platform.config.secretKey, secret),
      former_until: new Date(platform.now().getTime() + bothSecrets_ms),
    });
    if (!changed) return fail("not_found");
    await audit(db, { caller, action: "webhook.secret_rotated", ...about(changed.id, changed.url) });
    return changed;
  });
  return { data: { secret, webhook: view(row) } };
});

const test = serve(testWebhook, async ({ params, caller, platform }) => {
  const { id } = accountOf(caller);
  const webhook = (await webhooksOf(platform.db, id)).find((row) => row.id === params.id);
  if (!webhook) return fail("not_found");
  if (!webhook.is_enabled) return refuseWhileOff();
  await takeAttempt(platform.db, `webhook-by-hand:${id}`, sentByHand);
  const data = { message: "This is a test. Nothing has happened." };
  const row = await insertDelivery(platform.db, deliveryOf(webhook.id, "webhook.test", data, platform.now()));
  wakeWebhooks(platform);
  return { data: deliveryView(row) };
});

const refuseWhileOff = () => failFields({ webhook: "This webhook is off. Turn it on first." });

const log = serve(listWebhookDeliveries, async ({ query, caller, platform }) => {
  const { page, per_page, ...filter } = query;
  const place = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await deliveriesOf(platform.db, accountOf(caller).id, { ...filter, ...place });
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  const form = { total, page, per_page, path: "/api/webhook_deliveries", query: Object.fromEntries(asked) };
  return { data: listForm(rows.map(deliveryView), form) };
});

const resend = serve(resendWebhookDelivery, async ({ params, caller, platform }) => {
  const { id } = accountOf(caller);
  const row = await queueAgain(platform.db, id, params.id, platform.now());
  if (!row) return fail("not_found");
  if (row === "off") return refuseWhileOff();
  await takeAttempt(platform.db, `webhook-by-hand:${id}`, sentByHand);
  wakeWebhooks(platform);
  return { data: deliveryView(row) };
});

export const routes: readonly Route[] = [list, add, change, remove, rotate, test, log, resend];
