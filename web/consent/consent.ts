import { useSyncExternalStore } from "react";
import { api } from "../api.ts";
import { cookieText, readCookie, writeCookie } from "../session/browser-cookies.ts";
import { storedToken } from "../session/session-store.ts";

/** `all` lets pages be counted; `necessary` keeps to what the shop cannot do without. */
export type ConsentChoice = "all" | "necessary";

const name = "cookie_consent";
const halfAYear_s = 180 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** What the visitor chose, or what the browser says for him; `undefined` until then, and on the server. */
export function readConsent(): ConsentChoice | undefined {
  const stored = readCookie(name);
  if (stored === "all" || stored === "necessary") return stored;
  return asksForPrivacy() ? "necessary" : undefined;
}

/** Keeps the choice in this browser, and in the log of the account if somebody is signed in. */
export function chooseConsent(choice: ConsentChoice): void {
  writeCookie(cookieText(name, choice, halfAYear_s));
  for (const listener of listeners) listener();
  if (!storedToken()) return;
  const body = { kind: "counting", is_given: choice === "all" } as const;
  // the cookie is what counts; the log follows with the next change
  api("POST /api/privacy/consents", { body, feedback: "none" }).catch(() => undefined);
}

/** Follows the choice, which is not known on the server and while hydrating: as if there were none. */
export function useConsent(): ConsentChoice | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Global Privacy Control: the browser answers for its user, so there is nothing to ask. */
function asksForPrivacy(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
