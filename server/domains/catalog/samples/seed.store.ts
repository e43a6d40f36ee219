import { daysAfter } from "../../../../domain/days/calendar.ts";
import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

type SeededItem = Required<
  Pick<Row<"sample_items">, "sku" | "product_hash" | "product_name" | "options" | "media_key">
>;

/** An order of samples with a shipment of each vendor, in the order in which they were picked. */
export type SeededSampleOrder = Row<"sample_orders"> & {
  placed_at: Date;
  shipments: readonly {
    id: string;
    vendor_id: string;
    /** A day after the order; null if the vendor has not shipped yet. */
    shipped: { carrier: string; tracking: string } | null;
    items: readonly SeededItem[];
  }[];
};

/** Days after the order. */
const promised = { ship_by: 2, arrives_from: 3, arrives_by: 8 };

export async function seedSampleOrders(db: Db, orders: readonly SeededSampleOrder[]): Promise<void> {
  await insertRows(
    db,
    "sample_orders",
    orders.map(({ shipments: _, ...order }) => order),
  );
  await insertRows(
    db,
    "sample_shipments",
    orders.flatMap(({ id: sample_order_id, placed_at, shipments }) =>
      shipments.map(({ id, vendor_id, shipped }) => ({
        id,
        sample_order_id,
        vendor_id,
        ship_by: daysAfter(placed_at, promised.ship_by),
        arrives_from: daysAfter(placed_at, promised.arrives_from),
        arrives_by: daysAfter(placed_at, promised.arrives_by),
        shipped_at: shipped && daysAfter(placed_at, 1),
        carrier: shipped?.carrier ?? "",
        tracking: shipped?.tracking ?? "",
      })),
    ),
  );
  await insertRows(
    db,
    "sample_items",
    orders.flatMap(({ shipments }) =>
      shipments.flatMap(({ id, items }) =>
        items.map((item, position) => ({ shipment_id: id, position, ...item })),
      ),
    ),
  );
}

export const seedSampleBasket = (db: Db, samples: readonly Row<"sample_basket_items">[]): Promise<void> =>
  insertRows(db, "sample_basket_items", samples);
