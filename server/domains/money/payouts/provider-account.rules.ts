import type { ProviderAccount } from "../../../../contract/money/payouts.ts";
import type { AccountRow } from "./accounts.store.ts";

/** Stripe's names of requirements, from the most particular to the most general, as people would say them. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/^external_account$/, "Your bank account"],
  [/^tos_acceptance\./, "Your acceptance of Stripe's terms"],
  [/\.verification\.additional_document/, "A second document that shows your address"],
  [/^company\.verification\.document/, "A document that shows your company's name and tax ID"],
  [/\.verification\.document/, "A photo of your ID"],
  [/\.verification\./, "A check of your identity"],
  [/^business_type$/, "Whether you are an individual or a company"],
  [/^business_profile\.url$/, "Your website"],
  [/^business_profile\.(mcc|product_description)$/, "What your business sells or does"],
  [/^business_profile\./, "Details of your business"],
  [/^company\.tax_id/, "Your company's EIN"],
  [/^company\.name/, "Your company's legal name"],
  [/^company\.address\./, "Your company's address"],
  [/^company\.phone$/, "Your company's phone number"],
  [/^company\.(owners|directors|executives)_provided$/, "Who owns and runs your company"],
  [/^(owners|directors|executives)\b/, "Details of the people who own or run your company"],
  [/^(representative|person_\w+)\b/, "Details of the person who represents your company"],
  [/\.ssn_last_4$/, "The last four digits of your Social Security number"],
  [/\.id_number$/, "Your Social Security number"],
  [/\.(first|last)_name$/, "Your legal name"],
  [/\.dob\./, "Your date of birth"],
  [/\.address\./, "Your home address"],
  [/\.phone$/, "Your phone number"],
  [/\.email$/, "Your email address"],
];

/** What is still asked for, each thing once, in plain words. */
export function missingWords(names: readonly string[]): string[] {
  const words = names.map((name) => asked.find(([pattern]) => pattern.test(name))?.[1] ?? otherWords);
  return [...new Set(words)];
}
const otherWords = "One more thing that Stripe explains on its page";

const isClosed = (reason: string | null): boolean =>
  reason === "disconnected" || (reason?.startsWith("rejected.") ?? false);

function noteOf({ disabled_reason: reason, can_receive }: AccountRow): string {
  if (reason === "disconnected") {
    return "Your Stripe account is no longer connected to this marketplace. Contact support to connect it again.";
  }
  if (isClosed(reason)) return "Stripe has closed this account. Contact support to find another way.";
  if (reason === "under_review" || reason === "listed") {
    return "Stripe is reviewing your account. That can take a few days.";
  }
  if (reason === "platform_paused") return "Payouts are paused by the marketplace. Contact support.";
  if (reason === "requirements.past_due")
    return "Stripe has stopped your payouts until you add what is missing.";
  return reason === "requirements.pending_verification" || !can_receive
    ? "Stripe is checking what you sent. You don't need to do anything unless something is listed here."
    : "";
}

/** What a payee sees of the account at the provider. */
export function accountView(row: AccountRow | undefined): ProviderAccount {
  if (!row) return { state: "none", missing: [], note: "", due_on: null };
  const missing = missingWords(row.missing);
  const isBegun = !row.is_submitted || missing.length > 0;
  const state = isClosed(row.disabled_reason)
    ? "closed"
    : row.can_receive
      ? "ready"
      : isBegun
        ? "started"
        : "checking";
  const isAsked = state === "started" && row.disabled_reason !== "requirements.past_due";
  return {
    state,
    missing: state === "closed" ? [] : missing,
    note: isAsked ? "" : noteOf(row),
    due_on: row.due_at?.toISOString() ?? null,
  };
}
