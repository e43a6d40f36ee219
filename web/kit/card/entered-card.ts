import type { FieldErrors } from "../../../contract/errors.ts";
import type { CardFields } from "../../../domain/money/card.ts";

/** Card fields of either kind: ours for test payments, else the payment provider's. */
export interface EnteredCard {
  /** Whether anything was entered. */
  isGiven(): boolean;
  /** Errors by API field name; empty if valid. */
  problems(): FieldErrors;
  /** Exchanges it for a one-time token. Throws `ApiError` with messages by field. */
  token(): Promise<string>;
  /** The card in an API form. Throws like `token`. */
  formPart(): Promise<CardFields | { card_token: string }>;
}

/** A bank account that is being entered. */
export interface EnteredBank {
  method: "us_bank_account";
  problems(): FieldErrors;
  /** Exchanges it for a one-time token. Throws `ApiError` with messages by field. */
  token(): Promise<string>;
}

export interface CardEntryProps {
  ref: React.Ref<EnteredCard>;
  errors: FieldErrors;
  optional?: boolean;
  /** Called on every change. */
  onTyped?: () => void;
}
