import { bearerOf } from "../../../domain/dispute.ts";
import type { Parties } from "../../../domain/ledger-posting.ts";
import { type Cents, splitCents } from "../../../domain/money.ts";
import { depositLostPostings, ownLostPostings } from "../../../domain/proposal/postings.ts";
import type { Db } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { postTransfers } from "../ledger/index.ts";
import { orderIfCovered } from "./order.flow.ts";
import { findPayment, lockPayment, markReleased, markTakenBack } from "./payments.store.ts";
import { proposalById } from "./proposals.store.ts";

interface Lost {
  /** The dispute's id. */
  id: string;
  payment_id: string;
  amount_cents: Cents;
  reason: string;
  at: Date;
}

/**
 * Takes a lost dispute out of a proposal's payment, inside the caller's transaction: a deposit is gone, and the pro
 * gives back the own charges if the reason is the pro's to answer for. Of a payment that was disputed in part only, the
 * marketplace bears what its order's lines don't.
 * @returns what was given back, and what is left for the lines of the order that the products went into
 */
export async function installmentLost(
  db: Db,
  { id, payment_id, amount_cents, reason, at }: Lost,
): Promise<{ given_cents: Cents; order: { id: string; amount_cents: Cents } | null }> {
  const payment = await lockPayment(db, payment_id);
  if (!payment || payment.refund_status !== null) return { given_cents: 0, order: null };
  const { product_cents, own_cents, released_cents, order_id } = payment;
  const parties: Parties = { customer_id: payment.customer_id ?? "", showroom_id: payment.showroom_id };
  const [ofProducts = 0] = splitCents(amount_cents, [product_cents, own_cents]);
  const isWhole = amount_cents >= payment.amount_cents;
  const postings = [
    ...(isWhole && !order_id ? depositLostPostings(product_cents, parties) : []),
    ...(isWhole && bearerOf(reason) === "vendor"
      ? ownLostPostings({ own_cents, released_cents }, parties)
      : []),
  ];
  const given_cents = -postings.reduce(
    (sum, { kind, amount_cents: cents }) => (kind === "refunds" ? sum + cents : sum),
    0,
  );
  if (given_cents > 0)
    await postTransfers(db, [
      {
        ...{ reference: `dispute_lost:${id}:${payment_id}`, kind: "dispute_lost", at, postings },
        ...(order_id && { order_id }),
      },
    ]);
  if (isWhole && !order_id) await markTakenBack(db, payment_id);
  // nothing is left to release
  if (isWhole && bearerOf(reason) === "vendor") await markReleased(db, payment_id, own_cents);
  return { given_cents, order: order_id ? { id: order_id, amount_cents: ofProducts } : null };
}

/** Orders what waited for the bank's decision. */
export async function orderAfterDispute(db: Db, platform: Platform, payment_id: string): Promise<void> {
  const payment = await findPayment(db, payment_id);
  const row = payment && (await proposalById(db, payment.proposal_id, true));
  if (row?.status === "accepted") await orderIfCovered(db, platform, row);
}
