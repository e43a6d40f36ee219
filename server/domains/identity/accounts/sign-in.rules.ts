import type { ErrorCode } from "../../../../contract/errors.ts";
import type { SignInRow } from "./users.store.ts";

export type Portal = "customer" | "pro";

/**
 * Why an account with the right password may still not sign in, or null. The customer sign-in is only for type User,
 * the pro sign-in for everybody else.
 */
export function signInRefusal(
  user: Pick<SignInRow, "status" | "type">,
  portal: Portal | undefined,
): ErrorCode | null {
  if (user.status === "Deactive") return "account_deactivated";
  if (user.status !== "Active" && user.status !== "Approve") return "account_pending";
  if (portal === "customer" && user.type !== "User") return "not_authorized_page";
  if (portal === "pro" && user.type === "User") return "not_authorized_page";
  return null;
}

/** Where the one-time code comes from that an account has to prove at sign-in; null if none. */
export function needsCode(user: Pick<SignInRow, "type" | "has_authenticator">): "app" | "email" | null {
  if (user.has_authenticator) return "app";
  return user.type === "Admin" ? "email" : null;
}

/** Splits a name at its first space. */
export function splitName(full_name: string): { first_name: string; last_name: string } {
  const name = full_name.trim();
  const space = name.indexOf(" ");
  if (space < 0) return { first_name: name, last_name: "" };
  return { first_name: name.slice(0, space), last_name: name.slice(space + 1).trim() };
}
