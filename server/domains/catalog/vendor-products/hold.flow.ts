import type { ProductSent } from "../../../../contract/catalog/vendor-products.ts";
import { needsReview } from "../../../../domain/catalog/product-review.ts";
import type { Db } from "../../../platform/database.ts";
import type { OwnProductRow } from "./product.store.ts";
import { changesBetween, contentOf, contentSent, isSameChange, withNumbers } from "./revision.rules.ts";
import { type NewRevision, reviewFacts, sendRevisions, withdrawRevisions } from "./revision.store.ts";

/** Whether a vendor's new products, or edits of live ones, wait for an admin. */
export async function isReviewed(db: Db, vendorId: string, kind: "new" | "edit"): Promise<boolean> {
  const { setting, vendor } = await reviewFacts(db, vendorId);
  return needsReview(setting, vendor, kind);
}

/** The parts of a sent product: what is written at once, and what waits for an admin instead. */
interface Held {
  written: ProductSent;
  waiting: Omit<NewRevision, "product_id" | "vendor_id"> | "as_it_is" | null;
}

/** Decides what of a sent product goes live at once. Price, stock, lead time and variants always do. */
export async function heldBack(
  db: Db,
  vendorId: string,
  before: OwnProductRow | undefined,
  sent: ProductSent,
): Promise<Held> {
  if (before?.was_live) return heldEdit(db, vendorId, before, sent);
  // an edit that is under review stays there, even if the vendor is trusted in the meantime
  const isForReview =
    sent.status === "published" && (Boolean(before?.revision) || (await isReviewed(db, vendorId, "new")));
  if (!isForReview) {
    // a draft that came back keeps the reason while it is worked on
    const isSentBack = before?.revision?.status === "sent_back" && sent.status !== "published";
    return { written: sent, waiting: isSentBack ? "as_it_is" : null };
  }
  return { written: { ...sent, status: "draft" }, waiting: { kind: "new", changes: {} } };
}

async function heldEdit(db: Db, vendorId: string, before: OwnProductRow, sent: ProductSent): Promise<Held> {
  const live = withNumbers(contentOf(before), before, sent);
  const changes = changesBetween(live, contentSent(sent));
  const isChanged = Object.keys(changes).length > 0;
  const isForReview = isChanged && (before.revision !== null || (await isReviewed(db, vendorId, "edit")));
  if (!isForReview) return { written: sent, waiting: null };
  const written = { ...sent, ...live };
  const open = before.revision?.changes;
  const isKnown = open !== undefined && isSameChange(live, open, changes);
  return { written, waiting: isKnown ? "as_it_is" : { kind: "edit", changes } };
}

/** Stores a product's pending changes in place of its earlier ones. */
export async function keepHeld(
  db: Db,
  vendorId: string,
  productId: number,
  waiting: Held["waiting"],
  at: Date,
): Promise<void> {
  if (waiting === "as_it_is") return;
  if (waiting) await sendRevisions(db, [{ ...waiting, product_id: productId, vendor_id: vendorId }], at);
  else await withdrawRevisions(db, [productId]);
}
