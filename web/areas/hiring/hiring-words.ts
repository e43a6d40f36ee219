import type { HireStatus } from "../../../contract/design/hire-words.ts";

export const designer = "Designer";
export const contractor = "Contractor";

/** What somebody did, behind their name: `You accepted`. */
export const done: Record<HireStatus, string> = {
  requested: "asked",
  accepted: "accepted",
  declined: "declined",
  withdrawn: "withdrew the request",
  finished: "finished the hire",
};

/** The reader, as the one who did something. */
export const reader = "You";
