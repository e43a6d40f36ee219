import { type CardFields, cardProblems, isCardGiven } from "../../../../domain/money/card.ts";
import type { Caller } from "../../../http/caller.ts";
import { tryCard } from "../../../http/card-attempts.ts";
import { fail, failFields } from "../../../http/failure.ts";
import { CardRefused, type CardSetup, GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Asked } from "./card-setups.flow.ts";
import type { KeptCard } from "./profile.store.ts";
import { releaseCardToken } from "./released-cards.store.ts";

/** A card in a form: its four fields, or the token from the payment provider's own fields. */
export type GivenCard = Partial<CardFields> & { card_token?: string | undefined };

/**
 * What is wrong with the card of a form, by field. If the provider has its own card fields, we accept only a token,
 * otherwise only our fields.
 */
export function cardRefusals(platform: Platform, card: GivenCard): Record<string, string> {
  if (platform.payments.name === "sandbox") {
    if (card.card_token) return { card_token: "Test payments take the card itself." };
    return isCardGiven(card) ? cardProblems(card) : {};
  }
  const given = (["card_number", "name_on_Card", "exp_date", "cvv"] as const).filter((field) => card[field]);
  return Object.fromEntries(
    given.map((field) => [field, "Card details go to the payment provider alone, not to this address."]),
  );
}

/** A card that can be kept, or what its bank asks first. */
export type Exchanged = { card: KeptCard } | { asked: Asked; exp_date: string; name_on_card: string };

/**
 * Exchanges a card that passed `cardRefusals` for a reusable token, or for its bank's question; null without a card.
 * Calls the provider, so never inside a transaction.
 */
export async function exchangeCard(
  platform: Platform,
  caller: Caller,
  given: GivenCard,
  customer: { id: string; email: string },
): Promise<Exchanged | null> {
  if (!given.card_token && !isCardGiven(given)) return null;
  const setup = await setUp(platform, caller, given, customer);
  const exp_date = given.exp_date?.trim() ?? "";
  const name_on_card = given.name_on_Card?.trim() ?? "";
  if (setup.status === "requires_action") return { asked: setup, exp_date, name_on_card };
  const { token: provider_token, brand, last4, ...known } = setup.card;
  return {
    card: {
      provider: platform.payments.name,
      provider_token,
      brand,
      last4,
      exp_date: known.exp_date ?? exp_date,
      name_on_card: known.name_on_card ?? name_on_card,
    },
  };
}

/** The same for a form that cannot wait for a bank: one that asks is refused, and the provider forgets the card. */
export async function exchangeAtOnce(
  platform: Platform,
  caller: Caller,
  given: GivenCard,
  customer: { id: string; email: string },
  instead: string,
): Promise<KeptCard | null> {
  const exchanged = await exchangeCard(platform, caller, given, customer);
  if (!exchanged) return null;
  if ("card" in exchanged) return exchanged.card;
  const { payments, db } = platform;
  await releaseCardToken(db, { provider: payments.name, provider_token: exchanged.asked.token });
  return failFields({ card_number: `Your bank asks you to confirm this card. ${instead}` });
}

async function setUp(
  platform: Platform,
  caller: Caller,
  card: GivenCard,
  customer: { id: string; email: string },
): Promise<Exclude<CardSetup, { status: "declined" }>> {
  const { payments } = platform;
  try {
    return await tryCard(platform, caller, async () => {
      const once = card.card_token || (await payments.tokenize(fieldsOf(card))).token;
      const setup = await payments.save(once, customer);
      if (setup.status === "declined") throw new CardRefused("card_number", setup.message);
      return setup;
    });
  } catch (error) {
    if (error instanceof CardRefused) failFields({ [error.field]: error.message });
    if (error instanceof GatewayUnreachable) fail("payment_unavailable", { retryAfter: 30 });
    throw error;
  }
}

function fieldsOf(card: GivenCard): CardFields {
  const fields = card as CardFields;
  return { ...fields, card_number: fields.card_number.replace(/\D/g, "") };
}
