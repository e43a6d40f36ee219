import { isUsState } from "../../../../domain/places/us-states.ts";
import type { Address } from "./profile.store.ts";

/** The fields of the billing address as registration and profile name them. */
export interface BillingFields {
  pay_street?: string | undefined;
  pay_city?: string | undefined;
  pay_state?: string | undefined;
  pay_zip_code?: string | undefined;
}

const missingWords = {
  pay_street: "Enter a street.",
  pay_city: "Enter a city.",
  pay_state: "Choose a state.",
  pay_zip_code: "Enter your ZIP code.",
} as const;

/** The billing address of a form, or which fields are missing; null if the form has none. */
export function readBilling(
  fields: BillingFields,
): { address: Address; problems: null } | { address: null; problems: Record<string, string> } | null {
  const names = Object.keys(missingWords) as (keyof BillingFields)[];
  const missing = names.filter((name) => !fields[name]?.trim());
  if (missing.length === names.length) return null;
  const problems = Object.fromEntries(missing.map((name) => [name, missingWords[name]] as [string, string]));
  const { pay_street = "", pay_city = "", pay_state = "", pay_zip_code = "" } = fields;
  if (pay_state && !isUsState(pay_state)) problems.pay_state = unknownState;
  if (Object.keys(problems).length > 0) return { address: null, problems };
  const address = {
    street: pay_street,
    apartment: "",
    city: pay_city,
    state: pay_state.toUpperCase(),
    zip_code: pay_zip_code,
  };
  return { address, problems: null };
}

export const unknownState = "Choose a U.S. state.";
