import { timingSafeEqual } from "node:crypto";
import { parse } from "hono/utils/cookie";
import type { AiAccount } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";
import { randomToken, tokenHash } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findAiSession, insertAiSession, touchAiSession } from "./ai-accounts.store.ts";

const cookieName = "__Host-ai-session";
export const aiSession_s = 30 * 24 * 60 * 60;
const cookieOptions = { httpOnly: true, secure: true, sameSite: "Lax", path: "/" } as const;
/** Shorter values cannot be tokens (specification: valid if longer than 10). */
const minimumTokenLength = 10;
const touchedEvery_ms = 60_000;

interface CookieJar {
  setCookie(name: string, value: string, options: object): void;
  deleteCookie(name: string, options: object): void;
}

export const setAiCookie = (jar: CookieJar, secret: string): void =>
  jar.setCookie(cookieName, secret, { ...cookieOptions, maxAge: aiSession_s });

export const clearAiCookie = (jar: CookieJar): void => jar.deleteCookie(cookieName, cookieOptions);

/**
 * The AI design account behind the `AuthorizationAI` header, or null. The two headers are separate: a shop token opens
 * nothing here, and vice versa.
 */
export async function identifyAi(platform: Platform, request: Request): Promise<AiAccount | null> {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get("AuthorizationAI") ?? "")?.[1];
  if (!token || token.length <= minimumTokenLength) return null;
  const now = platform.now();
  const session = await findAiSession(platform.db, tokenHash(token), now);
  if (!session || !hasItsCookie(session.cookie_hash, request.headers.get("Cookie"))) return null;
  if (now.getTime() - session.last_seen_at.getTime() > touchedEvery_ms) {
    await touchAiSession(platform.db, session.id, now);
  }
  const { ai_account_id: id, email, email_verified_at, id: session_id } = session;
  return { id, email, is_verified: email_verified_at !== null, session_id };
}

/** A browser's token is useless without its HttpOnly cookie. */
function hasItsCookie(hash: Buffer | null, header: string | null): boolean {
  if (!hash) return true;
  const cookie = header ? parse(header, cookieName)[cookieName] : undefined;
  return cookie !== undefined && timingSafeEqual(hash, tokenHash(cookie));
}

/** Signs an AI design account in: the token for the client, and the cookie's secret for a browser. */
export async function openAiSession(
  db: Db,
  visit: { platform: Platform; caller: { ip: string; user_agent: string }; is_browser: boolean },
  ai_account_id: string,
): Promise<{ token: string; cookie: string | null }> {
  const now = visit.platform.now();
  const token = randomToken();
  const cookie = visit.is_browser ? randomToken() : null;
  await insertAiSession(db, {
    ai_account_id,
    token_hash: tokenHash(token),
    cookie_hash: cookie ? tokenHash(cookie) : null,
    user_agent: visit.caller.user_agent,
    ip: visit.caller.ip,
    created_at: now,
    expires_at: new Date(now.getTime() + aiSession_s * 1000),
  });
  return { token, cookie };
}
