import { rm, writeFile } from "node:fs/promises";
import type { RowError } from "./row.rules.ts";

/** Writes what is wrong next to the file, as `<file>.errors.csv`; without errors an older report goes away. */
export async function errorReport(path: string, errors: readonly RowError[]): Promise<void> {
  const target = `${path}.errors.csv`;
  if (errors.length === 0) return rm(target, { force: true });
  const lines = errors.map(({ line, sku, field, message }) =>
    [String(line), sku, field, message].map(cell).join(","),
  );
  await writeFile(target, `${["line,sku,field,message", ...lines].join("\r\n")}\r\n`);
}

/** Quoted, and never taken for a formula by the program that opens the report. */
const cell = (text: string) => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
