import { addDays, calendarDay } from "../../../domain/days/calendar.ts";
import { formatDate, formatDateTime } from "../../ui/format.ts";

/** The reader's own zone, as the browser knows it. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Today", "Yesterday", or the date, where the reader is. */
export function dayWords(iso: string, zone: string, now = new Date()): string {
  const day = formatDate(iso, zone);
  if (isToday(iso, zone, now)) return "Today";
  if (day === formatDate(addDays(calendarDay(now, zone), -1))) return "Yesterday";
  return day;
}

const isToday = (iso: string, zone: string, now: Date): boolean =>
  formatDate(iso, zone) === formatDate(now.toISOString(), zone);

/** The time of day alone, such as "9:05 AM". */
export const timeWords = (iso: string, zone: string): string =>
  formatDateTime(iso, zone)
    .slice(formatDate(iso, zone).length)
    .replace(/^[,\s]+/, "");

/** For lists: the time today, the day otherwise. */
export function shortWhen(iso: string, zone: string, now = new Date()): string {
  return isToday(iso, zone, now) ? timeWords(iso, zone) : dayWords(iso, zone, now);
}

const group_ms = 5 * 60_000;

interface Written {
  created_at: string;
  author: { id: string | null; name: string };
}

/** Messages by day, and within a day by runs of one author within a few minutes. */
export function groupsOf<One extends Written>(
  messages: readonly One[],
  zone: string,
): { day: string; runs: One[][] }[] {
  const days: { day: string; runs: One[][] }[] = [];
  for (const message of messages) {
    const day = formatDate(message.created_at, zone);
    if (days.at(-1)?.day !== day) days.push({ day, runs: [] });
    const { runs } = days.at(-1)!;
    const before = runs.at(-1)?.at(-1);
    const isSame =
      before?.author.id === message.author.id &&
      before.author.name === message.author.name &&
      Date.parse(message.created_at) - Date.parse(before.created_at) < group_ms;
    if (isSame) runs.at(-1)!.push(message);
    else runs.push([message]);
  }
  return days;
}
