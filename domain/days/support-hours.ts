import { addDays, marketZone, weekdayOf } from "./calendar.ts";
import { deskWords as english } from "./desk-words.ts";

/** When somebody is at the support desk. Days are Sunday (0) to Saturday, times "08:00" by the clock of `zone`. */
export interface SupportHours {
  zone: string;
  week: { day: number; opens: string; closes: string }[];
  /** Days off, both ends included: "2026-12-24". */
  closed: { from: string; to: string; name: string }[];
}

export const weekdaysAtEight: SupportHours = {
  zone: marketZone,
  week: [1, 2, 3, 4, 5].map((day) => ({ day, opens: "08:00", closes: "17:00" })),
  closed: [],
};

/** Whether somebody is at the desk, and otherwise when somebody is again. */
export interface DeskNow {
  is_staffed: boolean;
  /** "tomorrow at 8 AM Pacific time"; empty while somebody is there, or where no day is coming. */
  opens: string;
}

const lookAhead_days = 366;

export function supportDeskAt(now: Date, hours: SupportHours, words = english): DeskNow {
  const { today, time } = localTime(now, hours.zone);
  for (let ahead = 0; ahead <= lookAhead_days; ahead += 1) {
    const date = addDays(today, ahead);
    const open = openOn(hours, date, weekdayOf(date));
    if (!open) continue;
    if (ahead === 0 && time >= open.closes) continue;
    if (ahead === 0 && time >= open.opens) return { is_staffed: true, opens: "" };
    return {
      is_staffed: false,
      opens: words.opens(dayIn(words, date, ahead), open.opens, hours.zone),
    };
  }
  return { is_staffed: false, opens: "" };
}

const openOn = ({ week, closed }: SupportHours, date: string, weekday: number) =>
  closed.some(({ from, to }) => from <= date && date <= to)
    ? undefined
    : week.find(({ day }) => day === weekday);

function dayIn(words: typeof english, date: string, ahead: number): string {
  if (ahead < 2) return ahead === 0 ? words.today : words.tomorrow;
  return ahead < 7 ? words.onWeekday(weekdayOf(date)) : words.onDate(date);
}

/** "Monday to Thursday, 8 AM to 5 PM; Friday, 8 AM to 3:30 PM Pacific time"; empty if the desk never opens. */
export function hoursInWords(hours: SupportHours, words = english): string {
  const runs: { first: number; last: number; between: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = hours.week.find((one) => one.day === day);
    if (!open) continue;
    const between = words.between(open.opens, open.closes);
    const before = runs.at(-1);
    if (before?.between === between && (before.last + 1) % 7 === day) before.last = day;
    else runs.push({ first: day, last: day, between });
  }
  if (runs.length === 0) return "";
  const lines = runs.map(({ first, last, between }) => words.onDays(first, last, between));
  return words.week(lines, hours.zone);
}

const soon_days = 14;

/** The next days off within two weeks: "Closed 12.24.2026 to 12.26.2026, Christmas"; empty if there are none. */
export function nextClosing(now: Date, { zone, closed }: SupportHours, words = english): string {
  const { today } = localTime(now, zone);
  const limit = addDays(today, soon_days);
  const next = closed
    .filter(({ from, to }) => to >= today && from <= limit)
    .toSorted((a, b) => a.from.localeCompare(b.from))[0];
  if (!next) return "";
  const { from, to, name } = next;
  return [words.closed(from, to), name].filter(Boolean).join(", ");
}

function localTime(now: Date, zone: string): { today: string; time: string } {
  // Swedish writes dates and times as ISO 8601 does
  const [today = "", time = ""] = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  })
    .format(now)
    .split(" ");
  return { today, time };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The hours as the settings keep them. */
export function supportHoursOf(stored: unknown): SupportHours {
  if (!isObject(stored) || typeof stored.zone !== "string") return weekdaysAtEight;
  const { zone, week, closed } = stored as unknown as SupportHours;
  return { zone, week: week ?? [], closed: closed ?? [] };
}
