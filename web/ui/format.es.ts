import { calendarDay, marketZone, timeOfDay } from "../../domain/days/clock.ts";
import { formatCount } from "./format.ts";

export { formatCount, formatUsd, isoDay } from "./format.ts";

const months = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];

/**
 * A day or a moment (ISO 8601) as `3 jul 2026`. In numbers, readers of Spanish could take the month for the day. A plain
 * `YYYY-MM-DD` is that day in every zone.
 */
export function formatDate(iso: string, timeZone = marketZone): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return dayWords(iso);
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? "" : dayWords(calendarDay(moment, timeZone));
}

function dayWords(isoDay: string): string {
  const [year = "", month, day] = isoDay.split("-");
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** A moment (ISO 8601) as `3 jul 2026, 2:05 p.m.` */
export function formatDateTime(iso: string, timeZone = marketZone): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return "";
  const [hour = "", minute] = timeOfDay(moment, timeZone).split(":");
  const half = Number(hour) < 12 ? "a.m." : "p.m.";
  return `${formatDate(moment.toISOString(), timeZone)}, ${Number(hour) % 12 || 12}:${minute} ${half}`;
}

/** `plural(14, "caja", "cajas")` is `14 cajas`. */
export function plural(amount: number, one: string, many: string = pluralOf(one)): string {
  return `${formatCount(amount)} ${amount === 1 ? one : many}`;
}

/** The plural of a Spanish word. */
const pluralOf = (one: string): string => {
  if (/[aeiouáéó]$/i.test(one)) return `${one}s`;
  if (/z$/i.test(one)) return `${one.slice(0, -1)}ces`;
  return /s$/i.test(one) ? one : `${one}es`;
};
