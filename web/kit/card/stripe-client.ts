import type { Stripe, StripeElementStyle } from "@stripe/stripe-js";

/**
 * Stripe's library for the account of `publishableKey`. Loaded from Stripe's own URL, as required, on first use. Throws
 * if it is unavailable; calling again retries.
 */
export async function loadStripeClient(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe.js runs in browsers alone");
  return stripe;
}

/** Our field styles for the inside of Stripe's frames, where our style sheet does not apply. */
export function stripeLook(): StripeElementStyle {
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return {
    base: {
      color: token("--color-ink"),
      fontFamily: token("--font-sans"),
      fontSize: "16px",
      lineHeight: "24px",
      "::placeholder": { color: token("--color-graphite") },
    },
    invalid: { color: token("--color-bad") },
  };
}
