import type { Plan, PlanState } from "../../../contract/money/plans.ts";
import { premiumCredits } from "../../../domain/money/credit-packs.ts";
import type { Tone } from "../../ui/badge.tsx";
import { formatDate } from "../../ui/format.ts";

export type Choice = Plan["choice"];

export const planNames: Record<Choice, string> = {
  basic: "Basic",
  addon: "Branding add-on",
  premium: "Premium",
};

/** The same within a sentence. */
export const planCalled: Record<Choice, string> = { ...planNames, addon: "the branding add-on" };
/** The same at its beginning. */
export const planStarts: Record<Choice, string> = { ...planNames, addon: "The branding add-on" };

export const planStates: Record<PlanState, { text: string; tone: Tone }> = {
  free: { text: "Free", tone: "neutral" },
  trial: { text: "Free trial", tone: "good" },
  active: { text: "Active", tone: "good" },
  past_due: { text: "Payment failed", tone: "bad" },
  cancelled: { text: "Canceled", tone: "neutral" },
  lapsed: { text: "Ended, not paid", tone: "neutral" },
};

const ownBranding = "Your color and logo on your showroom, its emails, proposals and poster";

/** What a plan includes. Premium may be for sale without the add-on, so it names everything it has. */
export const planIncludes: Record<Choice, readonly string[]> = {
  basic: [
    "Your showroom with your own prices, clients, projects and payouts",
    "Our color and logo on your showroom",
  ],
  addon: ["Everything in Basic", ownBranding],
  premium: [
    "Everything in Basic",
    ownBranding,
    `${premiumCredits} AI 3D Design credits every paid month, to use or to give to clients`,
  ],
};

/** Until when a plan works, or what it costs next, in a line. */
export function planUntil({ next, trial_until, period, state }: Plan): string {
  if (next?.choice === "basic" && period) return `Canceled. Works until ${formatDate(period.to)}.`;
  if (next) return `Becomes ${planCalled[next.choice]} on ${formatDate(next.at)}.`;
  if (trial_until) return `Free until ${formatDate(trial_until)}.`;
  if (state === "past_due") return "The last payment failed.";
  return period ? `Renews on ${formatDate(period.to)}.` : "";
}

/** What pays for the plan, in words; null if nothing is saved. */
export function payingName({ bank, card }: Pick<Plan, "bank" | "card">): string | null {
  if (bank?.state === "ready") return `Bank account ending in ${bank.last4}`;
  return card && cardName(card);
}

/** 2026-05-03 is 05.03.2026. */
export const dayOf = (day: string): string => `${day.slice(5, 7)}.${day.slice(8, 10)}.${day.slice(0, 4)}`;

export const cardName = ({ brand, last4 }: { brand: string; last4: string }) => `${brand} ending in ${last4}`;
