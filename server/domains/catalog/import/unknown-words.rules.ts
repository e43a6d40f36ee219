import type { CategoryTree } from "../products/index.ts";
import { CategoryNames } from "./categories.rules.ts";
import type { RowProblem } from "./problems.rules.ts";

/** Words of a list that mean nothing to the shop until the vendor says what they mean. */
export interface UnknownWords {
  /**
   * Categories, those of most rows first; `suggestions` are slugs of the shop's. The name is empty for rows that name no
   * category, in a list where others do.
   */
  categories: { name: string; rows: number; suggestions: string[] }[];
  /** Codes of currencies without a rate. */
  currencies: { code: string; rows: number }[];
}

/** Collects the unknown words from the rows' problems, and the rows that have none. */
export function unknownWords(
  problems: readonly RowProblem[],
  tree: CategoryTree,
  blank?: { lines: ReadonlySet<number>; suggestions: string[] },
): UnknownWords {
  const names = new CategoryNames(tree, []);
  const categories = counted(problems, (kind) => kind === "unknown_category" || kind === "default_category");
  const currencies = counted(problems, (kind) => kind === "foreign_currency");
  return {
    categories: [
      ...(blank?.lines.size ? [{ name: "", rows: blank.lines.size, suggestions: blank.suggestions }] : []),
      ...categories.map(([name, rows]) => ({ name, rows, suggestions: names.suggest(name) })),
    ],
    currencies: currencies.map(([code, rows]) => ({ code, rows })),
  };
}

function counted(
  problems: readonly RowProblem[],
  isMeant: (kind: RowProblem["kind"]) => boolean,
): [string, number][] {
  const lines = new Map<string, Set<number>>();
  for (const { kind, value, line } of problems) {
    if (!value || !isMeant(kind)) continue;
    lines.set(value, (lines.get(value) ?? new Set()).add(line));
  }
  return Array.from(lines, ([value, { size }]): [string, number] => [value, size]).sort(
    (a, b) => b[1] - a[1],
  );
}
