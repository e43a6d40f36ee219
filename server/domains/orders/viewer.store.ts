import { type RawBuilder, sql } from "kysely";
import type { Account, AccountType } from "../../caller.ts";

/** Who looks at orders; decides which orders and which of their items there are for him. */
export type Viewer = Pick<Account, "id" | "type">;

const everything = sql<boolean>`true`;

const orders: Record<AccountType, (id: string) => RawBuilder<boolean>> = {
  // a declined attempt leaves the cart as it was, so customers know nothing of an order
  User: (id) => sql`o.user_id = ${id} and o.status <> 'payment_failed'`,
  Vendor: (id) => sql`o.status = 'paid' and exists (
    select from vendor_orders vo join vendors ve on ve.id = vo.vendor_id
    where vo.order_id = o.id and ve.user_id = ${id})`,
  Contractor: (id) => sql`o.status = 'paid'
    and o.showroom_id in (select id from showrooms where user_id = ${id})`,
  Admin: () => everything,
};

/** Condition on `orders o`: this viewer's orders. */
export const seesOrder = (viewer: Viewer): RawBuilder<boolean> => orders[viewer.type](viewer.id);

/** Condition on `order_items i`, within an order that the viewer sees. */
export const seesItem = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.type === "Vendor"
    ? sql`i.vendor_id in (select id from vendors where user_id = ${viewer.id})`
    : everything;
