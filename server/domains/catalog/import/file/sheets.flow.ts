import { readCsv } from "./csv.flow.ts";
import { readExcel } from "./excel.flow.ts";
import { withinLimits } from "./limits.rules.ts";
import { type ReadSheets, UnreadableFile } from "./sheet.rules.ts";
import type { ImportFile } from "./source.flow.ts";
import { foreignFormat, isZip } from "./text.rules.ts";

/** The tables of a vendor's file, detected from its bytes, not its name. Throws UnreadableFile. */
export async function readSheets(file: ImportFile): Promise<ReadSheets> {
  const { sheets, format } = await readFormat(file);
  return { sheets: sheets.map((sheet) => ({ ...sheet, rows: withinLimits(sheet.rows) })), format };
}

async function readFormat({ name, bytes }: ImportFile): Promise<ReadSheets> {
  if (bytes.length === 0) throw new UnreadableFile("The file is empty.");
  if (isZip(bytes)) return readExcel(bytes);
  const foreign = foreignFormat(bytes);
  if (foreign) throw new UnreadableFile(`${name} is ${foreign}.`);
  return readCsv(bytes);
}
