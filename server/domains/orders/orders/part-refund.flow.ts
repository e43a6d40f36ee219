import { partRefundPostings, replacementPostings } from "../../../../domain/money/ledger-posting.ts";
import { addGiven, type BorneBy, refundPart } from "../../../../domain/orders/line-refund.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { postTransfers } from "../../money/ledger/index.ts";
import {
  type ItemMove,
  type SoldItem,
  storeGivenBack,
  storeMove,
  storeReplacementCost,
} from "./items.store.ts";
import { insertRefund, type RefundKind } from "./refunds.store.ts";
import { reserveStock } from "./stock.flow.ts";
import { setReserved } from "./stock.store.ts";

/**
 * Refunds an amount of a locked item that the customer keeps, inside the caller's transaction; `askForRefund` calls the
 * provider afterward. Throws RangeError for more than is left of its charge.
 * @returns the refund to ask for, and what the vendor gives back of its share
 */
export async function refundPartOf(
  db: Db,
  item: SoldItem,
  { id: refund_id = newId(), amount_cents, borne_by, kind, reason, at }: PartRefund,
): Promise<{ refund_id: string; vendor_cents: number }> {
  const part = refundPart(item, amount_cents, borne_by);
  await storeGivenBack(db, item.id, addGiven(item, part));
  await insertRefund(db, {
    id: refund_id,
    order_id: item.order_id,
    order_item_id: item.id,
    amount_cents,
    reason,
    kind,
    created_at: at,
  });
  await postTransfers(db, [
    {
      reference: `refund:${refund_id}`,
      kind: "refund",
      order_id: item.order_id,
      order_item_id: item.id,
      at,
      postings: partRefundPostings({ ...item, is_released: item.released_at !== null }, part, item),
    },
  ]);
  return { refund_id, vendor_cents: part.refunded_vendor_cents };
}

export interface PartRefund {
  /** A new one unless told. */
  id?: string;
  amount_cents: number;
  borne_by: BorneBy;
  kind: RefundKind;
  reason: string;
  at: Date;
}

/**
 * Ships a delivered item once more without charge, inside the caller's transaction: new stock is taken, and the item goes
 * back to the vendor's work. Who bears it pays the vendor its price again. 409 if the stock is not enough.
 */
export async function shipAgain(
  db: Db,
  item: SoldItem,
  borneBy: BorneBy,
  move: Omit<ItemMove, "to" | "carrier" | "tracking">,
): Promise<void> {
  const wanted = item.variant_id === null ? [] : [{ variant_id: item.variant_id, qty: item.qty }];
  const stock = await reserveStock(db, wanted);
  const reserved = item.variant_id === null ? undefined : stock.get(item.variant_id);
  if (!reserved || reserved.taken === null) {
    fail("out_of_stock", { values: { name: item.product_name, left: reserved?.left ?? 0 } });
  }
  await setReserved(db, item.id, reserved.taken);
  const again = { ...move, to: "Vendor Approved" as const, carrier: "", tracking: "", is_reshipped: true };
  if (!(await storeMove(db, item, again))) fail("stale_version");
  if (borneBy === "vendor") return;
  const cents = item.final_price_cents * item.qty;
  const column = borneBy === "carrier" ? "replacement_carrier_cents" : "replacement_platform_cents";
  await storeReplacementCost(db, item.id, { [column]: item[column] + cents });
  await postTransfers(db, [
    {
      reference: `replacement:${newId()}`,
      kind: "replacement",
      order_id: item.order_id,
      order_item_id: item.id,
      at: move.at,
      postings: replacementPostings(item.vendor_id, cents, borneBy),
    },
  ]);
}
