import type { Db } from "../../../platform/database.ts";

/** Keeps how many units of an item came out of stock. */
export async function setReserved(db: Db, itemId: string, qty: number): Promise<void> {
  await db.updateTable("order_items").set({ reserved_qty: qty }).where("id", "=", itemId).execute();
}
