import { rm, writeFile } from "node:fs/promises";
import { csvOf } from "../../../http/csv.ts";
import type { RowProblem } from "./problems.rules.ts";

/** Writes the problems next to the file, as `<file>.errors.csv`; without problems it removes an older report. */
export async function errorReport(path: string, errors: readonly RowProblem[]): Promise<void> {
  const target = `${path}.errors.csv`;
  if (errors.length === 0) return rm(target, { force: true });
  const rows = errors.map(({ line, sku, field, message }) => [String(line), sku, field, message]);
  await writeFile(target, csvOf([["line", "sku", "field", "message"], ...rows]));
}
