/**
 * A cell of a CSV file after RFC 4180. A value that a spreadsheet would read as a formula gets a leading apostrophe, so
 * that it stays text.
 */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of cells as a CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
