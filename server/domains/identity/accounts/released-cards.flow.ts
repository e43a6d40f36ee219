import { GatewayUnreachable } from "../../../platform/payments/gateway.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createQueue } from "../../../platform/queue/queue.ts";
import { dropReleasedCard, type ReleasedCard, takeReleasedCard } from "./released-cards.store.ts";

const queue = createQueue<ReleasedCard>({
  failure: "the payment provider could not forget cards",
  take: ({ db, payments, now }) => takeReleasedCard(db, payments.name, now()),
  async work({ db, payments, log }, { id, provider_token }) {
    try {
      await payments.forget(provider_token);
      await dropReleasedCard(db, id);
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn({ card: id, reason: error.message }, "the payment provider could not forget a card yet");
    }
  },
});

/**
 * Asks the payment provider to delete the cards that no account keeps any more (a trigger records them), and retries
 * until it has. May run in several processes.
 */
export const forgetReleasedCards = (platform: Platform): Promise<void> => queue.drain(platform);
