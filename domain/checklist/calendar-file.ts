import { addDays } from "../calendar.ts";

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
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Showroom marketplace//Checklist//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

const eventLines = ({ uid, day, title, note, changed_at }: CalendarEvent): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  `DTSTAMP:${stamp(changed_at)}`,
  `DTSTART;VALUE=DATE:${plain(day)}`,
  `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

const plain = (day: string) => day.replaceAll("-", "");
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** Text as RFC 5545, section 3.3.11, has it; control characters other than line breaks are left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");

const longestLine_bytes = 75;

/** A line in parts of at most 75 bytes of UTF-8, each after the first begun by a space; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    // the space counts too
    if (bytes + length > longestLine_bytes) {
      parts.push(part);
      [part, bytes] = ["", 1];
    }
    part += character;
    bytes += length;
  }
  return [...parts, part].join("\r\n ");
}
