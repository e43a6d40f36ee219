import type { ListedMovement, Span } from "./gateway.ts";

/** A U.S. bank account as its owner types it. */
export interface BankDetails {
  holder_name: string;
  account_type: "checking" | "savings";
  routing_number: string;
  account_number: string;
}

export interface PayoutRequest {
  amount_cents: number;
  /** What `keepBank` returned, or the payee's account at the provider. */
  destination: string;
  idempotency_key: string;
}

export interface PayoutOutcome {
  /** Null if it failed before the provider made anything. */
  ref: string | null;
  status: "in_transit" | "paid" | "failed";
  /** Why it failed, for the payee. */
  message: string;
}

/** A payee's account at the provider, as the provider has it now. */
export interface PayeeAccount {
  account: string;
  /** Whether it can take payouts. */
  can_receive: boolean;
  /** Whether the payee has gone through the provider's questions. */
  is_submitted: boolean;
  /** What is still asked for, in the provider's names. */
  missing: string[];
  /** Why it cannot take payouts, in the provider's words; null if it can, or nobody has said. */
  disabled_reason: string | null;
  /** Without what is missing, payouts stop then. */
  due_at: Date | null;
  bank: { ref: string; holder_name: string; last4: string } | null;
}

/** Accounts whose bank and identity the provider asks for on its own pages. Each call throws `GatewayUnreachable`. */
export interface Onboarding {
  /** Opens an account for a payee; again for the same payee, it returns the first one. */
  openAccount(payee: { user_id: string; email: string }): Promise<string>;
  /** A page of the provider's, good for one visit and a few minutes, that asks for what is missing. */
  link(account: string, pages: { done: string; again: string }): Promise<string>;
  readAccount(account: string): Promise<PayeeAccount>;
}

/** What a signed message of the provider is about; its content is requested again. */
export interface PayoutEvent {
  account: string | null;
  /** The idempotency key of our payout. */
  payout_key: string | null;
}

/**
 * Sends money to bank accounts. The same idempotency key returns the first payout and moves nothing. A lost connection
 * throws `GatewayUnreachable`; then the same call again settles what happened.
 */
export interface PayoutProvider {
  readonly name: "sandbox" | "stripe" | "ach";
  /** Null where payees enter their bank account here, for `keepBank`. */
  readonly onboarding: Onboarding | null;
  /** How long a payout on its way is left alone before its state is asked for again, in ms. */
  readonly asks_every_ms: number;
  /** Stores a bank account with the provider and returns its token. Throws `BankRefused`. */
  keepBank(bank: BankDetails): Promise<string>;
  payOut(request: PayoutRequest): Promise<PayoutOutcome>;
  /** The payouts that were asked for in a span of time, in any order, as the provider's own books have them. */
  listPayouts(span: Span): AsyncIterable<ListedMovement>;
  /** The present state of a payout; takes up one that was begun and never finished. */
  findPayout(ref: string, request: PayoutRequest): Promise<PayoutOutcome>;
  /**
   * Parses a signed message of the provider: null if it concerns neither an account nor a payout. Throws `ForgedEvent`
   * for a missing, wrong or stale signature.
   */
  readEvent(body: string, signature: string | null): Promise<PayoutEvent | null>;
}

/** The bank account cannot be used; the message is shown under the field. */
export class BankRefused extends Error {
  readonly field: keyof BankDetails;

  constructor(field: keyof BankDetails, message: string) {
    super(message);
    this.field = field;
  }
}
