import { setImmediate as breathe } from "node:timers/promises";
import writeExcelFile from "write-excel-file/node";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import { csvOf } from "../../../http/csv.ts";
import { failFields } from "../../../http/failure.ts";
import type { Platform } from "../../../platform/platform.ts";
import { exportCells, exportHeader } from "./list.rules.ts";
import { type ListFilter, type ListRow, listAfter } from "./list.store.ts";

const chunk = 2_000;
/** An Excel file is made in one go in memory; CSV has no limit. */
const mostExcelRows = 20_000;

/** What a filter finds as a file to keep. Refuses an Excel file that would take too long to write. */
export async function exportFile(
  platform: Pick<Platform, "db" | "now">,
  vendorId: string,
  filter: ListFilter,
  format: "csv" | "xlsx",
): Promise<File> {
  const name = `products-${calendarDay(platform.now())}.${format}`;
  if (format === "csv") {
    const parts = [`\uFEFF${csvOf([exportHeader])}`];
    for await (const rows of chunks(platform, vendorId, filter)) {
      parts.push(csvOf(rows.map((row) => exportCells(row).map(String))));
    }
    return new File(parts, name, { type: "text/csv; charset=utf-8" });
  }
  const cells: { value: string | number; fontWeight?: "bold" }[][] = [
    exportHeader.map((value) => ({ value, fontWeight: "bold" })),
  ];
  for await (const rows of chunks(platform, vendorId, filter)) {
    if (cells.length + rows.length > mostExcelRows + 1) {
      failFields({
        format: "An Excel file can have at most 20,000 rows. Filter the list, or export it as CSV.",
      });
    }
    // a text is written as a text, so nothing in it is taken for a formula
    cells.push(...rows.map((row) => exportCells(row).map((value) => ({ value }))));
  }
  const columns = exportHeader.map((title) => ({ width: title === "Product name" ? 40 : 18 }));
  const bytes = await writeExcelFile(cells, { sheet: "Products", columns, stickyRowsCount: 1 }).toBuffer();
  return new File([new Uint8Array(bytes)], name, {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

async function* chunks(
  { db }: Pick<Platform, "db">,
  vendorId: string,
  filter: ListFilter,
): AsyncGenerator<ListRow[]> {
  let after = 0;
  for (;;) {
    const rows = await listAfter(db, vendorId, { filter }, { after, limit: chunk });
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.id;
    await breathe();
  }
}
