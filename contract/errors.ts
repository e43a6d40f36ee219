/**
 * Every failure the API can answer: its status and the words people see. The words are those of the
 * specification's error catalog where it has them. `{name}` is filled in by the thrower.
 */
export const errors = {
  malformed_json: { status: 400, message: "The request body is not valid JSON." },
  malformed_form: { status: 400, message: "The form could not be read. Please send it again." },
  malformed_path: { status: 400, message: "The address is not valid." },
  bad_signature: { status: 400, message: "The signature is missing, wrong or too old." },
  unauthenticated: { status: 401, message: "Please login to proceed." },
  key_invalid: { status: 401, message: "This API key is not valid, has expired or was revoked." },
  key_not_allowed: { status: 403, message: "API keys can't make this call." },
  scope_missing: { status: 403, message: "This API key does not have the scope {scope}." },
  forbidden: { status: 403, message: "You do not have permission to do this." },
  owner_only: { status: 403, message: "Only the owner of the account can do this." },
  not_authorized_page: { status: 403, message: "You are not authorized to access this page." },
  cannot_buy: {
    status: 403,
    message:
      "This account cannot buy in this showroom. Pros buy in their own showroom; everyone else signs in as a homeowner.",
  },
  account_deactivated: {
    status: 403,
    message: "Your account has been deactivated. Please contact {provider} Support.",
  },
  account_pending: { status: 403, message: "Your account is currently pending approval by the provider." },
  email_unverified: { status: 403, message: "Please verify your email address to continue." },
  otp_required: { status: 403, message: "Please enter your one-time code." },
  proof_required: { status: 403, message: "Please confirm it's you." },
  cannot_write: { status: 403, message: "You can't write in this conversation. {reason}" },
  not_found: { status: 404, message: "Record not found for processing." },
  method_not_allowed: { status: 405, message: "This address does not accept that method." },
  stale_version: { status: 409, message: "Someone else just changed this. Review it and try again." },
  cart_not_empty: {
    status: 409,
    message: "Your cart already holds products. Add these products, or replace the cart?",
  },
  already_used: { status: 409, message: "This has already been used." },
  identity_taken: {
    status: 409,
    message: "This {provider} account is already connected to another account.",
  },
  account_needed: { status: 409, message: "{reason}" },
  total_changed: { status: 409, message: "The total has changed. Please review your order." },
  out_of_stock: { status: 409, message: "{name}: only {left} left in stock." },
  in_progress: { status: 409, message: "This request is still being processed." },
  no_credits: {
    status: 402,
    message:
      "You have no credits left. Add more in your account with a code: pros turn credits that they buy into codes on their plan page.",
  },
  designs_underway: {
    status: 409,
    message: "We are still designing two rooms for you. Wait until one is done, or cancel one.",
  },
  payment_declined: { status: 402, message: "{reason}" },
  too_large: { status: 413, message: "That is too large. The limit is {limit}." },
  unsupported_media: { status: 415, message: "This content type is not accepted here." },
  invalid: { status: 422, message: "The given data was invalid." },
  idempotency_mismatch: {
    status: 422,
    message: "This Idempotency-Key was used before with other content.",
  },
  illegal_status: { status: 422, message: "The status cannot change from {from} to {to}." },
  too_many: { status: 429, message: "Too many attempts. Please wait {seconds} seconds and try again." },
  internal: { status: 500, message: "Internal Server error please try again." },
  payment_unavailable: {
    status: 503,
    message:
      "We can't reach the payment provider right now. You have not been charged twice. Please try again.",
  },
  payouts_off: {
    status: 503,
    message: "Payouts to a bank account are not set up in this marketplace. Please contact support.",
  },
  payouts_by_bank: {
    status: 409,
    message:
      "This marketplace pays to the bank account that you enter here. There is no account to open elsewhere.",
  },
  payout_provider_away: {
    status: 503,
    message: "We can't reach the payment provider right now. Nothing was changed. Please try again.",
  },
  provider_unavailable: {
    status: 503,
    message: "We can't reach {provider} right now. Please try again, or sign in another way.",
  },
  overloaded: { status: 503, message: "We're busy right now. Try again in a moment." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** Messages by field, as they are shown under the fields: `{ email: ["Enter your email address."] }`. */
export type FieldErrors = Record<string, string[]>;

/** The JSON body of every failure. */
export interface Failure {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: FieldErrors;
  request_id: string;
  /** Present where the failure carries the state as it is now (409). */
  data?: unknown;
}
