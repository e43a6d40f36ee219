const minute_s = 60;
const hour_s = 3600;
/** After each failed attempt: the last one is made a good day after the first. */
export const pauses_s = [
  30,
  5 * minute_s,
  30 * minute_s,
  2 * hour_s,
  5 * hour_s,
  8 * hour_s,
  10 * hour_s,
] as const;

/** How often an event is sent at most, unless somebody sends it again by hand. */
export const mostAttempts = pauses_s.length + 1;

const failsFor_ms = 24 * 3600_000;

/** Whether a webhook is switched off: it says that it is gone, or a call was given up and nothing has arrived for a day. */
export function isOver(
  status: number | null,
  isGivenUp: boolean,
  failingSince: Date | null,
  now: Date,
): boolean {
  if (status === 410) return true;
  return isGivenUp && failingSince !== null && now.getTime() - failingSince.getTime() >= failsFor_ms;
}

/** What went wrong with an answer; empty for a success. */
export function problemOf(status: number): string {
  if (status >= 200 && status < 300) return "";
  if (status >= 300 && status < 400) return "The address redirects. Enter the address it leads to.";
  if (status === 410) return "The server says that the webhook is gone (410).";
  return `The server answered with status ${status}.`;
}
