import { formatCount, formatDate, formatDateTime, formatUsd, plural } from "../../ui/format.ts";

export type ChartUnit = "money" | "count" | "ms" | "bytes" | "percent";

/** `at` is a day (`YYYY-MM-DD`) or a moment (ISO 8601); `value` is dollars, a count, milliseconds, bytes, or 0 to 100. */
export interface ChartPoint {
  at: string;
  value: number;
}

export interface ChartSeries {
  name: string;
  points: readonly ChartPoint[];
}

/** A value as people read it: `$1,234.50`, `12,500`, `38 ms`, `512 MB`, `4.5%`. */
export function formatValue(value: number, unit: ChartUnit): string {
  switch (unit) {
    case "money":
      return formatUsd(value);
    case "ms":
      return `${formatCount(value)} ms`;
    case "bytes":
      return `${formatCount(Math.round(value / 2 ** 20))} MB`;
    case "percent":
      return `${formatCount(value)}%`;
    case "count":
      return formatCount(value);
  }
}

/** The same beside an axis, where there is little room: `$12k`, `1.5M`. */
export function formatTick(value: number, unit: ChartUnit): string {
  const size = Math.abs(value);
  const short =
    size >= 1e6 ? `${formatCount(value / 1e6)}M` : size >= 1e4 ? `${formatCount(value / 1e3)}k` : undefined;
  if (unit === "money") return `${value < 0 ? "−" : ""}$${(short ?? formatCount(value)).replace("−", "")}`;
  if (unit === "count") return short ?? formatCount(value);
  return formatValue(value, unit);
}

/** A row for each time at which any series has a value, in order, with a cell for each series; missing ones are null. */
export function rowsOf(series: readonly ChartSeries[]): { at: string; values: (number | null)[] }[] {
  const rows = new Map<string, (number | null)[]>();
  for (const [place, { points }] of series.entries())
    for (const { at, value } of points) {
      const row = rows.get(at) ?? series.map(() => null);
      row[place] = value;
      rows.set(at, row);
    }
  return [...rows]
    .map(([at, values]) => ({ at, values }))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

export const isDay = (at: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(at);

export const formatAt = (at: string): string => (isDay(at) ? formatDate(at) : formatDateTime(at));

/** What a chart shows, in one sentence for those who do not see it. */
export function chartInWords(series: readonly ChartSeries[], unit: ChartUnit): string {
  const rows = rowsOf(series);
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return "No data yet.";
  const highest = series.flatMap(({ name, points }) => {
    const top = points.reduce<ChartPoint | undefined>(
      (best, point) => (!best || point.value > best.value ? point : best),
      undefined,
    );
    return top ? [`${name}: at most ${formatValue(top.value, unit)} on ${formatAt(top.at)}`] : [];
  });
  return `${plural(rows.length, "value")} from ${formatAt(first.at)} to ${formatAt(last.at)}. ${highest.join(". ")}.`;
}
