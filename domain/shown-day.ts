import { calendarDay } from "./calendar.ts";

/** A moment's day in the marketplace's time zone, as people read it: 11.30.2026. */
export const shownDay = (moment: Date): string => shownDate(calendarDay(moment));

/** The same of a day (ISO). */
export function shownDate(iso: string): string {
  const [year, month, day] = iso.split("-");
  return `${month}.${day}.${year}`;
}
