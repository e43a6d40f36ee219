import { useSyncExternalStore } from "react";
import type { Project } from "../../../contract/design/project-cart.ts";
import { api } from "../api.ts";
import { readCookie } from "./browser-cookies.ts";
import { readLocal, removeLocal, writeLocal } from "./local-store.ts";

/** Fired on `window` by whatever changes the cart without having the new cart at hand. */
export const cartUpdated = "cart-updated";

const accountCart = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
let count = 0;
const listeners = new Set<() => void>();

/** How many items are in the cart; 0 on the server and until the browser knows. */
export function useCartCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => count,
    () => 0,
  );
}

/**
 * Takes over the cart of this showroom as the API answered it: remembers its key and shows its count. Without one the
 * key stays: a guest's opens the carts of other showrooms too.
 */
export function keepCart(cart: Project | null): void {
  if (cart) writeLocal("cart_id", cart.temp_project_id ?? cart.id);
  setCount(cart?.totals.items ?? 0);
}

/** Where a tab keeps what was typed at checkout. */
export const typedCheckout = "checkout_typed";

/** Forgets the cart and what was typed at its checkout, after it was ordered or at sign-out. */
export function forgetCart(): void {
  removeLocal("cart_id");
  try {
    sessionStorage.removeItem(typedCheckout);
  } catch {
    // nothing is stored where storage is switched off
  }
  setCount(0);
}

/** Parts of a cart call that name the stored cart: a guest's key or the account's cart. */
export function storedCart(): { temp_project_id: string } | { project: string } | undefined {
  const id = readLocal("cart_id");
  if (!id) return undefined;
  return accountCart.test(id) ? { project: id } : { temp_project_id: id };
}

/** Asks for the count in this showroom again; without a stored cart there is nothing to ask. */
export async function refreshCartCount(): Promise<void> {
  const cart = storedCart();
  if (!cart) return setCount(0);
  const guest = "temp_project_id" in cart ? cart : {};
  const reply = await api("GET /api/projectCart", {
    query: { ...guest, is_cart: "1", showroom: readCookie("showroom") },
    feedback: "none",
  }).catch(() => undefined);
  if (reply) setCount(reply.data?.totals.items ?? 0);
}

function setCount(next: number): void {
  if (count === next) return;
  count = next;
  for (const listener of listeners) listener();
}
