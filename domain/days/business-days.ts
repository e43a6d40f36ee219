import { addDays, calendarDay, type Day, lastOfMonth, weekdayOf } from "./calendar.ts";

const iso = (year: number, month: number, day: number): Day =>
  [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");

/** The nth given weekday of a month; `nth` -1 is the last one. */
function nthWeekday(year: number, month: number, day: number, nth: number): Day {
  if (nth === -1) {
    const last = lastOfMonth(iso(year, month, 1).slice(0, 7));
    return addDays(last, -((weekdayOf(last) - day + 7) % 7));
  }
  const first = iso(year, month, 1);
  return addDays(first, ((day - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
function observed(day: Day): Day {
  if (weekdayOf(day) === 6) return addDays(day, -1);
  return weekdayOf(day) === 0 ? addDays(day, 1) : day;
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
  const inWeek = weekdayOf(day) !== 0 && weekdayOf(day) !== 6;
  return inWeek && !holidaysIn(Number(day.slice(0, 4))).has(day);
}

/** The `count`th business day after a day; the day itself does not count. `count` is at least 1. */
export function addBusinessDays(day: Day, count: number): Day {
  let left = count;
  let at = day;
  while (left > 0) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) left--;
  }
  return at;
}

/** Specification: pending profits become available after 46 business days. */
export const pendingBusinessDays = 46;

/** Whether the shares of an item delivered at a moment are available by now. */
export const isReleased = (deliveredAt: Date, now: Date): boolean =>
  calendarDay(now) >= addBusinessDays(calendarDay(deliveredAt), pendingBusinessDays);
