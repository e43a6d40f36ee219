import type { Language } from "../../../../domain/languages/language.ts";
import type { Caller } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { randomToken, tokenHash } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { sessionTimes } from "./session-times.rules.ts";
import { insertSession, revokeSession } from "./sessions.store.ts";

/** Who signs in from where. */
export interface Visit {
  platform: Platform;
  caller: Caller;
  is_browser: boolean;
  /** Of the page. */
  language: Language;
}

export interface OpenedSession {
  id: string;
  /** Sent to the client once; stored only as a hash. */
  token: string;
  /** For the HttpOnly cookie of a browser; null for other clients. */
  cookie: string | null;
  /** How long the browser keeps that cookie; null: until it closes. */
  seconds: number | null;
  /** For the remember cookie, if the browser should be remembered. */
  remember: string | null;
}

/** Signs an account in. A session that the same client still had open ends. */
export async function openSession(
  db: Db,
  visit: Visit,
  account: { id: string; remember?: boolean | undefined; otp_verified?: boolean | undefined },
): Promise<OpenedSession> {
  const now = visit.platform.now();
  const is_remembered = Boolean(account.remember) && visit.is_browser;
  const kind = !visit.is_browser ? "client" : is_remembered ? "remembered browser" : "browser";
  const { cookie_s, ...ends } = sessionTimes(kind, Boolean(account.remember), now);
  const token = randomToken();
  const cookie = visit.is_browser ? randomToken() : null;
  const remember = is_remembered ? { selector: randomToken(16), secret: randomToken() } : null;
  if (visit.caller.account) await revokeSession(db, visit.caller.account.session_id, now);
  const id = await insertSession(db, {
    user_id: account.id,
    token_hash: tokenHash(token),
    cookie_hash: cookie ? tokenHash(cookie) : null,
    otp_verified_at: account.otp_verified ? now : null,
    proved_at: now,
    remember_selector: remember?.selector ?? null,
    remember_hash: remember ? tokenHash(remember.secret) : null,
    user_agent: visit.caller.user_agent,
    ip: visit.caller.ip,
    created_at: now,
    ...ends,
  });
  return {
    id,
    token,
    cookie,
    seconds: cookie_s,
    remember: remember && `${remember.selector}.${remember.secret}`,
  };
}
