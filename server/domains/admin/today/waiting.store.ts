import { type RawBuilder, sql } from "kysely";
import type { Today } from "../../../../contract/admin/today.ts";
import { calendarDay, marketZone } from "../../../../domain/days/calendar.ts";
import type { Account } from "../../../http/caller.ts";
import type { Db } from "../../../platform/database.ts";

type Kind = Today["waiting"][number]["kind"];

export interface WaitingRow {
  kind: Kind;
  count: number;
  since: Date;
  /** The id of the only one, where the page leads to it. */
  about: string | null;
}

const count = (kind: Kind, from: RawBuilder<unknown>, since = "created_at") =>
  sql`select ${kind} as kind, count(*)::int as count, min(${sql.ref(since)}) as since, null as about ${from}`;

/** The same of rows with an id, one for each thing, so that the only one can be opened. */
const countThings = (kind: Kind, things: RawBuilder<unknown>) =>
  sql`select ${kind} as kind, count(*)::int as count, min(created_at) as since,
    case when count(*) = 1 then min(id::text) end as about from (${things}) things`;

/** Whether a payee's available balance is below zero. */
const owes = (user_id: RawBuilder<unknown>) => sql`(
  select coalesce(sum(e.amount_cents), 0) > 0 from ledger_accounts a join ledger_entries e on e.account_id = a.id
  where a.kind in ('vendor_available', 'contractor_available') and a.owner_id in (
    select id from vendors where user_id = ${user_id} union all select id from showrooms where user_id = ${user_id}))`;

/** What is wrong with a payee's balance. */
const balanceOf = (id: string): RawBuilder<unknown>[] => [
  count("payouts_held", sql`from payout_holds where user_id = ${id}`, "held_at"),
  count(
    "balance_due",
    sql`from (select max(t.at) as at from ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_transfers t on t.id = e.transfer_id
      where a.kind in ('vendor_available', 'contractor_available') and e.amount_cents > 0 and a.owner_id in (
        select id from vendors where user_id = ${id} union all select id from showrooms where user_id = ${id})
      ) last where at is not null and ${owes(sql`${id}`)}`,
    "at",
  ),
];

/** Purchase orders that their vendor has not answered within the 48 hours of the policy. */
const lateVendors = (condition: RawBuilder<unknown>) =>
  count(
    "late_vendor",
    sql`from (select vo.id, min(i.status_date) as waits_since from order_items i
      join vendor_orders vo on vo.id = i.vendor_order_id
      where i.status = 'Waiting for approval' and i.status_date < now() - interval '48 hours'
        and exists (select from orders o where o.id = vo.order_id and o.status = 'paid') ${condition}
      group by vo.id) late`,
    "waits_since",
  );

/** Conversations with messages that the account has not read. */
const unread = (id: string) =>
  countThings(
    "message",
    sql`select cm.conversation_id as id, min(m.created_at) as created_at from conversation_members cm
      join messages m on m.conversation_id = cm.conversation_id and m.seq > cm.read_seq
        and m.deleted_at is null and m.user_id is distinct from cm.user_id
      where cm.user_id = ${id} and not cm.is_muted
      group by cm.conversation_id`,
  );

/** Installments of accepted proposals that are due on a day and not paid, or that were then a week ago. */
const installments = (
  kind: "installment_due" | "installment_overdue",
  whose: RawBuilder<unknown>,
  today: string,
) => {
  const [due, asked] =
    kind === "installment_due"
      ? [sql`i.due_on <= ${today}::date`, sql`i.asked_at is not null`]
      : [
          sql`i.due_on < ${today}::date`,
          sql`(i.asked_at at time zone ${marketZone})::date < ${today}::date - 7`,
        ];
  return countThings(
    kind,
    sql`select p.id, min(coalesce(i.asked_at, i.due_on::timestamp at time zone ${marketZone})) as created_at
      from proposal_installments i join proposals p on p.id = i.proposal_id
      join showrooms s on s.id = p.showroom_id
      where p.status = 'accepted' and p.kind = 'proposal' and i.paid_at is null and (${due} or ${asked}) and ${whose}
        and not exists (select from proposal_payments y where y.installment_id = i.id and y.processing_at is not null
          and y.status = 'requires_action')
      group by p.id`,
  );
};

interface Asker {
  id: string;
  /** The account itself, and no member of its team. */
  isSelf: boolean;
  now: Date;
  /** YYYY-MM-DD */
  today: string;
}

const ownVendor = (user_id: string) => sql`vendor_id in (select id from vendors where user_id = ${user_id})`;

