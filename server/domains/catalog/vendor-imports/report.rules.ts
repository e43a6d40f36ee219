import { type UnitMeaning, unitMeanings } from "../../../../contract/catalog/unit-meanings.ts";
import type { ImportReport } from "../../../../contract/catalog/vendor-imports.ts";
import {
  type ImportPlan,
  isAnswerable,
  type RowProblem,
  reasonText,
  type UnknownColumns,
} from "../import/index.ts";

const shown = { errors: 200, prices: 100, stocks: 100, missing: 200, categories: 200, names: 20, samples: 3 };

/** File names of the pictures that we have, in lower case. */
export interface PictureNames {
  inArchive: ReadonlySet<string>;
  shownAlready: ReadonlySet<string>;
}

const dollars = (cents: number) => cents / 100;

/** What a check found, as the page and the API show it. */
export function reportOf(plan: ImportPlan, pictures: PictureNames): ImportReport {
  const { file, counts, errors, prices, stocks, missing } = plan;
  const up = prices.filter((price) => price.to_cents > price.from_cents).length;
  return {
    counts: {
      ...counts,
      rows: file.total,
      withdrawn: missing.length,
      repeated: file.repeated,
      headings: file.headings,
      made_up_skus: file.madeUpSkus,
      left_out: file.leftOut.unpublished,
    },
    rows: rowSums(plan.rows),
    unpublished: file.unpublished.slice(0, shown.errors),
    format: file.layout.store ? `${file.layout.store.name} export, ${file.format}` : file.format,
    header_line: file.layout.header.line,
    sheet: file.sheet,
    other_sheets: file.otherSheets,
    columns: columnsOf(file.layout.header.cells, plan.columns, file.layout.columns, file.firstRows),
    questions: plan.questions.map((question) => ({
      kind: question.kind,
      text: question.text,
      answers: answersOf(question, file.tree),
      ...(question.about !== undefined && { about: question.about }),
    })),
    findings: plan.findings.map(({ text }) => text),
    unknown_categories: plan.unknown.categories.slice(0, shown.categories),
    unknown_currencies: plan.unknown.currencies,
    messages: plan.messages.map(({ examples, ...message }) => ({
      ...message,
      ...(message.level === "error" && isAnswerable(message) && { waits: true }),
      examples: examples.map(({ line, sku, field, message: text }) => ({ line, sku, field, message: text })),
    })),
    errors: errors.slice(0, shown.errors).map(rowError),
    preview: plan.preview.map(({ wholesale_cents, shop_cents, shop_cents_per_sqft, ...row }) => ({
      ...row,
      wholesale: dollars(wholesale_cents),
      shop_price: dollars(shop_cents),
      shop_price_per_sqft: shop_cents_per_sqft === null ? null : dollars(shop_cents_per_sqft),
    })),
    price_changes: { up, down: prices.length - up, largest: largestChanges(prices) },
    stock_changes: {
      total: stocks.length,
      sold_out: stocks.filter(({ to }) => to === 0).length,
      largest: largestStockChanges(stocks),
    },
    missing: missing.slice(0, shown.missing).map(({ sku, name }) => ({ sku, name })),
    pictures: picturesOf(plan.picture_files, pictures),
  };
}

const rowError = ({ line, sku, field, kind, message }: RowProblem) => ({ line, sku, field, kind, message });

const rowSums = ({ reasons, ...sums }: ImportPlan["rows"]) => ({
  ...sums,
  reasons: reasons.map(({ kind, rows }) => ({ kind, rows, text: reasonText(kind) })),
});

const lengthAnswers = [
  { value: "in", text: "Inches" },
  { value: "cm", text: "Centimeters" },
  { value: "mm", text: "Millimeters" },
  { value: "ft", text: "Feet" },
];

const unitTexts: Record<UnitMeaning, string> = {
  piece: "A piece",
  pair: "A pair",
  dozen: "A dozen",
  hundred: "A hundred pieces",
  thousand: "A thousand pieces",
  box: "A box",
  pack: "A pack",
  set: "A set",
  sqft: "A square foot",
  sqyd: "A square yard",
  sqm: "A square meter",
  linear_ft: "A linear foot",
  linear_yd: "A linear yard",
  linear_m: "A linear meter",
  roll: "A roll",
  pallet: "A pallet",
  gallon: "A gallon",
  quart: "A quart",
};
const answerOf = (value: UnitMeaning) => ({ value, text: unitTexts[value] });
const basisAnswers = (["box", "sqft", "piece", "sqm"] as const).map(answerOf);
const unitAnswers = [
  ...unitMeanings.map(answerOf),
  { value: "leave_out", text: "Something else (skip these rows)" },
];

