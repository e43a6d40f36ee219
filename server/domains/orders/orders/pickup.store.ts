import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import type { SoldItem } from "./items.store.ts";

type Part = Pick<SoldItem, "vendor_order_id">;

const partsOf = (items: readonly Part[]): string[] => [
  ...new Set(items.map(({ vendor_order_id }) => vendor_order_id)),
];

/** Gives each vendor's part with something to collect a code, unless it has one. */
export async function givePickupCodes(db: Db, items: readonly Part[]): Promise<void> {
  for (const id of partsOf(items)) {
    await db
      .updateTable("vendor_orders")
      .set({ pickup_code: randomInt(1_000_000).toString().padStart(6, "0") })
      .where("id", "=", id)
      .where("pickup_code", "is", null)
      .execute();
  }
}

export async function pickupCodes(db: Db, items: readonly Part[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select pickup_code as code from vendor_orders
    where id = ${anyOf(partsOf(items), "uuid")} and pickup_code is not null order by number`.execute(db);
  return rows.map(({ code }) => code);
}

/** The code of a vendor's part of an order, if it has one. */
export async function pickupCode(db: Db, order_id: string, vendor_id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("vendor_orders")
    .select("pickup_code")
    .where((where) => where.and({ order_id, vendor_id }))
    .executeTakeFirst();
  return row?.pickup_code ?? undefined;
}
