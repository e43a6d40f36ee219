import { calendarDay, marketZone, timeOfDay } from "../../domain/days/clock.ts";

/** How amounts, days, phones and lengths are written everywhere in the product. */

/** An amount's size with at most two decimals. Not by Intl, whose first use holds a phone up for 60 ms. */
function digitsOf(amount: number): { whole: string; part: string } {
  const [whole = "", part = ""] = Math.abs(amount).toFixed(2).split(".");
  return { whole: whole.replace(/\B(?=(\d{3})+$)/g, ","), part };
}

/** `1234.5` dollars as `$1,234.50`; a negative amount as `−$12.00`. */
export function formatUsd(dollars: number): string {
  const { whole, part } = digitsOf(dollars);
  return `${dollars <= -0.005 ? "−" : ""}$${whole}.${part}`;
}

/** `12500` as `12,500`; at most two decimals. */
export function formatCount(value: number): string {
  const { whole, part } = digitsOf(value);
  const decimals = part.replace(/0+$/, "");
  return `${value <= -0.005 ? "−" : ""}${whole}${decimals && `.${decimals}`}`;
}

/** A day or a moment (ISO 8601) as `MM.DD.YYYY`. A plain `YYYY-MM-DD` is that day in every zone. */
export function formatDate(iso: string, timeZone = marketZone): string {
  const plainDay = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (plainDay) return `${plainDay[2]}.${plainDay[3]}.${plainDay[1]}`;
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return "";
  const [year, month, day] = calendarDay(moment, timeZone).split("-");
  return `${month}.${day}.${year}`;
}

/** The marketplace's day of a moment (ISO 8601), as date fields and files have it: `YYYY-MM-DD`; empty without one. */
export function isoDay(iso: string | null | undefined): string {
  const [month, day, year] = iso ? formatDate(iso).split(".") : [];
  return year ? `${year}-${month}-${day}` : "";
}

/** A moment (ISO 8601) as `MM.DD.YYYY h:mm AM`. */
export function formatDateTime(iso: string, timeZone = marketZone): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return "";
  const [hour = "", minute] = timeOfDay(moment, timeZone).split(":");
  return `${formatDate(moment.toISOString(), timeZone)} ${+hour % 12 || 12}:${minute} ${+hour < 12 ? "AM" : "PM"}`;
}

/** `plural(14, "box", "boxes")` is `14 boxes`. */
export function plural(amount: number, one: string, many: string = `${one}s`): string {
  return `${formatCount(amount)} ${amount === 1 ? one : many}`;
}
