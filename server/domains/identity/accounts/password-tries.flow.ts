import { knownDevice, markDevice } from "./known-device.rules.ts";
import { countAttempt, forgetAttempts, type Limited, takeBackAttempt } from "./limits.ts";
import { type CookieJar, setKnownDeviceCookie } from "./session-cookies.ts";
import type { Visit } from "./sessions.flow.ts";

interface PasswordTry {
  /** AI design accounts are separate and counted separately. */
  kind?: "login" | "ai-login";
  email: string;
  /** The id of the account with this address, if any. */
  account: string | undefined;
}

/**
 * Counts a try at an account's password, and refuses with 429 after too many. Browsers in which the account has never
 * signed in are counted together, wherever they are; a known browser is counted separately, so that somebody who
 * guesses never makes the owner wait there. Wrong passwords from one address count together too, whoever they are for.
 * Returns a function that clears the account's tries, for when the password was correct.
 */
export async function countPasswordTry(
  { platform, caller }: Visit,
  { kind = "login", email, account }: PasswordTry,
): Promise<() => Promise<void>> {
  const { db, config } = platform;
  const device = account && knownDevice(config, caller.known_device ?? null, account);
  const tries: [what: Limited, who: string][] = device
    ? [[`${kind}-device`, `${account}@${device}`]]
    : [
        [`${kind}-account`, `${email}@${caller.ip}`],
        [`${kind}-strangers`, email],
      ];
  await countAttempt(db, `${kind}-address`, caller.ip);
  for (const [what, who] of tries) await countAttempt(db, what, who);
  return async () => {
    await takeBackAttempt(db, `${kind}-address`, caller.ip);
    for (const [what, who] of tries) await forgetAttempts(db, what, who);
  };
}

/** Remembers in a browser that the account has signed in there, or has shown that its mailbox is the owner's. */
export function rememberDevice(visit: Visit & CookieJar, account: string): void {
  if (!visit.is_browser) return;
  const { platform, caller } = visit;
  setKnownDeviceCookie(visit, markDevice(platform.config.secretKey, caller.known_device ?? null, account));
}
