import { parse } from "hono/utils/cookie";

const names = { session: "__Host-session", device: "__Host-otp_verify", cart: "__Host-cart" } as const;

const options = { httpOnly: true, secure: true, sameSite: "Lax", path: "/" } as const;

/** The part of a call that sets cookies. */
interface CookieJar {
  setCookie(name: string, value: string, options: object): void;
  deleteCookie(name: string, options: object): void;
}

/** The secret that must come with a browser's bearer token. */
export function setSessionCookie(jar: CookieJar, secret: string, seconds: number): void {
  jar.setCookie(names.session, secret, { ...options, maxAge: seconds });
}

export function clearSessionCookie(jar: CookieJar): void {
  jar.deleteCookie(names.session, options);
}

/** Forgets a guest's key that an account has taken over. */
export function clearCartCookie(jar: CookieJar): void {
  jar.deleteCookie(names.cart, options);
}

/** Marks the browser on which an account proved a one-time code. */
export function setDeviceCookie(jar: CookieJar, secret: string, seconds: number): void {
  jar.setCookie(names.device, secret, { ...options, maxAge: seconds });
}

/** The cookies of a request that accounts know; null where absent or empty. */
export function readCookies(request: Request): {
  session: string | null;
  device: string | null;
  cart: string | null;
} {
  const header = request.headers.get("Cookie");
  const found = header ? parse(header) : {};
  return {
    session: found[names.session] || null,
    device: found[names.device] || null,
    cart: found[names.cart] || null,
  };
}
