import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type FileRow, type ReadSheets, UnreadableFile } from "./sheet.rules.ts";
import { decodeText, separatorOf } from "./text.rules.ts";

const chunk = 64 * 1024;

/** A delimited text file as its one sheet. Reading its rows throws UnreadableFile. */
export function readCsv(bytes: Uint8Array): ReadSheets {
  const { text, encoding } = decodeText(bytes);
  if (text.trim() === "") throw new UnreadableFile("The file is empty.");
  return {
    sheets: [{ name: "", rows: csvRows(text), columnCurrencies: new Map() }],
    format: `CSV, ${encoding}`,
  };
}

async function* csvRows(text: string): AsyncGenerator<FileRow> {
  const parser = parse({
    bom: true,
    delimiter: separatorOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: 1024 * 1024,
  });
  const source = Readable.from(pieces(text));
  try {
    for await (const { record, info } of source.pipe(parser)) {
      yield { line: info.lines as number, cells: record as string[] };
    }
  } catch (error) {
    throw readable(error);
  } finally {
    source.destroy();
  }
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(at + chunk, text.length);
    // keep the two halves of a surrogate pair together
    if (/[\uD800-\uDBFF]/.test(text[end - 1]!)) end = Math.min(end + 1, text.length);
    yield text.slice(at, end);
    at = end;
  }
}

function readable(error: unknown): Error {
  if (!(error instanceof CsvError)) return error as Error;
  const line = (error as CsvError & { lines?: number }).lines ?? "?";
  return new UnreadableFile(
    error.code === "CSV_QUOTE_NOT_CLOSED"
      ? `Close the quotation mark opened on or before line ${line}.`
      : `Line ${line} can't be read: ${error.message}`,
  );
}
