import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../..");
const known = new Map<string, readonly string[]>();

/**
 * Our own files that `entry` reads, including itself: its imports, recursively, and what it names as `new URL("…",
 * import.meta.url)`, with all files if that is a folder. Paths are relative to the project, with forward slashes.
 * Imports of a file in `except` are left out.
 */
export function filesReadBy(entry: string, except: readonly string[] = []): Set<string> {
  const found = new Set<string>([entry]);
  for (const file of found) if (!except.includes(file)) for (const next of namedIn(file)) found.add(next);
  return found;
}

function namedIn(file: string): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const named = /\.tsx?$/.test(file) ? namesIn(file).flatMap((name) => filesAt(file, name)) : [];
  known.set(file, named);
  return named;
}

const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(join(root, file), "utf8"), true, true)
    .importedFiles.map(({ fileName }) => fileName);

function namesIn(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const imported = importsOf(file);
  const addressed = [...text.matchAll(/new URL\(\s*"([^"]+)",\s*import\.meta\.url/g)].map(
    ([, name]) => name!,
  );
  return [...imported.filter((name) => name.startsWith(".")), ...addressed];
}

function filesAt(file: string, name: string): string[] {
  const place = join(root, dirname(file), name.split("?")[0]!);
  if (!existsSync(place)) return [];
  const files = statSync(place).isDirectory()
    ? globSync("**/*", { cwd: place })
        .map((one) => join(place, one))
        .filter((one) => statSync(one).isFile())
    : [place];
  return files.map((one) => relative(root, one).split(sep).join("/"));
}
