import type { Db } from "../../../platform/database.ts";
import { holdProducts, putContentBack } from "../products/index.ts";
import { isReviewed } from "./hold.flow.ts";
import { importedProducts, type TouchedProduct, type TouchedProducts } from "./imported.store.ts";
import { changesBetween, isSameChange } from "./revision.rules.ts";
import { type NewRevision, sendRevisions } from "./revision.store.ts";
import type { Content } from "./revision.types.ts";

interface ImportedBatch extends TouchedProducts {
  vendor_id: string;
  import_id: string;
  at: Date;
}

/**
 * Writes a batch of a price list. Where an admin looks at a vendor's products first, what the list says of live ones
 * waits beside what is live, and new ones are drafts; prices, stock and variants are written at once.
 */
export async function writeWithReview(
  db: Db,
  { vendor_id, import_id, at, ...touched }: ImportedBatch,
  write: () => Promise<void>,
): Promise<void> {
  const [reviewsNew, reviewsEdits] = [
    await isReviewed(db, vendor_id, "new"),
    await isReviewed(db, vendor_id, "edit"),
  ];
  if (!reviewsNew && !reviewsEdits) return write();
  const before = new Map((await importedProducts(db, vendor_id, touched)).map((row) => [row.id, row]));
  await write();
  const after = await importedProducts(db, vendor_id, touched);
  const revisions: NewRevision[] = [];
  const asIs: { id: number; content: Content }[] = [];
  for (const row of after) {
    const old = before.get(row.id);
    const place = { product_id: row.id, vendor_id, import_id };
    if (!old?.was_live) {
      if (reviewsNew && row.status === "published") revisions.push({ ...place, kind: "new", changes: {} });
      continue;
    }
    if (!reviewsEdits) continue;
    const [live, wanted] = [contentIn(old), contentIn(row)];
    const changes = { ...old.open_changes, ...changesBetween(live, wanted) };
    if (Object.keys(changesBetween(live, wanted)).length === 0) continue;
    asIs.push({ id: row.id, content: live });
    if (old.open_changes && isSameChange(live, old.open_changes, changes)) continue;
    revisions.push({ ...place, kind: "edit", changes });
  }
  await putContentBack(db, asIs);
  await holdProducts(
    db,
    revisions.flatMap(({ kind, product_id }) => (kind === "new" ? product_id : [])),
  );
  await sendRevisions(db, revisions, at);
}

const contentIn = ({ attributes, ...row }: TouchedProduct): Content => ({
  name: row.name,
  brand: row.brand,
  category: row.category_id,
  description: row.description,
  warranty: row.warranty,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  // a list says nothing of these
  surface: [],
  texture: null,
  images: [],
});
