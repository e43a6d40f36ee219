import { failFields } from "./failure.ts";

/** Nobody types a form of several fields, or lets the browser fill it in and reads it, in less. */
const fastest_ms = 1_000;

/**
 * Refuses a sign-up form that a program has filled in: a field that people do not see is filled, or it was sent
 * faster than anybody can. The page itself waits out that time, so no person comes to see the second refusal.
 */
export function refuseRobots(form: {
  fax_number?: string | undefined;
  filled_in_ms?: number | undefined;
}): void {
  if (form.fax_number)
    failFields({ fax_number: "Leave this field empty; it is there to keep programs out." });
  if (form.filled_in_ms !== undefined && form.filled_in_ms < fastest_ms) {
    failFields({ filled_in_ms: "That was very quick. Please send the form once more." });
  }
}
