import { type CardFields, cardProblems, isCardGiven } from "../../../domain/card.ts";
import type { Caller } from "../../caller.ts";
import { tryCard } from "../../card-attempts.ts";
import { fail, failFields } from "../../failure.ts";
import { CardRefused, GatewayUnreachable, type KeptCardToken } from "../../platform/payments/gateway.ts";
import type { Platform } from "../../platform/platform.ts";
import type { KeptCard } from "./profile.store.ts";

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

/**
 * Exchanges a card that passed `cardRefusals` for a reusable token; null without a card. Calls the provider, so never
 * inside a transaction.
 */
export async function exchangeCard(
  platform: Platform,
  caller: Caller,
  card: GivenCard,
  customer: { id: string; email: string },
): Promise<KeptCard | null> {
  if (!card.card_token && !isCardGiven(card)) return null;
  const kept = await savedToken(platform, caller, card, customer);
  return {
    provider: platform.payments.name,
    provider_token: kept.token,
    brand: kept.brand,
    last4: kept.last4,
    exp_date: kept.exp_date ?? card.exp_date?.trim() ?? "",
    name_on_card: kept.name_on_card ?? card.name_on_Card?.trim() ?? "",
  };
}

async function savedToken(
  platform: Platform,
  caller: Caller,
  card: GivenCard,
  customer: { id: string; email: string },
): Promise<KeptCardToken> {
  const { payments } = platform;
  try {
    return await tryCard(platform, caller, async () => {
      const once = card.card_token || (await payments.tokenize(fieldsOf(card))).token;
      return payments.save(once, customer);
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
