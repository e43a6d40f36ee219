import type { FieldErrors } from "../../contract/errors.ts";
import type { CardFields } from "../../domain/card.ts";

/** A card in its fields, whoever's fields they are: ours for test payments, else the payment provider's. */
export interface EnteredCard {
  /** Whether anything was entered. */
  isGiven(): boolean;
  /** What is wrong with it, by the names that the API gives the fields; empty when nothing is. */
  problems(): FieldErrors;
  /** Exchanges it for a token that is good once. Throws `ApiError` with messages by field. */
  token(): Promise<string>;
  /** What a form of the API takes for it. Throws as `token` does. */
  formPart(): Promise<CardFields | { card_token: string }>;
}

export interface CardEntryProps {
  ref: React.Ref<EnteredCard>;
  errors: FieldErrors;
  optional?: boolean;
  /** Called when something in it changes. */
  onTyped?: () => void;
}
