import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { minimumMarkupBp, unitPrice } from "../../../../domain/pricing.ts";
import type { Database, Db } from "../../../platform/database.ts";
import { platformMarginBp } from "../../showrooms/index.ts";
import type { CategoryTree } from "../category-tree.rules.ts";
import { refreshProducts } from "../refresh.store.ts";
import { type PriceChange, priceChange, type Standing, standingOf } from "./compare.rules.ts";
import { batchesOf, brandOf, draftOf, groupRows, type ProductGroup, surfacesOf } from "./group.rules.ts";
import {
  ensureBrands,
  type ImportVendor,
  type KnownOffer,
  offersBySku,
  saveCategoryPicture,
  saveDrawnPictures,
  saveProducts,
  saveVariants,
} from "./import.store.ts";
import { drawnPicture, groupOf, neutralPicture } from "./pictures.rules.ts";
import { type ImportRequest, type ReadFile, readImportFile } from "./read.flow.ts";
import type { ImportRow, RowError } from "./row.rules.ts";

/** What an import would do, before it does it. */
export interface ImportPlan {
  file: ReadFile;
  vendor: ImportVendor;
  counts: { new: number; changed: number; unchanged: number; rejected: number };
  prices: PriceChange[];
  errors: RowError[];
  groups: ProductGroup[];
}

export interface ImportResult {
  written: number;
  errors: RowError[];
}

const isNews = ({ standing }: ProductGroup["rows"][number]) => standing !== "unchanged";
const lookupSize = 2000;
const batchRows = 250;
/** How long the shop has the database to itself after a batch, as a part of what the batch took. */
const breather = 0.5;

/** Reads and compares the file, and changes nothing. Throws UnreadableFile. */
export async function planImport(db: Db, request: ImportRequest): Promise<ImportPlan> {
  const file = await readImportFile(db, request);
  const { vendor } = request;
  const known = new Map<string, KnownOffer>();
  for (let at = 0; at < file.rows.length; at += lookupSize) {
    const skus = file.rows.slice(at, at + lookupSize).map((row) => row.sku);
    for (const [sku, offer] of await offersBySku(db, vendor.id, skus)) known.set(sku, offer);
  }
  const counts = { new: 0, changed: 0, unchanged: 0, rejected: 0 };
  const errors = [...file.errors];
  const accepted: { row: ImportRow; standing: Standing; known: KnownOffer | undefined }[] = [];
  for (const row of file.rows) {
    const offer = known.get(row.sku);
    const standing = standingOf(row, offer);
    const problem = problemOf(row, standing);
    if (problem) errors.push({ line: row.line, sku: row.sku, ...problem });
    else accepted.push({ row, standing, known: offer });
  }
  const groups = groupRows(accepted);
  for (const { rows } of groups)
    for (const { standing } of rows) if (standing !== "foreign") counts[standing]++;
  counts.rejected = new Set(errors.map((error) => error.line)).size;
  errors.sort((a, b) => a.line - b.line);
  const prices = accepted.flatMap(({ row, known: offer }) => priceChange(row, offer) ?? []);
  return { file, vendor, counts, prices, errors, groups };
}

function problemOf(row: ImportRow, standing: Standing): { field: string; message: string } | null {
  if (standing === "foreign") return { field: "sku", message: "This SKU belongs to another vendor." };
  if (standing === "new" && row.category_id === undefined) {
    return {
      field: "category",
      message: "The category is missing; name one for all such rows with --category.",
    };
  }
  return null;
}

/**
 * Does what the plan says, in transactions of some hundred rows with room for the shop's own work between them.
 * A row that the database refuses is left out whole and reported; done again, it changes nothing more.
 */
