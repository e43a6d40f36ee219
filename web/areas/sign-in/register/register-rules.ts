import type { FieldErrors } from "../../../../contract/errors.ts";
import { phoneProblem } from "../../../../domain/places/phone.ts";
import { zipProblem } from "../../../../domain/places/zip-state.ts";

/** The form's values by API name. */
export type RegistrationTexts = Record<string, string | undefined>;

export const steps = /* words */ ["Account", "Shipping", "Payment"] as const;
export const stepTitles = ["Your account", "Shipping address", "Payment"] as const;
export type Step = 0 | 1 | 2;

const shortestPassword = 8;
const zipForm = /^\d{5}(-\d{4})?$/;
const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const paymentFields = [
  "card_number",
  "name_on_Card",
  "exp_date",
  "cvv",
  "card_token",
  "pay_street",
  "pay_city",
  "pay_state",
  "pay_zip_code",
] as const;

/** What is missing or wrong in one step, in the server's words. Card fields validate themselves. */
export function stepProblems(step: Step, texts: RegistrationTexts): FieldErrors {
  const found = [accountProblems, shippingProblems, paymentProblems][step]!(texts);
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => (message ? [[field, [message]]] : [])),
  );
}

/** The step for the server's errors: payment if any concerns it, else shipping, else account. */
export function stepOfErrors(errors: FieldErrors): Step {
  const fields = Object.keys(errors);
  if (fields.some((field) => (paymentFields as readonly string[]).includes(field))) return 2;
  return fields.some((field) => field.startsWith("shipping_")) ? 1 : 0;
}

/** The form without card and billing address. */
export function withoutPayment(texts: RegistrationTexts): RegistrationTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([field]) => !(paymentFields as readonly string[]).includes(field)),
  );
}

type Problems = Record<string, string | undefined>;

function accountProblems(texts: RegistrationTexts): Problems {
  return {
    full_name: required(texts.full_name, "Enter your full name."),
    email:
      required(texts.email, "Enter your email address.") ??
      (emailForm.test(texts.email?.trim() ?? "") ? undefined : "Enter a valid email address."),
    password:
      required(texts.password, "Enter your password.") ??
      ((texts.password?.length ?? 0) < shortestPassword ? "Use at least 8 characters." : undefined),
    phone_number: phoneProblem(texts.country_code ?? "+1", texts.phone_number ?? ""),
    zip_code: zipCodeProblem(texts.zip_code),
    agree: texts.agree ? undefined : "Accept the terms to continue.",
  };
}

function shippingProblems(texts: RegistrationTexts): Problems {
  return {
    shipping_street: required(texts.shipping_street, "Enter a street."),
    shipping_city: required(texts.shipping_city, "Enter a city."),
    shipping_state: texts.shipping_state?.trim() ? undefined : "Choose a state.",
    shipping_zip_code: zipCodeProblem(texts.shipping_zip_code, texts.shipping_state),
  };
}

function paymentProblems(texts: RegistrationTexts): Problems {
  const billing = ["pay_street", "pay_city", "pay_state", "pay_zip_code"].some((field) =>
    texts[field]?.trim(),
  );
  if (!billing) return {};
  return {
    pay_street: required(texts.pay_street, "Enter a street."),
    pay_city: required(texts.pay_city, "Enter a city."),
    pay_state: texts.pay_state?.trim() ? undefined : "Choose a state.",
    pay_zip_code: zipCodeProblem(texts.pay_zip_code, texts.pay_state),
  };
}

const required = (text: string | undefined, problem: string): string | undefined =>
  text?.trim() ? undefined : problem;

const zipCodeProblem = (text = "", state = ""): string | undefined =>
  required(text, "Enter your ZIP code.") ??
  (zipForm.test(text.trim()) ? (zipProblem(state, text) ?? undefined) : "Enter a ZIP code with 5 digits.");
