import { partRefundPostings } from "../../../../domain/money/ledger-posting.ts";
import { lostParts } from "../../../../domain/orders/dispute.ts";
import { addGiven } from "../../../../domain/orders/line-refund.ts";
import type { Db } from "../../../platform/database.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import { lockItems, storeGivenBack } from "./items.store.ts";

/**
 * Takes a lost dispute out of an order's lines, inside the caller's transaction: shares are given back as the reason
 * says. No refund follows, since the customer's bank has paid.
 * @returns how much of the amount the lines took; the rest had been refunded before
 */
export async function disputeLost(
  db: Db,
  {
    id,
    order_id,
    amount_cents,
    reason,
    at,
  }: {
    id: string;
    order_id: string;
    amount_cents: number;
    reason: string;
    at: Date;
  },
): Promise<number> {
  const items = await lockItems(db, { id: "", type: "Admin" }, { order_id });
  const parts = lostParts(items, amount_cents, reason);
  for (const { line, part } of parts) {
    await storeGivenBack(db, line.id, addGiven(line, part));
    await postTransfers(db, [
      {
        reference: `dispute_lost:${id}:${line.id}`,
        kind: "dispute_lost",
        order_id,
        order_item_id: line.id,
        at,
        postings: partRefundPostings({ ...line, is_released: line.released_at !== null }, part, line),
      },
    ]);
  }
  return parts.reduce((sum, part) => sum + part.amount_cents, 0);
}
