import {
  type Parties,
  refundPaidPostings,
  strayPaymentPostings,
} from "../../../../domain/money/ledger-posting.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { moved } from "../../../../domain/projects/proposal/moves.ts";
import {
  installmentBackPostings,
  installmentPostings,
} from "../../../../domain/projects/proposal/postings.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { wakeMail } from "../../../platform/mail/send.ts";
import { type ChargeOutcome, GatewayUnreachable, RefundRefused } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { wakeWebhooks } from "../../identity/api-access/index.ts";
import { audit } from "../../identity/audit/index.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import { canceledEmail, debitFailedEmail, debitFailedNews, paidEmail, receiptEmail } from "./emails.rules.ts";
import { proposalPath } from "./load.flow.ts";
import { notifyClient, notifyPro, proPath } from "./news.flow.ts";
import { assertNoPaymentOpen } from "./open-payment.flow.ts";
import { orderIfCovered } from "./order.flow.ts";
import {
  answerPayment,
  askRefund,
  disputedPayments,
  findPayment,
  installmentsOfProposal,
  markInstallmentPaid,
  type PaymentRow,
  paymentsMade,
  planInstallments,
  settleRefund,
} from "./payments.store.ts";
import {
  answerVersion,
  ordersOf,
  type ProposalRow,
  personOf,
  proposalById,
  proposalOfPro,
  updateProposal,
} from "./proposals.store.ts";

type Charged = Extract<ChargeOutcome, { status: "succeeded" }>;

/** The accounts that a payment touches; who paid is known, as long as the money is held. */
const partiesOf = (payment: PaymentRow): Parties => ({
  customer_id: payment.customer_id ?? fail("not_found"),
  showroom_id: payment.showroom_id,
});

/**
 * Second half of a payment: applies the provider's result in one transaction, once, however often and by whomever it is
 * called: the client's request or the recovery after a crash.
 */
export async function settlePayment(
  platform: Platform,
  payment: PaymentRow,
  outcome: ChargeOutcome,
): Promise<void> {
  if (outcome.status === "succeeded") return settleSuccess(platform, payment, outcome);
  const { status, ref, message } = outcome;
  const is_processing = status === "requires_action" && outcome.is_processing;
  const answer = { status, ref, message, is_processing };
  await platform.db.transaction().execute(async (db) => {
    const isFirst = await answerPayment(db, payment.id, answer, platform.now());
    // a client who pays by card is still on the page and sees the result
    if (isFirst && status === "declined" && payment.processing_at)
      await notifyOfFailure(db, platform, payment, message);
  });
  wakeMail(platform);
}

/** Days after the client paid from a bank account, it turns out that no money comes: the payment is due again. */
async function notifyOfFailure(
  db: Db,
  platform: Platform,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  const row = (await proposalById(db, payment.proposal_id)) ?? fail("not_found");
  const installments = await installmentsOfProposal(db, row.id);
  const label = installments.find(({ id }) => id === payment.installment_id)?.label ?? "Payment";
  const failed = { label, amount_cents: payment.amount_cents, reason };
  const payer = payment.customer_id ? await personOf(db, payment.customer_id) : undefined;
  const client = { ...row, client_email: payer?.email ?? "" };
  const path = proposalPath(platform.config, row);
  await notifyClient(db, platform, client, `failed:${payment.id}`, debitFailedEmail(row, failed, path));
  if (row.kind !== "proposal") return;
  await notifyPro(db, platform, row, `failed:${payment.id}`, debitFailedNews(row, failed, proPath(row.id)));
}

/** This attempt pays nothing: the installment can be paid again. */
export async function giveUp(platform: Platform, payment: PaymentRow): Promise<void> {
  const message = "The payment did not reach the provider.";
  await answerPayment(platform.db, payment.id, { status: "failed", ref: null, message }, platform.now());
}

async function settleSuccess(platform: Platform, payment: PaymentRow, charge: Charged): Promise<void> {
  if (charge.amount_cents !== payment.amount_cents || charge.currency !== "usd") {
    const said = `${charge.amount_cents} ${charge.currency}`;
    platform.log.error(
      { alarm: "payment_mismatch", payment: payment.id, expected: payment.amount_cents, said },
      "a payment is not what the installment asks for, so it stays unpaid",
    );
    return;
  }
  const isFirst = await platform.db.transaction().execute(async (db) => {
    const row = (await proposalById(db, payment.proposal_id, true)) ?? fail("not_found");
    const card = { brand: charge.brand, last4: charge.last4 };
    const answer = { status: "succeeded", ref: charge.ref, message: "", card } as const;
    const isFirst = await answerPayment(db, payment.id, answer, platform.now());
    if (isFirst) await complete(db, platform, row, payment, `${charge.brand} ending in ${charge.last4}`);
    return isFirst;
  });
  if (!isFirst) return sendStrayMoneyBack(platform, payment.id, charge);
  wakeMail(platform);
  wakeWebhooks(platform);
}

