/** Placeholders that any text of a page may use; their values come from the settings. */
export const placeholders: readonly string[] = [
  "name",
  "provider",
  "email",
  "return_days",
  "parcel_claim_days",
  "freight_claim_days",
  "refund_days",
  "cancel_minutes",
  "premium_price",
];
