import { minimumMarkupBp } from "../../../../domain/money/pricing.ts";
import type { Db } from "../../../platform/database.ts";
import { platformMarginBp } from "../../showrooms/showrooms/index.ts";
import {
  type PriceChange,
  priceChange,
  type Standing,
  type StockChange,
  standingOf,
  stockChange,
} from "./compare.rules.ts";
import type { Finding, Question } from "./facts.rules.ts";
import { groupRows, type ProductGroup } from "./group.rules.ts";
import {
  type ImportVendor,
  type KnownOffer,
  type ListedOffer,
  listedOffers,
  offersBySku,
} from "./import.store.ts";
import { type PreviewRow, previewRows, type UsedColumn, usedColumns } from "./preview.rules.ts";
import { askPriceBasis, settlePrices } from "./prices.rules.ts";
import { type ProblemSummary, type RowProblem, summarise } from "./problems.rules.ts";
import { askCategory, askUnits, type RowSums, sumRows, withoutCategory } from "./questions.rules.ts";
import { type ImportRequest, type ReadFile, readImportFile } from "./read-rows.flow.ts";
import type { ImportRow, ReadRow } from "./row.rules.ts";
import { basisWords } from "./units.rules.ts";
import { type UnknownWords, unknownWords } from "./unknown-words.rules.ts";
import { fileScheme } from "./wanted-pictures/picture-name.rules.ts";
import { missingPictures } from "./wanted-pictures/wanted-pictures.store.ts";

/** What an import would do. */
export interface ImportPreview {
  file: ReadFile;
  vendor: ImportVendor;
  counts: { new: number; changed: number; unchanged: number; rejected: number };
  /** Rows that come in, that wait for an answer and that are left out: together all rows of the list. */
  rows: RowSums;
  prices: PriceChange[];
  stocks: StockChange[];
  /** Rows left out. */
  errors: RowProblem[];
  /** Rows accepted with something to know. */
  warnings: RowProblem[];
  messages: ProblemSummary[];
  /** Findings about the whole list. */
  findings: Finding[];
  /** Questions to answer before anything is written. */
  questions: Question[];
  columns: UsedColumn[];
  preview: PreviewRow[];
  /** The vendor's products on sale that are not in this list. */
  missing: ListedOffer[];
  /** SKUs in this list that an earlier one no longer had. */
  returning: ReadonlySet<string>;
  /** File names of the pictures that have to be sent in a ZIP file, in lower case. */
  picture_files: ReadonlySet<string>;
  groups: ProductGroup[];
  /** Categories and currencies that the vendor has not mapped to ours yet. */
  unknown: UnknownWords;
}

interface Accepted {
  row: ImportRow;
  standing: Standing;
  known: KnownOffer | undefined;
}

const lookupSize = 2000;

/** Reads and compares the file without changing anything. Throws UnreadableFile. */
export async function previewImport(db: Db, request: ImportRequest): Promise<ImportPreview> {
  const file = await readImportFile(db, request);
  const { vendor } = request;
  const known = await knownOffers(db, vendor, file.rows);
  const read = file.rows.map((row) => ({ row, known: known.get(row.sku) }));
  const basis = askPriceBasis(read, file.facts.rates);
  const problems = [...file.problems];
  const accepted = read.flatMap((one) => accept(one, file, problems) ?? []);
  const groups = groupRows(accepted);
  const counts = { new: 0, changed: 0, unchanged: 0, rejected: 0 };
  for (const { rows } of groups) for (const { standing } of rows) counts[standing]++;
  problems.sort((a, b) => a.line - b.line);
  const errors = problems.filter(({ level }) => level === "error");
  counts.rejected = new Set(errors.map(({ line }) => line)).size;
  const uncategorized = withoutCategory(problems, file.rows, file.tree);
  const category = askCategory(uncategorized, file.layout);
  const questions = [
    ...askUnits(problems),
    ...file.questions,
    ...(basis ? [basis] : []),
    ...(category ? [category] : []),
  ];
  const lines = accepted.map(({ row }) => row.line);
  const marginBp = await platformMarginBp(db);
  return {
    file,
    vendor,
    counts,
    errors,
    groups,
    questions,
    rows: sumRows({ ...file, accepted: lines, errors, questions }),
    prices: accepted.flatMap(({ row, known: offer }) => priceChange(row, offer) ?? []),
    stocks: accepted.flatMap(({ row, known: offer }) => stockChange(row, offer) ?? []),
    warnings: problems.filter(({ level }) => level === "warning"),
    messages: summarise(problems),
    findings: [
      ...file.findings,
      ...priceFindings(file),
      ...furtherPictures(accepted),
      ...(await pictureFindings(db, vendor)),
    ],
    columns: usedColumns(file.layout.columns, file.facts),
    unknown: unknownWords(problems, file.tree, category ? undefined : uncategorized),
    preview: previewRows(accepted, file.tree, { marginBp, markupBp: minimumMarkupBp }),
    returning: new Set(accepted.flatMap(({ row, known: offer }) => (offer?.is_withdrawn ? row.sku : []))),
    picture_files: new Set(
      accepted.flatMap(({ row: { picture_url = "", more_pictures } }) =>
        [picture_url, ...more_pictures].flatMap((url) =>
          url.startsWith(fileScheme) ? url.slice(fileScheme.length) : [],
        ),
      ),
    ),
    missing: (await listedOffers(db, vendor.id)).filter(({ sku }) => !file.skus.has(sku)),
  };
}

