import type { User } from "../../../contract/identity/accounts.ts";
import { safeRedirect } from "./redirect-target.ts";

const signInPages = ["/login", "/register", "/pro-account/login"];
const workplacePages =
  /^\/(account|notification|change_password|payout_setup|projects|cart|checkout|checkout-payment|thankyou|invitation)(?=[/?#]|$)/;

/** A redirect to anything but the home page or a sign-in page. */
export function askedFor(redirect: string | null | undefined): string | undefined {
  const path = safeRedirect(redirect);
  const page = path.replace(/[?#].*$/, "");
  return path === "/" || signInPages.includes(page) ? undefined : path;
}

/**
 * Where an account goes on: customers to the page they asked for or home; pros, vendors and admins to the workplace, or
 * to the page of it that they asked for.
 */
export function landingPath({ type }: Pick<User, "type">, redirect?: string | null): string {
  const path = askedFor(redirect);
  if (type === "User") return path ?? "/";
  return path && workplacePages.test(path) ? path : "/account";
}
