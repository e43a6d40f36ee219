import { useVirtualizer } from "@tanstack/react-virtual";
import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import type { ListedVariant, ProductSort } from "../../../contract/vendor-products.ts";
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
  const { columns, products, total, sort, onSort, selected, onSelect } = props;
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
  const { need } = products;
  useEffect(() => need(first, last), [need, first, last]);
  const focusCell = useFocusCell(box, (index) => rows.scrollToIndex(index));
  const template = { gridTemplateColumns: `2.75rem ${columns.map(({ width }) => width).join(" ")}` };
  const inSight = shown.flatMap(({ index }) => products.row(index)?.sku ?? []);
  const isAll = inSight.length > 0 && inSight.every((sku) => selected.has(sku));
  return (
    <section
      ref={box}
      aria-label="Products"
      className="mt-3 max-h-[calc(100dvh-22rem)] min-h-96 overflow-auto border-hairline border-y"
    >
      <table aria-rowcount={total + 1} className="block min-w-fit text-left">
        <thead className="sticky top-0 z-10 block bg-paper">
          <tr aria-rowindex={1} style={template} className="grid items-center gap-x-3 border-ink border-b">
            <th scope="col" className="grid place-items-center">
              <input
                type="checkbox"
                aria-label="Select the rows in sight"
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
          {shown.map(({ index, start }) => (
            <tr
              key={index}
              aria-rowindex={index + 2}
              style={{ ...template, height: rowHeight_px, transform: `translateY(${start}px)` }}
              className={clsx(
                "absolute inset-x-0 grid items-center gap-x-3 border-hairline border-b focus-within:z-5",
                selected.has(products.row(index)?.sku ?? "") && "bg-accent-tint",
              )}
            >
              <RowCells {...props} index={index} row={products.row(index)} focusCell={focusCell} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
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
            isNumeric && "justify-end",
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

function RowCells({
  columns,
  products,
  cells,
  selected,
  onSelect,
  index,
  row,
  focusCell,
}: TableProps & {
  index: number;
  row: ListedVariant | undefined;
  focusCell: (row: number, column: number) => void;
}) {
  if (!row) {
    return (
      <td className="col-start-2 h-4 w-48 rounded-sm bg-sunk">
        <span className="sr-only">Loading</span>
      </td>
    );
  }
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(row.sku)) next.add(row.sku);
    onSelect(next);
  };
  return (
    <>
      <td className="grid h-full">
        <label className="grid h-full place-items-center">
          <input
            type="checkbox"
            aria-label={`Select ${row.vendor_sku}`}
            className="size-5 accent-accent"
            checked={selected.has(row.sku)}
            onChange={toggle}
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
              edit={cells.edits.get(cellKey(row.sku, field))}
              onEdit={(edit) => cells.set(cellKey(row.sku, field), edit)}
              onCommit={(edit) => cells.commit(row, field, edit)}
              onMove={(down, right) => focusCell(index + down, nextEditable(columns, at, right))}
            />
          ) : (
            cell?.(row, products.patch)
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

/** Focuses a cell, which is scrolled to and drawn first where it is out of sight. */
function useFocusCell(box: RefObject<HTMLDivElement | null>, scrollTo: (index: number) => void) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
  });
  return (row: number, column: number) => {
    if (row < 0) return;
    wanted.current = `${row}:${column}`;
    scrollTo(row);
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
  };
}
