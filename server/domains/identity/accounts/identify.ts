import { timingSafeEqual } from "node:crypto";
import { isLanguage, type Language } from "../../../../domain/languages/language.ts";
import { chosenUnits, type UnitSystem } from "../../../../domain/languages/units.ts";
import type { Account, Caller } from "../../../http/caller.ts";
import { tokenHash } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import { noteLanguage, noteUnits } from "../people/index.ts";
import { readCookies } from "./session-cookies.ts";
import { slidingEnd } from "./session-times.rules.ts";
import { findSession, type SessionRow, touchSession } from "./sessions.store.ts";

/** Shorter values cannot be tokens (specification: valid if longer than 10). */
const minimumTokenLength = 10;
const touchedEvery_ms = 60_000;

/**
 * Identifies the caller. One query, and only if there is a bearer token. A token that is unknown, expired or revoked,
 * that lacks its cookie, or whose account is deactivated or pending, counts as a guest.
 */
export async function identify(platform: Platform, request: Request, ip: string): Promise<Caller> {
  const cookies = readCookies(request);
  const token = bearerToken(request);
  const account = token ? await accountBehind(platform, token, cookies, readingOf(request)) : null;
  return {
    account,
    cart_key: cookies.cart,
    device_key: cookies.device,
    remember_key: cookies.remember,
    walk_key: cookies.walk,
    known_device: cookies.known,
    session_key: cookies.session,
    office_key: cookies.office,
    ip,
    user_agent: (request.headers.get("User-Agent") ?? "").slice(0, 400),
  };
}

function bearerToken(request: Request): string | null {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  return token && token.length > minimumTokenLength ? token : null;
}

async function accountBehind(
  platform: Platform,
  token: string,
  cookies: { session: string | null; device: string | null },
  { language, units }: Reading,
): Promise<Account | null> {
  const now = platform.now();
  const device = cookies.device ? tokenHash(cookies.device) : null;
  const session = await findSession(platform.db, tokenHash(token), device, now);
  if (!session || !hasItsCookie(session, cookies.session)) return null;
  if (!session.remember_confirmed || now.getTime() - session.last_seen_at.getTime() > touchedEvery_ms) {
    await touchSession(platform.db, session.id, { now, idleUntil: slidingEnd(now) });
  }
  if (!session.stand_in_by) {
    if (language && language !== session.language) await noteLanguage(platform.db, session.user_id, language);
    if (units && units !== session.units) await noteUnits(platform.db, session.user_id, units);
  }
  return {
    id: session.user_id,
    type: session.type,
    email: session.email,
    is_verified: session.email_verified_at !== null,
    needs_otp: session.needs_otp,
    has_otp: session.has_otp,
    proved_at: session.proved_at,
    session_id: session.id,
    stand_in: session.stand_in_by ? { admin_id: session.stand_in_by, until: session.expires_at } : null,
    team:
      session.team_role && session.team_owner
        ? { role: session.team_role, owner_id: session.team_owner }
        : null,
  };
}

/** How somebody's pages are for them; undefined where a request does not say. */
interface Reading {
  language: Language | undefined;
  units: UnitSystem | undefined;
}

const readingOf = (request: Request): Reading => ({
  language: languageAtWork(request),
  units: chosenUnits(request.headers.get("Cookie")),
});

/**
 * The language of the page where somebody does something, which decides in which they get emails. Our pages send it
 * alone; what a browser prefers comes with its region and weights, and says nothing of the page.
 */
function languageAtWork({ method, headers }: Request): Language | undefined {
  const said = headers.get("Accept-Language");
  return method !== "GET" && isLanguage(said) ? said : undefined;
}

/** A browser's token is useless without its HttpOnly cookie. */
function hasItsCookie({ cookie_hash }: SessionRow, cookie: string | null): boolean {
  if (!cookie_hash) return true;
  return cookie !== null && timingSafeEqual(cookie_hash, tokenHash(cookie));
}