function answersOf({ kind, suggestions = [] }: ImportPlan["questions"][number], tree: Tree) {
  if (kind === "price_basis") return basisAnswers;
  if (kind === "length_unit") return lengthAnswers;
  if (kind === "unit") return unitAnswers;
  return suggestions.map((slug) => ({ value: slug, text: pathOf(slug, tree) }));
}

type Tree = ImportPlan["file"]["tree"];

const pathOf = (slug: string, tree: Tree): string =>
  tree
    .pathOf(tree.find(slug)?.id ?? -1)
    .map(({ name }) => name)
    .toReversed()
    .join(" > ");

/** The report of a list whose name or price columns we can't tell: its columns, and the question which they are. */
export function reportOfColumns({ header, layout, firstRows, lacking, rows }: UnknownColumns): ImportReport {
  const words = lacking.map((field) => (field === "name" ? "product names" : "your prices"));
  return {
    counts: {
      rows,
      new: 0,
      changed: 0,
      unchanged: 0,
      rejected: 0,
      withdrawn: 0,
      repeated: 0,
      headings: 0,
      made_up_skus: 0,
      left_out: 0,
    },
    rows: { total: rows, ready: 0, asked: rows, left_out: 0, reasons: [] },
    format: "",
    header_line: header.line,
    sheet: "",
    other_sheets: [],
    columns: columnsOf(header.cells, layout ? holdsOf(layout.columns) : [], layout?.columns, firstRows),
    questions: [
      {
        kind: "columns",
        text: `Which column has ${words.join(", and which has ")}? Choose it below.`,
        answers: [],
      },
    ],
    findings: [],
    unknown_categories: [],
    unknown_currencies: [],
    messages: [],
    errors: [],
    preview: [],
    price_changes: { up: 0, down: 0, largest: [] },
    missing: [],
    pictures: { named: 0, lacking: 0, examples: [] },
  };
}

type Columns = ImportPlan["file"]["layout"]["columns"];
type Used = { title: string; holds: string; reading: string };

const holdsOf = ({ fields, attributes }: Columns): Used[] =>
  [...fields, ...attributes].map(([holds, { title }]) => ({ title, holds, reading: "" }));

/** Every column of the header, in its order, with its field and sample values. */
function columnsOf(
  titles: readonly string[],
  used: readonly Used[],
  columns: Columns | undefined,
  rows: ImportPlan["file"]["firstRows"],
): ImportReport["columns"] {
  const readings = new Map(used.map(({ holds, reading }) => [holds, reading]));
  const holds = new Map<number, string>();
  for (const [field, { at }] of [...(columns?.fields ?? []), ...(columns?.attributes ?? [])])
    holds.set(at, field);
  for (const { nameAt, valueAt } of columns?.options ?? [])
    holds.set(nameAt, "option").set(valueAt, "option");
  for (const { at } of columns?.pictures ?? []) holds.set(at, "pictures");
  for (const at of columns?.statuses ?? []) holds.set(at, "status");
  return titles.flatMap((title, at) => {
    const samples = samplesOf(rows, at);
    if (title.trim() === "" && samples.length === 0) return [];
    const held = holds.get(at) ?? "";
    return [{ place: at + 1, title: title.trim(), holds: held, reading: readings.get(held) ?? "", samples }];
  });
}

function samplesOf(rows: ImportPlan["file"]["firstRows"], at: number): string[] {
  const filled = rows.map(({ cells }) => (cells[at] ?? "").trim().slice(0, 60)).filter((text) => text !== "");
  return [...new Set(filled)].slice(0, shown.samples);
}

function largestChanges(prices: ImportPlan["prices"]): ImportReport["price_changes"]["largest"] {
  const share = ({ from_cents, to_cents }: ImportPlan["prices"][number]) => to_cents / from_cents - 1;
  return prices
    .toSorted((a, b) => Math.abs(share(b)) - Math.abs(share(a)))
    .slice(0, shown.prices)
    .map((price) => ({
      sku: price.sku,
      name: price.name,
      unit: price.unit,
      old_price: dollars(price.from_cents),
      new_price: dollars(price.to_cents),
      percent: Math.round(share(price) * 1000) / 10,
    }));
}

/** What sells out first, then what changes most. */
function largestStockChanges(stocks: ImportPlan["stocks"]) {
  return stocks
    .toSorted(
      (a, b) => Number(b.to === 0) - Number(a.to === 0) || Math.abs(b.to - b.from) - Math.abs(a.to - a.from),
    )
    .slice(0, shown.stocks)
    .map(({ sku, name, from, to }) => ({ sku, name, old_stock: from, new_stock: to }));
}

function picturesOf(named: ReadonlySet<string>, { inArchive, shownAlready }: PictureNames) {
  const lacking = [...named].filter((name) => !inArchive.has(name) && !shownAlready.has(name));
  return { named: named.size, lacking: lacking.length, examples: lacking.slice(0, shown.names) };
}
