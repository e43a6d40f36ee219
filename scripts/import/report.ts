import { usd } from "../../domain/money/usd.ts";
import {
  type ImportPlan,
  type ImportResult,
  isAnswerable,
  type PreviewRow,
  reasonText,
  type TakenPictures,
} from "../../server/domains/catalog/import/index.ts";
import type { StructureReport } from "../../server/domains/catalog/structure/index.ts";

const shownPrices = 10;
const shownMissing = 5;
const count = (number: number) => number.toLocaleString("en-US");

type Messages = ImportPlan["messages"];

/** What a plan would do, line by line, for a terminal. */
export function planLines(plan: ImportPlan, withdrawsMissing: boolean): string[] {
  const { counts, file, prices, vendor } = plan;
  return [
    `${rows(plan.rows.total)} for ${vendor.name}: ${count(plan.rows.ready)} to import, ` +
      `${count(plan.rows.asked)} need an answer, ${count(plan.rows.left_out)} left out`,
    ...plan.rows.reasons.map(({ kind, rows: number }) => `  Left out: ${rows(number)}: ${reasonText(kind)}`),
    ...file.unpublished
      .slice(0, shownMissing)
      .map(({ line, sku, name }) => `    line ${line}, not published: ${[sku, name].join(" ").trim()}`),
    `  Variants: ${count(counts.new)} new, ${count(counts.changed)} changed, ${count(counts.unchanged)} unchanged`,
    ...fileLines(plan),
    ...plan.findings.map(({ text }) => `  ${text}`),
    ...columnLines(plan),
    ...previewLines(plan.preview),
    ...priceLines(prices),
    ...missingLines(plan, withdrawsMissing),
    ...messageLines(plan.messages),
    ...plan.questions.map((question) => `? ${question.text} Say it with ${answerTo(question)}.`),
  ];
}

const rows = (number: number) => `${count(number)} ${number === 1 ? "row" : "rows"}`;

function answerTo({ kind, about, suggestions = [] }: ImportPlan["questions"][number]): string {
  if (kind === "unit") return `--unit "${about}=dozen", --unit "${about}=leave_out" or the like`;
  if (kind !== "category") return answers.get(kind)!;
  const [slug = "SLUG"] = suggestions;
  return `--category ${slug}, or by a column of the list with --map "Series=category" and --category-map`;
}

const answers = new Map([
  ["price_basis", "--price-per box, --price-per sqft or --price-per piece"],
  ["length_unit", "--lengths in, --lengths cm or --lengths mm"],
]);

/** The option that helps with a kind of problem. */
const hints = new Map<Messages[number]["kind"], string>([
  ["foreign_currency", "--rate EUR=1.08"],
  ["unknown_category", '--category-map "Theirs=slug", or --category SLUG for all of them'],
  ["missing_category", "--category SLUG"],
  ["default_category", '--category-map "Theirs=slug"'],
  ["not_a_length", "--lengths says the unit of bare numbers"],
]);

export const writtenLine = ({ written, withdrawn, errors }: ImportResult): string =>
  [
    `${count(written)} rows written`,
    ...(withdrawn > 0 ? [`${count(withdrawn)} taken off sale`] : []),
    ...(errors.length > 0 ? [`${count(errors.length)} refused (see the error file)`] : []),
  ].join(", ");

/** What an import of categories did. */
export const structureLines = ({ added, changed, kept }: StructureReport): string[] => [
  `${count(added.length)} added, ${count(changed.length)} changed`,
  ...added.map((name) => `  + ${name}`),
  ...changed.map((name) => `  ~ ${name}`),
  ...(kept.length > 0 ? [`  Not in the file, kept as they are: ${kept.join(", ")}`] : []),
];

function* fileLines({ file }: ImportPlan): Generator<string> {
  const { layout, leftOut } = file;
  const kind = layout.store ? `a ${layout.store.name} export` : "a list";
  const sheet = file.sheet ? `, sheet "${file.sheet}"` : "";
  yield `  Read as ${kind} (${file.format}${sheet}), its header on line ${layout.header.line}.`;
  if (file.otherSheets.length > 0) yield `  Sheets not read: ${file.otherSheets.join(", ")}`;
  if (leftOut.picture > 0) yield `  ${count(leftOut.picture)} rows hold one more picture of a product`;
  if (leftOut.parent > 0) yield `  ${rows(leftOut.parent)} describe products whose variants follow`;
  if (file.madeUpSkus > 0)
    yield `  ${count(file.madeUpSkus)} rows have no SKU; they get one made from their content`;
}

function* columnLines({ columns, file }: ImportPlan): Generator<string> {
  const used = columns.map(
    ({ title, holds, reading }) => `${title} → ${holds}${reading ? ` (${reading})` : ""}`,
  );
  yield `  Columns used: ${used.join("; ")}`;
  const ignored = file.layout.columns.ignored.map(({ title }) => title);
  if (ignored.length > 0) yield `  Columns not used: ${ignored.join(", ")}`;
}

