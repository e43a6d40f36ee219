import type { FindingKind } from "../../../../contract/money/reconciliation.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import type { Finding } from "./reconcile.rules.ts";

/** What does not agree, in a few words. */
const words: Record<FindingKind, string> = {
  entries_unbalanced: "Entries that do not balance",
  sale_not_booked: "A paid order that is not in the ledger",
  sale_differs: "A sale that differs from its order",
  payment_not_booked: "A payment that is not in the ledger",
  payment_differs: "A payment that differs from the ledger",
  refund_not_booked: "A refund that is not in the ledger",
  refund_differs: "A refund that differs from the ledger",
  payout_not_booked: "A payout that is not in the ledger",
  payout_differs: "A payout that differs from the ledger",
  charge_missing: "A provider charge that is missing from our books",
  charge_amount_differs: "A charge with a different amount at the provider",
  charge_unknown: "A charge that the provider does not know",
  refund_missing: "A provider refund that is missing from our books",
  refund_amount_differs: "A refund with a different amount at the provider",
  refund_unknown: "A refund that the provider does not know",
  payout_missing: "A provider payout that is missing from our books",
  payout_amount_differs: "A payout with a different amount at the provider",
  payout_unknown: "A payout that the provider does not know",
};

const listed = 8;

/** Tells an admin what the reconciliation found. */
export function alarmEmail(firstName: string, findings: readonly Finding[]): EmailContent {
  const count = findings.length;
  const lines = [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, of]) =>
    of.length > 1 ? `${words[kind]} (${of.length} times)` : words[kind],
  );
  return {
    subject: count === 1 ? "The books don't match in one place" : `The books don't match in ${count} places`,
    preview: `${lines.slice(0, 2).join(". ")}.`,
    heading: "The books don't match",
    blocks: [
      `Hello ${firstName},`,
      "Today's reconciliation found something new:",
      ...lines.slice(0, listed).map((line) => `${line}.`),
    ],
    button: { label: "See the findings", path: "/account/admin/reconciliation" },
    note: "Mark each finding as resolved once you know the cause.",
  };
}
