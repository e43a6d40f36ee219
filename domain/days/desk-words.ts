import { usTimeZones } from "../places/us-time-zones.ts";
import { shownDate } from "./shown-day.ts";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** `08:00` as `8 AM`, `15:30` as `3:30 PM`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

const zoneTime = (zone: string): string =>
  usTimeZones.find((one) => one.zone === zone)?.time ?? zone.replaceAll("_", " ");

/** How the hours of the support desk are said. Weekdays are Sunday (0) to Saturday, times `08:00`, dates ISO. */
export const deskWords = {
  /** `tomorrow at 8 AM Pacific time` */
  opens: (day: string, time: string, zone: string): string => `${day} at ${clock(time)} ${zoneTime(zone)}`,
  today: "today",
  tomorrow: "tomorrow",
  onWeekday: (weekday: number): string => `on ${days[weekday]}`,
  onDate: (date: string): string => `on ${shownDate(date)}`,
  /** `8 AM to 5 PM` */
  between: (opens: string, closes: string): string => `${clock(opens)} to ${clock(closes)}`,
  /** `Monday to Friday, 8 AM to 5 PM` */
  onDays: (first: number, last: number, hours: string): string =>
    `${days[first]}${first === last ? "" : ` to ${days[last]}`}, ${hours}`,
  /** The lines of a week, with their time zone. */
  week: (lines: readonly string[], zone: string): string => `${lines.join("; ")} ${zoneTime(zone)}`,
  closed: (from: string, to: string): string =>
    `Closed ${shownDate(from)}${from === to ? "" : ` to ${shownDate(to)}`}`,
};
