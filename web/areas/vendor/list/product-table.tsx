import { useVirtualizer } from "@tanstack/react-virtual";
import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import type { ListedVariant } from "../../../../contract/catalog/vendor-products.ts";
import type { ProductSort } from "../../../../contract/sorts.ts";
import { editable } from "./cell-values.ts";
import type { ProductColumn } from "./columns.tsx";
import { EditCell } from "./edit-cell.tsx";
import { cellKey, type useCellEdits } from "./use-cell-edits.ts";
import type { ProductRows } from "./use-products.ts";

const rowHeight_px = 56;

interface TableProps {
  columns: readonly ProductColumn[];
  products: ProductRows;
  total: number;
  sort: ProductSort;
  onSort: (sort: ProductSort) => void;
  cells: ReturnType<typeof useCellEdits>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Some hundred thousand rows, of which those in sight are drawn; prices, stock and lead times are changed in place. */
export function ProductTable(props: TableProps) {
  const { columns, products, cells, total, sort, onSort, selected, onSelect } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight_px,
    overscan: 6,
  });
  const shown = rows.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? 0;
  const { need, patch } = products;
  useEffect(() => need(first, last), [need, first, last]);
  const [focusCell, isByKey] = useFocusCell(box, (index) => rows.scrollToIndex(index));
  const isPlain = usePlainAtFirst(rows.isScrolling && !isByKey());
  const template = `2.75rem ${columns.map(({ width }) => width).join(" ")}`;
  const inSight = shown.flatMap(({ index }) => products.row(index)?.sku ?? []);
  const isAll = inSight.length > 0 && inSight.every((sku) => selected.has(sku));
  const toggle = useToggle(products, selected, onSelect);
  return (
    <section
      ref={box}
      aria-label="Products"
      className="mt-3 max-h-[calc(100dvh-19rem)] min-h-96 overflow-auto border-hairline border-y"
    >
      <table aria-rowcount={total + 1} className="block min-w-fit text-left">
        <thead className="sticky top-0 z-10 block bg-paper">
          <tr
            aria-rowindex={1}
            style={{ gridTemplateColumns: template }}
            className="grid items-center gap-x-3 border-ink border-b"
          >
            <th scope="col" className="grid place-items-center">
              <input
                type="checkbox"
                aria-label="Select the visible rows"
                className="size-5 accent-accent"
                checked={isAll}
                onChange={() => onSelect(isAll ? new Set() : new Set([...selected, ...inSight]))}
              />
            </th>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="relative block" style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const row = products.row(index);
            return (
              <TableRow
                key={index}
                columns={columns}
                template={template}
                index={index}
                start={start}
                row={row}
                focusCell={focusCell}
                patch={patch}
                toggle={toggle}
                edits={row && hasEdit(cells.edits, row) ? cells.edits : noEdits}
                onEdit={cells.set}
                onCommit={cells.commit}
                isSelected={row !== undefined && selected.has(row.sku)}
                isPlain={row !== undefined && isPlain(index)}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type Edits = ReturnType<typeof useCellEdits>["edits"];
const noEdits: Edits = new Map();
const hasEdit = (edits: Edits, { sku }: ListedVariant): boolean =>
  edits.size > 0 && editable.some((field) => edits.has(cellKey(sku, field)));

/** How many rows a frame has room to draw whole. */
const wholePerFrame = 6;

/** Rows come into sight as plain text; once the table rests, they are drawn whole, some with each frame. */
function usePlainAtFirst(isScrolling: boolean): (index: number) => boolean {
  const whole = useRef<ReadonlySet<number>>(new Set());
  const [, drawMore] = useReducer((turn: number) => turn + 1, 0);
  const now = new Set<number>();
  let room = isScrolling ? 0 : wholePerFrame;
  let isMore = false;
  useEffect(() => {
    whole.current = now;
    if (!isMore || isScrolling) return;
    const frame = requestAnimationFrame(drawMore);
    return () => cancelAnimationFrame(frame);
  });
  return (index) => {
    const isWhole = whole.current.has(index) || room-- > 0;
    if (isWhole) now.add(index);
    else isMore = true;
    return !isWhole;
  };
}

/**
 * Selects a row or lets it go, and with Shift those from the last one on; the same function for good, so that rows need
 * not be drawn anew.
 */
function useToggle(
  products: ProductRows,
  selected: ReadonlySet<string>,
  onSelect: (selected: ReadonlySet<string>) => void,
) {
  const latest = useRef({ products, selected, onSelect });
  useLayoutEffect(() => {
    latest.current = { products, selected, onSelect };
  }, [products, selected, onSelect]);
  const anchor = useRef<number>(undefined);
  return useCallback((index: number, isRange: boolean) => {
    const { products: list, selected: before, onSelect: tell } = latest.current;
    const from = isRange ? (anchor.current ?? index) : index;
    const [first, last] = [Math.min(from, index), Math.max(from, index)];
    const rows = Array.from({ length: last - first + 1 }, (_, at) => list.row(first + at)?.sku ?? []).flat();
    anchor.current = index;
    const isOff = before.has(list.row(index)?.sku ?? "");
    tell(new Set(isOff ? [...before].filter((sku) => !rows.includes(sku)) : [...before, ...rows]));
  }, []);
}

function HeaderCell({
  column: { title, sort: key, isNumeric },
  sort,
  onSort,
}: {
  column: ProductColumn;
  sort: ProductSort;
  onSort: (sort: ProductSort) => void;
}) {
  const isUp = sort === key;
  const isDown = sort === `-${key}`;
  const ariaSort = isUp ? "ascending" : isDown ? "descending" : undefined;
  return (
    <th scope="col" aria-sort={ariaSort} className="min-w-0 font-medium text-sm">
      {key ? (
        <button
          type="button"
          onClick={() => onSort(isUp ? (`-${key}` as ProductSort) : key)}
          className={clsx(
            "flex min-h-11 w-full items-center gap-1 hover:text-accent",
            isNumeric && "justify-end px-2",
          )}
        >
          {title}
          {isUp && <ArrowUp aria-hidden size={14} />}
          {isDown && <ArrowDown aria-hidden size={14} />}
        </button>
      ) : (
        <span className="flex min-h-11 items-center">{title}</span>
      )}
    </th>
  );
}

interface RowProps {
  columns: readonly ProductColumn[];
  template: string;
  index: number;
  start: number;
  row: ListedVariant | undefined;
  /** Edits of the table; empty where the row has none. */
  edits: Edits;
  onEdit: ReturnType<typeof useCellEdits>["set"];
  onCommit: ReturnType<typeof useCellEdits>["commit"];
  patch: ProductRows["patch"];
  focusCell: (row: number, column: number) => void;
  isSelected: boolean;
  toggle: (index: number, isRange: boolean) => void;
  isPlain: boolean;
}

const TableRow = memo(function TableRow(props: RowProps) {
  const { template, index, start, row, isSelected, isPlain } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      style={{ gridTemplateColumns: template, height: rowHeight_px, transform: `translateY(${start}px)` }}
      className={clsx(
        "absolute inset-x-0 grid items-center gap-x-3 border-hairline border-b focus-within:z-5",
        isSelected && "bg-accent-tint",
      )}
    >
      {!row ? (
        <td className="col-start-2 h-4 w-48 rounded-sm bg-sunk">
          <span className="sr-only">Loading</span>
        </td>
      ) : isPlain ? (
        <PlainCells columns={props.columns} row={row} />
      ) : (
        <RowCells {...props} row={row} />
      )}
    </tr>
  );
});

const PlainCells = ({ columns, row }: Pick<RowProps, "columns"> & { row: ListedVariant }) =>
  columns.map(({ key, isNumeric, plain }, at) => (
    <td
      key={key}
      className={clsx(
        "truncate",
        at === 0 && "col-start-2 pl-13 font-medium",
        isNumeric && "figures px-2 text-right",
      )}
    >
      {plain(row)}
    </td>
  ));

function RowCells({
  columns,
  index,
  row,
  edits,
  onEdit,
  onCommit,
  patch,
  focusCell,
  isSelected,
  toggle,
}: RowProps & { row: ListedVariant }) {
  return (
    <>
      <td className="grid h-full">
        <label className="grid h-full place-items-center">
          <input
            type="checkbox"
            aria-label={`Select ${row.vendor_sku}`}
            className="size-5 accent-accent"
            checked={isSelected}
            onChange={(event) => toggle(index, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      </td>
      {columns.map(({ key, field, cell }, at) => (
        <td key={key} className="flex min-w-0 items-center">
          {field ? (
            <EditCell
              row={row}
              field={field}
              place={`${index}:${at}`}
              edit={edits.get(cellKey(row.sku, field))}
              onEdit={(edit) => onEdit(cellKey(row.sku, field), edit)}
              onCommit={(edit) => onCommit(row, field, edit)}
              onMove={(down, right) => focusCell(index + down, nextEditable(columns, at, right))}
            />
          ) : (
            cell?.(row, patch)
          )}
        </td>
      ))}
    </>
  );
}

/** The next column in a direction that can be changed; the same where there is none. */
function nextEditable(columns: readonly ProductColumn[], from: number, step: number): number {
  if (step === 0) return from;
  for (let at = from + step; at >= 0 && at < columns.length; at += step) if (columns[at]!.field) return at;
  return from;
}

/** How long after a key the table counts as moved by keys, not by the wheel. */
const keyRests_ms = 400;

/** Focuses a cell, which is scrolled to and drawn first where it is out of sight; and says whether keys move the table. */
function useFocusCell(box: RefObject<HTMLDivElement | null>, scrollTo: (index: number) => void) {
  const wanted = useRef<string>(undefined);
  const lastKey = useRef(Number.NEGATIVE_INFINITY);
  const scroll = useRef(scrollTo);
  useLayoutEffect(() => {
    scroll.current = scrollTo;
  }, [scrollTo]);
  const focusWanted = useCallback(() => {
    if (!wanted.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
  }, [box]);
  useEffect(focusWanted);
  const focusCell = useCallback(
    (row: number, column: number) => {
      if (row < 0) return;
      wanted.current = `${row}:${column}`;
      lastKey.current = performance.now();
      scroll.current(row);
      focusWanted();
    },
    [focusWanted],
  );
  return [focusCell, () => performance.now() - lastKey.current < keyRests_ms] as const;
}
