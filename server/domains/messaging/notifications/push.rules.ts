import { createECDH, createHash, ECDH, hkdfSync } from "node:crypto";

const curve = "prime256v1";

export interface VapidKeys {
  /** Uncompressed point, base64url: what browsers subscribe with. */
  publicKey: string;
  /** base64url */
  privateKey: string;
}

/** The key pair that identifies this marketplace to push services (RFC 8292), the same on all its servers. */
export function vapidKeys(secretKey: string): VapidKeys {
  const pair = createECDH(curve);
  for (let round = 0; ; round++) {
    const privateKey = Buffer.from(hkdfSync("sha256", secretKey, "", `web push ${round}`, 32));
    try {
      pair.setPrivateKey(privateKey);
    } catch {
      // one number in four billion is not a key of this curve
      continue;
    }
    return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
  }
}

/** Whether a browser's public key (base64url) is a point of the curve, so that we can encrypt for it. */
export function isReaderKey(key: string): boolean {
  try {
    ECDH.convertKey(key, curve, "base64url");
    return true;
  } catch {
    return false;
  }
}

/** Names what a message is about: a newer one with the same name takes the place of an older one, on the device too. */
export const topicOf = (kind: string, title: string, link: string): string =>
  createHash("sha256")
    .update(JSON.stringify(link ? [kind, link] : [kind, link, title]))
    .digest("base64url")
    .slice(0, 32);

/** What a device shows. */
export interface PushText {
  topic: string;
  title: string;
  body: string;
  /** A page's path within the shop; empty for the list of notifications. */
  link: string;
}

/** The JSON that a device receives, well within the 4096 bytes that push services take. */
export function payloadOf({ topic, title, body, link }: PushText): string {
  const text = { tag: topic, title: cut(title, 120), body: cut(body, 300), link: link || "/notification" };
  return JSON.stringify(text);
}

const cut = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join("")}…` : text;
};

/** One message in place of several that waited for the end of quiet hours. */
export const pushDigest = (waited: readonly PushText[]): PushText => ({
  topic: "quiet-hours",
  title: `${waited.length} notifications from your quiet hours`,
  body: waited.map(({ title }) => title).join("\n"),
  link: "/notification",
});

const minute_s = 60;
/** After each failed attempt. */
export const pauses_s = [1, 5, 30, 120, 360].map((minutes) => minutes * minute_s);

/** What the answer of a push service means (RFC 8030). */
export function outcomeOf(status: number): "sent" | "gone" | "later" | "refused" {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 408 || status === 429 || status >= 500 ? "later" : "refused";
}
