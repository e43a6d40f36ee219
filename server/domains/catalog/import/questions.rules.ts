import type { CategoryTree } from "../products/index.ts";
import { CategoryNames } from "./categories.rules.ts";
import type { Question } from "./facts.rules.ts";
import type { Layout } from "./layout.rules.ts";
import { isAnswerable, type RowProblem } from "./problems.rules.ts";

const rowsOf = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "row" : "rows"}`;

/** One question for each unknown unit, the one in most rows first. */
export function askUnits(problems: readonly RowProblem[]): Question[] {
  const words = new Map<string, { word: string; example: RowProblem; lines: Set<number> }>();
  for (const problem of problems) {
    if (problem.kind !== "unknown_unit" || !problem.value) continue;
    const key = problem.value.toLowerCase();
    const found = words.get(key) ?? { word: problem.value, example: problem, lines: new Set<number>() };
    found.lines.add(problem.line);
    words.set(key, found);
  }
  return Array.from(words.values(), ({ word, example, lines }): Question => {
    const where = example.sku ? `item ${example.sku}` : `line ${example.line}`;
    return {
      kind: "unit",
      about: word,
      lines,
      text: `What does the unit “${word}” mean? It is in ${rowsOf(lines.size)}, such as ${where}.`,
    };
  }).sort((a, b) => b.lines!.size - a.lines!.size);
}

/** The rows without a category, and the categories that are most likely theirs. Products that the shop knows keep theirs. */
export function withoutCategory(
  problems: readonly RowProblem[],
  names: readonly { line: number; name: string }[],
  tree: CategoryTree,
): { lines: ReadonlySet<number>; suggestions: string[] } {
  const lines = new Set(problems.flatMap(({ kind, line }) => (kind === "missing_category" ? line : [])));
  const categories = new CategoryNames(tree, []);
  const votes = new Map<string, number>();
  for (const { line, name } of names.slice(0, 2000)) {
    if (!lines.has(line)) continue;
    for (const slug of categories.suggest(name)) votes.set(slug, (votes.get(slug) ?? 0) + 1);
  }
  const suggestions = [...votes]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([slug]) => slug);
  return { lines, suggestions };
}

/** One question for a list that names no categories at all. */
export function askCategory(
  { lines, suggestions }: ReturnType<typeof withoutCategory>,
  { columns }: Layout,
): Question | undefined {
  if (lines.size === 0 || columns.fields.has("category")) return undefined;
  const text = "Which category are these products in? The list doesn't say.";
  return { kind: "category", lines, suggestions, text };
}

/** How the rows below a list's header are dealt with: the three numbers add up to all rows. */
export interface RowSums {
  total: number;
  /** Rows that we can import, or that complete the product of such a row. */
  ready: number;
  /** Rows that wait for the vendor's answer. */
  asked: number;
  left_out: number;
  /** Why rows are left out or wait. */
  reasons: { kind: string; rows: number }[];
}

interface CountedRows {
  /** Lines of the rows that can come in. */
  accepted: readonly number[];
  errors: readonly RowProblem[];
  questions: readonly Question[];
  repeated: number;
  headings: number;
  leftOut: { picture: number; parent: number; grouped: number; unpublished: number };
}

/** Sums up what happens to each row. */
export function sumRows({ accepted, errors, questions, repeated, headings, leftOut }: CountedRows): RowSums {
  const byLine = new Map<number, RowProblem[]>();
  for (const error of errors) byLine.set(error.line, [...(byLine.get(error.line) ?? []), error]);
  const rejected = [...byLine.values()].filter((all) => !all.every(isAnswerable));
  const isAsked = (line: number) => questions.some(({ lines }) => lines === undefined || lines.has(line));
  const asked = byLine.size - rejected.length + accepted.filter(isAsked).length;
  const completing = leftOut.picture + leftOut.parent;
  const ready = accepted.length + byLine.size - rejected.length - asked + completing;
  const reasons = new Map<string, number>();
  const count = (kind: string, rows: number) => {
    if (rows > 0) reasons.set(kind, (reasons.get(kind) ?? 0) + rows);
  };
  for (const all of rejected) count(all.find((one) => !isAnswerable(one))!.kind, 1);
  count("unpublished", leftOut.unpublished);
  count("grouped", leftOut.grouped);
  count("repeated", repeated);
  count("heading", headings);
  const left_out = rejected.length + leftOut.unpublished + leftOut.grouped + repeated + headings;
  return {
    total: ready + asked + left_out,
    ready,
    asked,
    left_out,
    reasons: Array.from(reasons, ([kind, rows]) => ({ kind, rows })).sort((a, b) => b.rows - a.rows),
  };
}
