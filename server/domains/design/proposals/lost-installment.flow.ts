import type { Parties } from "../../../../domain/money/ledger-posting.ts";
import { type Cents, splitCents } from "../../../../domain/money/money.ts";
import { bearerOf } from "../../../../domain/orders/dispute.ts";
import {
  depositLostPostings,
  ownLostPostings,
  ownReleasedPostings,
} from "../../../../domain/projects/proposal/postings.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import { orderIfCovered } from "./order.flow.ts";
import { findPayment, lockPayment, markLost, markTakenBack } from "./payments.store.ts";
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
 * Takes a lost dispute out of a proposal's payment, inside the caller's transaction, from its products and own charges in
 * proportion. The deposit's part is gone. The pro gives back the own charges' part if the reason is the pro's to answer
 * for; otherwise the marketplace bears it, and it becomes the pro's for good.
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
  const lost = Math.min(amount_cents, payment.amount_cents);
  const [ofProducts = 0, ofOwn = 0] = splitCents(lost, [product_cents, own_cents]);
  const [ofReleased = 0] = splitCents(ofOwn, [released_cents, own_cents - released_cents]);
  const ofDeposit = order_id ? 0 : ofProducts;
  const isProsLoss = bearerOf(reason) === "vendor";
  const postings = [
    ...depositLostPostings(ofDeposit, parties),
    ...(isProsLoss
      ? ownLostPostings({ own_cents: ofOwn, released_cents: ofReleased }, parties)
      : ownReleasedPostings(ofOwn - ofReleased, parties)),
  ];
  if (postings.length > 0)
    await postTransfers(db, [
      {
        reference: `dispute_lost:${id}:${payment_id}`,
        kind: "dispute_lost",
        at,
        postings,
        ...(order_id && { order_id }),
      },
    ]);
  if (ofDeposit === product_cents && ofOwn === own_cents) await markTakenBack(db, payment_id);
  await markLost(db, payment_id, { product_cents: ofDeposit, own_cents: ofOwn, released_cents: ofReleased });
  return {
    given_cents: ofDeposit + (isProsLoss ? ofOwn : 0),
    order: order_id ? { id: order_id, amount_cents: ofProducts } : null,
  };
}

/** Orders what waited for the bank's decision. */
export async function orderAfterDispute(db: Db, platform: Platform, payment_id: string): Promise<void> {
  const payment = await findPayment(db, payment_id);
  const row = payment && (await proposalById(db, payment.proposal_id, true));
  if (row?.status === "accepted") await orderIfCovered(db, platform, row);
}
