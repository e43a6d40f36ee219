import { failFields } from "./failure.ts";

/** Nobody types a form with several fields, or checks an autofilled one, faster than this. */
const fastest_ms = 1_000;

/**
 * Refuses a sign-up form from a bot: a hidden field is filled, or it was sent faster than a person can. The page itself
 * waits that long, so no person sees the second refusal.
 */
export function refuseRobots(form: {
  fax_number?: string | undefined;
  filled_in_ms?: number | undefined;
}): void {
  if (form.fax_number) failFields({ fax_number: "Leave this field empty. It keeps out bots." });
  if (form.filled_in_ms !== undefined && form.filled_in_ms < fastest_ms) {
    failFields({ filled_in_ms: "That was very fast. Please send the form again." });
  }
}
