import type { User } from "../../../contract/identity/accounts.ts";

type Buyer = Pick<User, "type" | "shop_profile"> | null;

/**
 * Whether an account can buy in a showroom: customers everywhere, pros in their own, vendors and admins nowhere. Guests
 * can, because their account is not known yet.
 */
export const canBuy = (user: Buyer, vsdId: string | undefined): boolean =>
  !user || user.type === "User" || buysAtTradePrice(user, vsdId);

/** Whether an account buys in a showroom at the trade price: the pro who runs it. */
export const buysAtTradePrice = (user: Buyer, vsdId: string | undefined): boolean =>
  user?.type === "Contractor" && vsdId !== undefined && user.shop_profile?.vsd_id === vsdId;
