import writeExcelFile from "write-excel-file/node";
import { csvOf } from "./csv.ts";

type FileFormat = "csv" | "xlsx";

/** A cell of a file: a text, a count, or an amount in dollars. */
export type FileCell = string | number | { usd: number };

/** Rows as a file for spreadsheets, the first of them as its header; amounts have two decimals. */
export async function tableFile(
  name: string,
  rows: readonly (readonly FileCell[])[],
  format: FileFormat,
): Promise<File> {
  if (format === "xlsx")
    return sheetFile(
      name,
      rows.map((row) => row.map((cell) => (typeof cell === "object" ? cell.usd : cell))),
    );
  const text = csvOf(
    rows.map((row) => row.map((cell) => (typeof cell === "object" ? cell.usd.toFixed(2) : String(cell)))),
  );
  // the mark tells Excel that it is UTF-8
  return new File([`\uFEFF${text}`], `${name}.csv`, { type: "text/csv; charset=utf-8" });
}

/** Rows as an Excel file, the first of them as its header. A text stays a text, so nothing in it is a formula. */
export async function sheetFile(
  name: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<File> {
  const [header = [], ...rest] = rows;
  const cells = [
    header.map((value) => ({ value, fontWeight: "bold" as const })),
    ...rest.map((row) => row.map((value) => ({ value }))),
  ];
  const columns = header.map(() => ({ width: 18 }));
  const bytes = await writeExcelFile(cells, { columns, stickyRowsCount: 1 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.xlsx`, {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
