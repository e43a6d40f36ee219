import type { EvidencePurpose } from "../../../contract/orders/dispute-words.ts";

/** Input of a card form. It exists in memory for one call and is stored nowhere. */
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

/** A card that can be charged again, and how its owner recognizes it. */
export interface KeptCardToken extends CardToken {
  /** MM/YY and the name on the card, if the provider collected them; null if our own form did. */
  exp_date: string | null;
  name_on_card: string | null;
}

/** A card on its way into an account: its bank may ask its owner first. */
export type CardSetup =
  | { status: "succeeded"; ref: string; card: KeptCardToken }
  | {
      status: "requires_action";
      ref: string;
      /** What `forget` takes if nothing comes of it. */
      token: string;
      last4: string;
      /** The provider's own page, if it has one. */
      action_url: string | null;
      client_secret: string | null;
      message: string;
    }
  | { status: "declined"; ref: string; message: string };

/** A bank account as it is typed in for a debit; stored nowhere. */
export interface BankDetails {
  account_holder: string;
  routing_number: string;
  account_number: string;
}

/** What the owner of a bank account agreed to a debit with: the address and browser that sent it. */
export interface DebitMandate {
  ip: string;
  user_agent: string;
}

export type ChargeOutcome =
  | { status: "succeeded"; ref: string; brand: string; last4: string; amount_cents: number; currency: string }
  | {
      status: "requires_action";
      ref: string;
      /** The provider's own page, if it has one. */
      action_url: string | null;
      client_secret: string | null;
      message: string;
      /** What the customer pays with; absent where the provider does not say. */
      card?: Pick<CardToken, "brand" | "last4">;
      /** The bank is working on it, for days: there is nothing to confirm, and nothing can be called off. */
      is_processing?: boolean;
    }
  | { status: "declined"; ref: string | null; message: string };

/** The time that a provider's list is asked for: from `from` on, before `to`. */
export interface Span {
  from: Date;
  to: Date;
}

/** Money that moved, as the provider's own books have it. */
export interface ListedMovement {
  ref: string;
  amount_cents: number;
  created_at: Date;
}

/** A payment that the customer's bank takes back, or asks about. */
export interface GatewayDispute {
  ref: string;
  charge_ref: string;
  amount_cents: number;
  /** What the provider keeps for it, whatever the outcome. */
  fee_cents: number;
  /** In card networks' words: `fraudulent`, `product_not_received` and so on. */
  reason: string;
  status: "needs_response" | "under_review" | "won" | "lost" | "closed";
  /** A question before anything is taken back. */
  is_inquiry: boolean;
  evidence_due_at: Date | null;
  created_at: Date;
}

/** What speaks for us, in the provider's fields. */
export interface DisputeEvidence {
  customer_name: string;
  customer_email_address: string;
  /** Where the customer was on the Internet when agreeing to pay; empty if we did not keep it. */
  customer_purchase_ip: string;
  product_description: string;
  shipping_address: string;
  shipping_carrier: string;
  shipping_tracking_number: string;
  shipping_date: string;
  /** Everything else: our statement, the timeline, the messages. */
  uncategorized_text: string;
}

/** A document that goes with the evidence, as PDF. */
export interface EvidenceFile {
  purpose: EvidencePurpose;
  name: string;
  bytes: Uint8Array;
}

/** The subject of a provider's signed message. */
export type GatewayEvent =
  | ChargeEvent
  | { about: "dispute"; id: string; dispute: GatewayDispute }
  | { about: "setup"; id: string; setup: CardSetup };

export interface ChargeEvent {
  about: "charge";
  id: string;
  /** The idempotency key of our charge; null if it is not ours. */
  idempotency_key: string | null;
  /** The charge's current state, requested from the provider; null if our account has no such charge. */
  outcome: ChargeOutcome | null;
}

/**
 * A payment provider. Every call that moves money has an idempotency key: the same key returns the first result and
 * moves nothing. A lost connection throws `GatewayUnreachable`; then nobody knows whether money moved until
 * `findCharge` or the same call again responds.
 */
