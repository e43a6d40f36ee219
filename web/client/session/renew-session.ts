import type { User } from "../../../contract/identity/accounts.ts";
import { ApiError } from "../api-call.ts";
import { forgetRemembrance } from "./browser-cookies.ts";
import { openSession, storedToken } from "./session-store.ts";

let renewing: Promise<boolean> | undefined;

/**
 * Gets a remembered browser its next session, once for all calls and tabs that find the old one ended.
 * @param ended the token that the API refused
 * @param ask makes the call; the cookie that it needs is sent along by the browser
 * @returns whether there is a session now; throws when the API could not be reached
 */
export function renewSession(ended: string | undefined, ask: () => Promise<unknown>): Promise<boolean> {
  renewing ??= inTurn(() => exchange(ended, ask)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Tabs take turns: the second finds the first one's token. */
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  return "locks" in navigator ? navigator.locks.request("session-renewal", work) : work();
}

async function exchange(ended: string | undefined, ask: () => Promise<unknown>): Promise<boolean> {
  if (isNew(ended)) return true;
  try {
    const { user, token } = (await ask()) as { user: User; token: string };
    openSession(user, token);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) return isNew(ended);
    if (error.status !== 401 && error.status !== 403) throw error;
    forgetRemembrance();
    return false;
  }
}

function isNew(ended: string | undefined): boolean {
  const token = storedToken();
  return token !== undefined && token !== ended;
}
