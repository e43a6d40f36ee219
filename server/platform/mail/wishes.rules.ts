import { infoOf, type NotificationKind } from "../../../contract/messaging/notification-kinds.ts";

/** Whole hours of the clock, from the one to the other, over midnight if the first is the later one. */
export interface QuietHours {
  starts_at: number;
  ends_at: number;
}

/** What is known of the reader of an email. */
export interface Wishes {
  /** The account with this address, if there is one. */
  user_id: string | null;
  /** What the account chose for this kind; null if nothing. */
  chosen: boolean | null;
  /** Whether emails of this kind were stopped for the address, without an account. */
  is_refused: boolean;
  quiet: QuietHours | null;
  /** The full hour at which all emails of a day arrive in one; null if they arrive one by one. */
  digest_hour: number | null;
  timezone: string;
}

/** Whether an email is sent, and when: "never", "now", or when it has waited long enough. */
export function whenToMail(kind: NotificationKind, wishes: Wishes, now: Date): "never" | "now" | Date {
  if (infoOf(kind).is_locked) return "now";
  if (!(wishes.chosen ?? !wishes.is_refused)) return "never";
  return waitUntil(wishes, now) ?? "now";
}

/** When an email that can wait is sent: at the hour of the daily digest, after quiet hours; null for now. */
export function waitUntil(
  { quiet, digest_hour, timezone }: Pick<Wishes, "quiet" | "digest_hour" | "timezone">,
  now: Date,
): Date | null {
  const digest = digest_hour === null ? null : nextHour(digest_hour, timezone, now);
  return (quiet && quietUntil(quiet, timezone, digest ?? now)) ?? digest;
}

const quarter_ms = 15 * 60_000;
const quartersOfTwoDays = 2 * 96;

/** The end of the quiet hours that `now` is in; null outside of them. */
export function quietUntil(quiet: QuietHours, timezone: string, now: Date): Date | null {
  const hourAt = clockOf(timezone);
  if (!isQuiet(quiet, hourAt(now.getTime()))) return null;
  // By quarters of an hour, because clocks change twice a year, and some zones are 30 or 45 minutes apart.
  let at = Math.floor(now.getTime() / quarter_ms) * quarter_ms;
  for (let step = 0; step < quartersOfTwoDays && isQuiet(quiet, hourAt(at)); step++) at += quarter_ms;
  return new Date(at);
}

/** The next moment at which the clock of a time zone begins this hour. */
function nextHour(hour: number, timezone: string, now: Date): Date {
  const hourAt = clockOf(timezone);
  let at = (Math.floor(now.getTime() / quarter_ms) + 1) * quarter_ms;
  const begins = () => hourAt(at) === hour && hourAt(at - quarter_ms) !== hour;
  for (let step = 0; step < quartersOfTwoDays && !begins(); step++) at += quarter_ms;
  return new Date(at);
}

const isQuiet = ({ starts_at, ends_at }: QuietHours, hour: number): boolean =>
  starts_at < ends_at ? hour >= starts_at && hour < ends_at : hour >= starts_at || hour < ends_at;

function clockOf(timezone: string): (time: number) => number {
  const clock = new Intl.DateTimeFormat("en-US", { timeZone: timezone, hour: "2-digit", hourCycle: "h23" });
  return (time) => Number(clock.format(time));
}

/** When a message about a kind is shown: now, or after the quiet hours, which safety does not wait for. */
export function whenToPush(
  kind: NotificationKind,
  { quiet, timezone }: { quiet: QuietHours | null; timezone: string },
  now: Date,
): { held: boolean; next_at: Date } {
  const until = quiet && !infoOf(kind).is_locked ? quietUntil(quiet, timezone, now) : null;
  return { held: until !== null, next_at: until ?? now };
}
