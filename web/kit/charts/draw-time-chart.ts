import uPlot from "uplot";
import { marketZone } from "../../../domain/days/clock.ts";
import "uplot/dist/uPlot.min.css";
import "./charts.css";
import { shownColor } from "../../ui/shown-color.ts";
import { type ChartSeries, type ChartUnit, formatTick, formatValue, isDay, rowsOf } from "./chart-data.ts";

export interface TimeChartPlan {
  series: readonly ChartSeries[];
  unit: ChartUnit;
  form: "bars" | "lines";
  height: number;
}

/** The product's colors in the order in which series take them; each is legible on paper without the others. */
const colors = ["--color-ink", "--color-accent", "--color-warn", "--color-good", "--color-graphite"] as const;

/**
 * Draws the chart as wide as the box, and again whenever the box's width changes. Returns a function that removes it.
 */
export function drawTimeChart(box: HTMLElement, { series, unit, form, height }: TimeChartPlan): () => void {
  const style = getComputedStyle(box);
  const color = (name: `--color-${string}`) => shownColor(box, name);
  const font = `12px ${style.fontFamily}`;
  const rows = rowsOf(series);
  const days = rows.every(({ at }) => isDay(at));
  const axis: uPlot.Axis = {
    font,
    stroke: color("--color-graphite"),
    grid: { stroke: color("--color-hairline"), width: 1 },
    ticks: { show: false },
  };
  const paths = form === "bars" ? uPlot.paths.bars?.({ size: [0.7, 48] }) : undefined;
  const strokeOf = (place: number) => color(colors[place % colors.length]!);
  const lines = series.map(({ name }, place): uPlot.Series => {
    const stroke = strokeOf(place);
    return {
      label: name,
      stroke,
      width: form === "bars" ? 0 : 1.75,
      // a lone value between gaps would have no line
      points: { show: form === "lines" && rows.length < 3 },
      ...(place >= colors.length && { dash: [5, 4] }),
      ...(form === "bars" && { fill: stroke }),
      ...(paths && { paths }),
      value: (_, value) => (value === null ? "–" : formatValue(value, unit)),
    };
  });
  const options: uPlot.Options = {
    width: box.clientWidth,
    height,
    // days have no clock: shown as they are written; moments in the zone of every page's times
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), days ? "UTC" : marketZone),
    cursor: { drag: { x: false, y: false }, points: { size: 7 } },
    legend: { live: true, markers: { width: 0, fill: (_, at) => strokeOf(at - 1) } },
    // without a pointer the legend says the latest figures instead of dashes
    hooks: { setLegend: [(drawn) => drawn.legend.idx ?? drawn.setLegend({ idx: rows.length - 1 }, false)] },
    scales: {
      y: { range: (_, low, high) => [Math.min(0, low), high > 0 ? high * 1.08 : Math.max(1, -low / 10)] },
      x: { range: timeRange(form, rows.length, days) },
    },
    axes: [
      { ...axis, grid: { show: false }, space: 64, values: timeTicks },
      {
        ...axis,
        size: 64,
        incrs: [...stepsOf(unit)],
        values: (_, ticks) => ticks.map((tick) => formatTick(tick, unit)),
      },
    ],
    series: [timesIn(rows, days), ...lines],
  };
  const times = rows.map(({ at }) => Date.parse(at) / 1000);
  const values = series.map((_, place) => rows.map((row) => row.values[place] ?? null));
  const chart = new uPlot(options, [times, ...values], box);
  chart.setLegend({ idx: rows.length - 1 }, false);
  const watch = new ResizeObserver(() => {
    if (box.clientWidth > 0 && box.clientWidth !== chart.width)
      chart.setSize({ width: box.clientWidth, height });
  });
  watch.observe(box);
  return () => {
    watch.disconnect();
    chart.destroy();
  };
}

const [minute_s, hour_s, day_s] = [60, 3600, 86_400];
const date = "\n{MM}.{DD}.{YYYY}";

/**
 * What the ticks of time say: by the least time between them, what each says, and what is added where a year (third),
 * a day (fifth) or a minute (seventh) begins.
 */
const timeTicks = [
  [365 * day_s, "{YYYY}", null, null, null, null, null, null, 1],
  [28 * day_s, "{MMM}", "\n{YYYY}", null, null, null, null, null, 1],
  [day_s, "{M}/{D}", "\n{YYYY}", null, null, null, null, null, 1],
  [hour_s, "{h} {AA}", date, null, "\n{MM}.{DD}", null, null, null, 1],
  [minute_s, "{h}:{mm} {AA}", date, null, "\n{MM}.{DD}", null, null, null, 1],
  [1, ":{ss}", `${date} {h}:{mm} {AA}`, null, null, null, "\n{h}:{mm} {AA}", null, 1],
];

/** The steps of a value axis that read well: whole counts, and bytes as megabytes and gigabytes. */
function stepsOf(unit: ChartUnit): number[] {
  if (unit === "bytes") return Array.from({ length: 24 }, (_, power) => 2 ** (20 + power));
  const least = unit === "count" ? 0 : -2;
  return Array.from({ length: 12 }, (_, power) => 10 ** (power + least)).flatMap((ten) =>
    unit === "count" && ten === 1 ? [1, 2, 5] : [ten, 2 * ten, 2.5 * ten, 5 * ten],
  );
}

/** How the legend says when: months are given by their first days. */
function timesIn(rows: readonly { at: string }[], days: boolean): uPlot.Series {
  if (!days) return { label: "Time", value: "{MM}.{DD} {h}:{mm} {AA}" };
  const areMonths = rows.length > 1 && rows.every(({ at }) => at.endsWith("-01"));
  return areMonths ? { label: "Month", value: "{MMM} {YYYY}" } : { label: "Day", value: "{MM}.{DD}.{YYYY}" };
}

const fewMinutes_s = 600;

/**
 * The span of time that the chart shows: from the first value to the last, plus half a bar on each side for bars. One
 * day alone gets three days of room, and values within a few minutes get ten minutes.
 */
function timeRange(form: "bars" | "lines", count: number, days: boolean): uPlot.Range.Function {
  return (_, from, to) => {
    const side = form === "bars" && count > 1 ? (to - from) / (count - 1) / 2 : 0;
    if (days) return count > 1 ? [from - side, to + side] : [from - 1.5 * 86_400, to + 1.5 * 86_400];
    return [Math.min(from - side, to - fewMinutes_s), to + Math.max(side, count > 1 ? 0 : 30)];
  };
}
