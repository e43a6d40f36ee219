import type { Route } from "../../../http/serve.ts";
import type { Job } from "../../../platform/jobs.ts";
import { keyedIn } from "../../../platform/rekey.store.ts";
import { forgetOldDeliveries } from "./deliveries.store.ts";
import { routes as keys } from "./keys.routes.ts";
import { forgetOldKeys } from "./keys.store.ts";
import { webhookPurpose } from "./secrets.flow.ts";
import { sendWebhooks } from "./send.flow.ts";
import { routes as webhooks } from "./webhooks.routes.ts";

export { makeWebhooksDue } from "./due-again.store.ts";
export { emitEvents, emitOutOfStock, type Happened } from "./events.store.ts";
export { callerByKey } from "./identify-key.flow.ts";
export { keyIn } from "./key.rules.ts";
export { sendWebhooks, wakeWebhooks } from "./send.flow.ts";

export const routes: readonly Route[] = [...keys, ...webhooks];

export const jobs: readonly Job[] = [
  { name: "send-webhooks", cron: "* * * * *", at_start: true, run: sendWebhooks },
  {
    name: "tidy-api-access",
    cron: "25 9 * * *",
    run: async ({ db, now }) => {
      await forgetOldDeliveries(db, now());
      await forgetOldKeys(db, now());
    },
  },
];

export const keyedColumns = keyedIn(
  "webhooks",
  { name: "webhook secrets", id: "id", column: "secret_sealed", sealed_for: webhookPurpose },
  {
    name: "webhook secrets before a rotation",
    id: "id",
    column: "former_secret_sealed",
    sealed_for: webhookPurpose,
  },
);
