import { type CardFields, cardProblems, isCardGiven } from "../../../domain/card.ts";
import { fail, failFields } from "../../failure.ts";
import { CardRefused, type CardToken, GatewayUnreachable } from "../../platform/payments/gateway.ts";
import type { Platform } from "../../platform/platform.ts";
import type { KeptCard } from "./profile.store.ts";

/**
 * What is wrong with the card fields of a form, by field. With a provider that has its own card fields none
 * of ours is taken.
 */
export function cardRefusals(platform: Platform, card: Partial<CardFields>): Record<string, string> {
  if (!isCardGiven(card)) return {};
  if (platform.payments.name === "sandbox") return cardProblems(card);
  const given = (["card_number", "name_on_Card", "exp_date", "cvv"] as const).filter((field) => card[field]);
  return Object.fromEntries(
    given.map((field) => [field, "Card details go to the payment provider alone, not to this address."]),
  );
}

/**
 * Exchanges a card that has passed `cardRefusals` for a token that can be kept; null without a card. Calls
 * the provider, so never inside a transaction.
 */
export async function exchangeCard(
  platform: Platform,
  card: Partial<CardFields>,
  customer: { id: string; email: string },
): Promise<KeptCard | null> {
  if (!isCardGiven(card)) return null;
  const fields = card as CardFields;
  const kept = await savedToken(platform, fields, customer);
  return {
    provider: platform.payments.name,
    provider_token: kept.token,
    brand: kept.brand,
    last4: kept.last4,
    exp_date: fields.exp_date.trim(),
    name_on_card: fields.name_on_Card.trim(),
  };
}

async function savedToken(
  { payments }: Platform,
  card: CardFields,
  customer: { id: string; email: string },
): Promise<CardToken> {
  try {
    const once = await payments.tokenize({ ...card, card_number: card.card_number.replace(/\D/g, "") });
    return await payments.save(once.token, customer);
  } catch (error) {
    if (error instanceof CardRefused) failFields({ [error.field]: error.message });
    if (error instanceof GatewayUnreachable) fail("payment_unavailable", { retryAfter: 30 });
    throw error;
  }
}
