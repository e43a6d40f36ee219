import { calendarDay } from "./business-days.ts";

/** A moment's day in the marketplace's time zone, as people read it: 11.30.2026. */
export function shownDay(moment: Date): string {
  const [year, month, day] = calendarDay(moment).split("-");
  return `${month}.${day}.${year}`;
}
