import type { User } from "../../../contract/identity/accounts.ts";
import { askedFor, landingPath } from "../../client/session/landing-path.ts";
import type { MyItem } from "../../client/session/local-store.ts";
import { safeRedirect } from "../../client/session/redirect-target.ts";

/** What this browser remembered before the sign-in. */
export interface Remembered {
  /** The redirect query of the sign-in page. */
  redirect?: string | null | undefined;
  redirect_to?: string | undefined;
  visual_redirect?: string | undefined;
  my_item?: MyItem | undefined;
  /** A guest cart was sent along. */
  hadGuestCart?: boolean;
}

/** The target page, and whether the room in progress becomes a project first. */
export interface NextStop {
  path: string;
  createsProject: boolean;
  /** The fallback if that project cannot be created. */
  otherwise?: string;
}

const checklist = "/visualize/checklist";
const stay = { createsProject: false };

/** The page after a sign-in (specification: login outcome). */
export function afterSignIn(user: User, remembered: Remembered): NextStop {
  if (user.type !== "User") return { ...stay, path: landingPath(user, remembered.redirect) };
  if (user.email_verified_at === null) {
    return { ...stay, path: verificationPath(afterSignIn(verified(user), remembered).path) };
  }
  const asked = askedFor(remembered.redirect);
  if (asked) return { ...stay, path: asked };
  const { visual_redirect, my_item } = remembered;
  if (visual_redirect === checklist) return { ...stay, path: checklist };
  if (visual_redirect) {
    return hasRoom(my_item)
      ? { path: safeRedirect(visual_redirect), createsProject: true, otherwise: "/" }
      : { ...stay, path: "/" };
  }
  if (user.total_projects > 0 && !remembered.hadGuestCart) return { ...stay, path: "/" };
  return { ...stay, path: safeRedirect(remembered.redirect_to) };
}

/**
 * The page after a provider sign-in (specification: social login). A checkout in progress takes precedence over the
 * projects, because it began in the cart.
 */
export function afterSocialSignIn(user: User, remembered: Remembered): NextStop {
  if (user.type !== "User" || user.email_verified_at === null) return afterSignIn(user, remembered);
  const asked = askedFor(remembered.redirect);
  if (user.total_projects > 0 && asked !== "/checkout") return { ...stay, path: "/projects" };
  return { ...stay, path: asked ?? safeRedirect(remembered.visual_redirect ?? remembered.redirect_to) };
}

/** The page after a registration. */
export function afterRegistration(remembered: Remembered): NextStop {
  const { visual_redirect, my_item } = remembered;
  if (visual_redirect) {
    return hasRoom(my_item)
      ? { path: safeRedirect(visual_redirect), createsProject: true, otherwise: "/visualize" }
      : { ...stay, path: "/visualize" };
  }
  return { ...stay, path: askedFor(remembered.redirect) ?? safeRedirect(remembered.redirect_to) };
}

/** The room id in a room page's path, if it is one. */
export const roomIn = (path: string | undefined): string | undefined =>
  /^\/visualize\/room\/([0-9a-f-]{36})(?=[/?#]|$)/.exec(path ?? "")?.[1];

/** The page that asks to verify the address, followed by the target page. */
export const verificationPath = (target: string): string =>
  target === "/" ? "/verifiction" : `/verifiction?${new URLSearchParams({ redirect: target })}`;

const hasRoom = (item: MyItem | undefined): boolean =>
  Boolean(item?.showroom && item.floorplan && item.floorTemplate);

const verified = (user: User): User => ({ ...user, email_verified_at: "proved" });
