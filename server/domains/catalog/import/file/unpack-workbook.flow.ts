import { zipSync } from "fflate";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { assertTableSize } from "./limits.rules.ts";
import { UnreadableFile } from "./sheet.rules.ts";

/** A workbook's tables compress to a tenth or less; what compresses to a thousandth is made to fill memory. */
const most = { unpacked_bytes: 400 * 1024 * 1024, ratio: 200, free_bytes: 8 * 1024 * 1024, parts: 2_000 };

const damaged = () =>
  new UnreadableFile("The Excel file is damaged. Open it in Excel, save it again and upload the new file.");
const tooLarge = () =>
  new UnreadableFile("The Excel file is too large when unpacked. Save the list as CSV and upload that file.");

export interface Workbook {
  /** One part as text; empty if it is missing. */
  part(name: string): string;
  /** The same workbook without pictures and without compression. */
  stored: Uint8Array;
}

/**
 * Unpacks the texts of an Excel file (.xlsx) and counts the bytes that come out, whatever the archive says of itself.
 * Throws UnreadableFile as soon as they are too many.
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
    lazyEntries: true,
  }).catch(() => {
    throw damaged();
  });
  const parts = await partsOf(zip, bytes.length).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? error : damaged();
  });
  if (!parts["xl/workbook.xml"])
    throw new UnreadableFile(
      "The file is a ZIP archive, not an Excel workbook. Unzip it and upload the workbook.",
    );
  for (const [name, sheet] of Object.entries(parts))
    if (/^xl\/worksheets\//i.test(name)) assertSheetSize(new TextDecoder().decode(sheet));
  const part = (name: string) => new TextDecoder().decode(parts[name] ?? new Uint8Array());
  return { part, stored: zipSync(parts, { level: 0 }) };
}

async function partsOf(zip: ZipFile, packed_bytes: number): Promise<Record<string, Uint8Array>> {
  const parts: [string, Uint8Array][] = [];
  const limit = Math.min(most.unpacked_bytes, most.free_bytes + most.ratio * packed_bytes);
  let left = limit;
  if (zip.entryCount > most.parts) throw tooLarge();
  for await (const entry of zip.eachEntry()) {
    if (!/\.(xml|rels)$/i.test(entry.fileName)) continue;
    const part = await unpacked(zip, entry, left);
    left -= part.length;
    parts.push([entry.fileName, part]);
  }
  return Object.fromEntries(parts);
}

async function unpacked(zip: ZipFile, entry: Entry, left: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > left) {
      stream.destroy();
      throw tooLarge();
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Refuses a sheet, given as XML, whose last cell is so far away that the table up to it would fill memory. */
function assertSheetSize(sheet: string): void {
  let [rows, columns] = [0, 0];
  // the library fills in the rows before one
  if (/<row\b[^>]*\br="\d{8,}"/.test(sheet)) throw damaged();
  for (const [, letters = "", row] of sheet.matchAll(/<c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*[^/>]>/g)) {
    let column = 0;
    for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
    columns = Math.max(columns, column);
    rows = Math.max(rows, Number(row));
  }
  assertTableSize(rows, columns);
}
