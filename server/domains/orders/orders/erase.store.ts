import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { forgetMailsAbout } from "../../../platform/mail/forget.store.ts";
import { unnameCustomer } from "../../messaging/notifications/index.ts";

/** Takes a customer's person out of orders; the amounts stay. */
export async function eraseOrdersOf(db: Db, user_id: string): Promise<void> {
  // taxes need state and ZIP code; the ledger does not need the rest of the address
  await sql`update orders set job_name = '', po_number = '', card_brand = null, card_last4 = null,
      shipping_address = jsonb_build_object('street', '', 'apartment', '', 'city', '',
        'state', shipping_address ->> 'state', 'zip_code', left(shipping_address ->> 'zip_code', 5))
    where user_id = ${user_id}`.execute(db);
  await sql`update order_item_history set note = '' where by_user_id = ${user_id}`.execute(db);
  await sql`update order_item_history h set note = replace(h.note, u.full_name, 'a former customer')
    from (select trim(first_name || ' ' || last_name) as full_name from users where id = ${user_id}) u
    where u.full_name <> '' and position(u.full_name in h.note) > 0
      and h.order_item_id in (
        select i.id from order_items i join orders o on o.id = i.order_id where o.user_id = ${user_id})`.execute(
    db,
  );
  await sql`update refunds set reason = '' where payment_id in (
    select y.id from payments y join orders o on o.id = y.order_id where o.user_id = ${user_id})`.execute(db);
}

/** The words of a customer's returns go; their amounts stay with the order. */
export async function eraseReturnWordsOf(db: Db, user_id: string): Promise<void> {
  await sql`update return_cases set details = '' where order_id in (select id from orders where user_id = ${user_id})`.execute(
    db,
  );
  await sql`update return_case_events set note = '' where by_user_id = ${user_id}`.execute(db);
}

/** What others were written and told of a customer's orders. */
export async function forgetNewsOfOrdersOf(db: Db, user_id: string): Promise<void> {
  // their cause names the order
  await forgetMailsAbout(
    db,
    sql`select '%' || o.id::text || '%' as cause from orders o where o.user_id = ${user_id}`,
  );
  await unnameCustomer(db, user_id);
}
