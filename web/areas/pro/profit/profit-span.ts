import { addDays, calendarDay, isDay } from "../../../../domain/days/calendar.ts";

export const spans = [
  { value: "7", text: "Last 7 days" },
  { value: "30", text: "Last 30 days" },
  { value: "90", text: "Last 90 days" },
  { value: "365", text: "Last year" },
  { value: "own", text: "Custom dates" },
] as const;

/** The day that it is where the browser is. */
const dayHere = (date: Date): string => calendarDay(date, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The days that an address asks for; an empty query for the usual ones. */
export function spanIn(search: URLSearchParams, now: Date): { from?: string; to?: string } {
  const [from, to] = [search.get("from"), search.get("to")];
  if (from && to && isDay(from) && isDay(to) && from <= to) return { from, to };
  const days = Number(search.get("days"));
  if (![7, 90, 365].includes(days)) return {};
  return { from: addDays(dayHere(now), 1 - days), to: dayHere(now) };
}

/** Which of the spans an address asks for. */
export function spanNamed(search: URLSearchParams): string {
  if (search.get("from") && search.get("to")) return "own";
  return spans.find(({ value }) => value === search.get("days"))?.value ?? "30";
}
