import type { CookieOptions } from "hono/utils/cookie";
import type { Caller } from "../../../http/caller.ts";
import { randomToken } from "../../../platform/ids.ts";

/** The owner of projects and rooms: an account, or a guest key. */
export type Owner = { user_id: string } | { guest_key: string };

export const cartCookie = "__Host-cart";
export const cartCookieOptions = {
  httpOnly: true,
  secure: true,
  sameSite: "Lax",
  path: "/",
  maxAge: 180 * 24 * 3600,
} as const;

/** The account, whatever guest key is sent; for a guest the key, from the request or the cookie. */
export function ownerOf(caller: Caller, tempProjectId: string | undefined): Owner | null {
  if (caller.account) return { user_id: caller.account.id };
  const key = tempProjectId ?? caller.cart_key;
  return key ? { guest_key: key } : null;
}

/** The same, but a guest without a key gets one, in the response and as an HttpOnly cookie. */
export function guestOwner(
  call: { caller: Caller; setCookie(name: string, value: string, options: CookieOptions): void },
  tempProjectId?: string,
): Owner {
  const known = ownerOf(call.caller, tempProjectId);
  const owner = known ?? { guest_key: randomToken(16) };
  if ("guest_key" in owner) call.setCookie(cartCookie, owner.guest_key, cartCookieOptions);
  return owner;
}
