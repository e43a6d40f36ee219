/** As much of a plan as decides about branding; `paid_amount` in US dollars. */
export interface BrandPlan {
  plan: string;
  subscription_status: string;
  paid_amount: number;
}

const premiumAmount_usd = 199;
/** A payment that failed is tried again for a while, during which nothing is taken away. */
const running = ["active", "past_due"];

/**
 * Whether a pro's own colour and logo may stand in place of the marketplace's: with the custom add-on, or with
 * Premium as the latest plan, running and paid at its price. There must be a colour; without one all stays as it is.
 */
export function isBranded(pro: {
  has_addon: boolean;
  latest_plan: BrandPlan | null;
  theme_color: string | null | undefined;
}): boolean {
  if (!pro.theme_color) return false;
  const { latest_plan: plan } = pro;
  const isPremium =
    plan?.plan === "premium" &&
    plan.paid_amount === premiumAmount_usd &&
    running.includes(plan.subscription_status);
  return pro.has_addon || isPremium;
}

/** Whether a stored add-on is on: the specification's `1` and `true`, and our `active`, in any form. */
export const isAddonOn = (stored: unknown): boolean =>
  ["1", "true", "active"].includes(String(stored ?? "").toLowerCase());
