import type { ImportSchedule } from "../../../../contract/catalog/import-schedule.ts";

export type When = Pick<ImportSchedule, "every" | "weekday" | "hour" | "time_zone">;

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const step_ms = 15 * 60_000;
const mostSteps = 15 * 96;

/** The next time after `now` at which the clocks of the time zone show the hour (and, weekly, on its day). */
export function nextRun({ every, weekday, hour, time_zone }: When, now: Date): Date {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: time_zone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  let at = (Math.floor(now.getTime() / step_ms) + 1) * step_ms;
  for (let steps = 0; steps < mostSteps; steps++, at += step_ms) {
    const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
    const isDay = every === "day" || parts.get("weekday") === weekdays[weekday];
    if (isDay && Number(parts.get("hour")) === hour && parts.get("minute") === "00") return new Date(at);
  }
  return new Date(at);
}

const retryAfter_ms = 30 * 60_000;
const mostTries = 3;

/** When to try again after a failed fetch: soon, a few times; then at the next usual time, and we notify the vendor. */
export function afterFailure(
  when: When,
  failures: number,
  isFinal: boolean,
  now: Date,
): { next_at: Date; failures: number; isTold: boolean } {
  if (isFinal || failures + 1 >= mostTries) return { next_at: nextRun(when, now), failures: 0, isTold: true };
  return { next_at: new Date(now.getTime() + retryAfter_ms), failures: failures + 1, isTold: false };
}

/** What a fetched list is called: the last part of its address. */
export function nameOfList(url: string): string {
  const last = decodeURIComponentSafely(URL.parse(url)?.pathname.split("/").at(-1) ?? "");
  return last.replaceAll(/[\p{Cc}/\\]/gu, "").slice(0, 120) || "list";
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
