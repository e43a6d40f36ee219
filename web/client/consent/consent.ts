import { useSyncExternalStore } from "react";
import { api } from "../api.ts";
import { cookieText, readCookie, writeCookie } from "../session/browser-cookies.ts";
import { storedToken } from "../session/session-store.ts";

/** `all` allows counting page views; `necessary` only what the shop cannot do without. */
export type ConsentChoice = "all" | "necessary";

const name = "cookie_consent";
const halfAYear_s = 180 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** The visitor's choice, or the browser's; `undefined` before that, and on the server. */
export function readConsent(): ConsentChoice | undefined {
  const stored = readCookie(name);
  if (stored === "all" || stored === "necessary") return stored;
  return asksForPrivacy() ? "necessary" : undefined;
}

/** Stores the choice in this browser, and in the account's log if signed in. */
export function chooseConsent(choice: ConsentChoice): void {
  writeCookie(cookieText(name, choice, halfAYear_s));
  for (const listener of listeners) listener();
  if (!storedToken()) return;
  const body = { kind: "counting", is_given: choice === "all" } as const;
  // the cookie counts; the log follows with the next change
  api("POST /api/privacy/consents", { body, feedback: "none" }).catch(() => undefined);
}

/** Subscribes to the choice, which is unknown on the server and during hydration. */
export function useConsent(): ConsentChoice | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Global Privacy Control: the browser answers for its user, so we do not ask. */
function asksForPrivacy(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
