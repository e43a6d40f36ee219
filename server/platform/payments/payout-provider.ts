import type { ListedMovement, Span } from "./gateway.ts";

/** A U.S. bank account as its owner types it. */
export interface BankDetails {
  holder_name: string;
  account_type: "checking" | "savings";
  routing_number: string;
  account_number: string;
}

export interface PayoutOutcome {
  ref: string;
  status: "in_transit" | "paid" | "failed";
  /** Why it failed, for the payee. */
  message: string;
}

/**
 * Sends money to bank accounts. The same idempotency key returns the first payout and moves nothing. A lost connection
 * throws `GatewayUnreachable`; then the same call again settles what happened.
 */
export interface PayoutProvider {
  readonly name: "sandbox";
  /** Stores a bank account with the provider and returns its token. Throws `BankRefused`. */
  keepBank(bank: BankDetails): Promise<string>;
  payOut(request: {
    amount_cents: number;
    destination: string;
    idempotency_key: string;
  }): Promise<PayoutOutcome>;
  /** The payouts that were asked for in a span of time, in any order, as the provider's own books have them. */
  listPayouts(span: Span): AsyncIterable<ListedMovement & { status: PayoutOutcome["status"] }>;
  /** The present state of a payout. */
  findPayout(ref: string): Promise<PayoutOutcome>;
}

/** The bank account cannot be used; the message is shown under the field. */
export class BankRefused extends Error {
  readonly field: keyof BankDetails;

  constructor(field: keyof BankDetails, message: string) {
    super(message);
    this.field = field;
  }
}
