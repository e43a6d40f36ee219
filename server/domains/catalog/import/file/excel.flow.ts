import { strFromU8, unzipSync } from "fflate";
import readWorkbook, { type CellValue } from "read-excel-file/node";
import { currenciesOfColumns, sheetPaths } from "./excel-currency.rules.ts";
import { shownCells } from "./excel-format.rules.ts";
import { type FileRow, type ReadSheets, type Sheet, UnreadableFile } from "./sheet.rules.ts";

/** The maximum uncompressed size of a workbook; a small file can be made to fill any memory. */
const mostUnpackedBytes = 500 * 1024 * 1024;

/** The non-empty sheets of an Excel file (.xlsx). Throws UnreadableFile. */
export async function readExcel(bytes: Uint8Array): Promise<ReadSheets> {
  const parts = partsOf(bytes);
  const workbook = await readWorkbook(Buffer.from(bytes), {
    trim: false,
    parseNumber: (text: string) => text as unknown as number,
  }).catch(() => {
    throw new UnreadableFile("The Excel file is damaged. Open it, save it again and send the new one.");
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

/** Reads one part of the workbook as text; empty if it is missing. */
function partsOf(bytes: Uint8Array): (name: string) => string {
  let size = 0;
  let isWorkbook = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        isWorkbook ||= name === "xl/workbook.xml";
        return false;
      },
    });
  } catch {
    throw new UnreadableFile("The Excel file is damaged. Open it, save it again and send the new one.");
  }
  if (!isWorkbook)
    throw new UnreadableFile("The file is a ZIP archive, not an Excel workbook. Unzip it first.");
  if (size > mostUnpackedBytes)
    throw new UnreadableFile("The Excel file is too large. Save the list as CSV.");
  return (wanted) => {
    const part = unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted];
    return part ? strFromU8(part) : "";
  };
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
