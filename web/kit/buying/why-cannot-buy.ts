import type { User } from "../../../contract/identity/accounts.ts";

/** Why an account cannot buy in a showroom, and where it can. */
export interface CannotBuyReason {
  title: string;
  text: string;
  /** The pro's own showroom, where they can buy. */
  own: { vsd_id: string; company_name: string } | null;
}

/** What an account that cannot buy here is told; for accounts that `canBuy` refuses. */
export function whyCannotBuy({
  type,
  shop_profile: own,
}: Pick<User, "type" | "shop_profile">): CannotBuyReason {
  const instead = "To order here, log out and sign in with a homeowner account.";
  if (type !== "Contractor") {
    const title = type === "Vendor" ? "Vendor accounts can't buy" : "Admin accounts can't buy";
    return { title, text: instead, own: null };
  }
  const title = "You can't buy in another pro’s showroom";
  if (!own)
    return {
      title,
      text: `Pros buy in their own showroom, and you don't have one yet. ${instead}`,
      own: null,
    };
  return {
    title,
    text: `At ${own.company_name} you buy at your trade price. ${instead}`,
    own: { vsd_id: own.vsd_id, company_name: own.company_name },
  };
}
