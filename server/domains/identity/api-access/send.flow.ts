import { Webhook } from "standardwebhooks";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type EmailContent, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { NotFetched } from "../../../platform/public-fetch.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import { nextTry } from "../../../platform/queue/retry.rules.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { audit } from "../audit/index.ts";
import { type Due, noteAttempt, noteHealth, takeDue } from "./deliveries.store.ts";
import { isOver, pauses_s, problemOf } from "./retry.rules.ts";
import { openSecret } from "./secrets.flow.ts";
import { switchOff } from "./webhooks.store.ts";

/** Calls that one process makes at once: a server that is slow to answer holds up no other. */
const atOnce = 20;

const queue = createQueue<Due>({
  failure: "webhooks could not be sent",
  place: { role: "jobs", name: "webhooks" },
  workers: atOnce,
  take: ({ db, now }) => takeDue(db, now()),
  work: sendOne,
});

/** Begins to send what is due, without waiting for it. Call it after the transaction that queued events. */
export const wakeWebhooks = (platform: Platform): void => queue.wake(platform);

/** Sends what is due until nothing is left; a second call while it runs only makes it look again. */
export const sendWebhooks = (platform: Platform): Promise<void> => queue.drain(platform);

async function sendOne(platform: Platform, due: Due): Promise<void> {
  const { status, text, problem } = await attempt(platform, due);
  const now = platform.now();
  const isWell = problem === "";
  const next_at = isWell || status === 410 ? null : nextTry(pauses_s, due.attempts, now);
  await platform.db.transaction().execute(async (db) => {
    const failingSince = await noteHealth(db, due.webhook_id, isWell, now);
    await noteAttempt(db, due.id, {
      state: isWell ? "delivered" : next_at ? "waiting" : "failed",
      response_status: status,
      response: text,
      problem,
      ...(next_at && { next_at }),
    });
    if (isWell || !isOver(status, next_at === null, failingSince, now)) return;
    await notifyItIsOff({ ...platform, db }, due.webhook_id, problem);
  });
  wakeMail(platform);
}

interface Attempt {
  status: number | null;
  text: string;
  problem: string;
}

async function attempt(platform: Platform, due: Due): Promise<Attempt> {
  const { url, payload: body } = due;
  try {
    const { status, text } = await platform.post(url, { body, headers: signedHeaders(platform, due) });
    return { status, text: text.replaceAll("\0", ""), problem: problemOf(status) };
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    return { status: null, text: "", problem: error.message };
  }
}

/** In the form of Standard Webhooks; for a day after a rotation with the signature of the former secret too. */
function signedHeaders({ config, now }: Platform, due: Due): Record<string, string> {
  const at = now();
  const isFormerProduct = due.former_until !== null && due.former_until > at;
  const secrets = [due.secret_sealed, isFormerProduct ? due.former_secret_sealed : null].filter(
    (sealed) => sealed !== null,
  );
  const signatures = secrets.map((sealed) =>
    new Webhook(openSecret(config, sealed)).sign(due.id, at, due.payload),
  );
  return {
    "webhook-id": due.id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}

const link = "/account/webhooks";

async function notifyItIsOff({ db, config }: Pick<Platform, "db" | "config">, id: string, problem: string) {
  const off = await switchOff(db, id, problem);
  if (!off) return;
  const title = "A webhook was turned off";
  await audit(db, {
    caller: null,
    action: "webhook.switched_off",
    about: { type: "webhook", id },
    details: { host: new URL(off.url).host },
  });
  await notify(db, { user_id: off.user_id, kind: "webhook", title, body: problem, link });
  const content: EmailContent = {
    subject: title,
    preview: problem,
    heading: title,
    blocks: [
      `Hello ${off.first_name},`,
      `We could not deliver events to ${off.url}. ${problem}`,
      "We keep undelivered events for 30 days and send them when you turn the webhook back on.",
    ],
    button: { label: "Review the webhook", path: link },
  };
  await queueMail(db, config, { kind: "webhook", to: off.email, content });
}
