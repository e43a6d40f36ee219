import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";

export interface DataColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** What a file says in the column; a column without it is in no file. */
  text?: (row: Row) => string | number | null;
  /** Figures are aligned right and tabular. */
  numeric?: boolean;
  /** The name the server sorts by; without it the column can't be sorted. */
  sortKey?: string;
  /**
   * What a phone shows: 1 in the first line, 2 below it with its title, 3 only on wider screens, 4 only on desktops, where
   * a tablet would clip the table. 2 by default.
   */
  priority?: 1 | 2 | 3 | 4;
  isHidden?: boolean;
}

export interface Sorting {
  key: string;
  direction: "asc" | "desc";
}

interface DataTableProps<Row> {
  /** What the table shows; for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sorting | undefined;
  onSort?: (sort: Sorting) => void;
  selection?: { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void };
  /** Opens a row, by Enter (arrow keys go from row to row) or a double click on it; a link in a cell remains the way for the mouse. */
  onOpen?: (row: Row) => void;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
  className?: string;
}

/** The list of a work page: sorted by the server, rows to select, and on a phone what matters first. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, sort, onSort, selection, empty, className } = props;
  const columns = props.columns.filter(({ isHidden }) => !isHidden);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className={clsx("overflow-x-auto", className)}>
      {onSort && rows.length > 1 && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-ink border-b">
            {selection && (
              <th scope="col" className="w-10 py-1 pr-2">
                <SelectAll keys={rows.map(rowKey)} {...selection} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.length === 0 && (
            <tr className="max-md:block">
              <td colSpan={columns.length + (selection ? 1 : 0)} className="py-8 text-graphite max-md:block">
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <DataRow key={rowKey(row)} {...props} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Phones show no header to sort by. */
function PhoneSort<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly DataColumn<Row>[];
  sort: Sorting | undefined;
  onSort: (sort: Sorting) => void;
}) {
  const sortable = columns.flatMap(({ sortKey, title }) => (sortKey ? [{ sortKey, title }] : []));
  if (sortable.length === 0) return null;
  return (
    <label className="flex items-center gap-3 py-2 text-graphite text-sm md:hidden">
      Sort by
      <select
        className="chevron min-h-11 min-w-0 grow rounded-sm border border-edge bg-white pl-3 text-base text-ink"
        value={sort ? `${sort.key} ${sort.direction}` : ""}
        onChange={({ target }) => {
          const [key = "", direction] = target.value.split(" ");
          onSort({ key, direction: direction === "desc" ? "desc" : "asc" });
        }}
      >
        {!sort && <option value="">Default order</option>}
        {sortable.flatMap(({ sortKey, title }) =>
          (["asc", "desc"] as const).map((direction) => (
            <option key={`${sortKey} ${direction}`} value={`${sortKey} ${direction}`}>
              {`${title}, ${direction === "asc" ? "ascending" : "descending"}`}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

function HeaderCell<Row>({
  column: { title, numeric, sortKey, priority },
  sort,
  onSort,
}: {
  column: DataColumn<Row>;
  sort: Sorting | undefined;
  onSort: ((sort: Sorting) => void) | undefined;
}) {
  const direction = sortKey !== undefined && sort?.key === sortKey ? sort.direction : undefined;
  const Arrow = direction === "desc" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={direction && (direction === "asc" ? "ascending" : "descending")}
      className={clsx(
        "whitespace-nowrap px-3 font-medium text-sm first:pl-0 last:pr-0",
        numeric && "text-right",
        priority === 4 && "max-lg:hidden",
      )}
    >
      {sortKey && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ key: sortKey, direction: direction === "asc" ? "desc" : "asc" })}
          className={clsx("group inline-flex min-h-10 items-center gap-1", numeric && "flex-row-reverse")}
        >
          {title}
          <Arrow
            aria-hidden
            size={14}
            className={clsx(!direction && "opacity-0 group-hover:opacity-40 group-focus-visible:opacity-40")}
          />
        </button>
      ) : (
        <span className="inline-flex min-h-10 items-center">{title}</span>
      )}
    </th>
  );
}

function DataRow<Row>({ row, rowKey, columns, selection, onOpen }: DataTableProps<Row> & { row: Row }) {
  const key = rowKey(row);
  const isSelected = selection?.selected.has(key) ?? false;
  // on a phone the second of three breaks its own lines, so that the button beside it stays in the first
  const firstLine = columns.filter(({ priority }) => priority === 1);
  const between = firstLine.length === 3 ? firstLine[1]?.key : undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const { nextElementSibling: next, previousElementSibling: before } = event.currentTarget;
    if (event.key === "Enter") onOpen?.(row);
    else if (event.key === "ArrowDown") focusRow(event, next);
    else if (event.key === "ArrowUp") focusRow(event, before);
  };
  return (
    <tr
      tabIndex={onOpen ? 0 : undefined}
      onKeyDown={onOpen && onKey}
      onDoubleClick={onOpen && (() => onOpen(row))}
      className={clsx(
        // what follows a table has a line of its own, or space
        "not-last:border-hairline not-last:border-b align-top hover:bg-sunk max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1 max-md:py-3",
        isSelected && "bg-sunk",
      )}
    >
      {selection && (
        <td className="py-1 pr-2">
          <SelectRow rowKey={key} {...selection} />
        </td>
      )}
      {columns.map(({ key: name, title, numeric, priority = 2, cell }) => (
        <td
          key={name}
          className={clsx(
            "px-3 py-1.5 first:pl-0 last:pr-0 max-md:p-0",
            numeric && "figures md:text-right",
            name === between && "max-md:min-w-0 max-md:flex-1",
            priority === 3 && "max-md:hidden",
            priority === 4 && "max-lg:hidden",
            priority === 2 &&
              "max-md:order-1 max-md:grid max-md:basis-full max-md:grid-cols-[7rem_1fr] max-md:items-baseline max-md:has-[>div:empty]:hidden",
          )}
        >
          {priority === 2 && (
            <span aria-hidden className="text-graphite text-sm md:hidden">
              {title}
            </span>
          )}
          <div className="min-w-0">{cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}

/** From row to row by the arrow keys. */
function focusRow(event: KeyboardEvent, row: Element | null): void {
  if (!(row instanceof HTMLElement)) return;
  event.preventDefault();
  row.focus();
}

type Selection = NonNullable<DataTableProps<unknown>["selection"]>;
const box = "size-5 accent-ink";

function SelectAll({ keys, selected, onChange }: Selection & { keys: readonly string[] }) {
  const count = keys.filter((key) => selected.has(key)).length;
  const isAll = keys.length > 0 && count === keys.length;
  return (
    <label className="grid size-10 place-items-center">
      <span className="sr-only">Select all rows on this page</span>
      <input
        type="checkbox"
        className={box}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => {
          const rest = [...selected].filter((key) => !keys.includes(key));
          onChange(new Set(isAll ? rest : [...rest, ...keys]));
        }}
      />
    </label>
  );
}

function SelectRow({ rowKey, selected, onChange }: Selection & { rowKey: string }) {
  return (
    <label className="grid size-10 place-items-center">
      <span className="sr-only">Select this row</span>
      <input
        type="checkbox"
        className={box}
        checked={selected.has(rowKey)}
        onChange={() => {
          const next = new Set(selected);
          if (!next.delete(rowKey)) next.add(rowKey);
          onChange(next);
        }}
      />
    </label>
  );
}
