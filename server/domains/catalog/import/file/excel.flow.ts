import readWorkbook, { type CellValue } from "read-excel-file/node";
import { currenciesOfColumns, sheetPaths } from "./excel-currency.rules.ts";
import { shownCells } from "./excel-format.rules.ts";
import { type FileRow, type ReadSheets, type Sheet, UnreadableFile } from "./sheet.rules.ts";
import { unpackWorkbook } from "./unpack-workbook.flow.ts";

/** The non-empty sheets of an Excel file (.xlsx). Throws UnreadableFile. */
export async function readExcel(bytes: Uint8Array): Promise<ReadSheets> {
  const { part: parts, stored } = await unpackWorkbook(bytes);
  const workbook = await readWorkbook(Buffer.from(stored.buffer), {
    trim: false,
    parseNumber: (text: string) => text as unknown as number,
  }).catch(() => {
    throw new UnreadableFile(
      "The Excel file is damaged. Open it in Excel, save it again and upload the new file.",
    );
  });
  const styles = parts("xl/styles.xml");
  const paths = sheetPaths(parts("xl/workbook.xml"), parts("xl/_rels/workbook.xml.rels"));
  const sheets = workbook.map(({ sheet, data }, at): Sheet => {
    const xml = parts(paths[at] ?? "");
    return {
      name: sheet,
      rows: rowsOf(data, shownCells(styles, xml)),
      columnCurrencies: currenciesOfColumns(styles, xml),
    };
  });
  return { sheets, format: "Excel" };
}

async function* rowsOf(
  data: readonly (readonly (CellValue | null)[])[],
  shown: ReadonlyMap<number, ReadonlyMap<number, string>>,
): AsyncGenerator<FileRow> {
  for (const [at, row] of data.entries()) {
    const inFormat = shown.get(at);
    const cells = Array.from(row, (cell, place) => inFormat?.get(place) ?? textOf(cell));
    if (cells.some((text) => text.trim() !== "")) yield { line: at + 1, cells };
  }
}

function textOf(value: CellValue | null | undefined): string {
  // the package's types say the class Date where its values are dates
  const cell: unknown = value;
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  const text = String(cell);
  // a workbook keeps numbers as 4.9800000000000004 and 1.2E-2; people see 4.98 and 0.012
  return /^-?\d+\.\d{12,}$|^-?\d(\.\d+)?E[+-]?\d+$/i.test(text) ? roundedNumber(text) : text;
}

const roundedNumber = (text: string): string => {
  const number = Number(Number(text).toPrecision(15));
  return Number.isFinite(number) ? String(number) : text;
};
