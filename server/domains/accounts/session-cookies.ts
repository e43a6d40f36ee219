import { parse } from "hono/utils/cookie";

const names = {
  session: "__Host-session",
  remember: "__Host-remember",
  device: "__Host-otp_verify",
  walk: "__Host-social",
  cart: "__Host-cart",
} as const;

const options = { httpOnly: true, secure: true, sameSite: "Lax", path: "/" } as const;

/** The part of a call that sets cookies. */
export interface CookieJar {
  setCookie(name: string, value: string, options: object): void;
  deleteCookie(name: string, options: object): void;
}

/** The secret that must come with a browser's bearer token; without `seconds` until the browser is closed. */
export function setSessionCookie(jar: CookieJar, secret: string, seconds: number | null): void {
  jar.setCookie(names.session, secret, seconds === null ? options : { ...options, maxAge: seconds });
}

/** What a remembered browser exchanges for new tokens. */
export function setRememberCookie(jar: CookieJar, secret: string, seconds: number): void {
  jar.setCookie(names.remember, secret, { ...options, maxAge: seconds });
}

/** Forgets session and remembrance in this browser. */
export function clearSessionCookies(jar: CookieJar): void {
  jar.deleteCookie(names.session, options);
  jar.deleteCookie(names.remember, options);
}

/** Forgets everything that this browser was known by. */
export function clearAllCookies(jar: CookieJar): void {
  for (const name of Object.values(names)) jar.deleteCookie(name, options);
}

/** Forgets a guest's key that an account has taken over. */
export function clearCartCookie(jar: CookieJar): void {
  jar.deleteCookie(names.cart, options);
}

/** Marks the browser on which an account proved a one-time code. */
export function setDeviceCookie(jar: CookieJar, secret: string, seconds: number): void {
  jar.setCookie(names.device, secret, { ...options, maxAge: seconds });
}

/** Binds a walk to a provider to this browser, for its ten minutes. */
export function setWalkCookie(jar: CookieJar, secret: string): void {
  jar.setCookie(names.walk, secret, { ...options, maxAge: 600 });
}

/** The cookies of a request that accounts know; null where absent or empty. */
export function readCookies(request: Request): {
  session: string | null;
  remember: string | null;
  device: string | null;
  walk: string | null;
  cart: string | null;
} {
  const header = request.headers.get("Cookie");
  const found = header ? parse(header) : {};
  return {
    session: found[names.session] || null,
    remember: found[names.remember] || null,
    device: found[names.device] || null,
    walk: found[names.walk] || null,
    cart: found[names.cart] || null,
  };
}
