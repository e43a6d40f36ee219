import type { BulkChange } from "../../../../contract/catalog/vendor-products.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  changeOffers,
  changeStatuses,
  countVersions,
  lockProducts,
  lockVariants,
  refreshProducts,
  restoreProducts,
  restoreVariants,
} from "../products/index.ts";
import { changeInWords, type Planned, plannedChange } from "./bulk.rules.ts";
import { type Edit, keepEdit, takeEdit } from "./bulk.store.ts";
import { isReviewed } from "./hold.flow.ts";
import { type ListFilter, type ListRow, listAfter } from "./list.store.ts";
import { neverLive, sendRevisions, withdrawRevisions } from "./revision.store.ts";

const chunk = 2_000;
const mostRows = 100_000;
const mostSamples = 5;

export interface BulkAsked {
  which: { filter: ListFilter } | { skus: readonly string[] };
  change: BulkChange;
  is_preview: boolean;
  expected?: number | undefined;
}

interface Sample {
  vendor_sku: string;
  name: string;
  before: string;
  after: string;
}

interface Gathered {
  matched: number;
  changed: number;
  unchanged: number;
  skipped: number;
  samples: Sample[];
  edit: Edit;
  productIds: Set<number>;
  /** Whether new products that are published go to the admins first. */
  isReviewed: boolean;
}

/** Previews or makes a change of many variants, in one transaction: all of it happens, or nothing. */
export async function changeMany(platform: Pick<Platform, "db" | "now">, vendorId: string, asked: BulkAsked) {
  return platform.db.transaction().execute(async (db) => {
    const at = platform.now();
    const all = await goThrough(db, vendorId, asked, at);
    const { edit, productIds, isReviewed: _, ...counts } = all;
    if (asked.is_preview) return { id: null, ...counts };
    if (asked.expected !== undefined && asked.expected !== counts.changed) {
      fail("stale_version", { data: { id: null, ...counts } });
    }
    if (counts.changed === 0) return { id: null, ...counts };
    const ids = [...productIds].sort((a, b) => a - b);
    await lockProducts(db, ids);
    if (asked.change.kind === "status") {
      const held = all.isReviewed ? await sendForReview(db, vendorId, ids, at) : [];
      const others = ids.filter((id) => !held.some((one) => one.id === id));
      edit.products = [...held, ...(await changeStatuses(db, others, asked.change.status))];
    }
    await refreshProducts(db, ids);
    const id = newId();
    await keepEdit(db, { id, vendor_id: vendorId, created_at: at, ...edit });
    return { id, ...counts };
  });
}

async function goThrough(db: Db, vendorId: string, asked: BulkAsked, at: Date): Promise<Gathered> {
  const all: Gathered = {
    matched: 0,
    changed: 0,
    unchanged: 0,
    skipped: 0,
    samples: [],
    edit: { variants: [], products: [] },
    productIds: new Set(),
    isReviewed: isPublishing(asked.change) && (await isReviewed(db, vendorId, "new")),
  };
  let after = 0;
  for (;;) {
    const page = { after, limit: chunk };
    const found = await listAfter(db, vendorId, asked.which, page);
    if (found.length === 0) return all;
    after = found.at(-1)!.id;
    const rows = asked.is_preview ? found : await locked(db, vendorId, asked, found, page);
    if (all.matched + rows.length > mostRows) {
      failFields({ filter: "You can update up to 100,000 items at a time. Filter the list first." });
    }
    const planned = rows.map((row) => ({ row, planned: plannedChange(row, asked.change, all.isReviewed) }));
    for (const one of planned) count(all, one.row, one.planned);
    const offers = planned.flatMap(({ row, planned: plan }) =>
      plan.kind === "offer" ? [{ id: row.id, ...plan.set }] : [],
    );
    if (!asked.is_preview && offers.length > 0) await changeOffers(db, offers, at);
  }
}

const isPublishing = (change: BulkChange) => change.kind === "status" && change.status === "published";

/** Sends the products that were never live to the admins. Returns their status and version, to be undone. */
async function sendForReview(db: Db, vendor_id: string, ids: readonly number[], at: Date) {
  const held = [...(await neverLive(db, ids))];
  const revisions = held.map((product_id) => ({ product_id, vendor_id, kind: "new" as const, changes: {} }));
  await sendRevisions(db, revisions, at);
  return countVersions(db, held);
}

/** The same rows as they are once nobody else can change them. */
async function locked(
  db: Db,
  vendorId: string,
  { which }: BulkAsked,
  found: readonly ListRow[],
  page: { after: number; limit: number },
): Promise<ListRow[]> {
  await lockVariants(
    db,
    found.map(({ id }) => id),
  );
  const ids = new Set(found.map(({ id }) => id));
  return (await listAfter(db, vendorId, which, page)).filter(({ id }) => ids.has(id));
}

function count(all: Gathered, row: ListRow, planned: Planned): void {
  all.matched += 1;
  if (planned.kind === "unchanged" || planned.kind === "skipped") {
    all[planned.kind] += 1;
    return;
  }
  all.changed += 1;
  all.productIds.add(row.product_id);
  const { id, vendor_sku, name, wholesale_cents, stock, lead_time_days, freight_class } = row;
  if (planned.kind === "offer") {
    all.edit.variants.push({
      id,
      wholesale_cents,
      stock,
      lead_time_days,
      freight_class,
      version: row.version + 1,
    });
  }
  const words = changeInWords(row, planned);
  if (words && all.samples.length < mostSamples) all.samples.push({ vendor_sku, name, ...words });
}

/** Takes a change of many back; what was changed again since, by a sale too, stays as it is. */
export async function undoMany(platform: Pick<Platform, "db" | "now">, vendorId: string, id: string) {
  return platform.db.transaction().execute(async (db) => {
    const edit = (await takeEdit(db, vendorId, id, platform.now())) ?? fail("not_found");
    if (edit === "undone") return fail("already_used");
    const total = edit.variants.length + edit.products.length;
    await lockVariants(
      db,
      edit.variants.map((variant) => variant.id),
    );
    const touched = await restoreVariants(db, vendorId, edit.variants, platform.now());
    const ids = [...new Set([...touched, ...edit.products.map((product) => product.id)])];
    await lockProducts(
      db,
      ids.sort((a, b) => a - b),
    );
    const products = await restoreProducts(db, vendorId, edit.products);
    const restored = touched.length + products.length;
    // what was published goes back to a draft, so nothing of it waits any more
    await withdrawRevisions(db, products, { kind: "new" });
    await refreshProducts(db, ids);
    return { restored, kept: total - restored };
  });
}