async function knownOffers(
  db: Db,
  vendor: ImportVendor,
  rows: readonly ReadRow[],
): Promise<Map<string, KnownOffer>> {
  const known = new Map<string, KnownOffer>();
  for (let at = 0; at < rows.length; at += lookupSize) {
    const skus = rows.slice(at, at + lookupSize).map((row) => row.sku);
    for (const [sku, offer] of await offersBySku(db, vendor.id, skus)) known.set(sku, offer);
  }
  return known;
}

/** A row with its final prices and the comparison with the current offer; undefined if it has to be left out. */
function accept(
  { row: read, known }: { row: ReadRow; known: KnownOffer | undefined },
  file: ReadFile,
  problems: RowProblem[],
): Accepted | undefined {
  const add = (
    problem: Pick<RowProblem, "field" | "kind" | "message" | "value">,
    level: RowProblem["level"],
  ) => {
    problems.push({ line: read.line, sku: read.sku, level, ...problem });
  };
  if (!known && read.category_id === undefined) {
    add({ field: "category", kind: "missing_category", message: "The category is missing." }, "error");
    return undefined;
  }
  const settled = settlePrices(read, known, file.facts.rates);
  if ("problem" in settled) {
    add(settled.problem, "error");
    return undefined;
  }
  const { row } = settled;
  if (row.list_cents !== undefined && row.list_cents < row.wholesale_cents) {
    add(
      { field: "list", kind: "list_below_price", message: "The list price is below the price." },
      "warning",
    );
  }
  if (!known && row.unit === "Piece" && read.unit === undefined && read.piece_sqft !== undefined) {
    const message = "The list has no selling unit, so we used the price for one piece.";
    add({ field: "unit", kind: "assumed_piece", message }, "warning");
  }
  return { row, standing: standingOf(row, known), known };
}

function furtherPictures(accepted: readonly Accepted[]): Finding[] {
  const count = accepted.reduce((sum, { row }) => sum + row.more_pictures.length, 0);
  if (count === 0) return [];
  const text = `The list has ${count.toLocaleString("en-US")} more ${count === 1 ? "picture" : "pictures"} for its products.`;
  return [{ kind: "pictures", text }];
}

const shownPictures = 5;

/** The state of the pictures that earlier lists named. */
async function pictureFindings(db: Db, vendor: ImportVendor): Promise<Finding[]> {
  const missing = await missingPictures(db, vendor.id);
  if (missing.length === 0) return [];
  const shown = missing.slice(0, shownPictures).map(({ sku, problem }) => `${sku}: ${problem}`);
  const more = missing.length > shownPictures ? ` And ${missing.length - shownPictures} more.` : "";
  return [{ kind: "pictures", text: `Missing pictures: ${shown.join(" ")}${more}` }];
}

function priceFindings({ facts }: ReadFile): Finding[] {
  const { basis } = facts.wholesale;
  const text =
    basis === undefined
      ? "The list doesn't say what prices are for, so we read them as prices per selling unit."
      : `Prices are per ${basisWords.get(basis)}.`;
  return [{ kind: "price_basis", text }];
}