async function complete(
  db: Db,
  platform: Platform,
  row: ProposalRow,
  payment: PaymentRow,
  card: string,
): Promise<void> {
  const at = platform.now();
  const parties = partiesOf(payment);
  const installments = await installmentsOfProposal(db, row.id);
  const label = installments.find(({ id }) => id === payment.installment_id)?.label ?? "Payment";
  if (payment.installment_id) await markInstallmentPaid(db, payment.installment_id, at);
  const reference = `installment:${payment.id}`;
  await postTransfers(db, [
    { reference, kind: "installment", at, postings: installmentPostings(payment, parties) },
  ]);
  const order = await orderIfCovered(db, platform, row);
  const path = proposalPath(platform.config, row);
  const payer = await personOf(db, parties.customer_id);
  const receipt = receiptEmail(row, { label, amount_cents: payment.amount_cents, card }, order, path);
  await notifyClient(
    db,
    platform,
    { ...row, client_email: payer?.email ?? "" },
    `paid:${payment.id}`,
    receipt,
    { kind: "receipt" },
  );
  const news = paidEmail(row, label, payment.amount_cents, order, proPath(row.id));
  if (row.kind === "proposal") await notifyPro(db, platform, row, `paid:${payment.id}`, news);
  await audit(db, {
    caller: null,
    actor: { id: parties.customer_id, type: "User" },
    action: "proposal.paid",
    about: { type: "proposal", id: row.id },
    details: { proposal: row.number, amount: toDollars(payment.amount_cents) },
    at,
  });
}

/** A charge can succeed after we gave it up; nobody keeps money for a payment that does not exist. */
async function sendStrayMoneyBack(platform: Platform, id: string, charge: Charged): Promise<void> {
  const payment = await findPayment(platform.db, id);
  if (!payment || payment.status === "succeeded" || payment.refund_status !== null) return;
  platform.log.error(
    { alarm: "stray_payment", payment: id, ref: charge.ref },
    "a given-up payment arrived and is refunded",
  );
  await platform.db.transaction().execute(async (db) => {
    const at = platform.now();
    if (!(await askRefund(db, id, charge.ref, at))) return;
    const postings = strayPaymentPostings(payment.amount_cents);
    await postTransfers(db, [{ reference: `stray:${id}`, kind: "payment", at, postings }]);
  });
  await askForRefund(platform, id);
}

/** Cancels an accepted job before its products are ordered: every payment goes back whole. */
export async function cancelJob(platform: Platform, pro_id: string, id: string): Promise<void> {
  const at = platform.now();
  const refunds = await platform.db.transaction().execute(async (db) => {
    const row = (await proposalOfPro(db, pro_id, id, true)) ?? fail("not_found");
    const status = row.kind === "proposal" ? moved(row.status, "cancel") : undefined;
    if (!status) return fail("already_used");
    if ((await ordersOf(db, id)).length > 0) {
      return failFields({ status: "The products are ordered. Cancel or return them through the order." });
    }
    await assertNoPaymentOpen(db, id, "status");
    if ((await disputedPayments(db, id)).length > 0)
      failFields({ status: "The client's bank disputes a payment. Cancel the job once it has decided." });
    const payments = await paymentsMade(db, id);
    for (const payment of payments) {
      if (!(await askRefund(db, payment.id, null, at))) continue;
      const postings = installmentBackPostings(payment, partiesOf(payment));
      await postTransfers(db, [{ reference: `proposal_refund:${payment.id}`, kind: "refund", at, postings }]);
    }
    await planInstallments(db, id, [], at);
    await answerVersion(db, id, row.version, { answer: "withdrawn", at });
    await updateProposal(db, id, { status, closed_at: at }, at);
    const refunded = payments.reduce((sum, each) => sum + each.amount_cents, 0);
    const content = canceledEmail(row, refunded, proposalPath(platform.config, row));
    await notifyClient(db, platform, row, "canceled", content);
    return payments.map((payment) => payment.id);
  });
  wakeMail(platform);
  for (const payment of refunds) await askForRefund(platform, payment);
}

/** Requests a refund under its key, outside any transaction; a lost response leaves it open for the job. */
export async function askForRefund(platform: Platform, id: string): Promise<void> {
  const { db, log, now, payments } = platform;
  const payment = await findPayment(db, id);
  if (payment?.refund_status !== "requested") return;
  const { amount_cents, provider_ref } = payment;
  try {
    const request = {
      charge_ref: provider_ref ?? "",
      amount_cents,
      idempotency_key: `proposal_refund_${id}`,
    };
    const { ref } = await payments.refund(request);
    await db.transaction().execute(async (tx) => {
      if (!(await settleRefund(tx, id, "succeeded", ref))) return;
      const reference = `proposal_refund_paid:${id}`;
      const postings = refundPaidPostings(amount_cents);
      await postTransfers(tx, [{ reference, kind: "refund_paid", at: now(), postings }]);
    });
  } catch (error) {
    if (error instanceof RefundRefused) {
      log.error({ alarm: "refund_refused", payment: id, err: error }, "the provider refused a refund");
      await settleRefund(db, id, "failed", null);
    } else if (error instanceof GatewayUnreachable) {
      log.warn({ payment: id }, "a refund got no answer and is asked for again");
    } else throw error;
  }
}
