import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { CsvError, parse } from "csv-parse";

export interface CsvRow {
  /** The line of the file on which the row ends. */
  line: number;
  cells: string[];
}

/** A file that cannot be read at all, in one sentence. */
export class UnreadableFile extends Error {}

const sampleBytes = 64 * 1024;

/**
 * The rows of a CSV file as they come, the header first: UTF-8 with or without a byte order mark, separated by
 * comma, semicolon or tab, whichever the header has most of. Throws UnreadableFile.
 */
export async function* csvRows(path: string): AsyncGenerator<CsvRow> {
  const delimiter = delimiterOf(await sampleOf(path));
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: 1024 * 1024,
  });
  const source = createReadStream(path);
  source.once("error", (error) => parser.destroy(error));
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

async function sampleOf(path: string): Promise<string> {
  const file = await open(path).catch((error) => {
    throw readable(error);
  });
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new UnreadableFile("The file is empty.");
    if (bytes.includes(0))
      throw new UnreadableFile("The file is not a CSV text in UTF-8. Save it as “CSV UTF-8”.");
    proveUtf8(bytes);
    return bytes.toString();
  } finally {
    await file.close();
  }
}

function proveUtf8(bytes: Buffer): void {
  try {
    // a sign cut through at the sample's end is no fault
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    throw new UnreadableFile("The file is not in UTF-8. Save it as “CSV UTF-8”.");
  }
}

/** The sign that separates most, outside quotation marks, in the first line. */
function delimiterOf(sample: string): string {
  const bare = sample.replaceAll(/"(?:[^"]|"")*"/g, "");
  const header = /^\uFEFF?[\r\n]*([^\r\n]*)/.exec(bare)?.[1] ?? "";
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function readable(error: unknown): Error {
  if (error instanceof UnreadableFile) return error;
  const { code = "", path = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new UnreadableFile(`There is no file ${path}.`);
  if (code === "EACCES" || code === "EISDIR") return new UnreadableFile(`${path} cannot be read.`);
  if (!(error instanceof CsvError)) return error as Error;
  const line = (error as CsvError & { lines?: number }).lines ?? "?";
  return new UnreadableFile(
    error.code === "CSV_QUOTE_NOT_CLOSED"
      ? `A quotation mark is opened on or before line ${line} and never closed.`
      : `Line ${line} cannot be read: ${error.message}`,
  );
}
