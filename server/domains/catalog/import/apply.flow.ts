import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { minimumMarkupBp, unitPrice } from "../../../../domain/money/pricing.ts";
import type { Database, Db } from "../../../platform/database.ts";
import { platformMarginBp } from "../../showrooms/showrooms/index.ts";
import {
  type CategoryTree,
  ensureBrands,
  putBackOnSale,
  refreshProducts,
  saveMaterials,
  saveProducts,
  saveVariants,
  withdrawVariants,
} from "../products/index.ts";
import { batchesOf, brandOf, draftOf, type ProductGroup, surfacesOf } from "./group.rules.ts";
import { lockTouched, type Touched, wantPictures } from "./import.store.ts";
import { groupOf, materialOf } from "./pictures.rules.ts";
import type { ImportPreview } from "./plan.flow.ts";
import type { RowProblem } from "./problems.rules.ts";
import { shopSku } from "./row.rules.ts";
import { rememberSettings } from "./settings.store.ts";
import { keepAfter, keepBefore } from "./undo.store.ts";

export interface ImportResult {
  written: number;
  /** Variants withdrawn because the list no longer has them. */
  withdrawn: number;
  errors: RowProblem[];
}

const isNews = ({ standing }: ProductGroup["rows"][number]) => standing !== "unchanged";
const batchRows = 250;
/** How long the shop has the database to itself after a batch, as a share of the batch's time. */
const breather = 0.5;

export interface ApplyOptions {
  onProgress?: (done: number, total: number) => void;
  /** Withdraws what the vendor's earlier lists had and this one does not. */
  withdrawsMissing?: boolean;
  /** The import of a vendor's workplace under which everything is kept that is needed to undo it. */
  journal?: string | undefined;
  /** Writes a batch by calling `write`, in the batch's transaction: for what must not go live at once. */
  around?: Around | undefined;
}

type Around = (db: Db, touched: Touched, write: () => Promise<void>) => Promise<void>;

/** Where batches go. */
interface Writer {
  db: Database["db"];
  plan: ImportPreview;
  marginBp: number;
  journal: string | undefined;
  around: Around;
}

/** A plan with open questions is not applied. */
export class OpenQuestions extends Error {}

/**
 * Applies the plan in transactions of a few hundred rows with pauses for the shop's own work. A row that the database
 * refuses is left out and reported; applying again changes nothing more. Remembers the vendor's settings. Throws
 * OpenQuestions.
 */
export async function applyImport(
  db: Database["db"],
  plan: ImportPreview,
  {
    onProgress = () => {},
    withdrawsMissing = false,
    journal,
    around = (_db, _touched, write) => write(),
  }: ApplyOptions = {},
): Promise<ImportResult> {
  if (plan.questions.length > 0) throw new OpenQuestions(plan.questions.map(({ text }) => text).join(" "));
  const groups = plan.groups.filter((group) => group.rows.some(isNews));
  const total = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const writer: Writer = { db, plan, marginBp: await platformMarginBp(db), journal, around };
  const result: ImportResult = { written: 0, withdrawn: 0, errors: [] };
  let done = 0;
  for (const batch of batchesOf(groups, batchRows)) {
    const begun = performance.now();
    await writeBatch(writer, batch, result);
    done += batch.reduce((sum, group) => sum + group.rows.length, 0);
    onProgress(done, total);
    await pause(breather * (performance.now() - begun));
  }
  if (withdrawsMissing) result.withdrawn = await withdraw(writer);
  await rememberSettings(db, plan.vendor.id, plan.file.settings);
  return result;
}

/** Variants no longer in the list cannot be bought; products without any variant left disappear. */
async function withdraw({ db, plan: { vendor, missing }, journal }: Writer): Promise<number> {
  let withdrawn = 0;
  for (let at = 0; at < missing.length; at += batchRows) {
    const skus = missing.slice(at, at + batchRows).map(({ sku }) => sku);
    withdrawn += await db.transaction().execute(async (transaction) => {
      const touched = { skus, ids: [], refs: [] };
      await lockTouched(transaction, vendor.id, touched);
      if (journal) await keepBefore(transaction, journal, vendor.id, touched);
      const changed = await withdrawVariants(transaction, vendor.id, skus);
      if (journal) await keepAfter(transaction, journal, vendor.id, touched);
      await refreshProducts(transaction, [...new Set(changed.map(({ product_id }) => product_id))]);
      return changed.length;
    });
  }
  return withdrawn;
}

/** Writes the batch or, if the database refuses it, its halves, down to the failing row. */
async function writeBatch(
  writer: Writer,
  batch: readonly ProductGroup[],
  result: ImportResult,
): Promise<void> {
  try {
    await writer.db.transaction().execute((transaction) => writeKept(transaction, writer, batch));
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
    for (const part of parts) await writeBatch(writer, part, result);
    if (parts.length === 0) {
      const { line, sku } = only!.rows[0]!.row;
      result.errors.push({
        line,
        sku,
        field: "row",
        kind: "refused",
        level: "error",
        message: `We couldn't save it: ${(error as Error).message}`,
      });
    }
  }
}

const halves = <Item>(items: readonly Item[]): Item[][] => {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
};

/** Invalid data (class 22) or constraint violations (class 23); anything else is not the row's fault. */
const isRefusal = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown })?.code ?? ""));

async function writeKept(db: Db, writer: Writer, groups: readonly ProductGroup[]): Promise<void> {
  const { plan, journal } = writer;
  const touched: Touched = {
    skus: groups.flatMap(({ rows }) => rows.filter(isNews).map(({ row }) => row.sku)),
    ids: groups.flatMap(({ id }) => id ?? []),
    refs: groups.map(({ ref }) => ref),
  };
  await lockTouched(db, plan.vendor.id, touched);
  if (journal) await keepBefore(db, journal, plan.vendor.id, touched);
  await writer.around(db, touched, () => writeGroups(db, writer, groups));
  if (journal) await keepAfter(db, journal, plan.vendor.id, touched);
}

async function writeGroups(
  db: Db,
  { plan, marginBp }: Writer,
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
  const saved = await saveProducts(db, vendor.id, drafts);
  const variants = groups.flatMap((group) =>
    group.rows.filter(isNews).map(({ row }) => ({
      ...row,
      shop_sku: shopSku(vendor, row.sku),
      product_id: saved.get(group.ref)!.id,
      usual_list_cents: unitPrice(row.wholesale_cents, marginBp, minimumMarkupBp).unit_price_cents,
    })),
  );
  await saveVariants(db, vendor, variants);
  await wantPictures(db, vendor.id, variants);
  const returning = variants.flatMap(({ sku }) => (plan.returning.has(sku) ? sku : []));
  if (returning.length > 0) await putBackOnSale(db, vendor.id, returning);
  const materials = groups.flatMap((group) => {
    const { id, is_new } = saved.get(group.ref)!;
    const kind = groupOf(slugsOf(file.tree, group));
    const material = is_new && kind ? materialOf(kind, group.ref, ...tellingWords(group)) : null;
    return material ? [{ material, product_id: id }] : [];
  });
  await saveMaterials(db, materials);
  await refreshProducts(
    db,
    Array.from(saved.values(), ({ id }) => id),
  );
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
export const newHash = () => randomBytes(12).toString("base64url").replaceAll(/[-_]/g, "x").slice(0, 10);
