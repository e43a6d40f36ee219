import {
  commentProposal,
  confirmInstallment,
  createQuote,
  declineProposal,
  openProposal,
  ownProposals,
  payInstallment,
  pickOptions,
  sharedProposalPdf,
  signProposal,
} from "../../../../contract/design/proposals.ts";
import { isCardExpired } from "../../../../domain/money/card-expiry.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import { accountOf } from "../../../http/caller.ts";
import { tryCard } from "../../../http/card-attempts.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { takeAttempt } from "../../../http/limits.ts";
import { listForm, offsetOf } from "../../../http/list-form.ts";
import { type Route, serve } from "../../../http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { savedCard } from "../../orders/checkout/index.ts";
import { byToken, comment, decline, lookerOf, noteOpening, showToClient, sign } from "./answer.flow.ts";
import { proposalsOfCustomer } from "./list.store.ts";
import { proposalPath } from "./load.flow.ts";
import { confirmPayment, payInstallment as pay, payable } from "./pay.flow.ts";
import { findPayment } from "./payments.store.ts";
import { proposalFile } from "./pdf.flow.ts";
import { stateOfPlan } from "./pro-view.rules.ts";
import { makeQuote } from "./quote.flow.ts";

const open = serve(openProposal, async ({ params, caller, platform }) => {
  const row = await noteOpening(platform, await byToken(platform.db, params.token), caller);
  return { data: await showToClient(platform, platform.db, row, lookerOf(caller)) };
});

const pdf = serve(sharedProposalPdf, async ({ params, caller, platform, language }) => {
  await takeAttempt(platform.db, `proposal-pdf:${caller.ip}`, { count: 60, seconds: 3600 });
  const row = await byToken(platform.db, params.token);
  const shown = await showToClient(platform, platform.db, row, lookerOf(caller));
  return proposalFile(platform, row, shown, language);
});

const totals = serve(pickOptions, async ({ params, body, caller, platform }) => {
  const row = await byToken(platform.db, params.token);
  return { data: await showToClient(platform, platform.db, row, lookerOf(caller), body.picks) };
});

const byAddress = { count: 30, seconds: 3600 };

const say = serve(commentProposal, async ({ params, body, caller, platform }) => {
  if (body.website !== "") failFields({ text: "Write a comment." });
  await takeAttempt(platform.db, `proposal-comment:${caller.ip}`, byAddress);
  return { message: "Comment sent.", data: await comment(platform, caller, params.token, body) };
});

const accept = serve(signProposal, async ({ params, body, caller, platform }) => {
  await takeAttempt(platform.db, `proposal-sign:${caller.ip}`, byAddress);
  return { message: "Thank you. You signed it.", data: await sign(platform, caller, params.token, body) };
});

const refuse = serve(declineProposal, async ({ params, body, caller, platform }) => {
  await takeAttempt(platform.db, `proposal-sign:${caller.ip}`, byAddress);
  return { message: "Your answer is sent.", data: await decline(platform, caller, params.token, body) };
});

const payOne = serve(payInstallment, async ({ params, body, caller, platform }) => {
  const account = accountOf(caller);
  const { token } = params;
  await payable(platform.db, account, token);
  const card_token = await chosenCard(platform, account.id, body.payment);
  const { installment, expected_amount } = body;
  const isDebit = "token" in body.payment && body.payment.method === "us_bank_account";
  const mandate = isDebit ? { ip: caller.ip, user_agent: caller.user_agent } : undefined;
  const request = { account, token, installment, card_token, mandate, expected_amount };
  const action = await tryCard(platform, caller, () => pay(platform, request));
  const row = await byToken(platform.db, token);
  return { data: { proposal: await showToClient(platform, platform.db, row, lookerOf(caller)), action } };
});

async function chosenCard(
  { db, payments, now }: Platform,
  user_id: string,
  payment: { token: string } | { saved: true; card?: string | undefined },
): Promise<string> {
  if ("token" in payment) return payment.token;
  const card = await savedCard(db, user_id, payments.name, payment.card);
  if (!card) return failFields({ payment: "This card is no longer saved. Choose another card." });
  if (isCardExpired(card.exp_date, now()))
    failFields({ payment: "This card has expired. Choose another card." });
  return card.provider_token;
}

const confirm = serve(confirmInstallment, async ({ params, body, caller, platform }) => {
  const { db } = platform;
  const row = await payable(db, accountOf(caller), params.token);
  const payment = await findPayment(db, body.payment);
  if (payment?.proposal_id !== row.id || payment.customer_id !== accountOf(caller).id)
    return fail("not_found");
  const settle = () => confirmPayment(platform, payment, body.accepted);
  const action = await (payment.status === "requires_action" ? tryCard(platform, caller, settle) : settle());
  const after = await byToken(db, params.token);
  return { data: { proposal: await showToClient(platform, db, after, lookerOf(caller)), action } };
});

const own = serve(ownProposals, async ({ query, caller, platform }) => {
  const { page, per_page } = query;
  const part = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await proposalsOfCustomer(platform.db, accountOf(caller).id, part);
  const data = rows.map((row) => {
    const plan = stateOfPlan(row.installments, platform.now());
    const isOpen = row.status === "accepted";
    return {
      id: row.id,
      number: row.number,
      kind: row.kind,
      status: row.status,
      title: row.title,
      company_name: row.company_name,
      total: toDollars(row.total_cents),
      paid: toDollars(plan.paid_cents),
      due: toDollars(isOpen ? plan.due_cents : 0),
      is_overdue: isOpen && plan.is_overdue,
      valid_until: row.valid_until,
      sent_at: row.sent_at?.toISOString() ?? null,
      url: proposalPath(platform.config, row),
    };
  });
  return { data: listForm(data, { total, page, per_page, path: "/api/proposals" }) };
});

const quote = serve(createQuote, async ({ body, caller, platform }) => {
  const data = await makeQuote(platform, accountOf(caller), body);
  return { message: `Quote ${data.number} is ready.`, data };
});

export const clientRoutes: readonly Route[] = [
  pdf,
  open,
  totals,
  say,
  accept,
  refuse,
  confirm,
  payOne,
  own,
  quote,
];
