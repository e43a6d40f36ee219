export { formatPhone } from "../../domain/phone.ts";

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

/** The marketplace's time zone for days and hours. */
const pacific = "America/Los_Angeles";

/** A day or a moment (ISO 8601) as `MM.DD.YYYY`. A plain `YYYY-MM-DD` is that day in every zone. */
export function formatDate(iso: string, timeZone = pacific): string {
  const plainDay = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (plainDay) return `${plainDay[2]}.${plainDay[3]}.${plainDay[1]}`;
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return "";
  const { year, month, day } = clockIn(timeZone, moment);
  return `${month}.${day}.${year}`;
}

/** A moment (ISO 8601) as `MM.DD.YYYY h:mm AM`. */
export function formatDateTime(iso: string, timeZone = pacific): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return "";
  const { hour, minute } = clockIn(timeZone, moment);
  return `${formatDate(moment.toISOString(), timeZone)} ${+hour % 12 || 12}:${minute} ${+hour < 12 ? "AM" : "PM"}`;
}

type Clock = Record<"year" | "month" | "day" | "hour" | "minute", string>;

/** What a clock shows there, in two digits, the year in four. */
function clockIn(timeZone: string, moment: Date): Clock {
  // the first Intl.DateTimeFormat holds a phone's page up for a tenth of a second
  if (timeZone === pacific && moment.getUTCFullYear() >= 2007) {
    const [year, month, day, hour, minute] = pacificTime(moment).toISOString().split(/\D/) as string[];
    return { year, month, day, hour, minute } as Clock;
  }
  const two = "2-digit";
  const wanted = { year: "numeric", month: two, day: two, hour: two, minute: two, hourCycle: "h23" } as const;
  const parts = new Intl.DateTimeFormat("en-US", { ...wanted, timeZone }).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Clock;
}

/**
 * The moment whose UTC is the Pacific clock's: eight hours behind, seven from two o'clock on the second Sunday of
 * March to two o'clock on the first Sunday of November (15 U.S.C. 260a, since 2007).
 */
function pacificTime(moment: Date): Date {
  const sundayFrom = (month: number, day: number, hour: number) => {
    const first = new Date(Date.UTC(moment.getUTCFullYear(), month, day, hour));
    return first.setUTCDate(day + ((7 - first.getUTCDay()) % 7));
  };
  const now = moment.getTime();
  const isSummer = now >= sundayFrom(2, 8, 10) && now < sundayFrom(10, 1, 9);
  return new Date(now - (isSummer ? 7 : 8) * 3_600_000);
}

/** `plural(14, "box", "boxes")` is `14 boxes`. */
export function plural(amount: number, one: string, many: string = `${one}s`): string {
  return `${formatCount(amount)} ${amount === 1 ? one : many}`;
}
