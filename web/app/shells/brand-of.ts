import type { CSSProperties } from "react";
import type { User } from "../../../contract/identity/accounts.ts";
import { accentProperties } from "../../../domain/showrooms/accent.ts";
import { isBranded } from "../../../domain/showrooms/branding.ts";

/** The accent of a pro whose plan or add-on includes own colors; undefined for everybody else. */
export function brandOf(user: User): CSSProperties | undefined {
  if (!hasBrand(user)) return undefined;
  return accentProperties(user.shop_profile?.theme_color) as CSSProperties | undefined;
}

export const hasBrand = ({ type, custom_addon, latest_subscription, shop_profile }: User): boolean =>
  type === "Contractor" &&
  isBranded({
    has_addon: custom_addon,
    latest_plan: latest_subscription,
    theme_color: shop_profile?.theme_color,
  });
