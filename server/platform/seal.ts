import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { everyKey, type SecretKeys } from "./secret-keys.ts";

const cipher = "aes-256-gcm";
const lengths = { nonce: 12, tag: 16 };

/** Encrypts data that must be readable again, with a separate key for each `purpose` (AES-256-GCM). */
export function seal(secretKey: string, purpose: string, text: string): Buffer {
  const nonce = randomBytes(lengths.nonce);
  const sealing = createCipheriv(cipher, keyFor(secretKey, purpose), nonce);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/**
 * Decrypts what `seal` wrote with one of the keys. Throws if it was changed, or sealed with another key or for another
 * purpose.
 */
export function unseal(keys: SecretKeys, purpose: string, sealed: Buffer): string {
  for (const key of everyKey(keys)) {
    const text = openedWith(key, purpose, sealed);
    if (text !== undefined) return text;
  }
  throw new Error(`no key in SECRET_KEY or OTHER_SECRET_KEYS opens what was sealed for "${purpose}"`);
}

/** What one key opens; undefined if another one sealed it. */
export function openedWith(secretKey: string, purpose: string, sealed: Buffer): string | undefined {
  try {
    return open(secretKey, purpose, sealed);
  } catch {
    return undefined;
  }
}

function open(secretKey: string, purpose: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, lengths.nonce);
  const tag = sealed.subarray(lengths.nonce, lengths.nonce + lengths.tag);
  const opening = createDecipheriv(cipher, keyFor(secretKey, purpose), nonce, {
    authTagLength: lengths.tag,
  }).setAuthTag(tag);
  const rest = sealed.subarray(lengths.nonce + lengths.tag);
  return Buffer.concat([opening.update(rest), opening.final()]).toString("utf8");
}

const keyFor = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secretKey, "", purpose, 32));
