import { sql } from "kysely";
import type { ShippingAddress } from "../../../../contract/shapes.ts";
import type { Db } from "../../../platform/database.ts";
import type { LineToSend } from "./change-address.rules.ts";

/** The recipient and address of an order. */
export interface Destination {
  shipping_address: ShippingAddress;
  customer_name: string;
}

/** The address of an order. Lock its items first: waiting requests then read the change of the one before. */
export async function findDestination(db: Db, orderId: string): Promise<Destination> {
  const { rows } = await sql<Destination>`
    select o.shipping_address, trim(u.first_name || ' ' || u.last_name) as customer_name
    from orders o join users u on u.id = o.user_id where o.id = ${orderId}`.execute(db);
  return rows[0]!;
}

/** All lines of an order as sold, with today's freight for oversize ones. */
export async function linesToSend(db: Db, orderId: string): Promise<LineToSend[]> {
  const { rows } = await sql<LineToSend>`
    select i.vendor_id, i.unit_price_cents, i.qty, i.discount_cents, i.shipping_cents, i.tax_cents,
      -- of goods that have left the catalog since, nobody can say that they go without freight
      coalesce(v.is_freight, true) as is_freight, ve.remote_freight_cents,
      ve.name as vendor_name, ve.not_served, i.status not in ('Decline', 'Cancle', 'Returned') as is_to_send
    from order_items i join vendors ve on ve.id = i.vendor_id left join variants v on v.id = i.variant_id
    where i.order_id = ${orderId} order by i.position, i.id`.execute(db);
  return rows;
}

export async function storeAddress(db: Db, orderId: string, address: ShippingAddress): Promise<void> {
  await sql`update orders set shipping_address = ${JSON.stringify(address)}::text::jsonb
    where id = ${orderId}`.execute(db);
}
