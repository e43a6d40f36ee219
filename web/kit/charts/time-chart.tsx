import { useEffect, useId, useRef } from "react";
import { loadInTime } from "../../ui/load-in-time.ts";
import { type Column, Table } from "../../ui/table.tsx";
import {
  type ChartSeries,
  type ChartUnit,
  chartInWords,
  formatAt,
  formatValue,
  rowsOf,
} from "./chart-data.ts";

/**
 * Values over time with the figures in a table below it, for screen readers and for exact values.
 * The drawing is loaded by itself; the table is there from the start.
 */
export function TimeChart({
  caption,
  series,
  unit,
  form = "lines",
  height = 240,
}: {
  caption: string;
  series: readonly ChartSeries[];
  unit: ChartUnit;
  form?: "bars" | "lines";
  /** In CSS pixels, with the axis, without the legend. */
  height?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const words = useId();
  const rows = rowsOf(series);
  const isEmpty = rows.length === 0;

  useEffect(() => {
    const element = box.current;
    if (!element || isEmpty) return;
    let isGone = false;
    let takeAway = () => {};
    // without the drawing the table still says everything
    loadInTime(import("./draw-time-chart.ts")).then(
      ({ drawTimeChart }) => {
        if (!isGone) takeAway = drawTimeChart(element, { series, unit, form, height });
      },
      () => {},
    );
    return () => {
      isGone = true;
      takeAway();
    };
  }, [series, unit, form, height, isEmpty]);

  if (isEmpty) return <p className="py-8 text-graphite">No data yet.</p>;
  return (
    <figure className="min-w-0">
      <figcaption className="font-medium">{caption}</figcaption>
      <div
        ref={box}
        role="img"
        aria-label={caption}
        aria-describedby={words}
        // a drawing is as wide as its box was, until it hears that the box is narrower
        className="figures mt-2 overflow-hidden text-sm"
        // the height is the caller's figure, and the page must not move when the drawing arrives
        style={{ minHeight: height + 30 }}
      />
      <p id={words} className="sr-only">
        {chartInWords(series, unit)}
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-graphite text-sm underline underline-offset-4 hover:text-ink">
          Show figures
        </summary>
        <Table
          caption={caption}
          columns={columnsOf(series, unit)}
          rows={rows}
          rowKey={({ at }) => at}
          empty="No data yet."
          className="max-h-96"
        />
      </details>
    </figure>
  );
}

type Row = ReturnType<typeof rowsOf>[number];

const columnsOf = (series: readonly ChartSeries[], unit: ChartUnit): Column<Row>[] => [
  { key: "at", title: "Date", cell: ({ at }) => <span className="figures">{formatAt(at)}</span> },
  ...series.map(
    ({ name }, place): Column<Row> => ({
      key: name,
      title: name,
      numeric: true,
      cell: ({ values }) => {
        const value = values[place];
        return value === null || value === undefined ? "–" : formatValue(value, unit);
      },
    }),
  ),
];
