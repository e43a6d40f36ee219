import { Link } from "react-router";
import { type Column, Table } from "../../ui/table.tsx";
import { type ChartUnit, formatValue } from "./chart-data.ts";

export interface RankedRow {
  name: string;
  value: number;
  /** Where the figure is taken apart. */
  to?: string;
}

/** A table of names and values, each with a bar as long as its share of the largest. */
export function RankedBars({
  caption,
  rows,
  unit,
  nameTitle = "Name",
  valueTitle = "Amount",
  empty = "No data yet.",
}: {
  caption: string;
  rows: readonly RankedRow[];
  unit: ChartUnit;
  nameTitle?: string;
  valueTitle?: string;
  empty?: string;
}) {
  const largest = Math.max(1e-9, ...rows.map(({ value }) => Math.abs(value)));
  const columns: Column<RankedRow>[] = [
    {
      key: "name",
      title: nameTitle,
      cell: ({ name, value, to }) => (
        <div className="min-w-0">
          {to ? (
            <Link to={to} className="underline underline-offset-4 hover:text-accent">
              {name}
            </Link>
          ) : (
            name
          )}
          {/* the amount is next to it */}
          <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1.5 block h-1 w-full">
            <rect
              width={Math.max(0.5, (100 * Math.abs(value)) / largest)}
              height="4"
              className={value < 0 ? "fill-bad" : "fill-ink"}
            />
          </svg>
        </div>
      ),
    },
    {
      key: "value",
      title: valueTitle,
      numeric: true,
      cell: ({ value }) => <span className="figures whitespace-nowrap">{formatValue(value, unit)}</span>,
    },
  ];
  return (
    <figure className="min-w-0">
      <figcaption aria-hidden className="font-medium">
        {caption}
      </figcaption>
      <Table caption={caption} columns={columns} rows={rows} rowKey={({ name }) => name} empty={empty} />
    </figure>
  );
}
