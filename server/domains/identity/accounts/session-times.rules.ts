const day_s = 24 * 60 * 60;

/** How long a sign-in lasts at most, plain and with "Remember me" (specification: 340 days). */
const lifetime_s = { plain: 30 * day_s, remembered: 340 * day_s };
/** A plain browser session ends after this long without use. */
const idle_s = 7 * day_s;
/** How long a remembered browser uses one token before it has to exchange it. */
const tokenLifetime_s = day_s;
/** Two tabs that exchange at the same moment are not theft. */
const sameMoment_ms = 30_000;

export type SessionKind = "client" | "browser" | "remembered browser";

export interface SessionTimes {
  token_expires_at: Date;
  expires_at: Date;
  /** How long the browser keeps the session cookie; null: until it closes. */
  cookie_s: number | null;
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** When a session that starts now ends, and its first token. */
export function sessionTimes(kind: SessionKind, remember: boolean, now: Date): SessionTimes {
  const expires_at = later(now, remember ? lifetime_s.remembered : lifetime_s.plain);
  switch (kind) {
    case "client":
      return { expires_at, token_expires_at: expires_at, cookie_s: null };
    case "browser":
      return { expires_at, token_expires_at: slidingEnd(now), cookie_s: null };
    case "remembered browser":
      return { expires_at, ...exchanged(expires_at, now) };
  }
}

/** The next token of a remembered session that ends at `expires_at`, and the lifetime of its cookies. */
export function exchanged(expires_at: Date, now: Date): { token_expires_at: Date; cookie_s: number } {
  const token_expires_at = new Date(Math.min(later(now, tokenLifetime_s).getTime(), expires_at.getTime()));
  return { token_expires_at, cookie_s: Math.floor((expires_at.getTime() - now.getTime()) / 1000) };
}

/** The new expiry of a plain session that is used now. */
export const slidingEnd = (now: Date): Date => later(now, idle_s);

/** A remembered session whose secret was presented. */
export interface Remembrance {
  /** Which of the stored secrets it is. */
  secret: "current" | "previous" | "other";
  /** The tokens of the last exchange have been used. */
  is_confirmed: boolean;
  rotated_at: Date | null;
}

/**
 * What to do with a remember cookie. A secret that was already exchanged was stolen, by either the first or the second
 * user, so the session ends for both; unless the response to that exchange never arrived (nobody used its tokens), or
 * another tab did it this very moment.
 */
export function judgeRemembrance(
  { secret, is_confirmed, rotated_at }: Remembrance,
  now: Date,
): "exchange" | "wait" | "revoke" {
  if (secret === "current") return "exchange";
  if (secret === "other") return "revoke";
  if (!is_confirmed) return "exchange";
  return rotated_at && now.getTime() - rotated_at.getTime() < sameMoment_ms ? "wait" : "revoke";
}
