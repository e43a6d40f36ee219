import { type FileRow, UnreadableFile } from "./sheet.rules.ts";

/** More than any price list has; every column's name is compared with every name that is known. */
const mostColumns = 1_000;
const mostCells = 20_000_000;

const count = (number: number): string => number.toLocaleString("en-US");

/** Refuses a table before it is read, by its last row and column. Throws UnreadableFile. */
export function assertTableSize(rows: number, columns: number): void {
  if (columns > mostColumns)
    throw new UnreadableFile(
      `The list has ${count(columns)} columns. The limit is ${count(mostColumns)}. Remove the columns that you don't need.`,
    );
  if (rows * columns > mostCells)
    throw new UnreadableFile(
      `The list has more than ${count(mostCells)} cells. Split it into several files.`,
    );
}

/** The same rows, refused as soon as they are too many or too wide. Empty cells at a row's end do not count. */
export async function* withinLimits(rows: AsyncGenerator<FileRow>): AsyncGenerator<FileRow> {
  let cells = 0;
  try {
    for await (const row of rows) {
      if (row.cells.length > mostColumns) {
        const used = row.cells.findLastIndex((cell) => cell.trim() !== "") + 1;
        assertTableSize(1, used);
        row.cells.length = Math.min(row.cells.length, mostColumns);
      }
      cells += row.cells.length;
      if (cells > mostCells) assertTableSize(cells, 1);
      yield row;
    }
  } finally {
    await rows.return(undefined);
  }
}
