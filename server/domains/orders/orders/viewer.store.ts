import { type RawBuilder, sql } from "kysely";
import type { Account, AccountType } from "../../../http/caller.ts";

/** The viewer of orders; decides which orders and items are visible. */
export type Viewer = Pick<Account, "id" | "type" | "worker">;

/** The account as a buyer, pros included: it sees only its own purchases. */
export const asBuyer = ({ id }: Pick<Account, "id">): Viewer => ({ id, type: "User" });

const everything = sql<boolean>`true`;

const orders: Record<AccountType, (id: string) => RawBuilder<boolean>> = {
  // a declined attempt leaves the cart as it was, so customers see no order
  User: (id) => sql`o.user_id = ${id} and o.status <> 'payment_failed'`,
  Vendor: (id) => sql`o.status = 'paid' and exists (
    select from vendor_orders vo join vendors ve on ve.id = vo.vendor_id
    where vo.order_id = o.id and ve.user_id = ${id})`,
  // the showroom's sales, and the pro's own purchases there
  Contractor: (
    id,
  ) => sql`((o.status = 'paid' and o.showroom_id in (select id from showrooms where user_id = ${id}))
    or (o.user_id = ${id} and o.status <> 'payment_failed'))`,
  Admin: () => everything,
};

/** Condition on `orders o`: this viewer's orders. */
export const seesOrder = (viewer: Viewer): RawBuilder<boolean> => orders[viewer.type](viewer.id);

/** Condition on `order_items i`, within an order that the viewer sees. */
export const seesItem = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.type === "Vendor"
    ? sql`i.vendor_id in (select id from vendors where user_id = ${viewer.id})`
    : everything;
