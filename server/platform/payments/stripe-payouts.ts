import type Stripe from "stripe";
import { BankRefused, type PayoutEvent, type PayoutProvider, type PayoutRequest } from "./payout-provider.ts";
import { type StripeAddress, stripeClient } from "./stripe.ts";
import { openAccount, openLink, readAccount } from "./stripe-accounts.ts";
import { isStripeError, unreachable } from "./stripe-answers.ts";
import { verifyEvent } from "./stripe-events.ts";
import { listTransfers } from "./stripe-lists.ts";

export interface ConnectKeys {
  secretKey: string;
  webhookSecret: string;
  connectSecrets: readonly string[];
}

/**
 * Payouts by Stripe Connect: a payee has an Express account; a payout is a transfer to it, named by `transfer_group`,
 * and a payout from it to the payee's bank, named in its metadata. Our reference is the transfer's. What fails at the
 * bank is taken back, so that the money is where the ledger has it.
 */
export function stripePayouts(keys: ConnectKeys, address?: StripeAddress): PayoutProvider {
  const client = stripeClient(keys.secretKey, address);
  return {
    name: "stripe",
    onboarding: {
      openAccount: (payee) => openAccount(client, payee),
      link: (account, pages) => openLink(client, account, pages),
      readAccount: (account) => readAccount(client, account),
    },
    // webhooks say it at once; asking is for those that were lost
    asks_every_ms: 60 * 60 * 1000,
    async keepBank() {
      throw new BankRefused("account_number", "Stripe asks for your bank account on its own pages.");
    },
    payOut: async (request) => bringForward(await client(), request),
    findPayout: async (_ref, request) => bringForward(await client(), request),
    listPayouts: (span) => listTransfers(client, span),
    readEvent: async (body, signature) =>
      eventOf(verifyEvent(await client(), [...keys.connectSecrets, keys.webhookSecret], body, signature)),
  };
}

const failed = (ref: string | null, message: string) => ({ ref, status: "failed" as const, message });

/**
 * Takes a payout as far as it goes. What is there already is looked up first: Stripe forgets idempotency keys after a
 * day, and a server may be away for longer.
 */
async function bringForward(stripe: Stripe, request: PayoutRequest) {
  try {
    const transfer = (await findTransfer(stripe, request)) ?? (await makeTransfer(stripe, request));
    if (typeof transfer === "string") return failed(null, transfer);
    const known = await findBankPayout(stripe, request, transfer);
    if (transfer.reversed) return failed(transfer.id, known ? wordsOf(known) : takenBack);
    const made = known ?? (await makeBankPayout(stripe, request));
    if (typeof made !== "string" && made.status === "paid") {
      return { ref: transfer.id, status: "paid" as const, message: "" };
    }
    if (typeof made !== "string" && made.status !== "failed" && made.status !== "canceled") {
      return { ref: transfer.id, status: "in_transit" as const, message: "" };
    }
    const { idempotency_key } = request;
    await stripe.transfers.createReversal(transfer.id, {}, { idempotencyKey: `${idempotency_key}_back` });
    return failed(transfer.id, typeof made === "string" ? made : wordsOf(made));
  } catch (error) {
    throw unreachable(error);
  }
}

async function findTransfer(stripe: Stripe, request: PayoutRequest): Promise<Stripe.Transfer | undefined> {
  const { idempotency_key: transfer_group, destination } = request;
  return (await stripe.transfers.list({ transfer_group, destination, limit: 1 })).data[0];
}

/** The transfer, or why there is none and never will be under this key. */
async function makeTransfer(stripe: Stripe, request: PayoutRequest): Promise<Stripe.Transfer | string> {
  const { amount_cents: amount, destination, idempotency_key } = request;
  try {
    return await stripe.transfers.create(
      {
        amount,
        currency: "usd",
        destination,
        transfer_group: idempotency_key,
        metadata: { payout_key: idempotency_key },
      },
      { idempotencyKey: `${idempotency_key}_transfer` },
    );
  } catch (error) {
    return refusalOf(error);
  }
}

async function findBankPayout(
  stripe: Stripe,
  { destination: stripeAccount, idempotency_key }: PayoutRequest,
  { created }: Stripe.Transfer,
): Promise<Stripe.Payout | undefined> {
  // a payout follows its transfer; clocks of two calls may differ by seconds
  const from = { gte: created - 300 };
  for await (const payout of stripe.payouts.list({ created: from, limit: 100 }, { stripeAccount })) {
    if (payout.metadata?.payout_key === idempotency_key) return payout;
  }
  return undefined;
}

/** The payout to the bank, or why there is none. */
async function makeBankPayout(stripe: Stripe, request: PayoutRequest): Promise<Stripe.Payout | string> {
  const { amount_cents: amount, destination: stripeAccount, idempotency_key } = request;
  try {
    return await stripe.payouts.create(
      { amount, currency: "usd", metadata: { payout_key: idempotency_key } },
      { stripeAccount, idempotencyKey: `${idempotency_key}_bank` },
    );
  } catch (error) {
    return refusalOf(error);
  }
}

/** What to say of a refusal that asking again does not change; other errors are thrown on. */
function refusalOf(error: unknown): string {
  const isFinal =
    isStripeError(error, "StripeInvalidRequestError") || isStripeError(error, "StripePermissionError");
  if (!isFinal) throw error;
  return "code" in error && error.code === "balance_insufficient"
    ? "The marketplace's balance at Stripe is too low right now. Ask for the payout again tomorrow."
    : "Your Stripe account can't take payouts right now. Open Stripe to see what is missing.";
}

const takenBack = "The marketplace took this payout back. Contact support if you don't know why.";

/** Stripe's codes for payouts that failed at the bank. */
const bankWords = new Map([
  ["account_closed", "The bank account has been closed."],
  ["account_frozen", "The bank account is frozen."],
  ["bank_account_restricted", "The bank account does not accept this kind of payout."],
  ["could_not_process", "The bank could not process this payout."],
  ["debit_not_authorized", "The bank does not accept payouts to this account."],
  ["declined", "The bank declined this payout. Call your bank before you try again."],
  ["incorrect_account_holder_name", "The name on the bank account does not match."],
  ["insufficient_funds", "The marketplace's balance at Stripe was too low."],
  ["invalid_account_number", "The routing number is right, but the account number is not."],
  ["invalid_currency", "The bank account does not take U.S. dollars."],
  ["no_account", "The bank has no account with this number."],
]);

const wordsOf = ({ status, failure_code }: Stripe.Payout): string =>
  bankWords.get(failure_code ?? "") ??
  (status === "canceled" ? "The payout was canceled." : "The bank sent the payout back without a reason.");

function eventOf(event: Stripe.Event): PayoutEvent | null {
  const account = event.account ?? null;
  if (event.type.startsWith("payout.")) {
    const { metadata } = event.data.object as Stripe.Payout;
    return { account: null, payout_key: metadata?.payout_key ?? null };
  }
  if (event.type.startsWith("transfer.")) {
    const { transfer_group } = event.data.object as Stripe.Transfer;
    return { account: null, payout_key: transfer_group };
  }
  return event.type.startsWith("account.") ? { account, payout_key: null } : null;
}
