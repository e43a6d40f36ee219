/** A calendar day as ISO writes it: 2026-07-03. */
export type Day = string;

const dayMs = 24 * 60 * 60 * 1000;
const toDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);
const weekday = (day: Day): number => toDate(day).getUTCDay();
const shift = (day: Day, days: number): Day => toDay(new Date(toDate(day).getTime() + days * dayMs));

/** The calendar day of a moment in a time zone. */
export const calendarDay = (moment: Date, timeZone = "America/Los_Angeles"): Day =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    moment,
  );

const iso = (year: number, month: number, day: number): Day =>
  toDay(new Date(Date.UTC(year, month - 1, day)));

/** The nth given weekday of a month; `nth` -1 is the last one. */
function nthWeekday(year: number, month: number, day: number, nth: number): Day {
  if (nth === -1) {
    const last = iso(year, month + 1, 0);
    return shift(last, -((weekday(last) - day + 7) % 7));
  }
  const first = iso(year, month, 1);
  return shift(first, ((day - weekday(first) + 7) % 7) + 7 * (nth - 1));
}

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
function observed(day: Day): Day {
  if (weekday(day) === 6) return shift(day, -1);
  return weekday(day) === 0 ? shift(day, 1) : day;
}

/** The federal holidays (5 U.S.C. 6103) of a year on their observed days, in order. */
export function federalHolidays(year: number): Day[] {
  const [monday, thursday] = [1, 4];
  return [
    observed(iso(year, 1, 1)),
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    nthWeekday(year, 5, monday, -1),
    observed(iso(year, 6, 19)),
    observed(iso(year, 7, 4)),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 10, monday, 2),
    observed(iso(year, 11, 11)),
    nthWeekday(year, 11, thursday, 4),
    observed(iso(year, 12, 25)),
  ];
}

const holidays = new Map<number, ReadonlySet<Day>>();

/** New Year's Day of the next year can be observed on December 31 of this one. */
function holidaysIn(year: number): ReadonlySet<Day> {
  const known = holidays.get(year) ?? new Set([...federalHolidays(year), federalHolidays(year + 1)[0]!]);
  holidays.set(year, known);
  return known;
}

/** Monday to Friday, except federal holidays. */
export function isBusinessDay(day: Day): boolean {
  const inWeek = weekday(day) !== 0 && weekday(day) !== 6;
  return inWeek && !holidaysIn(Number(day.slice(0, 4))).has(day);
}

/** The `count`th business day after a day; the day itself does not count. `count` is at least 1. */
export function addBusinessDays(day: Day, count: number): Day {
  let left = count;
  let at = day;
  while (left > 0) {
    at = shift(at, 1);
    if (isBusinessDay(at)) left--;
  }
  return at;
}

/** Specification: pending profits become available after 46 business days. */
export const pendingBusinessDays = 46;

/** Whether the shares of an item delivered at a moment are available by now. */
export const isReleased = (deliveredAt: Date, now: Date): boolean =>
  calendarDay(now) >= addBusinessDays(calendarDay(deliveredAt), pendingBusinessDays);
