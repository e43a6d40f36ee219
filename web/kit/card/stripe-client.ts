import type { Stripe, StripeElementStyle } from "@stripe/stripe-js";
import { shownColor } from "../../ui/shown-color.ts";

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
  const color = (token: `--color-${string}`) => shownColor(document.body, token);
  return {
    base: {
      color: color("--color-ink"),
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue("--font-sans").trim(),
      fontSize: "16px",
      lineHeight: "24px",
      "::placeholder": { color: color("--color-graphite") },
    },
    invalid: { color: color("--color-bad") },
  };
}
