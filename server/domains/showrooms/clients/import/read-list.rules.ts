import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { mostImported } from "../../../../../contract/showrooms/client-import.ts";
import { failFields } from "../../../../http/failure.ts";
import { columnsOf, personIn } from "./columns.rules.ts";
import type { ReadPerson } from "./list-person.rules.ts";
import { readVcards } from "./vcards.rules.ts";

export interface ReadList {
  people: ReadPerson[];
  unread_columns: readonly string[];
}

/** Reads a file of people, a table or vCards, whatever it is called; refuses what is neither. */
export function readList(bytes: Uint8Array): ReadList {
  const text = decoded(bytes);
  if (text.includes("\u0000"))
    return refuse("This isn't a CSV or vCard file. Export your contacts in one of these formats.");
  const list = /^\s*BEGIN:VCARD/i.test(text)
    ? { people: readVcards(text), unread_columns: [] }
    : readTable(text);
  if (list.people.length === 0) return refuse("This file has no contacts.");
  if (list.people.length > mostImported) {
    const most = mostImported.toLocaleString("en-US");
    return refuse(`A file can have at most ${most} people. Split it and import the parts.`);
  }
  return list;
}

const refuse = (file: string): never => failFields({ file });

/** By its byte order mark, else UTF-8, else the encoding of older Windows programs. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function readTable(text: string): ReadList {
  const rows = rowsOf(text);
  const columns = columnsOf(rows[0]?.cells ?? []);
  if (!columns) {
    return refuse(
      "We couldn't find a column with names. Name the columns in the first line: Name, Email, Phone, Address.",
    );
  }
  const filled = rows.slice(1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  return {
    people: filled.map(({ cells, line }) => personIn(cells, columns, line)),
    unread_columns: columns.unread,
  };
}

function rowsOf(text: string): { cells: string[]; line: number }[] {
  const [header = ""] = text.split(/\r\n|\r|\n/, 1);
  const count = (sign: string) => header.split(sign).length;
  const delimiter = [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // the types know nothing of `info`
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(`We couldn't read line ${error.lines ?? 1}. Export the list again as CSV.`);
  }
}
