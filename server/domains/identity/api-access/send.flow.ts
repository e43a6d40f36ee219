import { Webhook } from "standardwebhooks";
import { later } from "../../../platform/later.ts";
import { pokeMail } from "../../../platform/mail/send.ts";
import { type Letter, queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { NotFetched } from "../../../platform/public-fetch.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { audit } from "../audit/index.ts";
import { claimDue, type Due, noteAttempt, noteHealth } from "./deliveries.store.ts";
import { isOver, nextAttempt, problemOf } from "./retry.rules.ts";
import { openSecret } from "./secrets.flow.ts";
import { switchOff } from "./webhooks.store.ts";

/** One for each server: what it sends now, and whether more has come meanwhile. */
interface Post {
  underway: Promise<void> | null;
  isAskedAgain: boolean;
}
const posts = new WeakMap<Platform["db"], Post>();

/** Begins to send what is due, without waiting for it. Call it after the transaction that queued events. */
export function pokeWebhooks(platform: Platform): void {
  later(platform, "webhooks could not be sent", () => sendWebhooks(platform));
}

/** Sends what is due until nothing is left; a second call while it runs only makes it look again. */
export function sendWebhooks(platform: Platform): Promise<void> {
  const post = posts.get(platform.db) ?? { underway: null, isAskedAgain: false };
  posts.set(platform.db, post);
  if (post.underway) {
    post.isAskedAgain = true;
    return post.underway;
  }
  post.underway = untilDone(platform, post).finally(() => {
    post.underway = null;
  });
  return post.underway;
}

async function untilDone(platform: Platform, post: Post): Promise<void> {
  while (!platform.stopping.aborted) {
    post.isAskedAgain = false;
    const due = await claimDue(platform.db, platform.now());
    await Promise.all(due.map((one) => sendOne(platform, one)));
    if (due.length === 0 && !post.isAskedAgain) return;
  }
}

async function sendOne(platform: Platform, due: Due): Promise<void> {
  const { status, text, problem } = await attempt(platform, due);
  const now = platform.now();
  const isWell = problem === "";
  const next_at = isWell || status === 410 ? null : nextAttempt(due.attempts, now);
  await platform.db.transaction().execute(async (db) => {
    const failingSince = await noteHealth(db, due.webhook_id, isWell, now);
    await noteAttempt(db, due.id, {
      state: isWell ? "delivered" : next_at ? "waiting" : "failed",
      ...{ response_status: status, response: text, problem },
      ...(next_at && { next_at }),
    });
    if (isWell || !isOver(status, next_at === null, failingSince, now)) return;
    await tellItIsOff({ ...platform, db }, due.webhook_id, problem);
  });
  pokeMail(platform);
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
  const isFormerGood = due.former_until !== null && due.former_until > at;
  const secrets = [due.secret_sealed, isFormerGood ? due.former_secret_sealed : null].filter(
    (sealed) => sealed !== null,
  );
  const signatures = secrets.map((sealed) =>
    new Webhook(openSecret(config.secretKey, sealed)).sign(due.id, at, due.payload),
  );
  return {
    "webhook-id": due.id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}

const link = "/account/webhooks";

async function tellItIsOff({ db, config }: Pick<Platform, "db" | "config">, id: string, problem: string) {
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
  const letter: Letter = {
    ...{ subject: title, preview: problem, heading: title },
    blocks: [
      `Hello ${off.first_name},`,
      `We could not deliver events to ${off.url}. ${problem}`,
      "We keep undelivered events for 30 days and send them when you turn the webhook back on.",
    ],
    button: { label: "Review the webhook", path: link },
  };
  await queueMail(db, config, { kind: "webhook", to: off.email, letter });
}
