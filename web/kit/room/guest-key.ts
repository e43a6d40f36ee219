import { storedCart } from "../../client/session/cart-count.ts";
import { readLocal, writeLocal } from "../../client/session/local-store.ts";
import { storedToken } from "../../client/session/session-store.ts";

/** What a guest's call about rooms, plans and lists carries: the same key as the cart's. Nothing for an account. */
export function asGuest(): { temp_project_id?: string } {
  const stored = storedToken() ? undefined : storedCart();
  return stored && "temp_project_id" in stored ? stored : {};
}

/** Remembers the key that a guest's first room was given. */
export function keepGuestKey(room: { temp_project_id: string | null }): void {
  if (room.temp_project_id && !readLocal("cart_id")) writeLocal("cart_id", room.temp_project_id);
}
