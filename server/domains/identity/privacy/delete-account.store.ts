import { type RawBuilder, sql } from "kysely";
import { statusOrder } from "../../../../domain/order-status.ts";
import type { Db } from "../../../platform/database.ts";
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
  const { rows: certificates } = await sql<{ path: string }>`
    select path from tax_certificates c where user_id = ${user_id} and ${isUnused}`.execute(db);
  return [...copies, ...certificates, ...(await documentsOf(db, user_id))].map(({ path }) => path);
}

/** No order was sold under this certificate; tax auditors ask for the others. */
const isUnused = sql`not exists (select from orders where tax_certificate_id = c.id)`;

/** Kept after deletion: ordered projects, because orders reference them, and the proof of consents. */
const kept = ["projects", "consents"];

/**
 * Removes everything that identifies an account. Its own data is deleted, what others need (orders, reviews, messages)
 * stays without a name. Call it in a transaction, after the checks.
 */
export async function forgetPerson(db: Db, user_id: string, email: string, now: Date): Promise<void> {
  for (const statement of anonymised(user_id, email, now)) await statement.execute(db);
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

const anonymised = (user_id: string, email: string, now: Date): RawBuilder<unknown>[] => [
  ...selectionTraces(user_id, email),
  sql`delete from tax_certificates c where user_id = ${user_id} and ${isUnused}`,
  sql`delete from projects where user_id = ${user_id} and id not in (select project_id from orders)`,
  sql`update projects set name = 'Ordered project', extra_info = '{}', shared_with_pro_at = null
    where user_id = ${user_id}`,
  // taxes need state and ZIP code; the ledger does not need the rest of the address
  sql`update orders set job_name = '', po_number = '', card_brand = null, card_last4 = null,
      shipping_address = jsonb_build_object('street', '', 'apartment', '', 'city', '',
        'state', shipping_address ->> 'state', 'zip_code', left(shipping_address ->> 'zip_code', 5))
    where user_id = ${user_id}`,
  sql`update order_item_history set note = '' where by_user_id = ${user_id}`,
  sql`update order_item_history h set note = replace(h.note, u.full_name, 'a former customer')
    from (select trim(first_name || ' ' || last_name) as full_name from users where id = ${user_id}) u
    where u.full_name <> '' and position(u.full_name in h.note) > 0
      and h.order_item_id in (
        select i.id from order_items i join orders o on o.id = i.order_id where o.user_id = ${user_id})`,
  sql`update refunds set reason = '' where payment_id in (
    select y.id from payments y join orders o on o.id = y.order_id where o.user_id = ${user_id})`,
  sql`update reviews set author_name = 'Former customer' where user_id = ${user_id}`,
  sql`update messages set body = 'This message was removed.' where user_id = ${user_id}`,
  sql`delete from message_files where user_id = ${user_id}`,
  ...messageTraces(user_id, email),
  ...hireTraces(user_id),
  ...proposalTraces(user_id, email),
  sql`update consents set ip = '', user_agent = '' where user_id = ${user_id}`,
  // the company name stays, because orders and invoices name the seller
  sql`update vendors set city = '' where user_id = ${user_id}`,
  sql`update showrooms set is_listed = false, is_featured = false, license = '{}',
      contact = '{}', social_links = '{}', site_links = '[]', about = '', front = '{}'
    where user_id = ${user_id}`,
  sql`update ach_accounts set account_number = null, holder_name = '' where token in (
    select destination_token from payouts where user_id = ${user_id}
    union select destination_token from payout_setups where user_id = ${user_id})`,
  // the ledger needs the amounts, not the account that they went to
  sql`update payouts set holder_name = '', account_last4 = '', destination_token = '' where user_id = ${user_id}`,
  ...planTraces(user_id),
  sql`delete from product_views where viewer = ${user_id}`,
  sql`delete from idempotency_keys where caller = ${user_id}`,
  sql`delete from mails where lower(recipient) = lower(${email})`,
  sql`delete from mail_refusals where email = lower(${email})`,
  // the words of a customer's returns go; their amounts stay with the order
  sql`update return_cases set details = '' where order_id in (select id from orders where user_id = ${user_id})`,
  sql`update return_case_events set note = '' where by_user_id = ${user_id}`,
  // emails to the parties of an order name the customer; their cause names the order
  sql`delete from mails m using orders o
    where o.user_id = ${user_id} and m.cause is not null and position(o.id::text in m.cause) > 0`,
  // and so may notifications about it
  sql`update notifications n
    set title = replace(title, u.full_name, 'a former customer'), body = replace(body, u.full_name, 'a former customer')
    from (select trim(first_name || ' ' || last_name) as full_name from users where id = ${user_id}) u
    where u.full_name <> '' and n.user_id <> ${user_id}
      and (position(u.full_name in n.title) > 0 or position(u.full_name in n.body) > 0)
      and exists (select from orders o
        where o.user_id = ${user_id} and (position(o.id::text in n.link) > 0 or position(o.number in n.link || n.title) > 0))`,
  sql`delete from social_proofs where lower(email) = lower(${email})`,
  sql`delete from leads where lower(email) = lower(${email})`,
  sql`delete from clients where lower(email) = lower(${email})`,
  sql`delete from invitations where lower(email) = lower(${email})`,
  sql`update users set email = 'deleted-' || id || '@deleted.invalid', password_hash = null,
      first_name = 'Deleted', last_name = 'account', phone = '', country_code = '+1', zip_code = '',
      email_verified_at = null, shop_id = null, status = 'Deactive', deleted_at = ${now}
    where id = ${user_id}`,
];

/** Invoices are kept as the law asks, without a name; nothing is charged any more. */
const planTraces = (user_id: string): RawBuilder<unknown>[] => [
  sql`update plan_invoices set bill_to = '{}', card_brand = '', card_last4 = '',
      status = case status when 'open' then 'void' else status end
    where user_id = ${user_id}`,
];
/** What proposals say of their client; pros keep what was sold, without the person. */
function proposalTraces(user_id: string, email: string): RawBuilder<unknown>[] {
  const theirs = sql`(p.customer_id = ${user_id} or lower(p.client_email) = lower(${email}))`;
  const nowhere = (column: string) =>
    sql`jsonb_set(jsonb_set(${sql.ref(column)}, '{address,street}', '""'), '{address,apartment}', '""')`;
  return [
    sql`delete from mails m using proposals p where ${theirs} and m.cause like 'proposal:' || p.id::text || ':%'`,
    sql`delete from notifications n using proposals p
      where ${theirs} and n.kind = 'proposal' and n.link = '/account/proposals/' || p.id::text`,
    sql`update proposal_comments c set author_name = 'Former client', body = 'This comment was removed.'
      from proposals p where ${theirs} and c.proposal_id = p.id and not c.is_from_pro`,
    sql`update proposal_versions v set signed_name = case when signed_name = '' then '' else 'Former client' end,
        signed_ip = '', content = ${nowhere("content")}
      from proposals p where ${theirs} and v.proposal_id = p.id`,
    sql`update proposal_payments set card_brand = '', card_last4 = '' where customer_id = ${user_id}`,
    sql`update proposals p set client_name = 'Former client', client_email = '', draft = ${nowhere("draft")}
      where ${theirs}`,
  ];
}

/** What hires and the news of them say of an account to the other side; a pro's own hires are deleted with it. */
const hireTraces = (user_id: string): RawBuilder<unknown>[] => [
  sql`delete from mails m using hires h
    where ${user_id} in (h.user_id, h.pro_id) and m.cause like 'hire:' || h.id::text || ':%'`,
  sql`delete from notifications n using hires h
    where ${user_id} in (h.user_id, h.pro_id) and n.kind = 'hire'
      and n.link in ('/account/hires/' || h.id::text, '/account/requests/' || h.id::text)`,
  sql`update hires set title = 'A project', message = '', budget_cents = null,
      status = case status when 'requested' then 'withdrawn' when 'accepted' then 'finished' else status end
    where user_id = ${user_id}`,
  sql`delete from project_links l using projects p where p.id = l.project_id and p.user_id = ${user_id}`,
  sql`delete from project_changes c using projects p where p.id = c.project_id and p.user_id = ${user_id}`,
  sql`update project_comments set author_name = 'Deleted account', body = 'This comment was removed.'
    where author_id = ${user_id}`,
];

/** What selections say of an account, as their client, their pro, or somebody with a link who approved. */
const selectionTraces = (user_id: string, email: string): RawBuilder<unknown>[] => {
  const links = sql`select id from project_links where lower(approver_email) = lower(${email})`;
  const theirs = sql`
    select x.id, x.project_id from selections x join projects p on p.id = x.project_id
    where ${user_id} in (p.user_id, x.pro_id)
      or exists (select from selection_comments where selection_id = x.id and (author_id = ${user_id} or link_id in (${links})))
      or exists (select from selection_approvals where selection_id = x.id and lower(email) = lower(${email}))`;
  return [
    sql`delete from mails m using (${theirs}) t where m.cause like 'selection:' || t.id::text || ':%'`,
    sql`delete from notifications n using (${theirs}) t
      where n.kind = 'selection' and n.link = '/account/selections/' || t.project_id::text`,
    sql`update selection_approvals set signed_name = 'Former customer', ip = '', email = ''
      where user_id = ${user_id} or lower(email) = lower(${email})`,
    sql`update selection_comments set author_name = 'Deleted account', body = 'This comment was removed.'
      where author_id = ${user_id} or link_id in (${links})`,
    sql`delete from project_links where lower(approver_email) = lower(${email})`,
  ];
};

/** What notifications and emails to others quote of an account's messages, and what it asked support as a guest. */
const messageTraces = (user_id: string, email: string): RawBuilder<unknown>[] => [
  sql`delete from notifications n using conversation_members cm
    where cm.user_id = ${user_id} and n.kind = 'message'
      and n.link = '/account/messages/' || cm.conversation_id::text`,
  sql`delete from notifications n
    using message_reports r join messages m on m.id = r.message_id join users u on u.id = m.user_id
    where m.user_id = ${user_id} and n.kind = 'report'
      and position(trim(u.first_name || ' ' || u.last_name) in n.body) > 0`,
  sql`delete from mails ma
    using users u where u.id = ${user_id} and ma.cause like '%unread:%'
      and position(trim(u.first_name || ' ' || u.last_name) in ma.body_text) > 0`,
  sql`delete from mails ma using conversations c
    where c.user_id = ${user_id} and ma.cause like '%support-away:' || c.id::text || ':%'`,
  sql`delete from conversations where user_id is null and lower(guest_email) = lower(${email})`,
];
