import type { ManagedReview, Review } from "../../../../contract/catalog/reviews.ts";
import type { ReviewRow } from "./reviews.store.ts";

/** The public view. */
export function reviewView(row: ReviewRow): Review {
  const { id, author, is_buyer, rating, title, body, helpful, vendor_reply } = row;
  return {
    id,
    author,
    is_buyer,
    rating,
    title,
    body,
    helpful,
    vendor_reply,
    vendor_replied_at: row.vendor_replied_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** The view for its author, the vendor and a moderator. */
export const managedView = (row: ReviewRow): ManagedReview => ({
  ...reviewView(row),
  status: row.status,
  decline_reason: row.decline_reason,
  version: row.version,
  product: { hash: row.product_hash, name: row.product_name, vendor: row.vendor },
});
