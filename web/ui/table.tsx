import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  title: string;
  /** Figures stand at the right, under each other. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

/** Rows and columns; scrolls sideways by itself where the page is narrow. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  className,
}: {
  /** What the table shows; for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
  className?: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className={clsx("overflow-x-auto", className)}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-ink border-b">
            {columns.map(({ key, title, numeric }) => (
              <th
                key={key}
                scope="col"
                className={clsx(
                  "px-3 py-2 font-medium text-sm first:pl-0 last:pr-0",
                  numeric && "text-right",
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="py-8 text-graphite">
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-hairline border-b align-top">
              {columns.map(({ key, numeric, cell }) => (
                <td
                  key={key}
                  className={clsx("px-3 py-3 first:pl-0 last:pr-0", numeric && "figures text-right")}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
