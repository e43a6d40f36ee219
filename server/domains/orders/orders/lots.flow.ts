import { chooseLots, type LotLine, lotKey } from "../../../../domain/orders/lots.ts";
import { failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { returnToLots, takeFromLots } from "../../catalog/products/index.ts";
import type { SoldItem } from "./items.store.ts";
import { lockLots, storeItemLot } from "./lots.store.ts";

/** Lots by line, or the line whose own lot has too little and what is left of that lot. */
export type TakenLots = { ok: true; lots: Map<string, string> } | { ok: false; line: LotLine; left: number };

/** Takes lines' units out of lots, before `reserveStock` takes them out of stock, in the caller's transaction. */
export async function takeLots(
  db: Db,
  lines: readonly (LotLine & { has_lots: boolean })[],
): Promise<TakenLots> {
  if (lines.every(({ lot, has_lots }) => lot === null && !has_lots)) return { ok: true, lots: new Map() };
  const ids = [...new Set(lines.map(({ variant_id }) => variant_id))];
  const { chosen, short } = chooseLots(lines, await lockLots(db, ids));
  if (short) return { ok: false, ...short };
  const taken = lines.flatMap(({ id, variant_id, qty }) => {
    const lot = chosen.get(id);
    return lot === undefined ? [] : [{ variant_id, lot, qty }];
  });
  await takeFromLots(db, taken);
  return { ok: true, lots: chosen };
}

/**
 * Notes the lot that an item ships from. If the vendor has it on record, its units come from that lot's count, and
 * those that were taken from another go back. Refuses another lot than the one that the customer asked for.
 */
export async function noteLot(db: Db, item: SoldItem, lot: string): Promise<void> {
  if (lotKey(lot) === lotKey(item.lot)) return;
  if (item.same_lot) failFields({ lot: `The customer asked for lot ${item.lot} only.` });
  if (item.variant_id === null) return void (await storeItemLot(db, item.id, lot, 0));
  const { variant_id, lot_qty } = item;
  const lots = await lockLots(db, [variant_id]);
  const found = lots.find((one) => lotKey(one.lot) === lotKey(lot));
  const taken = Math.min(item.reserved_qty, found?.qty ?? 0);
  // the lots may not add up to more than the stock
  const returned = item.lot === "" ? 0 : Math.min(lot_qty, taken);
  if (found) await takeFromLots(db, [{ variant_id, lot: found.lot, qty: taken }]);
  await returnToLots(db, [{ variant_id, lot: item.lot, qty: returned }]);
  await storeItemLot(db, item.id, found?.lot ?? lot, found ? taken : lot_qty);
}
