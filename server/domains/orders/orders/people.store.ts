import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface Person {
  id: string;
  email: string;
  first_name: string;
}

/** The people in an order: its customer, its showroom's pro, and the vendors' accounts by vendor. */
export interface OrderPeople {
  customer: Person;
  pro: Person;
  vendors: Map<string, Person>;
}

interface PersonRow extends Person {
  part: "customer" | "pro" | "vendor";
  vendor_id: string | null;
}

/** Vendors without an account, or whose account was deleted, are missing. */
export async function peopleOfOrder(db: Db, orderId: string): Promise<OrderPeople> {
  const { rows } = await sql<PersonRow>`
    with the_order as (select id, user_id, showroom_id from orders where id = ${orderId})
    select 'customer' as part, null::uuid as vendor_id, u.id, u.email, u.first_name
    from the_order o join users u on u.id = o.user_id
    union all
    select 'pro', null, u.id, u.email, u.first_name
    from the_order o join showrooms s on s.id = o.showroom_id join users u on u.id = s.user_id
    union all
    select 'vendor', ve.id, u.id, u.email, u.first_name
    from the_order o join vendor_orders vo on vo.order_id = o.id
    join vendors ve on ve.id = vo.vendor_id join users u on u.id = ve.user_id and u.deleted_at is null`.execute(
    db,
  );
  const find = (part: PersonRow["part"]) => rows.find((row) => row.part === part)!;
  const vendors = rows.filter((row) => row.part === "vendor").map((row) => [row.vendor_id!, row] as const);
  return { customer: find("customer"), pro: find("pro"), vendors: new Map(vendors) };
}
