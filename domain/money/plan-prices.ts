import { fromDollars } from "./money.ts";
import type { PlanPrices } from "./plans.ts";

/** What admins set about plans; amounts in US dollars. */
export interface PlanSettings {
  premium_price: number;
  /** Null where the add-on is not for sale. */
  addon_price: number | null;
  /** 0: Premium is paid from the first day. */
  trial_days: number;
}

/** What counts where nobody has set anything; the price of Premium is the specification's. */
const usual: PlanSettings = { premium_price: 199, addon_price: 99, trial_days: 14 };

/** The setting as it is stored and shown to everybody: one entry per plan. */
export type PlanEntry = { plan: string; paid_amount: number; trial_days?: number };

export function planEntries({ premium_price, addon_price, trial_days }: PlanSettings): PlanEntry[] {
  return [
    { plan: "basic", paid_amount: 0 },
    ...(addon_price === null ? [] : [{ plan: "addon", paid_amount: addon_price }]),
    { plan: "premium", paid_amount: premium_price, trial_days },
  ];
}

/** Reads what `planEntries` wrote, and what was stored before there were add-ons and trials. */
export function planSettingsOf(stored: unknown): PlanSettings {
  const entries: Partial<PlanEntry>[] = Array.isArray(stored) ? stored : [];
  const entryOf = (name: string) => entries.find((entry) => entry?.plan === name);
  const [premium, addon] = [entryOf("premium"), entryOf("addon")];
  const isWritten = typeof premium?.trial_days === "number";
  return {
    premium_price: numberOf(premium?.paid_amount, usual.premium_price),
    addon_price: numberOf(addon?.paid_amount, isWritten ? null : usual.addon_price),
    trial_days: numberOf(premium?.trial_days, usual.trial_days),
  };
}

const numberOf = <Otherwise extends number | null>(value: unknown, otherwise: Otherwise) =>
  typeof value === "number" ? value : otherwise;

export const planPrices = ({ premium_price, addon_price }: PlanSettings): PlanPrices => ({
  premium: fromDollars(premium_price),
  addon: addon_price === null ? null : fromDollars(addon_price),
});
