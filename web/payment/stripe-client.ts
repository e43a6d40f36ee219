import type { Stripe, StripeElementStyle } from "@stripe/stripe-js";

/**
 * Stripe's library for the account of `publishableKey`. It comes from Stripe's own address, as it must, and
 * only when this is first called. Throws when it cannot be had; calling again tries again.
 */
export async function loadStripeClient(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe.js runs in browsers alone");
  return stripe;
}

/** Our fields' look for what stands inside Stripe's frames, where our styles do not reach. */
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
