import { createHash } from "node:crypto";
import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

export const seedVendors = (db: Db, vendors: readonly Row<"vendors">[]): Promise<void> =>
  insertRows(db, "vendors", vendors);

/** A model that a vendor has sent and shows a product with. */
export const seedModelFile = (
  db: Db,
  {
    bytes,
    ...file
  }: Pick<Row<"vendor_files">, "key" | "vendor_id" | "file_name" | "path" | "facts"> & { bytes: Uint8Array },
): Promise<void> =>
  insertRows(db, "vendor_files", [
    {
      ...file,
      kind: "model",
      hash: `\\x${createHash("sha256").update(bytes).digest("hex")}`,
      bytes: bytes.length,
      unused_since: null,
    },
  ]);

/** What a vendor has sent for review; undecided unless it was sent back, with a reason. */
export type SeededRevision = Pick<Row<"product_revisions">, "product_id" | "vendor_id" | "changes"> & {
  id: string;
  kind: "new" | "edit";
  sent_at: Date;
  sent_back: { reason: string; at: Date } | null;
};

export const seedRevisions = (db: Db, revisions: readonly SeededRevision[]): Promise<void> =>
  insertRows(
    db,
    "product_revisions",
    revisions.map(({ sent_back, ...revision }) => ({
      ...revision,
      status: sent_back ? "sent_back" : "pending",
      reason: sent_back?.reason ?? "",
      created_at: revision.sent_at,
      decided_at: sent_back?.at ?? null,
    })),
  );