export interface PaymentGateway {
  readonly name: "sandbox" | "stripe";
  /** Public key for the provider's own card fields; null if the sandbox takes the card itself. */
  readonly publishable_key: string | null;
  /** Exchanges a card for a token that works once, within 15 minutes. Sandbox only. Throws `CardRefused`. */
  tokenize(card: CardDetails): Promise<CardToken>;
  /** The same for a bank account. Sandbox only. Throws `BankRefused`. */
  tokenizeBank(account: BankDetails): Promise<CardToken>;
  /**
   * Turns a one-time token into one that can be stored with an account, or asks the card's bank. Throws `CardRefused`.
   * @param mandate present if the token is a bank account's, which may be checked with a small deposit first
   */
  save(token: string, customer: { id: string; email: string }, mandate?: DebitMandate): Promise<CardSetup>;
  /**
   * What became of a card whose bank asks, after its owner has answered; null if the provider knows none.
   * @param accepted true on the sandbox's own page alone, since real banks tell the provider themselves; false gives
   *   it up with every provider
   */
  confirmSave(ref: string, accepted?: boolean): Promise<CardSetup | null>;
  /** Deletes what `save` stored, for good; deleting it again is fine. Throws `GatewayUnreachable`. */
  forget(token: string): Promise<void>;
  charge(request: {
    amount_cents: number;
    token: string;
    idempotency_key: string;
    description: string;
    /** The order, or the invoice of a plan. */
    order_id: string;
    /** True if nobody is there to answer the bank: the charge of a saved card at a renewal. */
    is_unattended?: boolean;
    /** Present if the token is a one-time token of a bank account: the debit takes days. */
    mandate?: DebitMandate | undefined;
    /** The token is that of a saved bank account, whose owner agreed when it was saved. */
    is_debit?: boolean;
  }): Promise<ChargeOutcome>;
  /** The charge with a key made at about `asked_at`, or null if the provider knows none. */
  findCharge(request: { idempotency_key: string; asked_at: Date }): Promise<ChargeOutcome | null>;
  /**
   * Confirms a charge that required authentication, after the customer has answered the bank's question.
   * @param accepted true on the sandbox's own page alone, since real banks tell the provider themselves; false gives
   *   the charge up with every provider
   */
  confirm(ref: string, accepted?: boolean): Promise<ChargeOutcome>;
  /** Cancels a charge that waits for authentication; returns its final state, which may be success. */
  abandon(ref: string): Promise<ChargeOutcome>;
  refund(request: {
    charge_ref: string;
    amount_cents: number;
    idempotency_key: string;
  }): Promise<{ ref: string }>;
  /** Charges that succeeded, in any order; pages are asked for as they are read. Throws `GatewayUnreachable`. */
  listCharges(span: Span): AsyncIterable<ListedMovement>;
  /** Refunds that were made or are on their way, not those that failed. Throws `GatewayUnreachable`. */
  listRefunds(span: Span): AsyncIterable<ListedMovement>;
  /** Disputes opened in a span of time. Throws `GatewayUnreachable`. */
  listDisputes(span: Span): AsyncIterable<GatewayDispute>;
  /** Sends what speaks for us, once for each dispute; returns it as it stands then. Throws `GatewayUnreachable`. */
  submitEvidence(
    ref: string,
    evidence: DisputeEvidence,
    files: readonly EvidenceFile[],
  ): Promise<GatewayDispute>;
  /**
   * Parses a signed message of the provider: null if it concerns no charge, dispute or card to save. Messages arrive late, repeated and out of
   * order, so their content is requested again. Throws `ForgedEvent` for a missing, wrong or stale signature.
   */
  readEvent(body: string, signature: string | null): Promise<GatewayEvent | null>;
  /** Messages that are due. Sandbox only: it has no network to send them by, so a job carries them to `readEvent`. */
  takeMessages?(): Promise<{ body: string; signature: string }[]>;
}

/** The provider did not respond; the outcome is unknown. */
export class GatewayUnreachable extends Error {}

/** A webhook without a valid, recent signature of the provider. */
export class ForgedEvent extends Error {}

/** The card cannot be used; the message is shown under the field. */
export class CardRefused extends Error {
  readonly field: keyof CardDetails;

  constructor(field: keyof CardDetails, message: string) {
    super(message);
    this.field = field;
  }
}

/** The bank account cannot be debited; the message is shown under the field. */
export class BankRefused extends Error {
  readonly field: keyof BankDetails;

  constructor(field: keyof BankDetails, message: string) {
    super(message);
    this.field = field;
  }
}

/** The provider refuses this refund; retrying does not help. */
export class RefundRefused extends Error {}
