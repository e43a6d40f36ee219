import type Stripe from "stripe";
import type { DisputeEvidence, EvidenceFile, GatewayDispute, Span } from "./gateway.ts";
import { isStripeError, unreachable } from "./stripe-answers.ts";

const statuses: Readonly<Record<string, GatewayDispute["status"]>> = {
  needs_response: "needs_response",
  warning_needs_response: "needs_response",
  under_review: "under_review",
  warning_under_review: "under_review",
  won: "won",
  prevented: "won",
  lost: "lost",
  warning_closed: "closed",
};

const idOf = (thing: string | { id: string } | null): string =>
  typeof thing === "string" ? thing : (thing?.id ?? "");

export const disputeOf = (dispute: Stripe.Dispute): GatewayDispute => ({
  ref: dispute.id,
  charge_ref: idOf(dispute.payment_intent) || idOf(dispute.charge),
  amount_cents: dispute.amount,
  fee_cents: dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
  reason: dispute.reason,
  status: statuses[dispute.status] ?? "under_review",
  is_inquiry: dispute.status.startsWith("warning_"),
  evidence_due_at: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  created_at: new Date(dispute.created * 1000),
});

export async function* listDisputes(
  client: () => Promise<Stripe>,
  { from, to }: Span,
): AsyncGenerator<GatewayDispute> {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  try {
    const stripe = await client();
    const created = { gte: seconds(from), lt: seconds(to) };
    for await (const dispute of stripe.disputes.list({ created, limit: 100 })) yield disputeOf(dispute);
  } catch (error) {
    throw unreachable(error);
  }
}

/** The most that Stripe takes of a text. */
const longest = 20_000;

export async function submitEvidence(
  stripe: Stripe,
  ref: string,
  evidence: DisputeEvidence,
  files: readonly EvidenceFile[],
): Promise<GatewayDispute> {
  const texts = Object.entries(evidence).flatMap(([name, text]) =>
    text ? [[name, text.slice(0, longest)]] : [],
  );
  try {
    const uploaded: [string, string][] = [];
    for (const file of files) {
      const id = await upload(stripe, ref, file);
      if (id) uploaded.push([file.purpose, id]);
    }
    return disputeOf(
      await stripe.disputes.update(
        ref,
        { evidence: Object.fromEntries([...texts, ...uploaded]), submit: true },
        { idempotencyKey: `evidence_${ref}` },
      ),
    );
  } catch (error) {
    throw unreachable(error);
  }
}

/** Uploads a document and returns Stripe's id of it; null for one that Stripe refuses, since the rest must not wait for it. */
async function upload(
  stripe: Stripe,
  ref: string,
  { purpose, name, bytes }: EvidenceFile,
): Promise<string | null> {
  try {
    const { id } = await stripe.files.create(
      {
        purpose: "dispute_evidence",
        file: { data: Buffer.from(bytes), name, type: "application/pdf" },
      },
      { idempotencyKey: `evidence_${ref}_${purpose}` },
    );
    return id;
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError")) return null;
    throw error;
  }
}
