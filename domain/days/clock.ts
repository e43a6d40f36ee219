/** What a clock shows: the part of `calendar.ts` that every page needs. */

/** A calendar day as ISO writes it: 2026-07-03. */
export type Day = string;

/**
 * The time zone of the marketplace's days: `MARKET_ZONE` of the server, which every page carries along for the browser.
 * Specification: Los Angeles.
 */
export const marketZone: string =
  globalThis.document?.documentElement.dataset.zone ||
  // biome-ignore lint/style/noProcessEnv: constants of many modules are made of it, before any configuration is read
  globalThis.process?.env.MARKET_ZONE ||
  "America/Los_Angeles";

/** What a clock shows in a zone, as the moment whose UTC is the same. */
export function clockIn(zone: string, moment: Date): Date {
  // the first Intl.DateTimeFormat holds a phone's page up for a tenth of a second
  if (zone === "America/Los_Angeles" && moment.getUTCFullYear() >= 2007) return pacificTime(moment);
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year = "", month, day, hour, minute, second } = part;
  const at = Date.parse(`${year.padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return new Date(at + (((moment.getTime() % 1000) + 1000) % 1000));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const two = "2-digit";
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hourCycle: "h23",
  });
  formats.set(zone, format);
  return format;
}

/**
 * The Pacific clock: eight hours behind UTC, seven from two o'clock on the second Sunday of March to two o'clock on the
 * first Sunday of November (15 U.S.C. 260a, since 2007).
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

/** What the clock shows at a moment: "15:05". */
export const timeOfDay = (moment: Date, zone = marketZone): string =>
  clockIn(zone, moment).toISOString().slice(11, 16);

/** The calendar day of a moment in a time zone. */
export const calendarDay = (moment: Date, zone = marketZone): Day =>
  clockIn(zone, moment).toISOString().slice(0, 10);
