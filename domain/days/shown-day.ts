import { calendarDay, marketZone } from "./calendar.ts";
import { marketTime } from "./zone-words.ts";

/** A moment's day in the marketplace's time zone, as people read it: 11.30.2026. */
export const shownDay = (moment: Date): string => shownDate(calendarDay(moment));

/** The same of a day (ISO). */
export function shownDate(iso: string): string {
  const [year, month, day] = iso.split("-");
  return `${month}.${day}.${year}`;
}

const moment = new Intl.DateTimeFormat("en-US", {
  timeZone: marketZone,
  hour: "numeric",
  minute: "2-digit",
});

/** A moment in the marketplace's time zone, to the minute: 11.30.2026, 2:05 PM Pacific time. */
export const shownMoment = (at: Date): string =>
  `${shownDay(at)}, ${moment.format(at).replaceAll("\u202f", " ")} ${marketTime}`;
