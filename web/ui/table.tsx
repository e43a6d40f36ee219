import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  title: string;
  /** Figures stand at the right, under each other. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

/** Rows and columns; where the page is narrow it scrolls sideways by itself, or puts the cells of a row below each other. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  stacks = false,
  className,
}: {
  /** What the table shows; for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
  /** On phones each row stands as a block, its cells under each other with their titles. */
  stacks?: boolean;
  className?: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className={clsx("overflow-x-auto", className)}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={clsx("border-ink border-b", stacks && "max-md:sr-only")}>
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
            <tr
              key={rowKey(row)}
              className={clsx(
                // what follows a table has a line of its own, or space
                "not-last:border-hairline not-last:border-b align-top",
                stacks && "max-md:grid max-md:gap-2 max-md:py-4",
              )}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} stacks={stacks} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column, row, stacks }: { column: Column<Row>; row: Row; stacks: boolean }) {
  const { title, numeric, cell } = column;
  return (
    <td
      className={clsx(
        "px-3 py-3 first:pl-0 last:pr-0",
        numeric && (stacks ? "figures md:text-right" : "figures text-right"),
        stacks &&
          "max-md:grid max-md:grid-cols-[6rem_1fr] max-md:items-baseline max-md:p-0 max-md:has-[>div:empty]:hidden max-md:has-[>div>label]:items-center",
      )}
    >
      {stacks && (
        <span aria-hidden className="text-graphite text-sm md:hidden">
          {title}
        </span>
      )}
      {stacks ? <div className="min-w-0">{cell(row)}</div> : cell(row)}
    </td>
  );
}
