import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { showToast } from "../../ui/toast.ts";
import { ApiError, api } from "../api.ts";
import { forgetRemembrance, isRemembered, showroomCookie, writeCookie } from "./browser-cookies.ts";
import { forgetCart } from "./cart-count.ts";
import { removeLocal } from "./local-store.ts";
import { endSession, type Session, sessionOf, sessionStore, storedToken } from "./session-store.ts";

/** Everything that signing out clears, besides the token. */
const clearedAtSignOut = [
  "my_item",
  "project",
  "visual_redirect",
  "showroom",
  "category",
  "breadcrumb",
  "recently_viewed",
  "product_category",
  "product_list",
  "customer_viewed",
  "top_product",
  "new-layout",
  "cart_id",
  "unsent_messages",
  "style_profile",
] as const;

/** The account in this browser, and the way out. */
export function useSession(): Session & { isSignedIn: boolean; signOut: () => Promise<void> } {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readOnServer);
  const navigate = useNavigate();

  const signOut = async () => {
    await api("POST /api/logout", { feedback: "none" }).catch(ignoreRefusal);
    forgetAccount();
    await navigate("/");
    showToast("success", "Logged Out Successfully");
  };

  return { ...session, isSignedIn: session.status === "user", signOut };
}

/** Clears the account in this browser and everything in progress. */
export function forgetAccount(): void {
  forgetUse();
  forgetRemembrance();
  removeLocal("officeToken");
  endSession();
}

/** Clears what is in progress in this browser, but not the session. */
export function forgetUse(): void {
  removeLocal(...clearedAtSignOut);
  writeCookie(showroomCookie(null));
  forgetCart();
}

/** Signing out here succeeds whatever the server says: an unknown token is as good as a revoked one. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Asks the server who the stored token belongs to; a token that fails is removed. */
export async function refreshUser(): Promise<void> {
  if (!storedToken() && !isRemembered()) {
    sessionStore.write(sessionOf(null));
    return;
  }
  const { user: known, owing } = sessionStore.read();
  if (!known && !owing) sessionStore.write({ status: "loading", user: null, owing: null });
  try {
    const { user } = await api("GET /api/authuser", { feedback: "none" });
    sessionStore.write(sessionOf(user));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || error.status === 403) endSession();
  }
}
