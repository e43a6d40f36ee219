import { timingSafeEqual } from "node:crypto";
import type { Scope } from "../../../../contract/scopes.ts";
import { countAttempt } from "../../../http/attempts.store.ts";
import type { Caller } from "../../../http/caller.ts";
import { Failure, fail } from "../../../http/failure.ts";
import { tokenHash } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { KeyParts } from "./key.rules.ts";
import { findKey, touchKey } from "./keys.store.ts";

const perKey = { count: 300, seconds: 60 };
const touchedEvery_ms = 60_000;

/**
 * The caller behind an API key; cookies that come along mean nothing. 401 for a key that is unknown, expired or revoked
 * or whose account is on hold, 429 for one that calls too often. `tell` gets the headers that say what is left.
 */
export async function callerByKey(
  platform: Platform,
  { prefix, secret }: KeyParts,
  from: Pick<Caller, "ip" | "user_agent">,
  tell: (header: string, value: string) => void,
): Promise<Caller> {
  const { db } = platform;
  const now = platform.now();
  const found = await findKey(db, prefix, now);
  if (!found || !timingSafeEqual(found.secret_hash, tokenHash(secret))) return fail("key_invalid");
  await countCall(platform, found.id, tell);
  if (!found.last_used_at || now.getTime() - found.last_used_at.getTime() > touchedEvery_ms) {
    await touchKey(db, found.id, now);
  }
  return {
    account: {
      id: found.user_id,
      type: found.type,
      email: found.email,
      is_verified: found.email_verified_at !== null,
      // the code was proved when the key was made
      needs_otp: false,
      has_otp: true,
      proved_at: null,
      session_id: "",
    },
    key: { id: found.id, scopes: found.scopes as Scope[] },
    cart_key: null,
    ...from,
  };
}

async function countCall({ db }: Platform, id: string, tell: (header: string, value: string) => void) {
  const { attempts, started } = await countAttempt(db, `api-key:${id}`, perKey.seconds);
  const left_s = Math.max(1, Math.ceil(started + perKey.seconds - Date.now() / 1000));
  tell("RateLimit-Limit", String(perKey.count));
  tell("RateLimit-Remaining", String(Math.max(0, perKey.count - attempts)));
  tell("RateLimit-Reset", String(left_s));
  if (attempts <= perKey.count) return;
  throw new Failure("too_many", { values: { seconds: left_s }, retryAfter: left_s });
}
