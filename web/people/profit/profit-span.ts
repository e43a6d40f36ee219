export const spans = [
  { value: "7", text: "Last 7 days" },
  { value: "30", text: "Last 30 days" },
  { value: "90", text: "Last 90 days" },
  { value: "365", text: "Last year" },
  { value: "own", text: "Choose days" },
] as const;

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) >= 0;

const day_ms = 24 * 3600_000;

/** The day that it is where the browser is. */
function dayHere(date: Date): string {
  const here = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 10);
}

/** The days that an address asks for; an empty query for the usual ones. */
export function spanIn(search: URLSearchParams, now: Date): { from?: string; to?: string } {
  const [from, to] = [search.get("from"), search.get("to")];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  const days = Number(search.get("days"));
  if (![7, 90, 365].includes(days)) return {};
  return { from: dayHere(new Date(now.getTime() - (days - 1) * day_ms)), to: dayHere(now) };
}

/** Which of the spans an address asks for. */
export function spanNamed(search: URLSearchParams): string {
  if (search.get("from") && search.get("to")) return "own";
  return spans.find(({ value }) => value === search.get("days"))?.value ?? "30";
}
