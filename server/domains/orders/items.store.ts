import { sql } from "kysely";
import type { ItemStatus, Order } from "../../../contract/orders.ts";
import type { SoldLine } from "../../../domain/ledger-posting.ts";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { seesItem, seesOrder, type Viewer } from "./viewer.store.ts";

/** An item as it was sold, with what its moves need of the order. */
export interface SoldItem extends SoldLine {
  id: string;
  order_id: string;
  vendor_order_id: string;
  variant_id: number | null;
  product_name: string;
  reserved_qty: number;
  status: ItemStatus;
  delivered_at: Date | null;
  released_at: Date | null;
  order_status: Order["status"];
  order_number: string;
  placed_at: Date;
  customer_id: string;
  showroom_id: string;
}

/** Which items of the viewer's are meant: one, or all of an order. */
export type ItemChoice = { order_id: string; item_id?: string };

/** The viewer's items, locked until the transaction ends; another's are not there. */
export async function lockItems(db: Db, viewer: Viewer, choice: ItemChoice): Promise<SoldItem[]> {
  const one = choice.item_id ? sql`and i.id = ${choice.item_id}` : sql``;
  const { rows } = await sql<SoldItem>`
    select i.*, o.status as order_status, o.number as order_number, o.placed_at,
      o.user_id as customer_id, o.showroom_id
    from order_items i join orders o on o.id = i.order_id
    where i.order_id = ${choice.order_id} ${one} and ${seesOrder(viewer)} and ${seesItem(viewer)}
    order by i.id for update of i`.execute(db);
  return rows;
}

export interface ItemMove {
  to: ItemStatus;
  by: { id: string | null; role: string };
  note: string;
  tracking: string;
  at: Date;
}

/** Moves an item that is still in `item.status` and keeps the move; false when it was moved meanwhile. */
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
      // a refused return leaves the day of delivery as it was
      ...(move.to === "Delivered" && { delivered_at: item.delivered_at ?? move.at }),
    })
    .where((where) => where.and({ id: item.id, status: item.status }))
    .returning("id")
    .executeTakeFirst();
  if (!moved) return false;
  await addToTimelines(db, [item], move);
  return true;
}

/** Keeps in each item's timeline what became of it; without `to` its status stayed. */
export async function addToTimelines(
  db: Db,
  items: readonly Pick<SoldItem, "id" | "status">[],
  { to, by, note, tracking, at }: Omit<ItemMove, "to" | "tracking"> & Partial<ItemMove>,
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
        note,
        ...(tracking !== undefined && { tracking }),
        at,
      })),
    )
    .execute();
}

/** Stores a line's two parts after a split: the kept part in place, the returned one as a row with its history. */
export async function storeSplit(db: Db, kept: SoldItem, returned: SoldItem): Promise<void> {
  const amounts = (part: SoldItem) => ({
    qty: part.qty,
    reserved_qty: part.reserved_qty,
    discount_cents: part.discount_cents,
    shipping_cents: part.shipping_cents,
    tax_cents: part.tax_cents,
    line_total_cents: part.line_total_cents,
  });
  await db.updateTable("order_items").set(amounts(kept)).where("id", "=", kept.id).execute();
  const changed = JSON.stringify({ id: returned.id, ...amounts(returned) });
  await sql`
    insert into order_items
    select (jsonb_populate_record(i, ${changed}::text::jsonb)).* from order_items i where i.id = ${kept.id}
  `.execute(db);
  await sql`
    insert into order_item_history
      (id, order_item_id, from_status, to_status, by_user_id, by_role, note, tracking, at)
    select gen_random_uuid(), ${returned.id}, from_status, to_status, by_user_id, by_role, note, tracking, at
    from order_item_history where order_item_id = ${kept.id}`.execute(db);
}
