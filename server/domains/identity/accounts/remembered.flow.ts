import { timingSafeEqual } from "node:crypto";
import type { Db } from "../../../platform/database.ts";
import { randomToken, tokenHash } from "../../../platform/ids.ts";
import { exchangeTokens, lockRemembered, type RememberedRow } from "./remembered.store.ts";
import { exchanged, judgeRemembrance } from "./session-times.rules.ts";
import type { OpenedSession, Visit } from "./sessions.flow.ts";
import { revokeSession } from "./sessions.store.ts";

export type Renewal =
  | { outcome: "renewed"; session: OpenedSession; user_id: string; has_otp: boolean }
  /** Another tab of the same browser has just done the exchange. */
  | { outcome: "wait" }
  /** Unknown, ended, or used a second time, which ends the session. */
  | { outcome: "refused" };

/** Exchanges a remember cookie ("selector.secret") for new tokens of its session. Call it in a transaction. */
export async function renewRemembered(db: Db, visit: Visit, cookie: string): Promise<Renewal> {
  const [selector = "", secret = ""] = cookie.split(".");
  const now = visit.platform.now();
  const known = await lockRemembered(db, selector, now);
  if (!known) return { outcome: "refused" };
  const which = whichSecret(known, tokenHash(secret));
  const { remember_confirmed, remember_rotated_at } = known;
  const remembrance = { secret: which, is_confirmed: remember_confirmed, rotated_at: remember_rotated_at };
  switch (judgeRemembrance(remembrance, now)) {
    case "wait":
      return { outcome: "wait" };
    case "revoke":
      await revokeSession(db, known.id, now);
      return { outcome: "refused" };
    case "exchange": {
      const session = await exchange(db, visit, known, { selector, used: tokenHash(secret) });
      return { outcome: "renewed", session, user_id: known.user_id, has_otp: known.otp_verified_at !== null };
    }
  }
}

function whichSecret(known: RememberedRow, hash: Buffer): "current" | "previous" | "other" {
  if (timingSafeEqual(known.remember_hash, hash)) return "current";
  if (known.remember_previous_hash && timingSafeEqual(known.remember_previous_hash, hash)) return "previous";
  return "other";
}

async function exchange(
  db: Db,
  { platform, caller }: Visit,
  known: RememberedRow,
  { selector, used }: { selector: string; used: Buffer },
): Promise<OpenedSession> {
  const now = platform.now();
  const { token_expires_at, cookie_s } = exchanged(known.expires_at, now);
  const [token, cookie, secret] = [randomToken(), randomToken(), randomToken()];
  await exchangeTokens(db, known.id, {
    token_hash: tokenHash(token),
    cookie_hash: tokenHash(cookie),
    token_expires_at,
    remember_hash: tokenHash(secret),
    remember_previous_hash: used,
    remember_rotated_at: now,
    last_seen_at: now,
    user_agent: caller.user_agent,
    ip: caller.ip,
  });
  return { id: known.id, token, cookie, seconds: cookie_s, remember: `${selector}.${secret}` };
}
