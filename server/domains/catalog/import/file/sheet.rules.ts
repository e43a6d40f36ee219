/** One row of a file, unprocessed. */
export interface FileRow {
  /** The line of the text file, or the row of the sheet, on which it ends. */
  line: number;
  cells: string[];
}

/** A table of a vendor's file, before interpretation. */
export interface Sheet {
  /** Empty for a text file. */
  name: string;
  rows: AsyncGenerator<FileRow>;
  /** Currencies that a spreadsheet displays in a column, by its position. */
  columnCurrencies: ReadonlyMap<number, string>;
}

/** A recognized file. */
export interface ReadSheets {
  sheets: Sheet[];
  /** Such as "CSV, Windows-1252". */
  format: string;
}

/** Why a file cannot be read at all, in one sentence. */
export class UnreadableFile extends Error {}
