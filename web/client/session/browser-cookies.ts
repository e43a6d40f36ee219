import { readCookie as readFrom } from "../../../domain/showrooms/cookies.ts";

export { isShowroomId, showroomIn } from "../../../domain/showrooms/cookies.ts";

/** Cookies that the browser itself writes. What proves anything is the server's and HttpOnly. */

const day_s = 24 * 60 * 60;
const remembered_s = 340 * day_s;
const rememberFlag = "remember_me";

/** A cookie of this document, or of a `Cookie` header. */
export function readCookie(name: string, header = document.cookie): string | undefined {
  return readFrom(name, header);
}

/** Lasts `maxAge_s` seconds; 0 removes it. */
export function cookieText(name: string, value: string, maxAge_s: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge_s}; SameSite=Lax`;
}

/** The showroom that one shops in, so that the server renders its prices at once. */
export function showroomCookie(vsd_id: string | null): string {
  return cookieText("showroom", vsd_id ?? "", vsd_id ? remembered_s : 0);
}

/** How pages are for this browser's visitor, as the server notes it where they choose. */
export function choiceCookie(name: "language" | "units", choice: string): string {
  return cookieText(name, choice, choiceLasts_s);
}

const choiceLasts_s = 365 * day_s;
const couponLasts_s = 30 * day_s;

/** A coupon that came with a link, until the checkout of that showroom fills it in; null removes it. */
export function couponCookie(coupon: { vsd_id: string; code: string } | null): string {
  return cookieText("coupon", coupon ? `${coupon.vsd_id}.${coupon.code}` : "", coupon ? couponLasts_s : 0);
}

/** The code that was kept for a showroom; empty without one. */
export function keptCoupon(vsd_id: string): string {
  const [kept, code = ""] = (readCookie("coupon") ?? "").split(".");
  return kept === vsd_id ? code : "";
}

/** Says for a day which kind of account signed in; layout only. */
export function userTypeCookie(type: "admin" | "user" | null): string {
  return cookieText("user_type", type ?? "", type ? day_s : 0);
}

/** Remembers at which of the two sign-ins this browser's last account signed in, also after it has signed out. */
export function portalCookie(portal: "pro" | "customer"): string {
  return portal === "pro" ? cookieText("portal", "pro", remembered_s) : cookieText("portal", "", 0);
}

/**
 * Notes whom "Remember me" was ticked for, or that it was not: the email to prefill on the sign-in page, and that this
 * browser can ask for a new session. The secret for that is the server's, and HttpOnly.
 */
export function rememberAccount(email: string | null): void {
  writeCookie(cookieText("remember_email", email ?? "", email ? remembered_s : 0));
  writeCookie(cookieText(rememberFlag, email ? "1" : "", email ? remembered_s : 0));
}

/** Whether this browser may ask for a new session when the present one has ended. */
export function isRemembered(): boolean {
  return readCookie(rememberFlag) === "1";
}

/** After signing out, or when the server no longer remembers; the address stays for the next time. */
export function forgetRemembrance(): void {
  writeCookie(cookieText(rememberFlag, "", 0));
}

/** The address that was remembered in this browser; empty without one. */
export function rememberedEmail(header: string): string {
  return readCookie("remember_email", header) ?? "";
}

export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookie;
}
