import { calendarDay } from "../../../../domain/days/calendar.ts";
import type { Db } from "../../../platform/database.ts";
import { type AttributeRow, attributeRows, CategoryTree, categoryNodes } from "../products/index.ts";
import { CategoryNames } from "./categories.rules.ts";
import { type Facts, type Finding, findFacts, type Question } from "./facts.rules.ts";
import { type FileRow, type ReadSheets, type Sheet, UnreadableFile } from "./file/sheet.rules.ts";
import { readSheets } from "./file/sheets.flow.ts";
import type { ImportFile } from "./file/source.flow.ts";
import { surfacesOf } from "./group.rules.ts";
import type { ImportVendor } from "./import.store.ts";
import { findLayout, type Layout, titlesOf } from "./layout.rules.ts";
import type { RowProblem } from "./problems.rules.ts";
import type { ReadRow } from "./row.rules.ts";
import { type ReadCounts, RowCollector } from "./row-collector.rules.ts";
import { type ImportSettings, mergeSettings, noSettings } from "./settings.rules.ts";
import { rememberedSettings } from "./settings.store.ts";

export interface ImportRequest {
  file: ImportFile;
  vendor: ImportVendor;
  /** The settings of this import; those of earlier imports are remembered. */
  settings: Partial<ImportSettings>;
  /** Ignores remembered settings; the next applied list replaces them. */
  isFresh?: boolean;
}

export interface ReadFile extends ReadCounts {
  rows: ReadRow[];
  problems: RowProblem[];
  /** Every SKU in the file, including rows that are left out. */
  skus: ReadonlySet<string>;
  tree: CategoryTree;
  layout: Layout;
  facts: Facts;
  findings: Finding[];
  questions: Question[];
  /** Such as "CSV, Windows-1252", and for a workbook which sheet was read and which were not. */
  format: string;
  sheet: string;
  otherSheets: string[];
  settings: ImportSettings;
  /** The first rows, to show sample values of each column. */
  firstRows: readonly FileRow[];
}

/** We can't tell which columns have the names or prices. The error has the columns, so that the vendor can choose. */
export class UnknownColumns extends UnreadableFile {
  readonly header: FileRow;
  readonly firstRows: readonly FileRow[];
  readonly layout: Layout | undefined;
  readonly lacking: readonly ("name" | "wholesale")[];
  /** The rows below the header. */
  rows = 0;

  constructor(message: string, found: { header: FileRow; firstRows: readonly FileRow[]; layout?: Layout }) {
    super(message);
    this.header = found.header;
    this.firstRows = found.firstRows;
    this.layout = found.layout;
    const fields = found.layout?.columns.fields;
    this.lacking = (["name", "wholesale"] as const).filter((field) => !fields?.has(field));
  }
}

const shownRows = 20;

/** How many rows are sampled for the header, the decimal separator and the unit of lengths. */
const sampleSize = 1000;

/** Reads a vendor's file and interprets each row, or says why not. Throws UnreadableFile. */
export async function readImportFile(
  db: Db,
  { file, vendor, settings: said, isFresh = false }: ImportRequest,
): Promise<ReadFile> {
  const [nodes, attributes, remembered] = await Promise.all([
    categoryNodes(db),
    attributeRows(db),
    isFresh ? undefined : rememberedSettings(db, vendor.id),
  ]);
  const tree = new CategoryTree(nodes, []);
  const settings = mergeSettings(remembered ?? noSettings, said);
  const categories = new CategoryNames(tree, settings.categories);
  for (const [, slug] of said.categories ?? []) requireCategory(categories, slug);
  const idOf = (slug: string | undefined) => (slug ? requireCategory(categories, slug) : undefined);
  const defaultCategoryId = idOf(settings.category);
  const read = await readSheets(file);
  const { sheet, head, layout } = await chooseSheet(read, settings, attributes);
  const sample = head.slice(layout.titleRows + 1);
  const firstRows = sample.slice(0, shownRows);
  try {
    requireColumns(layout, said, firstRows);
  } catch (error) {
    if (error instanceof UnknownColumns) error.rows = sample.length + (await countOf(sheet.rows));
    throw error;
  }
  const found = findFacts(layout.columns, sample, settings, sheet.columnCurrencies);
  const collector = new RowCollector(layout, {
    columns: layout.columns,
    facts: found.facts,
    vendorSlug: vendor.slug,
    today: calendarDay(new Date()),
    defaultCategoryId,
    blankCategoryId: idOf(settings.blank_category) ?? defaultCategoryId,
    categoryId: (text) => categories.find(text),
    suggestCategories: (text) => categories.suggest(text).map((slug) => categories.pathOf(slug)),
    isSurface: (id) => surfacesOf(tree.pathOf(id).map((node) => node.slug)).length > 0,
    attributeKind: kindsOf(attributes),
  });
  for (const row of sample) collector.take(row);
  for await (const row of sheet.rows) collector.take(row);
  return {
    ...collector.result(),
    ...found,
    tree,
    layout,
    settings,
    firstRows,
    format: read.format,
    sheet: sheet.name,
    otherSheets: read.sheets.filter((one) => one !== sheet).map(({ name }) => name),
  };
}

