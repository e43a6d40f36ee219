import { createHash } from "node:crypto";
import { forgetAttempts as forget, takeBackAttempt as takeBack } from "../../../http/attempts.store.ts";
import { type Limit, takeAttempt } from "../../../http/limits.ts";
import type { Db } from "../../../platform/database.ts";

const day_s = 24 * 3600;

/**
 * Limits for actions that can be guessed or that annoy others, per window of `seconds`. For what a stranger can use up
 * for somebody else (emails to an address) the wait does not grow, so nobody can lock others out.
 */
const limits = {
  // wrong passwords only: one address may be a whole office, or the customers of a mobile carrier
  "login-address": { count: 100, seconds: 900, grows_to: day_s },
  "login-account": { count: 10, seconds: 900, grows_to: day_s },
  "login-device": { count: 10, seconds: 900, grows_to: day_s },
  // all browsers new to an account together; its owner has known browsers, and the emailed link
  "login-strangers": { count: 30, seconds: 900, grows_to: 3600 },
  "register-address": { count: 60, seconds: 3600 },
  "register-taken": { count: 10, seconds: 3600, grows_to: day_s },
  "register-document": { count: 40, seconds: 3600 },
  "email-resend": { count: 5, seconds: 900 },
  "forgot-address": { count: 30, seconds: 900, grows_to: day_s },
  "forgot-account": { count: 5, seconds: 900 },
  "reset-address": { count: 30, seconds: 900, grows_to: day_s },
  "verify-address": { count: 60, seconds: 900, grows_to: day_s },
  "password-account": { count: 10, seconds: 900, grows_to: day_s },
  "remembered-address": { count: 120, seconds: 900 },
  "passkey-address": { count: 120, seconds: 900 },
  "social-address": { count: 200, seconds: 900 },
  "social-proof": { count: 5, seconds: 900 },
  "confirm-account": { count: 10, seconds: 900, grows_to: day_s },
  "ai-login-address": { count: 100, seconds: 900, grows_to: day_s },
  "ai-login-account": { count: 10, seconds: 900, grows_to: day_s },
  "ai-login-device": { count: 10, seconds: 900, grows_to: day_s },
  "ai-login-strangers": { count: 30, seconds: 900, grows_to: 3600 },
  "ai-forgot-account": { count: 5, seconds: 900 },
  "ai-code-address": { count: 60, seconds: 900, grows_to: day_s },
  "ai-code-account": { count: 10, seconds: 900, grows_to: day_s },
  "data-export": { count: 3, seconds: 3600 },
  consent: { count: 30, seconds: 3600 },
  "code-mail": { count: 5, seconds: 900 },
  "code-check": { count: 20, seconds: 900, grows_to: day_s },
} satisfies Record<string, Limit>;

export type Limited = keyof typeof limits;

/** Counts one try; refuses with 429 after too many. The account is logged as a hash, not in clear. */
export const countAttempt = (db: Db, what: Limited, who: string): Promise<void> =>
  takeAttempt(db, subjectOf(what, who), limits[what]);

/** Clears the tries after a success. */
export const forgetAttempts = (db: Db, what: Limited, who: string): Promise<void> =>
  forget(db, subjectOf(what, who));

/** Does not count a try that succeeded, where the tries before it still count. */
export const takeBackAttempt = (db: Db, what: Limited, who: string): Promise<void> =>
  takeBack(db, subjectOf(what, who), limits[what].seconds);

const subjectOf = (what: Limited, who: string): string =>
  `${what}:${createHash("sha256").update(who.toLowerCase()).digest("base64url").slice(0, 22)}`;
