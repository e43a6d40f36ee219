import {
  type Posting,
  paymentPostings,
  salePostings,
  strayPaymentPostings,
} from "../../../../domain/money/ledger-posting.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import type { ChargeOutcome } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { wakeWebhooks } from "../../identity/api-access/index.ts";
import { audit } from "../../identity/audit/index.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import { noteOrder } from "../../showrooms/clients/index.ts";
import { mailBrandOf } from "../../showrooms/showrooms/index.ts";
import { giveStockBack, insertLateRefund, markPaid, markUnpaid, startTimelines } from "../orders/index.ts";
import { findPayment } from "./cart.store.ts";
import { giveCouponUseBack } from "./coupons.store.ts";
import type { Intent } from "./place-order.flow.ts";
import type { Sale } from "./sale-emails.rules.ts";
import { notifyOfSale } from "./sale-news.flow.ts";
import { answerPayment, keepPaymentRef, loadPaidOrder, markProcessing } from "./settle.store.ts";

type Charged = Extract<ChargeOutcome, { status: "succeeded" }>;
type Charge = Pick<Intent, "id" | "order_id" | "showroom_id" | "amount_cents">;

/**
 * Second half of a checkout: applies the provider's result of a payment, in one transaction, once, however often and by
 * whomever it is called: the buyer's request, a webhook, the recovery after a crash.
 */
export async function settlePayment(
  platform: Platform,
  payment: Charge,
  outcome: ChargeOutcome,
): Promise<void> {
  if (outcome.status === "succeeded") return settleSuccess(platform, payment, outcome);
  if (outcome.status === "declined") return giveUpOrder(platform, payment, "declined", outcome);
  const { status, ref, message, card, is_processing } = outcome;
  await platform.db.transaction().execute(async (db) => {
    const at = platform.now();
    if (!(await answerPayment(db, payment.id, { status, ref, message, card }, at)) || !is_processing) return;
    await markProcessing(db, payment, at);
  });
}

async function settleSuccess(platform: Platform, payment: Charge, charge: Charged): Promise<void> {
  if (charge.amount_cents !== payment.amount_cents || charge.currency !== "usd") {
    const said = `${charge.amount_cents} ${charge.currency}`;
    platform.log.error(
      { alarm: "payment_mismatch", payment: payment.id, expected: payment.amount_cents, said },
      "a payment is not what the order asks for, so the order stays unpaid",
    );
    return;
  }
  const isFirst = await platform.db.transaction().execute(async (db) => {
    const at = platform.now();
    const answer = { status: "succeeded", ref: charge.ref, message: "" } as const;
    // sent together: the second leaves an order that is already settled or canceled as it is
    const [isFirst, , sale, brand] = await Promise.all([
      answerPayment(db, payment.id, answer, at),
      markPaid(db, payment.order_id, charge, at),
      loadPaidOrder(db, payment.order_id),
      mailBrandOf(db, platform.config, payment.showroom_id),
    ]);
    if (isFirst) await completeSale(db, platform, { ...sale, card: charge, brand }, at);
    return isFirst;
  });
  if (isFirst) {
    wakeMail(platform);
    wakeWebhooks(platform);
  } else await sendStrayMoneyBack(platform, payment.id, charge);
}

/** Everything that follows from a paid order, once, in the transaction that marks it as paid. */
export async function completeSale(
  db: Db,
  platform: Platform,
  sale: Sale,
  at: Date,
  paid: readonly Posting[] = paymentPostings(sale.order.total_cents, sale.order),
): Promise<void> {
  const { order, lines } = sale;
  const order_id = order.id;
  await Promise.all([
    startTimelines(db, lines, order.customer_id, at),
    postTransfers(db, [
      { reference: `sale:${order_id}`, kind: "sale", order_id, at, postings: salePostings(lines, order) },
      {
        reference: `payment:${order_id}`,
        kind: "payment",
        order_id,
        at,
        postings: paid,
      },
    ]),
    notifyOfSale(db, platform.config, sale, at),
    noteOrder(db, { ...order, user_id: order.customer_id }, "paid", at),
    audit(db, {
      caller: null,
      actor: { id: order.customer_id, type: order.customer_type },
      action: "order.paid",
      about: { type: "order", id: order_id },
      details: { order: order.number, amount: toDollars(order.total_cents) },
      at,
    }),
  ]);
}

/** This attempt will not pay the order: stock and coupon are released, the cart is as before. */
export async function giveUpOrder(
  platform: Platform,
  payment: Pick<Charge, "id" | "order_id">,
  status: "declined" | "failed",
  why: { ref: string | null; message: string },
): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const { ref, message } = why;
    if (!(await answerPayment(db, payment.id, { status, ref, message }, platform.now()))) return;
    const { units, coupon_id } = await markUnpaid(db, payment.order_id);
    // coupon before stock, as when they were taken: no deadlocks between orders
    if (coupon_id) await giveCouponUseBack(db, coupon_id);
    await giveStockBack(db, units);
  });
}

/** A charge can succeed after we canceled it; nobody keeps money for an order that does not exist. */
async function sendStrayMoneyBack(platform: Platform, paymentId: string, charge: Charged): Promise<void> {
  const payment = await findPayment(platform.db, paymentId);
  if (!payment || payment.status === "succeeded") return;
  platform.log.error(
    { alarm: "stray_payment", payment: paymentId, ref: charge.ref },
    "a payment arrived for an order that had been given up, and is refunded",
  );
  await platform.db.transaction().execute(async (db) => {
    const at = platform.now();
    await keepPaymentRef(db, { id: payment.id, ref: charge.ref });
    if (!(await insertLateRefund(db, payment, at))) return;
    await postTransfers(db, [
      {
        reference: `stray:${paymentId}`,
        kind: "payment",
        order_id: payment.order_id,
        at,
        postings: strayPaymentPostings(payment.amount_cents),
      },
    ]);
  });
}
