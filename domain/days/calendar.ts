import { calendarDay, clockIn, type Day, marketZone } from "./clock.ts";

/**
 * Days and the moments they begin and end at: with `clock.ts`, the only place that turns one into the other. A day
 * without a zone is a day of the marketplace, never of UTC.
 */

export { calendarDay, type Day, marketZone } from "./clock.ts";

const day_ms = 24 * 60 * 60 * 1000;
const toDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && toDay(toDate(text)) === text;

export const addDays = (day: Day, count: number): Day =>
  toDay(new Date(toDate(day).getTime() + count * day_ms));

/** How many days `to` comes after `from`; negative if it comes before. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / day_ms);

/** Sunday is 0, Saturday 6. */
export const weekdayOf = (day: Day): number => toDate(day).getUTCDay();

/** The same day some months later; the last day of a month that is shorter. */
export function addMonths(day: Day, count: number): Day {
  const first = toDate(`${day.slice(0, 8)}01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const last = lastOfMonth(toDay(first).slice(0, 7));
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** The last day of a month such as 2026-02. */
export function lastOfMonth(month: string): Day {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return toDay(new Date(Date.UTC(year, number, 0)));
}

/** The moment at which the clock of a zone shows what `clock` is in UTC; the first one if it shows it twice. */
function momentAt(clock: Date, zone: string): Date {
  const offsetAt = (moment: Date) => clockIn(zone, moment).getTime() - moment.getTime();
  // the clock is changed at most once within a day of the moment
  const [before, after] = [-day_ms, day_ms].map((ms) => offsetAt(new Date(clock.getTime() + ms))) as [
    number,
    number,
  ];
  const early = new Date(clock.getTime() - before);
  return offsetAt(early) === before ? early : new Date(clock.getTime() - after);
}

/** The first moment of a day. */
export const startOfDay = (day: Day, zone = marketZone): Date => momentAt(toDate(day), zone);

/** The last millisecond of a day. */
export const endOfDay = (day: Day, zone = marketZone): Date =>
  new Date(startOfDay(addDays(day, 1), zone).getTime() - 1);

/** Noon of a day: a moment of the same day in every zone of the U.S. */
export const noonOf = (day: Day, zone = marketZone): Date => momentAt(new Date(`${day}T12:00:00Z`), zone);

/** The same time by the clock some days later, also across a change of the clock. */
export const daysAfter = (moment: Date, count: number, zone = marketZone): Date =>
  sameTimeOn(addDays(calendarDay(moment, zone), count), moment, zone);

/** The same day and time by the clock some months later; the last day of a month that is shorter. */
export const monthsAfter = (moment: Date, count: number, zone = marketZone): Date =>
  sameTimeOn(addMonths(calendarDay(moment, zone), count), moment, zone);

/** A day at the time that the clock shows at a moment. */
const sameTimeOn = (day: Day, moment: Date, zone: string): Date =>
  momentAt(new Date(`${day}${clockIn(zone, moment).toISOString().slice(10)}`), zone);

/** The end of the day some days later: what is due "within 12 days" may be done until that day is over. */
export const dueWithin = (since: Date, count: number, zone = marketZone): Date =>
  endOfDay(addDays(calendarDay(since, zone), count), zone);
