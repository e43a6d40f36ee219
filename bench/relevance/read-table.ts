import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** The rows of a table of `bench/data`, by the names of its columns. */
export const readTable = <Column extends string>(name: string): Record<Column, string>[] =>
  parse(readFileSync(new URL(`../data/${name}`, import.meta.url)), { columns: true });