function previewLines(rows: readonly PreviewRow[]): string[] {
  if (rows.length === 0) return [];
  return ["  How they will look in the shop:", ...rows.flatMap((row) => [...previewOf(row)])];
}

const pictures = new Map<PreviewRow["picture"], string>([
  ["kept", "picture as it is"],
  ["fetched", "picture fetched after the import"],
  ["file", "picture from a ZIP file"],
  ["none", "no picture"],
]);

function* previewOf(row: PreviewRow): Generator<string> {
  const unit = row.unit.toLowerCase();
  const box = row.unit === "Box" && row.box_sqft ? `, ${row.box_sqft} sq ft in a box` : "";
  const perSqft =
    row.shop_cents_per_sqft !== null && row.unit === "Box"
      ? ` = ${usd(row.shop_cents_per_sqft)} per sq ft`
      : "";
  yield `    ${row.sku}  ${row.name}${row.category ? `  (${row.category})` : ""}`;
  yield `      ${row.size ? `${row.size} · ` : ""}your price ${usd(row.wholesale_cents)} per ${unit}${box} · ` +
    `in the shop from ${usd(row.shop_cents)}${perSqft} · ${count(row.stock)} in stock · ${pictures.get(row.picture)}`;
}

function messageLines(messages: Messages): string[] {
  return messages.flatMap(({ kind, level, text, rows, examples }) => [
    `  ${headOf(kind, level)}: ${text}, ${count(rows)} ${rows === 1 ? "row" : "rows"}${hints.has(kind) ? ` (${hints.get(kind)})` : ""}`,
    ...examples.map((example) => `    line ${example.line}, ${example.field}: ${example.message}`),
  ]);
}

function headOf(kind: Messages[number]["kind"], level: Messages[number]["level"]): string {
  if (level === "warning") return "Note";
  return isAnswerable({ kind }) ? "Waits for an answer" : "Left out";
}

function missingLines({ missing }: ImportPlan, withdrawsMissing: boolean): string[] {
  if (missing.length === 0) return [];
  const skus = missing.slice(0, shownMissing).map(({ sku, name }) => `${sku} ${name}`);
  const more = missing.length > shownMissing ? `, and ${count(missing.length - shownMissing)} more` : "";
  const what = withdrawsMissing ? "are taken off sale" : "stay on sale (--withdraw-missing takes them off)";
  return [
    `  ${count(missing.length)} of earlier lists are not in this one and ${what}: ${skus.join("; ")}${more}`,
  ];
}

function priceLines(prices: ImportPlan["prices"]): string[] {
  if (prices.length === 0) return [];
  const up = prices.filter((price) => price.to_cents > price.from_cents).length;
  const largest = prices
    .toSorted((a, b) => Math.abs(b.to_cents / b.from_cents - 1) - Math.abs(a.to_cents / a.from_cents - 1))
    .slice(0, shownPrices);
  return [
    `  ${count(prices.length)} prices change: ${count(up)} up, ${count(prices.length - up)} down; the largest changes:`,
    ...largest.map(
      ({ sku, name, from_cents, to_cents }) =>
        `    ${sku}  ${usd(from_cents)} → ${usd(to_cents)} (${percent(to_cents / from_cents - 1)})  ${name}`,
    ),
  ];
}

const percent = (part: number) => `${part > 0 ? "+" : "−"}${Math.abs(part * 100).toFixed(1)} %`;

const shownNames = 5;

/** Which of the pictures that a list names by file are in the ZIP file; nothing when it names none. */
export function pictureFileLines(
  wanted: ReadonlySet<string>,
  archive: { name: string; names: ReadonlySet<string> } | undefined,
): string[] {
  if (wanted.size === 0) return archive ? [`  The list names no picture of ${archive.name}.`] : [];
  const files = `${count(wanted.size)} ${wanted.size === 1 ? "picture comes as a file" : "pictures come as files"}`;
  if (!archive) return [`  ${files}. Send them along in a ZIP file: --pictures FILE.zip`];
  const lacking = [...wanted].filter((name) => !archive.names.has(name));
  if (lacking.length === 0) return [`  ${files}, all in ${archive.name}.`];
  const more = lacking.length > shownNames ? ` and ${count(lacking.length - shownNames)} more` : "";
  return [`  ${files}. Not in ${archive.name}: ${lacking.slice(0, shownNames).join(", ")}${more}.`];
}

export function takenLines({ shown, unchanged, problems }: TakenPictures): string[] {
  return [
    `${count(shown)} pictures taken from the ZIP file${unchanged > 0 ? `, ${count(unchanged)} as before` : ""}.`,
    ...problems.slice(0, shownNames).map(({ sku, problem }) => `  ${sku}: ${problem}`),
    ...(problems.length > shownNames ? [`  And ${count(problems.length - shownNames)} more.`] : []),
  ];
}
