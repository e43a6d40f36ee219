import type Stripe from "stripe";
import type { ListedMovement, Span } from "./gateway.ts";
import { unreachable } from "./stripe-answers.ts";

type Client = () => Promise<Stripe>;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
/** 100 is the most that one page of Stripe's lists has; the library asks for the next ones. */
const pageOf = ({ from, to }: Span) => ({ created: { gte: seconds(from), lt: seconds(to) }, limit: 100 });

/** PaymentIntents that succeeded, with what was received. */
export async function* listCharges(client: Client, span: Span): AsyncGenerator<ListedMovement> {
  try {
    const stripe = await client();
    for await (const { id, status, amount_received, created } of stripe.paymentIntents.list(pageOf(span))) {
      if (status !== "succeeded") continue;
      yield { ref: id, amount_cents: amount_received, created_at: new Date(created * 1000) };
    }
  } catch (error) {
    throw unreachable(error);
  }
}

/** Refunds, except those that failed or were canceled. */
export async function* listRefunds(client: Client, span: Span): AsyncGenerator<ListedMovement> {
  try {
    const stripe = await client();
    for await (const { id, status, amount, created } of stripe.refunds.list(pageOf(span))) {
      if (status === "failed" || status === "canceled") continue;
      yield { ref: id, amount_cents: amount, created_at: new Date(created * 1000) };
    }
  } catch (error) {
    throw unreachable(error);
  }
}

/** Transfers to payees, with what was not taken back; one that came back whole is listed with its amount. */
export async function* listTransfers(client: Client, span: Span): AsyncGenerator<ListedMovement> {
  try {
    const stripe = await client();
    for await (const { id, amount, amount_reversed, reversed, created } of stripe.transfers.list(
      pageOf(span),
    )) {
      const amount_cents = reversed ? amount : amount - amount_reversed;
      yield { ref: id, amount_cents, created_at: new Date(created * 1000) };
    }
  } catch (error) {
    throw unreachable(error);
  }
}
