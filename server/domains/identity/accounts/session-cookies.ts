import { readCookie } from "../../../../domain/showrooms/cookies.ts";

const names = {
  session: "__Host-session",
  remember: "__Host-remember",
  device: "__Host-otp_verify",
  walk: "__Host-social",
  cart: "__Host-cart",
  known: "__Host-known_device",
  office: "__Host-office",
} as const;

const options = { httpOnly: true, secure: true, sameSite: "Lax", path: "/" } as const;

/** The part of a call that sets cookies. */
export interface CookieJar {
  setCookie(name: string, value: string, options: object): void;
  deleteCookie(name: string, options: object): void;
}

/** The secret that must accompany a browser's bearer token; without `seconds` until the browser closes. */
export function setSessionCookie(jar: CookieJar, secret: string, seconds: number | null): void {
  jar.setCookie(names.session, secret, seconds === null ? options : { ...options, maxAge: seconds });
}

/** What a remembered browser exchanges for new tokens. */
export function setRememberCookie(jar: CookieJar, secret: string, seconds: number): void {
  jar.setCookie(names.remember, secret, { ...options, maxAge: seconds });
}

/** Puts an admin's session aside while signed in as a user. */
export function setOfficeCookie(jar: CookieJar, secret: string): void {
  jar.setCookie(names.office, secret, options);
}

export function clearOfficeCookie(jar: CookieJar): void {
  jar.deleteCookie(names.office, options);
}

/** Deletes session and remember cookies in this browser. */
export function clearSessionCookies(jar: CookieJar): void {
  jar.deleteCookie(names.session, options);
  jar.deleteCookie(names.remember, options);
  jar.deleteCookie(names.office, options);
}

/** Deletes all identifying cookies of this browser. */
export function clearAllCookies(jar: CookieJar): void {
  for (const name of Object.values(names)) jar.deleteCookie(name, options);
}

/** Deletes a guest key that an account has taken over. */
export function clearCartCookie(jar: CookieJar): void {
  jar.deleteCookie(names.cart, options);
}

/** Marks the browser as a trusted device after a one-time code. */
export function setDeviceCookie(jar: CookieJar, secret: string, seconds: number): void {
  jar.setCookie(names.device, secret, { ...options, maxAge: seconds });
}

const knownFor_s = 340 * 24 * 3600;

/** Marks a browser in which an account has signed in before; it grants nothing. */
export function setKnownDeviceCookie(jar: CookieJar, marks: string): void {
  jar.setCookie(names.known, marks, { ...options, maxAge: knownFor_s });
}

/** Binds a provider sign-in to this browser, for ten minutes. */
export function setWalkCookie(jar: CookieJar, secret: string): void {
  jar.setCookie(names.walk, secret, { ...options, maxAge: 600 });
}

/** The account cookies of a request; null if absent or empty. */
export function readCookies(request: Request): {
  session: string | null;
  remember: string | null;
  device: string | null;
  walk: string | null;
  cart: string | null;
  known: string | null;
  office: string | null;
} {
  const header = request.headers.get("Cookie") ?? "";
  const found = (name: string) => (header && readCookie(name, header)) || null;
  return {
    session: found(names.session),
    remember: found(names.remember),
    device: found(names.device),
    walk: found(names.walk),
    cart: found(names.cart),
    known: found(names.known),
    office: found(names.office),
  };
}
