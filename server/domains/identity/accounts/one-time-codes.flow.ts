import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Db } from "../../../platform/database.ts";
import { newId, randomToken, tokenHash } from "../../../platform/ids.ts";
import { queueMail } from "../../../platform/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import { everyKey } from "../../../platform/secret-keys.ts";
import { codeEmail } from "./emails.ts";
import { countCodeTry, insertMailedToken, spendCode, withdrawMailedTokens } from "./mailed-tokens.store.ts";
import { insertTrustedDevice } from "./sessions.store.ts";

const lifetime_ms = 10 * 60_000;
const mostTries = 5;
/** How long a device stays trusted (specification: 340 days). */
export const deviceTrust_s = 340 * 24 * 60 * 60;

/** Emails a new code to an account; earlier ones stop working. Call it in a transaction. */
export async function mailCode(
  db: Db,
  platform: Platform,
  user: { id: string; email: string; first_name: string },
): Promise<void> {
  const now = platform.now();
  const id = newId();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await withdrawMailedTokens(db, user.id, "one_time_code", now);
  await insertMailedToken(db, {
    id,
    user_id: user.id,
    purpose: "one_time_code",
    token_hash: codeHash(platform.config.secretKey, id, code),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime_ms),
  });
  await queueMail(db, platform.config, {
    kind: "account",
    to: user.email,
    content: codeEmail(user.first_name, code),
  });
}

export type CodeOutcome = "right" | "wrong" | "spent";

/** Checks a code and spends it if correct; `spent` means that no tries are left. */
export async function checkCode(platform: Platform, user_id: string, code: string): Promise<CodeOutcome> {
  const now = platform.now();
  // The try is counted before the comparison and in its own statement, so that parallel tries count too.
  const open = await countCodeTry(platform.db, user_id, mostTries, now);
  if (!open) return "spent";
  const isRight = everyKey(platform.config).some((key) =>
    timingSafeEqual(open.token_hash, codeHash(key, open.id, code)),
  );
  if (!isRight) {
    return open.tries >= mostTries ? "spent" : "wrong";
  }
  return (await spendCode(platform.db, open.id, now)) ? "right" : "spent";
}

/** Makes the calling device trusted; returns the secret for its cookie. */
export async function trustDevice(db: Db, platform: Platform, user_id: string): Promise<string> {
  const secret = randomToken();
  const now = platform.now();
  await insertTrustedDevice(db, {
    user_id,
    token_hash: tokenHash(secret),
    created_at: now,
    expires_at: new Date(now.getTime() + deviceTrust_s * 1000),
  });
  return secret;
}

/** Six digits can be guessed at once from a plain hash, so the hash uses the server's key. */
const codeHash = (secretKey: string, id: string, code: string): Buffer =>
  createHmac("sha256", secretKey).update(`one-time-code:${id}:${code}`).digest();
