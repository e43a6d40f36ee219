import { fromDollars } from "../money/money.ts";
import { type AddedRate, ratesWith, type TaxRates } from "../money/tax.ts";
import { type ReturnWindows, usualWindows } from "./return-case.ts";
import { type FreightRules, usualFreight } from "./shipping.ts";

/** Settings as they are stored, by key; what is missing has never been set. */
type Stored = Readonly<Record<string, unknown>>;

export interface FreightSetting {
  freight_states: string[];
  /** In dollars; null for whatever the vendor asks. */
  most_freight: number | null;
}
export interface TaxSetting {
  rates: { state: string; from: string; percent: number }[];
}

export const taxSettingOf = (stored: unknown): TaxSetting => ({
  rates: (partsOf(stored).rates as TaxSetting["rates"] | undefined) ?? [],
});

export function freightSettingOf(stored: unknown): FreightSetting {
  const { freight_states, most_freight } = partsOf(stored);
  return {
    freight_states: Array.isArray(freight_states) ? freight_states : [...usualFreight.states],
    most_freight: typeof most_freight === "number" ? most_freight : null,
  };
}

export function returnWindowsOf(stored: unknown): ReturnWindows {
  const parts = partsOf(stored);
  const days = (name: keyof ReturnWindows) =>
    typeof parts[name] === "number" ? parts[name] : usualWindows[name];
  return {
    return_days: days("return_days"),
    parcel_claim_days: days("parcel_claim_days"),
    freight_claim_days: days("freight_claim_days"),
    refund_days: days("refund_days"),
  };
}

const partsOf = (stored: unknown): Stored => (typeof stored === "object" && stored ? (stored as Stored) : {});

export const addedRates = ({ rates }: TaxSetting): AddedRate[] =>
  rates.map(({ percent, ...rate }) => ({ ...rate, rate_ppm: Math.round(percent * 10_000) }));

export const freightRules = ({ freight_states, most_freight }: FreightSetting): FreightRules => ({
  states: new Set(freight_states),
  most_cents: most_freight === null ? null : fromDollars(most_freight),
});

/** What the settings say about the price of a sale, besides the margin. */
export interface SaleRules {
  added_rates: AddedRate[];
  rates: TaxRates;
  freight: FreightRules;
}

export function saleRulesOf({ tax, shipping }: Stored): SaleRules {
  const added_rates = addedRates(taxSettingOf(tax));
  return { added_rates, rates: ratesWith(added_rates), freight: freightRules(freightSettingOf(shipping)) };
}
