/**
 * A cell of a CSV file after RFC 4180. A value that a spreadsheet would read as a formula gets a leading apostrophe, so
 * that it stays text; a plain negative number is none.
 */
function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of cells as a CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
