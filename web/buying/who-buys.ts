import type { User } from "../../contract/accounts.ts";

/** Why an account cannot buy in a showroom, and where it can. */
export interface CannotBuyReason {
  title: string;
  text: string;
  /** The pro's own showroom, where it can buy. */
  own: { vsd_id: string; company_name: string } | null;
}

/**
 * Customers buy everywhere, pros in their own showroom, vendors and admins nowhere.
 * @returns null for an account that can buy, and for guests, whose account is not known yet
 */
export function whyCannotBuy(
  user: Pick<User, "type" | "shop_profile"> | null,
  vsdId: string | undefined,
): CannotBuyReason | null {
  if (!user || user.type === "User") return null;
  const elsewise = "To order here, log out and sign in with a homeowner account.";
  if (user.type !== "Contractor") {
    const title = user.type === "Vendor" ? "Vendor accounts cannot buy" : "Admin accounts cannot buy";
    return { title, text: elsewise, own: null };
  }
  const own = user.shop_profile;
  if (own && own.vsd_id === vsdId) return null;
  const title = "You cannot buy in another pro’s showroom";
  if (!own)
    return { title, text: `Pros buy in their own showroom, and you have none yet. ${elsewise}`, own: null };
  return {
    title,
    text: `At ${own.company_name} you buy at your trade price. ${elsewise}`,
    own: { vsd_id: own.vsd_id, company_name: own.company_name },
  };
}

/** Whether an account buys in a showroom at the trade price: the pro who runs it. */
export const buysAtTradePrice = (
  user: Pick<User, "type" | "shop_profile"> | null,
  vsdId: string | undefined,
): boolean => user?.type === "Contractor" && vsdId !== undefined && user.shop_profile?.vsd_id === vsdId;
