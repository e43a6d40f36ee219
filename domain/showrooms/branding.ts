/** The part of a plan that decides about branding; `paid_amount` in US dollars. */
export interface BrandPlan {
  plan: string;
  subscription_status: string;
  paid_amount: number;
  /** What Premium costs in this subscription's period; the specification's price unless told. */
  price?: number;
}

const premiumPrice_usd = 199;
/** A failed payment is retried for a while; nothing is taken away during that time. */
const running = ["active", "past_due"];

/**
 * Whether a pro may use their own color and logo instead of the marketplace's: with the custom add-on, or with Premium
 * as the latest plan, active and paid at its price. A color is required; without one nothing changes.
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
    plan.paid_amount === (plan.price ?? premiumPrice_usd) &&
    running.includes(plan.subscription_status);
  return pro.has_addon || isPremium;
}
