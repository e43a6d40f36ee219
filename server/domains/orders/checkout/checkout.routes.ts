import {
  bankToken,
  checkout,
  checkoutQuote,
  confirmPayment,
  paymentToken,
} from "../../../../contract/orders/checkout.ts";
import { routingProblem } from "../../../../domain/money/bank-account.ts";
import { type CardFields, cardProblems } from "../../../../domain/money/card.ts";
import { isCardExpired } from "../../../../domain/money/card-expiry.ts";
import { accountOf } from "../../../http/caller.ts";
import { tryCard } from "../../../http/card-attempts.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { type Route, serve } from "../../../http/serve.ts";
import { BankRefused, CardRefused } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { keepQuotedPrices } from "../../design/projects/index.ts";
import { showOrder } from "../orders/index.ts";
import { findCart, findPaymentOfUser, paymentsInTheWay, savedCard } from "./cart.store.ts";
import { countCouponTry } from "./coupon-attempts.ts";
import { loadCart } from "./load-cart.flow.ts";
import { giveUpConfirmation, type Paid, pay, resume, settleConfirmation } from "./pay.flow.ts";
import { assertBuysHere, type OrderRequest, placeOrder } from "./place-order.flow.ts";
import { priceCart } from "./quote.rules.ts";

const quote = serve(checkoutQuote, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  const coupon = body.coupon || undefined;
  // on one connection, what is read together is sent together
  const data = await platform.db.connection().execute(async (db) => {
    const cart = (await findCart(db, account.id, body.project)) ?? fail("not_found");
    assertBuysHere(account, cart);
    if (cart.ordered_at) fail("already_used");
    if (coupon) await countCouponTry(db, caller, coupon);
    const request = { user_id: account.id, shipping: body.shipping, coupon, now: platform.now() };
    const priced = priceCart(await loadCart(db, cart, request));
    const changed = priced.lines.filter((line) => line.quoted_price_cents !== line.unit_price_cents);
    await keepQuotedPrices(db, new Map(changed.map((line) => [line.id, line.unit_price_cents])));
    return priced.quote;
  });
  return { data };
});

const order = serve(checkout, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  if (body.coupon) await countCouponTry(platform.db, caller, body.coupon);
  const token = await chosenToken(platform, account.id, body.payment);
  const isDebit = "token" in body.payment && body.payment.method === "us_bank_account";
  const request = {
    account,
    project_id: body.project,
    card_token: token,
    mandate: isDebit ? { ip: caller.ip, user_agent: caller.user_agent } : undefined,
    shipping: body.shipping,
    coupon: body.coupon || undefined,
    expected_total: body.expected_total,
    job_name: body.job_name,
    po_number: body.po_number,
  };
  const paid = await tryCard(platform, caller, () => orderAndPay(platform, request));
  return { data: { order: await showOrder(platform, account, paid.order_id), action: paid.question } };
});

async function chosenToken(
  { db, payments, now }: Platform,
  userId: string,
  payment: { token: string } | { saved: true; card?: string | undefined },
): Promise<string> {
  if ("token" in payment) return payment.token;
  const card = await savedCard(db, userId, payments.name, payment.card);
  if (!card) {
    return failFields({
      payment: payment.card
        ? "This card is no longer saved. Choose another card."
        : "You have no saved card. Please enter a card.",
    });
  }
  if (isCardExpired(card.exp_date, now())) {
    failFields({ payment: "This card has expired. Choose another card." });
  }
  return card.provider_token;
}

/** How often an order is restarted because another request's payment attempt failed meanwhile. */
const mostAttempts = 3;

async function orderAndPay(platform: Platform, request: OrderRequest): Promise<Paid> {
  const { account, project_id, coupon } = request;
  // what they hold is the customer's to buy, and this is the purchase that the customer decided for
  for (const payment of await paymentsInTheWay(platform.db, account.id, project_id, coupon)) {
    await giveUpConfirmation(platform, payment);
  }
  for (let attempt = 1; ; attempt += 1) {
    const placed = await placeOrder(platform, request);
    if (placed.kind === "new") return pay(platform, placed.intent, request.card_token, request.mandate);
    const { payment } = placed;
    // the customer left the bank's page and tries again, perhaps with another card
    const paid =
      payment.status === "requires_action" && !payment.processing_at && attempt === 1
        ? await giveUpConfirmation(platform, payment)
        : await resume(platform, payment, request.card_token, request.mandate);
    if (paid) return paid;
    if (attempt === mostAttempts) fail("in_progress", { retryAfter: 5 });
  }
}

const confirm = serve(confirmPayment, async ({ body, caller, platform }) => {
  const account = accountOf(caller);
  const payment = (await findPaymentOfUser(platform.db, body.payment, account.id)) ?? fail("not_found");
  const settle = () => settleConfirmation(platform, payment, body.accepted);
  // a known result is returned again, without trying a card
  const paid = await (payment.status === "requires_action" ? tryCard(platform, caller, settle) : settle());
  return { data: { order: await showOrder(platform, account, paid.order_id), action: paid.question } };
});

const token = serve(paymentToken, async ({ body, platform }) => {
  if (platform.payments.name !== "sandbox") {
    failFields({ card_number: "Card details go to the payment provider alone, not to this address." });
  }
  const problems = cardProblems(body);
  if (Object.keys(problems).length > 0) failFields(problems as Record<string, string>);
  return { data: await tokenize(platform, body) };
});

const forBank = serve(bankToken, async ({ body, platform }) => {
  if (platform.payments.name !== "sandbox") {
    failFields({ account_number: "Bank details go to the payment provider alone, not to this address." });
  }
  const problem = routingProblem(body.routing_number);
  if (problem) failFields({ routing_number: problem });
  try {
    return { data: await platform.payments.tokenizeBank(body) };
  } catch (error) {
    if (error instanceof BankRefused) failFields({ [error.field]: error.message });
    throw error;
  }
});

async function tokenize({ payments }: Platform, card: CardFields) {
  try {
    return await payments.tokenize(card);
  } catch (error) {
    if (error instanceof CardRefused) failFields({ [error.field]: error.message });
    throw error;
  }
}

export const checkoutRoutes: readonly Route[] = [quote, order, confirm, token, forBank];
