/** All possible problems of a row, by kind, with the text for all rows of that kind. */
export const problemKinds = new Map([
  ["missing", "required value missing"],
  ["too_long", "text too long"],
  ["not_a_number", "not a number"],
  ["not_a_price", "not a price"],
  ["foreign_currency", "exchange rate missing"],
  ["price_basis", "price can't be converted to the selling unit"],
  ["not_a_length", "not a length"],
  ["not_yes_or_no", "not yes or no"],
  ["not_a_freight_class", "not a freight class"],
  ["unknown_unit", "unknown unit"],
  ["not_a_unit", "not a unit"],
  ["left_out_unit", "unit you chose to skip"],
  ["missing_category", "category missing"],
  ["unknown_category", "unknown category"],
  ["lost_digits", "number shortened by a spreadsheet"],
  ["wrong_cells", "number of cells doesn't match the header"],
  ["no_address", "picture isn't a URL or a file name"],
  ["repeated_sku", "duplicate SKU with different values"],
  ["refused", "couldn't be saved"],
  ["default_category", "unknown category, your chosen category used"],
  ["stock_in_words", "stock isn't a number, so it wasn't imported"],
  ["converted_stock", "stock converted to boxes"],
  ["size_as_text", "size imported as text"],
  ["split_unit", "unit converted, such as dozens to pieces"],
  ["assumed_piece", "no selling unit, imported as pieces"],
  ["list_below_price", "list price below your price"],
] as const);

export type ProblemKind = Parameters<(typeof problemKinds)["get"]>[0];

/** Problems that the vendor's answer solves; the rows wait for it. */
const answerable: ReadonlySet<ProblemKind> = new Set<ProblemKind>([
  ...(["unknown_unit", "unknown_category", "missing_category", "foreign_currency"] as const),
]);
export const isAnswerable = ({ kind }: Pick<RowProblem, "kind">): boolean => answerable.has(kind);

const reasons = new Map<string, string>([
  ...problemKinds,
  ["unpublished", "draft, archived or not published"],
  ["grouped", "a group of other products"],
  ["repeated", "duplicate of another row"],
  ["heading", "a heading, not a product"],
]);

/** Why rows are left out, in words. */
export const reasonText = (kind: string): string => reasons.get(kind) ?? kind;

/** A problem or warning of one row. */
export interface RowProblem {
  line: number;
  sku: string;
  field: string;
  kind: ProblemKind;
  /** A row with an error is left out; with a warning it is accepted. */
  level: "error" | "warning";
  message: string;
  /** The unknown word: a category's name or a currency's code. */
  value?: string;
}

export interface ProblemSummary {
  kind: ProblemKind;
  level: "error" | "warning";
  text: string;
  rows: number;
  /** The first few. */
  examples: RowProblem[];
}

const shownExamples = 3;

/** Problems summed by kind, errors first, the most frequent first. */
export function summarise(problems: readonly RowProblem[]): ProblemSummary[] {
  const groups = new Map<string, ProblemSummary & { lines: Set<number> }>();
  for (const problem of problems) {
    const { kind, level, line } = problem;
    const key = `${level} ${kind}`;
    const group = groups.get(key) ?? {
      kind,
      level,
      text: problemKinds.get(kind)!,
      rows: 0,
      examples: [],
      lines: new Set<number>(),
    };
    group.lines.add(line);
    if (group.examples.length < shownExamples) group.examples.push(problem);
    groups.set(key, group);
  }
  return Array.from(groups.values(), ({ lines, ...group }) => ({ ...group, rows: lines.size })).sort(
    (a, b) => a.level.localeCompare(b.level) || b.rows - a.rows,
  );
}
