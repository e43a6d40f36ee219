import type Stripe from "stripe";
import type { ChargeOutcome, PaymentGateway } from "./gateway.ts";
import { BankRefused, CardRefused, GatewayUnreachable, RefundRefused } from "./gateway.ts";
import { chargeOutcome, isStripeError, refusalWords, unreachable } from "./stripe-answers.ts";
import { listDisputes, submitEvidence } from "./stripe-disputes.ts";
import { readStripeEvent } from "./stripe-events.ts";
import { listCharges, listRefunds } from "./stripe-lists.ts";
import { confirmSave, debitOf, forgetCard, setUpCard } from "./stripe-setups.ts";

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** The API's URL if not Stripe's own: a local server in tests. */
export interface StripeAddress {
  protocol: "http" | "https";
  host: string;
  port: number;
}

/**
 * Stripe, with PaymentIntents that are confirmed at once. A token is a PaymentMethod created by Stripe's own fields in
 * the browser, or `customer/payment method` for a saved card; no card passes through here.
 */
export function stripeGateway(keys: StripeKeys, address?: StripeAddress): PaymentGateway {
  const client = stripeClient(keys.secretKey, address);
  return {
    name: "stripe",
    publishable_key: keys.publishableKey,
    async tokenize() {
      throw new CardRefused(
        "card_number",
        "Card details go to the payment provider alone, not to this address.",
      );
    },
    async tokenizeBank() {
      throw new BankRefused(
        "account_number",
        "Bank details go to the payment provider alone, not to this address.",
      );
    },
    save: async (token, customer, mandate) => setUpCard(await client(), token, customer, mandate),
    confirmSave: async (ref, accepted) => confirmSave(await client(), ref, accepted),
    forget: async (token) => forgetCard(await client(), token),
    charge: async (request) => charge(await client(), request),
    findCharge: async (request) => findCharge(await client(), request),
    confirm: async (ref, accepted) =>
      accepted === false ? abandon(await client(), ref) : readCharge(await client(), ref),
    abandon: async (ref) => abandon(await client(), ref),
    refund: async (request) => refund(await client(), request),
    listCharges: (span) => listCharges(client, span),
    listRefunds: (span) => listRefunds(client, span),
    listDisputes: (span) => listDisputes(client, span),
    submitEvidence: async (ref, evidence, files) => submitEvidence(await client(), ref, evidence, files),
    readEvent: async (body, signature) => {
      const stripe = await client();
      return readStripeEvent(stripe, keys.webhookSecret, body, signature, (ref) => retrieve(stripe, ref));
    },
  };
}

/**
 * The API version that our parameters are tested against. Its intents accept only cards; later versions enable whatever
 * the dashboard switches on.
 */
const apiVersion: string = "2020-08-27";

/** Stripe's client, made when it is first used: the library is large, and a shop without Stripe never needs it. */
export const stripeClient = (secretKey: string, address?: StripeAddress): (() => Promise<Stripe>) =>
  lazily(() => connect(secretKey, address));

async function connect(secretKey: string, address: StripeAddress | undefined): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  // twice ten seconds stay below the 30 seconds after which the recovery looks for lost payments
  return new StripeClient(secretKey, {
    apiVersion: apiVersion as NonNullable<Stripe.StripeConfig["apiVersion"]>,
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...address,
  });
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const withCard = { expand: ["payment_method"] };

type ChargeRequest = Parameters<PaymentGateway["charge"]>[0];

async function charge(stripe: Stripe, request: ChargeRequest): Promise<ChargeOutcome> {
  const [method, customer] = request.token.split("/").reverse() as [string, string | undefined];
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: request.amount_cents,
        currency: "usd",
        confirm: true,
        payment_method: method,
        ...(request.is_debit && { payment_method_types: ["us_bank_account"] }),
        ...(request.mandate && debitOf(request.mandate)),
        ...(customer && { customer }),
        ...(request.is_unattended && { off_session: true }),
        description: request.description,
        metadata: { payment_key: request.idempotency_key, order_id: request.order_id },
        ...withCard,
      },
      { idempotencyKey: request.idempotency_key },
    );
    return chargeOutcome(intent);
  } catch (error) {
    if (isStripeError(error, "StripeCardError")) {
      return { status: "declined", ref: error.payment_intent?.id ?? null, message: refusalWords(error) };
    }
    // a token that Stripe does not know, or has already used
    if (isStripeError(error, "StripeInvalidRequestError") && error.param === "payment_method") {
      return { status: "declined", ref: null, message: refusalWords() };
    }
    throw unreachable(error);
  }
}

/** Stripe cannot search by idempotency key, so we scan the charges made around that time. */
async function findCharge(
  stripe: Stripe,
  { idempotency_key, asked_at }: Parameters<PaymentGateway["findCharge"]>[0],
): Promise<ChargeOutcome | null> {
  const asked = Math.floor(asked_at.getTime() / 1000);
  // our clocks may differ by minutes
  const created = { gte: asked - 300, lte: asked + 900 };
  try {
    const intents = stripe.paymentIntents.list({ created, limit: 100, expand: ["data.payment_method"] });
    for await (const intent of intents) {
      if (intent.metadata.payment_key === idempotency_key) return chargeOutcome(intent);
    }
    return null;
  } catch (error) {
    throw unreachable(error);
  }
}

async function retrieve(stripe: Stripe, ref: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe.paymentIntents.retrieve(ref, withCard);
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError") && error.statusCode === 404) return null;
    throw unreachable(error);
  }
}

async function readCharge(stripe: Stripe, ref: string): Promise<ChargeOutcome> {
  const intent = await retrieve(stripe, ref);
  if (!intent) throw new GatewayUnreachable(`Stripe knows no charge ${ref}`);
  return chargeOutcome(intent);
}

/** Stripe refuses to cancel a successful charge; then that is the result. */
async function abandon(stripe: Stripe, ref: string): Promise<ChargeOutcome> {
  try {
    return chargeOutcome(
      await stripe.paymentIntents.cancel(ref, { cancellation_reason: "abandoned", ...withCard }),
    );
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError")) return readCharge(stripe, ref);
    throw unreachable(error);
  }
}

async function refund(
  stripe: Stripe,
  request: Parameters<PaymentGateway["refund"]>[0],
): Promise<{ ref: string }> {
  try {
    const made = await stripe.refunds.create(
      { payment_intent: request.charge_ref, amount: request.amount_cents },
      { idempotencyKey: request.idempotency_key },
    );
    if (made.status === "failed" || made.status === "canceled")
      throw new RefundRefused(made.failure_reason ?? made.status);
    return { ref: made.id };
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError")) throw new RefundRefused(error.message);
    throw error instanceof RefundRefused ? error : unreachable(error);
  }
}
