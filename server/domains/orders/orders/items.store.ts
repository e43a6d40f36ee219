import { sql } from "kysely";
import type { ItemStatus, Order } from "../../../../contract/orders/orders.ts";
import type { SoldLine } from "../../../../domain/money/ledger-posting.ts";
import type { GivenBack } from "../../../../domain/orders/line-refund.ts";
import type { ReturnWindows } from "../../../../domain/orders/return-case.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { seesItem, seesOrder, type Viewer } from "./viewer.store.ts";

/** An item as sold, with the order data that a status change needs. */
export interface SoldItem extends SoldLine, GivenBack, ReturnWindows {
  id: string;
  order_id: string;
  vendor_order_id: string;
  variant_id: number | null;
  sku: string;
  product_name: string;
  reserved_qty: number;
  /** The lot that it ships from; empty where none is known. */
  lot: string;
  /** How many of its units were taken from that lot's count. */
  lot_qty: number;
  /** The customer takes this lot only. */
  same_lot: boolean;
  status: ItemStatus;
  delivered_at: Date | null;
  released_at: Date | null;
  lead_time_days: number;
  /** When the customer was told of a later date. */
  delayed_at: Date | null;
  /** Paid to the vendor for a replacement of these units. */
  replacement_platform_cents: number;
  replacement_carrier_cents: number;
  order_status: Order["status"];
  order_number: string;
  placed_at: Date;
  customer_id: string;
  showroom_id: string;
}

/** Which of the viewer's items: one, or all of an order. */
export type ItemChoice = { order_id: string; item_id?: string };

/** The viewer's items, locked until the transaction ends; other accounts' items are not found. */
export async function lockItems(db: Db, viewer: Viewer, choice: ItemChoice): Promise<SoldItem[]> {
  const one = choice.item_id ? sql`and i.id = ${choice.item_id}` : sql``;
  const { rows } = await sql<SoldItem>`
    select i.*, o.status as order_status, o.number as order_number, o.placed_at,
      o.user_id as customer_id, o.showroom_id, o.return_days, o.parcel_claim_days, o.freight_claim_days, o.refund_days
    from order_items i join orders o on o.id = i.order_id
    where i.order_id = ${choice.order_id} ${one} and ${seesOrder(viewer)} and ${seesItem(viewer)}
    order by i.id for update of i`.execute(db);
  return rows;
}

export interface ItemMove {
  to: ItemStatus;
  by: { id: string | null; role: string };
  note: string;
  carrier: string;
  tracking: string;
  at: Date;
  /** The units are delivered a second time: the earlier delivery no longer counts. */
  is_reshipped?: boolean;
}

/** Moves an item that still has `item.status` and records it; false if somebody moved it meanwhile. */
export async function storeMove(
  db: Db,
  item: Pick<SoldItem, "id" | "status" | "delivered_at">,
  move: ItemMove,
): Promise<boolean> {
  const moved = await db
    .updateTable("order_items")
    .set({
      status: move.to,
      status_date: move.at,
      ...(move.is_reshipped && { delivered_at: null }),
      // a refused return keeps the delivery date
      ...(move.to === "Delivered" && { delivered_at: item.delivered_at ?? move.at }),
    })
    .where((where) => where.and({ id: item.id, status: item.status }))
    .returning("id")
    .executeTakeFirst();
  if (!moved) return false;
  await addToTimelines(db, [item], move);
  return true;
}

/** Adds an event to each item's timeline; without `to` its status stayed. */
export async function addToTimelines(
  db: Db,
  items: readonly Pick<SoldItem, "id" | "status">[],
  {
    to,
    by,
    note,
    carrier,
    tracking,
    at,
    kind = "",
  }: Omit<ItemMove, "to" | "carrier" | "tracking"> & Partial<ItemMove> & { kind?: "" | "date" },
): Promise<void> {
  await db
    .insertInto("order_item_history")
    .values(
      items.map(({ id, status }) => ({
        id: newId(),
        order_item_id: id,
        from_status: status,
        to_status: to ?? status,
        by_user_id: by.id,
        by_role: by.role,
        kind,
        note,
        ...(carrier !== undefined && { carrier }),
        ...(tracking !== undefined && { tracking }),
        at,
      })),
    )
    .execute();
}

/** What an item has given back of its charge, without its other columns. */
export const givenBack = (item: GivenBack): GivenBack => ({
  refunded_vendor_cents: item.refunded_vendor_cents,
  refunded_contractor_cents: item.refunded_contractor_cents,
  refunded_margin_cents: item.refunded_margin_cents,
  refunded_shipping_cents: item.refunded_shipping_cents,
  refunded_tax_cents: item.refunded_tax_cents,
  borne_platform_cents: item.borne_platform_cents,
  borne_carrier_cents: item.borne_carrier_cents,
});

/** Keeps what an item has given back of its charge. */
export async function storeGivenBack(
  db: Db,
  id: string,
  back: GivenBack & Partial<Pick<SoldItem, "replacement_platform_cents" | "replacement_carrier_cents">>,
): Promise<void> {
  await db.updateTable("order_items").set(back).where("id", "=", id).execute();
}

/** Keeps what shipping an item again has cost the platform or the carrier. */
export async function storeReplacementCost(
  db: Db,
  id: string,
  cost: Partial<Pick<SoldItem, "replacement_platform_cents" | "replacement_carrier_cents">>,
): Promise<void> {
  await db.updateTable("order_items").set(cost).where("id", "=", id).execute();
}

/** Stores a line's two parts after a split: the kept part in place, the returned one as a new row with its history. */
export async function storeSplit(db: Db, kept: SoldItem, returned: SoldItem): Promise<void> {
  const amounts = (part: SoldItem) => ({
    qty: part.qty,
    reserved_qty: part.reserved_qty,
    lot_qty: part.lot_qty,
    discount_cents: part.discount_cents,
    shipping_cents: part.shipping_cents,
    tax_cents: part.tax_cents,
    line_total_cents: part.line_total_cents,
    ...givenBack(part),
    replacement_platform_cents: part.replacement_platform_cents,
    replacement_carrier_cents: part.replacement_carrier_cents,
  });
  await db.updateTable("order_items").set(amounts(kept)).where("id", "=", kept.id).execute();
  const changed = JSON.stringify({ id: returned.id, ...amounts(returned) });
  await sql`
    insert into order_items
    select (jsonb_populate_record(i, ${changed}::text::jsonb)).* from order_items i where i.id = ${kept.id}
  `.execute(db);
  await sql`
    insert into order_item_history
      (id, order_item_id, from_status, to_status, kind, by_user_id, by_role, note, carrier, tracking, at)
    select gen_random_uuid(), ${returned.id}, from_status, to_status, kind, by_user_id, by_role, note, carrier, tracking, at
    from order_item_history where order_item_id = ${kept.id}`.execute(db);
}
