import type { User } from "../../../contract/identity/accounts.ts";
import { portalCookie, userTypeCookie, writeCookie } from "./browser-cookies.ts";
import { readLocal, removeLocal, writeLocal } from "./local-store.ts";

export interface Session {
  /** `unknown` until the browser has looked; `loading` while a stored token is being checked. */
  status: "unknown" | "loading" | "guest" | "user";
  user: User | null;
  /** The account that has signed in but still owes its one-time code; until then this browser is a guest's. */
  owing: User | null;
}

const minimumTokenLength = 10;
const initial: Session = { status: "unknown", user: null, owing: null };

/** The session of an account as the API answered it; without one a guest's. */
export function sessionOf(user: User | null): Session {
  if (user?.otp_required && !user.otp_verified) return { status: "guest", user: null, owing: user };
  return { status: user ? "user" : "guest", user, owing: null };
}

let session = initial;
const listeners = new Set<() => void>();

export const sessionStore = {
  read: () => session,
  readOnServer: () => initial,
  write(next: Session) {
    session = next;
    markDocument(next.status === "user" || next.status === "loading");
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The header shows either form by this mark, which stands before React runs. */
function markDocument(isSignedIn: boolean): void {
  if (isSignedIn) document.documentElement.dataset.session = "in";
  else delete document.documentElement.dataset.session;
}

/** The stored token of the shop account, when it can be one. */
export function storedToken(): string | undefined {
  const token = readLocal("authToken");
  return token && token.length > minimumTokenLength ? token : undefined;
}

/** The stored token of the AI design account, when it can be one. */
export function storedAiToken(): string | undefined {
  const token = readLocal("AIauthToken");
  return token && token.length > minimumTokenLength ? token : undefined;
}

/** Takes over an account that the API has just signed in. */
export function openSession(user: User, token: string): void {
  writeLocal("authToken", token);
  writeCookie(userTypeCookie(user.type === "Admin" ? "admin" : "user"));
  writeCookie(portalCookie(user.type === "User" ? "customer" : "pro"));
  sessionStore.write(sessionOf(user));
}

/** Removes account and token; the visitor's choices in the shop stay. */
export function endSession(): void {
  removeLocal("authToken");
  writeCookie(userTypeCookie(null));
  sessionStore.write(sessionOf(null));
}

/** Forgets the AI design account; the shop's account stays. */
export function endAiSession(): void {
  removeLocal("AIauthToken");
}