const sources: Partial<Record<Account["type"], (asker: Asker) => RawBuilder<unknown>[]>> = {
  User: ({ id, today }) => [
    countThings(
      "proposal_to_answer",
      sql`select id, sent_at as created_at from proposals
        where customer_id = ${id} and kind = 'proposal' and status in ('sent', 'viewed')`,
    ),
    installments("installment_due", sql`p.customer_id = ${id}`, today),
    // the cart is as it was before, unless it was ordered meanwhile
    countThings(
      "payment_declined",
      sql`select p.id, max(o.placed_at) as created_at from orders o join projects p on p.id = o.project_id
        where o.user_id = ${id} and o.status = 'payment_failed' and p.ordered_at is null
          and o.placed_at > now() - interval '7 days'
          and exists (select from project_lines l where l.project_id = p.id)
        group by p.id`,
    ),
    countThings(
      "return_answered",
      sql`select o.id, max(h.at) as created_at from order_item_history h
        join order_items i on i.id = h.order_item_id join orders o on o.id = i.order_id
        where o.user_id = ${id} and h.from_status = 'Return Request' and h.to_status in ('Returned', 'Delivered')
          and h.at > now() - interval '7 days'
        group by o.id`,
    ),
    unread(id),
    count(
      "hire_to_review",
      sql`from hires h where user_id = ${id} and status = 'finished' and updated_at > now() - interval '60 days'
        and not exists (select from hire_reviews where hire_id = h.id)`,
    ),
  ],
  Contractor: ({ id, isSelf, today }) => [
    ...balanceOf(id),
    // a member's messages are those of the member's own account
    ...(isSelf ? [unread(id)] : []),
    countThings(
      "proposal_changes",
      sql`select p.id, p.updated_at as created_at from proposals p join showrooms s on s.id = p.showroom_id
        where s.user_id = ${id} and p.status = 'changes_asked'`,
    ),
    installments("installment_overdue", sql`s.user_id = ${id}`, today),
    lateVendors(
      sql`and exists (select from orders o join showrooms s on s.id = o.showroom_id
        where o.id = vo.order_id and s.user_id = ${id})`,
    ),
    count("hire_request", sql`from hires where pro_id = ${id} and status = 'requested'`),
    // a lead is a week's work: after that the pro has called, or never will
    count(
      "lead",
      sql`from leads where showroom_id in (select id from showrooms where user_id = ${id})
        and created_at > now() - interval '7 days'`,
    ),
  ],
  Vendor: ({ id, now }) => [
    unread(id),
    ...balanceOf(id),
    count(
      "sample_late",
      sql`from sample_shipments where shipped_at is null and ship_by < ${now} and ${ownVendor(id)}`,
      "ship_by",
    ),
    count(
      "sample_to_ship",
      sql`from sample_shipments s join sample_orders o on o.id = s.sample_order_id
        where shipped_at is null and ship_by >= ${now} and ${ownVendor(id)}`,
      "placed_at",
    ),
    // older ones have been read, and stay on their page
    count(
      "review_to_answer",
      sql`from reviews where status = 'published' and vendor_reply is null and product_id in (
        select p.id from products p join vendors v on v.id = p.vendor_id where v.user_id = ${id})
        and created_at > ${now}::timestamptz - interval '30 days'`,
    ),
    count(
      "sent_back",
      sql`from product_revisions where status = 'sent_back' and ${ownVendor(id)}`,
      "decided_at",
    ),
  ],
  Admin: () => [
    count("finding", sql`from reconciliation_findings where resolved_at is null`, "first_seen"),
    count(
      "balance_overdue",
      sql`from (select distinct on (user_id) negative_since from balance_reminders r
        where stage = 'overdue' and ${owes(sql`r.user_id`)}
          and not exists (select from balance_reminders l
            where l.user_id = r.user_id and l.negative_since > r.negative_since)) overdue`,
      "negative_since",
    ),
    lateVendors(sql``),
    count("application", sql`from applications where status = 'pending'`),
    count("tax_certificate", sql`from tax_certificates where status = 'requested'`),
    count("catalog_review", sql`from product_revisions where status = 'pending'`, "sent_at"),
    count("review_to_moderate", sql`from reviews where status = 'pending'`),
    count("lead", sql`from leads where showroom_id is null and created_at > now() - interval '7 days'`),
  ],
};

/** What waits besides orders. */
export async function waitingFor(
  db: Db,
  { id, type, worker }: Pick<Account, "id" | "type" | "worker">,
  now: Date,
): Promise<WaitingRow[]> {
  const parts = sources[type]?.({ id, isSelf: !worker, now, today: calendarDay(now) }) ?? [];
  if (parts.length === 0) return [];
  const { rows } = await sql<WaitingRow>`
    select * from (${sql.join(parts, sql` union all `)}) waiting where count > 0`.execute(db);
  return rows;
}
