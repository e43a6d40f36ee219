import type Stripe from "stripe";
import { CardRefused, type CardSetup, type DebitMandate } from "./gateway.ts";
import { refusals } from "./sandbox-cards.ts";
import { isStripeError, refusalWords, setupOutcome, unreachable } from "./stripe-answers.ts";

const withCard = { expand: ["payment_method"] };

/** A debit of a bank account, which its owner agreed to in our page. Stripe checks the account if it has to. */
export const debitOf = ({ ip, user_agent }: DebitMandate) => ({
  payment_method_types: ["us_bank_account"],
  mandate_data: {
    customer_acceptance: { type: "online" as const, online: { ip_address: ip, user_agent } },
  },
});

/**
 * Stores a card or bank account with a Stripe customer, by a SetupIntent, so that the bank agrees to later charges. A bank that asks
 * first is answered in the browser with the intent's secret.
 */
export async function setUpCard(
  stripe: Stripe,
  token: string,
  owner: { id: string; email: string },
  mandate?: DebitMandate,
): Promise<CardSetup> {
  try {
    const customer = await stripe.customers.create(
      { email: owner.email, metadata: { user_id: owner.id } },
      { idempotencyKey: `customer_${owner.id}_${token}` },
    );
    const intent = await stripe.setupIntents.create(
      {
        customer: customer.id,
        payment_method: token,
        confirm: true,
        // also for the renewal of a plan
        usage: "off_session",
        ...(mandate && debitOf(mandate)),
        ...withCard,
      },
      { idempotencyKey: `setup_${token}` },
    );
    const setup = setupOutcome(intent);
    if (setup.status === "declined") throw new CardRefused("card_number", setup.message);
    return setup;
  } catch (error) {
    if (error instanceof CardRefused) throw error;
    if (isStripeError(error, "StripeCardError") || isStripeError(error, "StripeInvalidRequestError")) {
      throw new CardRefused("card_number", refusalWords(error));
    }
    throw unreachable(error);
  }
}

/** Where the saving of a card stands now; null if our account has no such SetupIntent. */
export async function readSetup(stripe: Stripe, ref: string): Promise<CardSetup | null> {
  try {
    return setupOutcome(await stripe.setupIntents.retrieve(ref, withCard));
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError") && error.statusCode === 404) return null;
    throw unreachable(error);
  }
}

/** The same after the owner's answer. What the owner gives up is declined; its caller then forgets the card. */
export async function confirmSave(
  stripe: Stripe,
  ref: string,
  accepted: boolean | undefined,
): Promise<CardSetup | null> {
  const setup = await readSetup(stripe, ref);
  const isGivenUp = accepted === false && setup?.status === "requires_action";
  return isGivenUp ? { status: "declined", ref, message: refusals.authentication_failed } : setup;
}

/** Each stored card has its own customer; deleting it deletes the card and the email address. Charges stay. */
export async function forgetCard(stripe: Stripe, token: string): Promise<void> {
  const [customer] = token.split("/") as [string];
  try {
    await stripe.customers.del(customer);
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError") && error.statusCode === 404) return;
    throw unreachable(error);
  }
}
