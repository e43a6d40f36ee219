import { rm, writeFile } from "node:fs/promises";
import { csvOf } from "../../../csv.ts";
import type { RowError } from "./row.rules.ts";

/** Writes what is wrong next to the file, as `<file>.errors.csv`; without errors an older report goes away. */
export async function errorReport(path: string, errors: readonly RowError[]): Promise<void> {
  const target = `${path}.errors.csv`;
  if (errors.length === 0) return rm(target, { force: true });
  const rows = errors.map(({ line, sku, field, message }) => [String(line), sku, field, message]);
  await writeFile(target, csvOf([["line", "sku", "field", "message"], ...rows]));
}
