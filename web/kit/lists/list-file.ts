import { deepestRow } from "../../../contract/list-depth.ts";
import { csvOf } from "../../../domain/csv.ts";
import { calendarDay } from "../../../domain/days/calendar.ts";
import type { DataColumn } from "./data-table.tsx";

/** One page of a list, as the API answers it. */
export interface RowPage<Row> {
  data: readonly Row[];
  last_page: number;
  total: number;
}

export const filePageSize = 100;

type Value = string | number;

/** All rows of a list, page after page, each row once even if rows come in meanwhile. */
export async function allRows<Row>(
  load: (page: number) => Promise<RowPage<Row>>,
  rowKey: (row: Row) => string,
  onProgress: (share: number) => void = () => {},
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1, last = 1; page <= last && rows.size < deepestRow; page++) {
    const found = await load(page);
    last = found.last_page;
    for (const row of found.data) rows.set(rowKey(row), row);
    onProgress(page / last);
  }
  return [...rows.values()].slice(0, deepestRow);
}

/** The list's columns that have a text, with their titles first. */
export function cellsOf<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): Value[][] {
  const written = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  return [
    written.map(({ title }) => title),
    ...rows.map((row) => written.map(({ text }) => text(row) ?? "")),
  ];
}

/** A table as a CSV file, or as an Excel file in which numbers are numbers. */
export async function fileOf(cells: readonly Value[][], name: string, format: "csv" | "xlsx"): Promise<File> {
  const named = `${name}-${calendarDay(new Date())}.${format}`;
  if (format === "csv") {
    const text = csvOf(cells.map((row) => row.map(String)));
    return new File([`\uFEFF${text}`], named, { type: "text/csv; charset=utf-8" });
  }
  const { default: writeExcelFile } = await import("write-excel-file/browser");
  const [titles = [], ...rows] = cells;
  // a text is written as a text, so nothing in it is taken for a formula
  const sheet = [
    titles.map((value) => ({ value: String(value), fontWeight: "bold" as const })),
    ...rows.map((row) =>
      row.map((value) =>
        typeof value === "number" ? { value, type: Number } : { value, type: String as StringConstructor },
      ),
    ),
  ];
  const options = { columns: titles.map(() => ({ width: 20 })), stickyRowsCount: 1 };
  const blob = await writeExcelFile(sheet, options).toBlob();
  return new File([blob], named, {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
