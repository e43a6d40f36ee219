import { sql } from "kysely";
import { statusOrder } from "../../../../domain/orders/order-status.ts";
import type { Db } from "../../../platform/database.ts";
import { unusedCertificateFiles } from "../../orders/tax-certificates/index.ts";
import { lockPlace } from "../users/index.ts";
import { documentsOf } from "./collect.store.ts";
import { accountReferences } from "./references.store.ts";

/** Final statuses: nothing happens to these items any more. */
const settled = statusOrder.filter((status) =>
  ["Decline", "Cancle", "Returned", "Delivered"].includes(status),
);

/**
 * Locks an account's projects, its showroom or vendor, and its plan: no order, charge or code for credits is made from
 * them until the transaction ends, and a running one is waited for.
 */
export async function holdStill(db: Db, user_id: string): Promise<void> {
  await sql`select from projects where user_id = ${user_id} order by id for update`.execute(db);
  await lockPlace(db, user_id);
  await sql`select from subscriptions where user_id = ${user_id} for update`.execute(db);
}

/**
 * The number of an order that still needs this account, as its customer, pro or the vendor of an item; undefined if
 * there is none.
 */
export async function openOrderOf(db: Db, user_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    with theirs as (
      select o.id, o.number, o.placed_at, o.status, ve.id as vendor_id
      from orders o
      left join vendors ve on ve.user_id = ${user_id}
      where o.user_id = ${user_id} or o.showroom_id in (select id from showrooms where user_id = ${user_id})
        or exists (select from vendor_orders vo where vo.order_id = o.id and vo.vendor_id = ve.id))
    select number from theirs
    where status = 'pending_payment' or (status = 'paid' and exists (
      select from order_items i
      where i.order_id = theirs.id and (theirs.vendor_id is null or i.vendor_id = theirs.vendor_id)
        and (not (i.status = any(${settled}::text[])) or exists (
          select from return_cases c where c.order_item_id = i.id
            and c.status in ('requested', 'approved', 'shipped', 'disputed')))))
    order by placed_at limit 1`.execute(db);
  return rows[0]?.number ?? depositOf(db, user_id);
}

/** The number of a proposal for which the customer has paid products that are not ordered yet. */
async function depositOf(db: Db, user_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select p.number from proposals p join proposal_payments y on y.proposal_id = p.id
    where y.customer_id = ${user_id} and (y.status in ('requested', 'requires_action')
      or (y.status = 'succeeded' and y.order_id is null and y.product_cents > 0 and y.refund_status is null)
      or y.refund_status = 'requested')
    limit 1`.execute(db);
  return rows[0]?.number;
}

/** Whether the ledger still has an open balance with a pro or vendor, or a payout that can come back to it. */
export async function hasBalance(db: Db, user_id: string): Promise<boolean> {
  const { rows } = await sql<{ owed: boolean }>`
    select exists (
      select from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.owner_id in (
        select id from showrooms where user_id = ${user_id} union all select id from vendors where user_id = ${user_id})
      group by a.id having sum(e.amount_cents) <> 0)
      or exists (select from payouts where user_id = ${user_id} and status in ('requested', 'in_transit')) as owed`.execute(
    db,
  );
  return rows[0]?.owed ?? false;
}

/** Paths of the files to delete with an account, besides the pictures of its rooms. */
export async function filesOf(db: Db, user_id: string): Promise<string[]> {
  const copies = await db
    .selectFrom("data_exports")
    .select("path")
    .where("user_id", "=", user_id)
    .where("path", "!=", "")
    .execute();
  const certificates = await unusedCertificateFiles(db, user_id);
  const documents = await documentsOf(db, user_id);
  return [...copies.map(({ path }) => path), ...certificates, ...documents.map(({ path }) => path)];
}

/** Kept after deletion: ordered projects, because orders reference them, and the proof of consents. */
const kept = ["projects", "consents"];

/** Deletes what is left of an account in other tables, or clears the reference, as the database would with the account. */
export async function deleteReferences(db: Db, user_id: string): Promise<void> {
  for (const { table, column, on_delete } of await accountReferences(db)) {
    if (kept.includes(table)) continue;
    const target = sql.table(table);
    const theirs = sql`${sql.ref(column)} = ${user_id}`;
    if (on_delete === "cascade") await sql`delete from ${target} where ${theirs}`.execute(db);
    if (on_delete === "set null") {
      await sql`update ${target} set ${sql.ref(column)} = null where ${theirs}`.execute(db);
    }
  }
}
