import type { SettingKey } from "../../../../contract/admin/managed-settings.ts";
import type { AddedTaxRate } from "../../../../contract/orders/sale-settings.ts";
import type { SupportHours } from "../../../../domain/days/support-hours.ts";
import { taxDay } from "../../../../domain/money/tax.ts";
import type { TaxSetting } from "../../../../domain/orders/sale-settings.ts";
import { usStates } from "../../../../domain/places/us-states.ts";
import { usTimeZones } from "../../../../domain/places/us-time-zones.ts";

/** What is wrong with a new value of a setting besides its form, by field. */
export function problemsOf(key: SettingKey, now: unknown, value: unknown, at: Date): Record<string, string> {
  if (key === "tax") return rateProblems((now as TaxSetting).rates, (value as TaxSetting).rates, at);
  if (key === "support") return zoneProblems((value as SupportHours).zone);
  if (key !== "shipping") return {};
  const { freight_states } = value as { freight_states: string[] };
  return freight_states.every(isState) ? {} : { "value.freight_states": "Choose a U.S. state." };
}

const zoneProblems = (wanted: string): Record<string, string> =>
  usTimeZones.some(({ zone }) => zone === wanted) ? {} : { "value.zone": "Choose a time zone." };
const isState = (code: string): boolean => usStates.some((state) => state.code === code);
const isSame = (one: AddedTaxRate, other: AddedTaxRate): boolean =>
  one.state === other.state && one.from === other.from && one.percent === other.percent;

/** Rates that have begun have priced sales: they stay, and no other one begins before tomorrow. */
function rateProblems(
  now: readonly AddedTaxRate[],
  wanted: readonly AddedTaxRate[],
  at: Date,
): Record<string, string> {
  const hasBegun = ({ state, from }: AddedTaxRate) => from <= taxDay(at, state);
  const begun = now.filter(hasBegun);
  if (!begun.every((rate) => wanted.some((one) => isSame(one, rate)))) {
    return { "value.rates": "You can't change a rate that has started. Add a new one instead." };
  }
  const problems: Record<string, string> = {};
  for (const [index, rate] of wanted.entries()) {
    const field = `value.rates.${index}`;
    if (!isState(rate.state)) problems[`${field}.state`] = "Choose a U.S. state.";
    if (hasBegun(rate) && !begun.some((one) => isSame(one, rate))) {
      problems[`${field}.from`] = "Choose tomorrow or later. Today's sales keep their rate.";
    }
    const first = wanted.findIndex(({ state, from }) => state === rate.state && from === rate.from);
    if (first < index) problems[`${field}.from`] = "This state already has a rate from this day.";
  }
  return problems;
}
