import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import type { z } from "zod";
import { readMarkdownPage } from "../../content/markdown-page.ts";
import type { DataKind } from "../../content/schemas/kind.ts";
// so that an editor reads "Expected a list."
import "../../contract/plain-words.ts";

/**
 * What is wrong with the data files of a folder, one line each: the file, the field, and what would be right. A file
 * that no kind names, and a kind without files, are wrong too.
 */
export function dataProblems(folder: string, kinds: readonly DataKind[]): string[] {
  const files = globSync("**/*.{csv,json,md}", { cwd: folder, exclude: ["README.md"] }).map((file) =>
    file.split(sep).join("/"),
  );
  const checked = new Set<string>();
  const problems = kinds.flatMap(({ files: pattern, schema }) => {
    const own = globSync(pattern, { cwd: folder }).map((file) => file.split(sep).join("/"));
    for (const file of own) checked.add(file);
    return own.length > 0
      ? own.toSorted().flatMap((file) => problemsOf(folder, file, schema))
      : [`${folder}/${pattern}: there is no such file`];
  });
  const unknown = files.filter((file) => !checked.has(file));
  return [...problems, ...unknown.map((file) => `${folder}/${file}: no kind in ${folder}/kinds.ts names it`)];
}

function problemsOf(folder: string, file: string, schema: z.ZodType): string[] {
  const text = readFileSync(join(folder, file), "utf8");
  try {
    return wrongFields(readData(file, text), schema).map((problem) => `${folder}/${file}: ${problem}`);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof CsvError)) throw error;
    return [`${folder}/${file}: this can't be read. ${error.message}`];
  }
}

function readData(file: string, text: string): unknown {
  if (file.endsWith(".md")) return readMarkdownPage(text);
  return file.endsWith(".csv") ? parse(text, { columns: true }) : JSON.parse(text);
}

/** What is wrong with a value, by field. */
export function wrongFields(value: unknown, schema: z.ZodType): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${fieldOf(value, path)}: ${message}`);
}

/** `body.colors.ground of "calacatta-gold"`: entries of lists are named where they have a name. */
function fieldOf(value: unknown, path: readonly PropertyKey[]): string {
  let [at, field, entry] = [value, "", ""];
  for (const key of path) {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
    const name = typeof key === "number" ? nameOf(at) : undefined;
    if (name !== undefined) [field, entry] = ["", ` of "${name}"`];
    else field += typeof key === "number" ? `[${key + 1}]` : `${field && "."}${String(key)}`;
  }
  return `${field || "entry"}${entry}`;
}

function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { id, name, title, label } = entry as Record<string, unknown>;
  return [id, name, title, label].find((each) => typeof each === "string");
}
