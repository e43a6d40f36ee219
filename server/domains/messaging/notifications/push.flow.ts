import webPush from "web-push";
import type { Config } from "../../../config.ts";
import type { Platform } from "../../../platform/platform.ts";
import { NotFetched } from "../../../platform/public-fetch.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import { nextTry } from "../../../platform/queue/retry.rules.ts";
import { everyKey } from "../../../platform/secret-keys.ts";
import {
  outcomeOf,
  type PushText,
  pauses_s,
  payloadOf,
  pushDigest,
  type VapidKeys,
  vapidKeys,
} from "./push.rules.ts";
import {
  type DuePush,
  delayPushes,
  donePushes,
  forgetSubscription,
  noteSent,
  pushChannel,
  takePushes,
} from "./push.store.ts";

const queue = createQueue<readonly DuePush[]>({
  failure: "push notifications could not be sent",
  place: { role: "jobs", name: "push notifications" },
  take: ({ db }) => takePushes(db, new Date()),
  async work(platform, due) {
    const devices = Map.groupBy(due, ({ subscription_id }) => subscription_id);
    await Promise.all([...devices.values()].map((messages) => sendToDevice(platform, messages)));
  },
});
const listening = new WeakSet<Platform["db"]>();

/** Sends what any server queues, as soon as its transaction commits; at once for what waits already. */
export function deliverPushes(platform: Platform): Promise<void> {
  if (!listening.has(platform.db)) {
    listening.add(platform.db);
    const wake = () => queue.wake(platform);
    platform.listen(pushChannel, wake, wake);
  }
  return sendPushes(platform);
}

/** Sends what is due until nothing is left; a second call while it runs only makes it look again. */
export const sendPushes = (platform: Platform): Promise<void> => queue.drain(platform);

/** What is due for one device; several that waited for the end of quiet hours become one message. */
async function sendToDevice(platform: Platform, messages: readonly DuePush[]): Promise<void> {
  const waited = messages.filter(({ held }) => held);
  const single = waited.length > 1 ? messages.filter(({ held }) => !held) : messages;
  if (waited.length > 1) await sendOne(platform, waited, pushDigest(waited));
  for (const message of single) await sendOne(platform, [message], message);
}

async function sendOne(platform: Platform, messages: readonly DuePush[], text: PushText): Promise<void> {
  const [first] = messages as [DuePush];
  const { db, now } = platform;
  const ids = messages.map(({ id }) => id);
  const outcome = first.is_live ? await attempt(platform, first, text) : "gone";
  if (outcome === "gone") return forgetSubscription(db, first.subscription_id);
  const again = outcome === "later" ? nextTry(pauses_s, first.attempts, new Date()) : null;
  if (again) return delayPushes(db, ids, again);
  await donePushes(db, ids);
  if (outcome === "sent") await noteSent(db, first.subscription_id, now());
}

/** Encrypts for the device (RFC 8291), signs (RFC 8292) and posts; its endpoint is checked like any user's address. */
async function attempt(
  platform: Platform,
  due: DuePush,
  text: PushText,
): Promise<ReturnType<typeof outcomeOf>> {
  const keys = everyKey(platform.config)
    .map(keysFrom)
    .find(({ publicKey }) => publicKey === due.application_key);
  if (!keys) return "gone";
  const subscription = {
    endpoint: due.endpoint,
    keys: { p256dh: due.reader_key, auth: due.auth_secret },
  };
  const { headers, body } = webPush.generateRequestDetails(subscription, payloadOf(text), {
    vapidDetails: { subject: contactOf(platform.config), ...keys },
    contentEncoding: "aes128gcm",
    TTL: 24 * 3600,
    topic: text.topic,
  });
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  try {
    return outcomeOf((await platform.post(due.endpoint, { headers: sent, body: body! })).status);
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    // an address in a private network is no push service
    return error.isFinal ? "gone" : "later";
  }
}

const known = new Map<string, VapidKeys>();

/** The marketplace's key pair for new subscriptions; those from before a change of keys keep theirs. */
export const keysOf = ({ secretKey }: Pick<Config, "secretKey">): VapidKeys => keysFrom(secretKey);

/** Derived once. */
function keysFrom(secretKey: string): VapidKeys {
  const keys = known.get(secretKey) ?? vapidKeys(secretKey);
  known.set(secretKey, keys);
  return keys;
}

/** Whom a push service can reach about us: the shop where it is served by HTTPS, the sender of its emails otherwise. */
function contactOf({ publicUrl, mailFrom }: Config): string {
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
