/** What was typed into a card form. It exists in memory for the length of one call and is stored nowhere. */
export interface CardDetails {
  card_number: string;
  name_on_Card: string;
  /** MM/YY */
  exp_date: string;
  cvv: string;
}

export interface CardToken {
  token: string;
  brand: string;
  last4: string;
}

export type ChargeOutcome =
  | { status: "succeeded"; ref: string; brand: string; last4: string }
  | {
      status: "requires_action";
      ref: string;
      action_url: string | null;
      client_secret: string | null;
      message: string;
    }
  | { status: "declined"; ref: string | null; message: string };

/**
 * A payment provider. Every call that moves money carries an idempotency key: asking again with the same
 * key gives the first answer and moves nothing. A lost connection throws `GatewayUnreachable`, after which
 * nobody knows whether money moved until `findCharge` or the same call again answers.
 */
export interface PaymentGateway {
  readonly name: "sandbox" | "stripe";
  /** Public key for the provider's own card fields; null where the sandbox takes the card itself. */
  readonly publishable_key: string | null;
  /** Exchanges a card for a token that is good once, for 15 minutes. Sandbox only. */
  tokenize(card: CardDetails): Promise<CardToken>;
  /** Turns a one-time token into one that can be kept with an account. */
  save(token: string, customer: { id: string; email: string }): Promise<CardToken>;
  charge(request: {
    amount_cents: number;
    token: string;
    idempotency_key: string;
    description: string;
    order_id: string;
  }): Promise<ChargeOutcome>;
  /** The charge made under a key, or null when the provider knows none. */
  findCharge(idempotency_key: string): Promise<ChargeOutcome | null>;
  /** Confirms a charge that required authentication, after the customer has answered the provider. */
  confirm(ref: string): Promise<ChargeOutcome>;
  refund(request: {
    charge_ref: string;
    amount_cents: number;
    idempotency_key: string;
  }): Promise<{ ref: string }>;
}

/** The provider did not answer; the outcome is unknown. */
export class GatewayUnreachable extends Error {}
