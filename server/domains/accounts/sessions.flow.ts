import type { Caller } from "../../caller.ts";
import type { Db } from "../../platform/database.ts";
import { randomToken, tokenHash } from "../../platform/ids.ts";
import type { Platform } from "../../platform/platform.ts";
import { insertSession, revokeSession } from "./sessions.store.ts";

const day_s = 24 * 60 * 60;
/** How long a sign-in lasts, plain and with "Remember me" (specification: 340 days). */
const lifetime_s = { plain: 30 * day_s, remembered: 340 * day_s };

/** The part of a call that tells who signs in from where. */
export interface Visit {
  platform: Platform;
  caller: Caller;
  is_browser: boolean;
}

export interface OpenedSession {
  id: string;
  /** Goes to the client, once; stored hashed only. */
  token: string;
  /** For the HttpOnly cookie of a browser; null for other clients. */
  cookie: string | null;
  seconds: number;
}

/** Signs an account in. A session that the same client still had open ends. */
export async function openSession(
  db: Db,
  visit: Visit,
  account: { id: string; remember?: boolean | undefined; otp_verified?: boolean | undefined },
): Promise<OpenedSession> {
  const now = visit.platform.now();
  const seconds = account.remember ? lifetime_s.remembered : lifetime_s.plain;
  const token = randomToken();
  const cookie = visit.is_browser ? randomToken() : null;
  if (visit.caller.account) await revokeSession(db, visit.caller.account.session_id, now);
  const id = await insertSession(db, {
    user_id: account.id,
    token_hash: tokenHash(token),
    cookie_hash: cookie ? tokenHash(cookie) : null,
    otp_verified_at: account.otp_verified ? now : null,
    user_agent: visit.caller.user_agent,
    ip: visit.caller.ip,
    created_at: now,
    expires_at: new Date(now.getTime() + seconds * 1000),
  });
  return { id, token, cookie, seconds };
}