export async function applyImport(
  db: Database["db"],
  plan: ImportPlan,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<ImportResult> {
  const groups = plan.groups.filter((group) => group.rows.some(isNews));
  const total = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const marginBp = await platformMarginBp(db);
  await ensurePictures(db, plan.file.tree, groups);
  const result: ImportResult = { written: 0, errors: [] };
  let done = 0;
  for (const batch of batchesOf(groups, batchRows)) {
    const begun = performance.now();
    await writeBatch(db, plan, marginBp, batch, result);
    done += batch.reduce((sum, group) => sum + group.rows.length, 0);
    onProgress(done, total);
    await pause(breather * (performance.now() - begun));
  }
  return result;
}

/** Writes the batch, or, when the database refuses it, its halves, down to the one row that is at fault. */
async function writeBatch(
  db: Database["db"],
  plan: ImportPlan,
  marginBp: number,
  batch: readonly ProductGroup[],
  result: ImportResult,
): Promise<void> {
  try {
    await db.transaction().execute((transaction) => writeGroups(transaction, plan, marginBp, batch));
    result.written += batch.reduce((sum, group) => sum + group.rows.filter(isNews).length, 0);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [only, ...others] = batch;
    const parts =
      others.length > 0
        ? halves(batch)
        : only!.rows.length > 1
          ? halves(only!.rows).map((rows) => [{ ...only!, rows }])
          : [];
    for (const part of parts) await writeBatch(db, plan, marginBp, part, result);
    if (parts.length === 0) {
      const { line, sku } = only!.rows[0]!.row;
      result.errors.push({
        line,
        sku,
        field: "row",
        message: `The database refused it: ${(error as Error).message}`,
      });
    }
  }
}

const halves = <Item>(items: readonly Item[]): Item[][] => {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
};

/** Data that does not fit (class 22) or breaks a rule (class 23); anything else is no row's fault. */
const isRefusal = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown })?.code ?? ""));

async function writeGroups(
  db: Db,
  plan: ImportPlan,
  marginBp: number,
  groups: readonly ProductGroup[],
): Promise<void> {
  const { vendor, file } = plan;
  const brandNames = groups.map(
    (group) => brandOf(group) ?? (group.id === undefined ? vendor.name : undefined),
  );
  const brands = await ensureBrands(
    db,
    brandNames.filter((name) => name !== undefined),
  );
  const drafts = groups.map((group, at) => ({
    ...draftOf(group),
    hash: newHash(),
    brand_id: brands.get(brandNames[at]?.toLowerCase() ?? ""),
    surface: surfacesOf(slugsOf(file.tree, group)),
  }));
  const saved = await saveProducts(db, vendor, drafts);
  const variants = groups.flatMap((group) =>
    group.rows.filter(isNews).map(({ row }) => ({
      ...row,
      product_id: saved.get(group.ref)!.id,
      usual_list_cents: unitPrice(row.wholesale_cents, marginBp, minimumMarkupBp).unit_price_cents,
    })),
  );
  await saveVariants(db, vendor, variants);
  const drawn = groups.flatMap((group) => {
    const { id, is_new } = saved.get(group.ref)!;
    const kind = groupOf(slugsOf(file.tree, group));
    const picture = is_new && kind ? drawnPicture(kind, group.ref, ...tellingWords(group)) : null;
    return picture ? [{ ...picture, product_id: id }] : [];
  });
  await saveDrawnPictures(db, drawn);
  await refreshProducts(
    db,
    Array.from(saved.values(), ({ id }) => id),
  );
}

/** Every category that gets goods shows them with some picture, even where none can be drawn. */
async function ensurePictures(db: Db, tree: CategoryTree, groups: readonly ProductGroup[]): Promise<void> {
  const ids = new Set(groups.flatMap(({ rows }) => rows.flatMap(({ row }) => row.category_id ?? [])));
  const tops = [...ids].flatMap((id) => tree.pathOf(id).at(-1)?.id ?? []);
  if (tops.length > 0) await saveCategoryPicture(db, tops, neutralPicture("No picture yet"));
}

const slugsOf = (tree: CategoryTree, { rows }: ProductGroup) => {
  const category = rows.find(({ row }) => row.category_id !== undefined)?.row.category_id;
  return category === undefined ? [] : tree.pathOf(category).map((node) => node.slug);
};

function tellingWords({ rows }: ProductGroup): [name: string, words: string] {
  const { name, options, attributes, description = "" } = rows[0]!.row;
  return [
    name,
    [...Object.values(options), ...Object.values(attributes), description.slice(0, 300)].join(" "),
  ];
}

/** A product's public id: 10 letters and digits that cannot be guessed. */
const newHash = () => randomBytes(12).toString("base64url").replaceAll(/[-_]/g, "x").slice(0, 10);
