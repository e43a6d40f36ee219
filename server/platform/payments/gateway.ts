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

/** A card that can be charged again, and how its owner recognises it. */
export interface KeptCardToken extends CardToken {
  /** MM/YY and the name on the card, where the provider took them; null where our own form did. */
  exp_date: string | null;
  name_on_card: string | null;
}

export type ChargeOutcome =
  | { status: "succeeded"; ref: string; brand: string; last4: string; amount_cents: number; currency: string }
  | {
      status: "requires_action";
      ref: string;
      /** The provider's own page, where it has one. */
      action_url: string | null;
      client_secret: string | null;
      message: string;
    }
  | { status: "declined"; ref: string | null; message: string };

/** What a provider's signed message is about. */
export interface GatewayEvent {
  id: string;
  /** The key under which we asked for the charge; null when it is none of ours. */
  idempotency_key: string | null;
  /** How the charge stands now, asked of the provider; null when our account knows no such charge. */
  outcome: ChargeOutcome | null;
}

/**
 * A payment provider. Every call that moves money carries an idempotency key: asking again with the same
 * key gives the first answer and moves nothing. A lost connection throws `GatewayUnreachable`, after which
 * nobody knows whether money moved until `findCharge` or the same call again answers.
 */
export interface PaymentGateway {
  readonly name: "sandbox" | "stripe";
  /** Public key for the provider's own card fields; null where the sandbox takes the card itself. */
  readonly publishable_key: string | null;
  /** Exchanges a card for a token that is good once, for 15 minutes. Sandbox only. Throws `CardRefused`. */
  tokenize(card: CardDetails): Promise<CardToken>;
  /** Turns a one-time token into one that can be kept with an account. Throws `CardRefused`. */
  save(token: string, customer: { id: string; email: string }): Promise<KeptCardToken>;
  /** Forgets what `save` kept, for good; what is gone already is forgotten, too. Throws `GatewayUnreachable`. */
  forget(token: string): Promise<void>;
  charge(request: {
    amount_cents: number;
    token: string;
    idempotency_key: string;
    description: string;
    order_id: string;
  }): Promise<ChargeOutcome>;
  /** The charge made under a key at about `asked_at`, or null when the provider knows none. */
  findCharge(request: { idempotency_key: string; asked_at: Date }): Promise<ChargeOutcome | null>;
  /**
   * Confirms a charge that required authentication, after the customer has answered the bank's question.
   * @param accepted the answer given on the sandbox's own page; real banks tell the provider themselves
   */
  confirm(ref: string, accepted?: boolean): Promise<ChargeOutcome>;
  /** Gives up a charge that waits for authentication; answers what became of it, which may be success. */
  abandon(ref: string): Promise<ChargeOutcome>;
  refund(request: {
    charge_ref: string;
    amount_cents: number;
    idempotency_key: string;
  }): Promise<{ ref: string }>;
  /**
   * Reads a signed message of the provider: null when it concerns no charge. Messages come late, repeated
   * and out of order, so what they say is asked again.
   * Throws `ForgedEvent` for a missing, wrong or stale signature.
   */
  readEvent(body: string, signature: string | null): Promise<GatewayEvent | null>;
}

/** The provider did not answer; the outcome is unknown. */
export class GatewayUnreachable extends Error {}

/** A webhook that the provider did not sign, or not lately. */
export class ForgedEvent extends Error {}

/** The card cannot be used; the message stands under the field. */
export class CardRefused extends Error {
  readonly field: keyof CardDetails;

  constructor(field: keyof CardDetails, message: string) {
    super(message);
    this.field = field;
  }
}

/** The provider will not make this refund; asking again does not help. */
export class RefundRefused extends Error {}
