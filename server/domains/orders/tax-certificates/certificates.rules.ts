import type { ManagedCertificate, TaxCertificate } from "../../../../contract/orders/tax-certificates.ts";
import { certificateReasons } from "../../../../contract/orders/tax-words.ts";
import { shownDate } from "../../../../domain/days/shown-day.ts";
import { usStates } from "../../../../domain/places/us-states.ts";
import type { EmailContent } from "../../../platform/mail.ts";
import type { CertificateRow, ManagedRow } from "./certificates.store.ts";

export const certificatesPath = "/account/tax";
export const deskPath = "/account/admin/tax-certificates";

export const certificateView = (row: CertificateRow, today: string): TaxCertificate => ({
  id: row.id,
  state: row.state,
  number: row.number,
  reason: row.reason,
  expires_on: row.expires_on,
  is_expired: row.expires_on < today,
  file_name: row.file_name,
  status: row.status,
  answer: row.answer,
  created_at: row.created_at.toISOString(),
});

export const managedView = (row: ManagedRow, today: string): ManagedCertificate => ({
  ...certificateView(row, today),
  owner: {
    id: row.user_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    type: row.type,
  },
  orders: row.orders,
});

const stateOf = (code: string): string => usStates.find((state) => state.code === code)?.name ?? code;

export const nameOf = ({ state, number }: Pick<CertificateRow, "state" | "number">): string =>
  `${stateOf(state)} tax certificate ${number}`;

/** To the owner, of what was decided. */
export function decidedEmail(
  row: ManagedRow,
  { decision, answer }: { decision: "approve" | "decline" | "revoke"; answer: string },
): EmailContent {
  const subject = {
    approve: `Your ${nameOf(row)} is approved`,
    decline: `Your ${nameOf(row)} could not be approved`,
    revoke: `Your ${nameOf(row)} no longer counts`,
  }[decision];
  return {
    subject,
    preview: decision === "approve" ? "Orders to this state are now free of sales tax." : answer,
    heading: subject,
    blocks: [
      `Hello ${row.first_name},`,
      decision === "approve"
        ? `Your orders that ship to ${stateOf(row.state)} are free of sales tax until ${shownDate(row.expires_on)}.`
        : `Our answer: ${answer}`,
      ...(decision === "approve" ? [] : ["Until another certificate is approved, orders have sales tax."]),
    ],
    button: { label: "See your certificates", path: certificatesPath },
  };
}

/** To the owner, a month before. */
export const expiryEmail = (row: ManagedRow): EmailContent => ({
  subject: `Your ${nameOf(row)} expires on ${shownDate(row.expires_on)}`,
  preview: "Send a new one to keep buying without sales tax.",
  heading: `Your ${nameOf(row)} expires soon`,
  blocks: [
    `Hello ${row.first_name},`,
    `It counts until ${shownDate(row.expires_on)}. Orders after that have sales tax again. Send a new certificate to keep buying without it.`,
  ],
  button: { label: "Send a new certificate", path: certificatesPath },
});

/** To the admins. */
export const waitingTitle = (row: Pick<CertificateRow, "state" | "number" | "reason">): string =>
  `A tax certificate waits for approval: ${nameOf(row)}, ${certificateReasons[row.reason].toLowerCase()}`;
