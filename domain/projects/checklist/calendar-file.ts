import ical, { escape as escaped, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { addDays } from "../../days/calendar.ts";

/** A day in a calendar. */
export interface CalendarEvent {
  /** Stays the same while the event changes, so calendars update it instead of adding another. */
  uid: string;
  /** YYYY-MM-DD; lasts all day. */
  day: string;
  title: string;
  note: string;
  changed_at: Date;
}

/** An iCalendar file (RFC 5545) of all-day events. */
export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    // the library escapes texts of events, but not this one
    name: escaped(plain(name), false),
    prodId: { company: "Showroom marketplace", product: "Checklist" },
    scale: "GREGORIAN",
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 3600,
  });
  for (const { uid, day, title, note, changed_at } of events) {
    calendar.createEvent({
      id: uid,
      stamp: changed_at,
      start: new Date(day),
      end: new Date(addDays(day, 1)),
      allDay: true,
      summary: plain(title),
      description: note ? plain(note) : null,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Text without control characters other than line breaks, which RFC 5545, section 3.3.11, does not allow. */
const plain = (text: string): string => text.replaceAll(/(?![\r\n])\p{Cc}/gu, "");
