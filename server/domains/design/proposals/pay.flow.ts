import { setTimeout as pause } from "node:timers/promises";
import { fromDollars } from "../../../../domain/money/money.ts";
import type { Account } from "../../../http/caller.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import {
  type ChargeOutcome,
  type DebitMandate,
  GatewayUnreachable,
} from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { BankQuestion } from "../../orders/checkout/index.ts";
import { byToken } from "./answer.flow.ts";
import {
  findPayment,
  type InstallmentRow,
  insertPayment,
  installmentsOfProposal,
  markUnanswered,
  type PaymentRow,
  paymentOfInstallment,
} from "./payments.store.ts";
import { type ProposalRow, updateProposal } from "./proposals.store.ts";
import { settlePayment } from "./settle.flow.ts";

export interface PayRequest {
  account: Pick<Account, "id" | "type">;
  /** Of the proposal's link. */
  token: string;
  installment: string;
  card_token: string;
  /** Present if the token is a bank account's: the debit takes days. */
  mandate?: DebitMandate | undefined;
  /** The amount that the client saw, in dollars. */
  expected_amount: number;
}

/** The proposal of an account that may pay it: a homeowner's, whose proposal nobody else has claimed. */
export async function payable(
  db: Db,
  account: PayRequest["account"],
  token: string,
  lock = false,
): Promise<ProposalRow> {
  const row = await byToken(db, token, lock);
  if (row.customer_id !== null && row.customer_id !== account.id) fail("not_found");
  if (account.type !== "User") fail("cannot_buy");
  return row;
}

/** First half, one transaction: checks what is due and writes the intent to charge it; or finds the earlier one. */
function begin(platform: Platform, request: PayRequest): Promise<{ payment: PaymentRow; is_new: boolean }> {
  const at = platform.now();
  return platform.db.transaction().execute(async (db) => {
    const row = await payable(db, request.account, request.token, true);
    if (row.status !== "accepted") fail("already_used");
    const all = await installmentsOfProposal(db, row.id);
    const due = all.find(({ id }) => id === request.installment) ?? fail("not_found");
    const known = await paymentOfInstallment(db, due.id);
    if (known) return { payment: known, is_new: false };
    assertNext(row, due, all, request);
    if (row.customer_id === null) await updateProposal(db, row.id, { customer_id: request.account.id }, at);
    const id = newId();
    await insertPayment(db, {
      id,
      proposal_id: row.id,
      installment_id: due.id,
      customer_id: request.account.id,
      showroom_id: row.showroom_id,
      provider: platform.payments.name,
      idempotency_key: `proposal_${id}`,
      amount_cents: due.amount_cents,
      product_cents: due.product_cents,
      own_cents: due.own_cents,
      card_hash: tokenHash(request.card_token),
      created_at: at,
    });
    return { payment: (await findPayment(db, id))!, is_new: true };
  });
}

function assertNext(
  row: ProposalRow,
  due: InstallmentRow,
  all: readonly InstallmentRow[],
  request: PayRequest,
): void {
  if (row.showroom_is_closed)
    failFields({ installment: "This showroom has closed. Please contact support." });
  if (all.find(({ paid_at }) => !paid_at)?.id !== due.id)
    failFields({ installment: "Pay the earlier payment first." });
  if (due.amount_cents !== fromDollars(request.expected_amount)) fail("total_changed");
}

/** How often a payment is begun again because another request's attempt failed meanwhile. */
const mostAttempts = 3;

/** Pays an installment once, however many requests ask for it; returns the bank's question if there is one. */
export async function payInstallment(platform: Platform, request: PayRequest): Promise<BankQuestion | null> {
  for (let attempt = 1; ; attempt += 1) {
    const { payment, is_new } = await begin(platform, request);
    if (is_new) return charge(platform, payment, request);
    if (payment.status === "requires_action" && !payment.processing_at && attempt === 1) {
      // the client left the bank's page and tries again, perhaps with another card
      const outcome = await ask(platform, payment, () =>
        platform.payments.abandon(payment.provider_ref ?? ""),
      );
      await settlePayment(platform, payment, outcome);
      if (outcome.status === "succeeded") return null;
    } else {
      const result = await resume(platform, payment, request);
      if (result !== "again") return result;
    }
    if (attempt === mostAttempts) fail("in_progress", { retryAfter: 5 });
  }
}

type Means = Pick<PayRequest, "card_token" | "mandate">;

async function charge(
  platform: Platform,
  payment: PaymentRow,
  { card_token: token, mandate }: Means,
): Promise<BankQuestion | null> {
  const outcome = await ask(platform, payment, () =>
    platform.payments.charge({
      amount_cents: payment.amount_cents,
      token,
      idempotency_key: payment.idempotency_key,
      description: "Payment of a proposal",
      order_id: payment.proposal_id,
      mandate,
    }),
  );
  return apply(platform, payment, outcome);
}

/** Whatever fails after the provider was called, nobody has to wait for this request's result any more. */
async function ask<Answer>(
  platform: Platform,
  { id }: PaymentRow,
  question: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    await markUnanswered(platform.db, id, platform.now());
    if (!(error instanceof GatewayUnreachable)) throw error;
    platform.log.warn({ payment: id, reason: error.message }, "the payment provider gave no answer");
    return fail("payment_unavailable", { retryAfter: 5 });
  }
}

async function apply(
  platform: Platform,
  payment: PaymentRow,
  outcome: ChargeOutcome,
): Promise<BankQuestion | null> {
  await ask(platform, payment, () => settlePayment(platform, payment, outcome));
  if (outcome.status === "declined") fail("payment_declined", { values: { reason: outcome.message } });
  if (outcome.status === "succeeded") return null;
  const { action_url: url, client_secret, message, is_processing = false } = outcome;
  return { payment: payment.id, url, client_secret, message, is_processing };
}

const waitsAtMostMs = 15_000;
const inquiresAfterMs = 2_000;

/** Continues a payment that another request began, under its key: there is one charge, no matter who asks. */
async function resume(
  platform: Platform,
  known: PaymentRow,
  means: Means,
): Promise<BankQuestion | null | "again"> {
  const started = Date.now();
  let payment = known;
  while (payment.status === "requested") {
    const waited = Date.now() - started;
    if (payment.unanswered_at || waited > inquiresAfterMs) {
      const { idempotency_key, created_at: asked_at } = payment;
      const current = payment;
      const outcome = await ask(platform, current, () =>
        platform.payments.findCharge({ idempotency_key, asked_at }),
      );
      if (outcome) return apply(platform, payment, outcome);
      if (payment.unanswered_at) return charge(platform, payment, means);
    }
    if (waited > waitsAtMostMs) fail("in_progress", { retryAfter: 20 });
    await pause(100);
    payment = (await findPayment(platform.db, payment.id)) ?? fail("not_found");
  }
  if (payment.status === "failed") return "again";
  if (payment.status === "declined") {
    if (!payment.card_hash.equals(tokenHash(means.card_token))) return "again";
    return fail("payment_declined", { values: { reason: payment.message } });
  }
  return payment.status === "succeeded" ? null : confirmPayment(platform, payment, undefined);
}

/** Applies the bank's answer to a waiting payment. */
export async function confirmPayment(
  platform: Platform,
  payment: PaymentRow,
  accepted: boolean | undefined,
): Promise<BankQuestion | null> {
  if (payment.status === "succeeded") return null;
  if (payment.status !== "requires_action") fail("payment_declined", { values: { reason: payment.message } });
  const outcome = await ask(platform, payment, () =>
    platform.payments.confirm(payment.provider_ref ?? "", accepted),
  );
  return apply(platform, payment, outcome);
}
