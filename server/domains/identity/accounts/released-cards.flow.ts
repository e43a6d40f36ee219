import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { claimReleasedCards, dropReleasedCard } from "./released-cards.store.ts";

/**
 * Asks the payment provider to delete the cards that no account keeps any more (a trigger records them), and retries
 * until it has. May run in several processes.
 */
export async function forgetReleasedCards({ db, payments, log, now }: Platform): Promise<void> {
  for (;;) {
    const cards = await claimReleasedCards(db, payments.name, now());
    if (cards.length === 0) return;
    for (const { id, provider_token } of cards) {
      try {
        await payments.forget(provider_token);
        await dropReleasedCard(db, id);
      } catch (error) {
        if (!(error instanceof GatewayUnreachable)) throw error;
        log.warn({ card: id, reason: error.message }, "the payment provider could not forget a card yet");
      }
    }
  }
}