/** The requested sheet, else the one with the best recognized header. */
async function chooseSheet(
  { sheets }: ReadSheets,
  settings: ImportSettings,
  attributes: readonly AttributeRow[],
): Promise<{ sheet: Sheet; head: FileRow[]; layout: Layout }> {
  const asked = sheets.filter(({ name }) => name.toLowerCase() === settings.sheet?.toLowerCase());
  const candidates: { sheet: Sheet; head: FileRow[]; layout: Layout }[] = [];
  let first: FileRow | undefined;
  let rows: FileRow[] = [];
  for (const sheet of asked.length > 0 ? asked : sheets) {
    const head = await takeSome(sheet.rows, sampleSize);
    if (!first) [first, rows] = [head[0], head.slice(1, 1 + shownRows)];
    const layout = findLayout(head, settings.columns, attributes);
    if (layout) candidates.push({ sheet, head, layout });
  }
  const score = ({ layout: { columns } }: { layout: Layout }) =>
    columns.fields.size + (columns.fields.has("wholesale") ? 10 : 0);
  const [best] = candidates.sort((a, b) => score(b) - score(a));
  if (best) return best;
  if (!first) throw new UnreadableFile("The file is empty.");
  throw new UnknownColumns(
    `No row in the file has column names; it starts with ${titlesOf(first).slice(0, 200)}.`,
    { header: first, firstRows: rows },
  );
}

function requireColumns(layout: Layout, said: Partial<ImportSettings>, firstRows: readonly FileRow[]): void {
  const { columns, header, unused, unknown } = layout;
  const saidNow = new Set((said.columns ?? []).map(([column]) => column));
  if (unknown.length > 0)
    throw new UnreadableFile(`"${unknown[0]}" isn't a field you can import a column to.`);
  const missing = unused.find((column) => saidNow.has(column));
  if (missing)
    throw new UnreadableFile(`The file has no column "${missing}"; its columns are ${titlesOf(header)}.`);
  for (const field of ["name", "wholesale"] as const) {
    if (columns.fields.has(field)) continue;
    const words = field === "name" ? "name" : "wholesale price";
    const message = `The file has no column for the ${words}; its columns are ${titlesOf(header)}.`;
    throw new UnknownColumns(message, { header, firstRows, layout });
  }
}

function requireCategory(categories: CategoryNames, name: string): number {
  const id = categories.find(name);
  if (id === undefined) throw new UnreadableFile(`We couldn't find the category "${name}".`);
  return id;
}

async function takeSome(source: AsyncGenerator<FileRow>, count: number): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  while (rows.length < count) {
    const next = await source.next();
    if (next.done) break;
    rows.push(next.value);
  }
  return rows;
}

async function countOf(rows: AsyncGenerator<FileRow>): Promise<number> {
  let count = 0;
  for await (const _ of rows) count++;
  return count;
}

function kindsOf(attributes: readonly AttributeRow[]) {
  const kinds = new Map(attributes.map(({ key, kind }) => [key, kind]));
  return (key: string) => kinds.get(key) ?? "enum";
}
