import { type RawBuilder, sql } from "kysely";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import type { Finding } from "./reconcile.rules.ts";

const found = async (db: Db, query: RawBuilder<Finding>): Promise<Finding[]> =>
  (await query.execute(db)).rows;

/** How many wrong rows of one kind a run lists; more of the same tell an admin nothing new. */
const most = sql.lit(500);

/** Transfers whose entries do not sum to zero, whatever the database's own guard says. */
export const unbalanced = (db: Db): Promise<Finding[]> =>
  found(
    db,
    sql`
    select 'entries_unbalanced' as kind, t.id::text as subject, t.order_id, null::uuid as payout_id,
      null as provider_ref, 0::bigint as booked_cents, sum(e.amount_cents)::bigint as found_cents
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
    group by t.id having sum(e.amount_cents) <> 0 limit ${most}`,
  );

/** What an order's lines, as frozen at the sale, owe each kind of account. */
const owedByLines = sql`
  select i.order_id, sum(i.line_total_cents) as customer_receivable,
    -sum(i.final_price_cents * i.qty) as vendor_pending, -sum(i.shipping_cents) as shipping,
    -sum(i.contractor_markup_cents * i.qty - i.discount_cents) as contractor_pending,
    -sum(i.platform_margin_cents * i.qty) as platform_revenue, -sum(i.tax_cents) as tax_payable
  from order_items i join orders o on o.id = i.order_id where o.status = 'paid' group by i.order_id`;

const shareKinds = [
  "customer_receivable",
  "vendor_pending",
  "shipping",
  "contractor_pending",
  "platform_revenue",
  "tax_payable",
];

/** Paid orders whose sale the ledger lacks, or has with other shares than their lines; one finding for an order. */
export const wrongSales = (db: Db): Promise<Finding[]> =>
  found(
    db,
    sql`
    with owed as (
      select lines.order_id, share.kind, share.cents from (${owedByLines}) lines cross join lateral (values
        ${sql.join(shareKinds.map((kind) => sql`(${sql.lit(kind)}, lines.${sql.ref(kind)})`))}) share (kind, cents)
    ), booked as (
      select t.order_id, a.kind, sum(e.amount_cents) as cents
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'sale' group by t.order_id, a.kind
    ), wrong as (
      select distinct on (owed.order_id) owed.order_id, owed.cents as owed, booked.cents as booked,
        exists (select from booked b where b.order_id = owed.order_id) as is_booked
      from owed left join booked on booked.order_id = owed.order_id and booked.kind = owed.kind
      where owed.cents <> coalesce(booked.cents, 0) order by owed.order_id, abs(owed.cents) desc
    )
    select case when is_booked then 'sale_differs' else 'sale_not_booked' end as kind, order_id::text as subject,
      order_id, null::uuid as payout_id, null as provider_ref, booked::bigint as booked_cents,
      owed::bigint as found_cents
    from wrong limit ${most}`,
  );

/** Payments, refunds and payouts that went through, and that the ledger lacks or has with another amount. */
export const wrongMovements = (db: Db): Promise<Finding[]> =>
  found(
    db,
    sql`
    with moved as (
      -- an order that installments paid for has a payment for the part of each
      select 'payment' as what, 'payment:' || p.order_id as reference, min(p.id::text) as subject, p.order_id,
        null::uuid as payout_id, min(p.provider_ref) as provider_ref, sum(p.amount_cents)::bigint as cents
      from payments p where p.status = 'succeeded' group by p.order_id
      union all
      select 'payment', 'installment:' || id, id::text, order_id, null, provider_ref, amount_cents
      from proposal_payments where status = 'succeeded'
      union all
      select 'payment', 'plan:' || invoice_id, id::text, null, null, provider_ref, amount_cents
      from plan_payments where status = 'succeeded'
      union all
      select 'refund', 'proposal_refund_paid:' || id, id::text, order_id, null, refund_ref,
        amount_cents - lost_product_cents - lost_own_cents
      from proposal_payments where refund_status = 'succeeded'
      union all
      select 'refund', 'refund_paid:' || r.id, r.id::text, p.order_id, null, r.provider_ref, r.amount_cents
      from refunds r join payments p on p.id = r.payment_id where r.status = 'succeeded'
      union all
      select 'payout', 'payout:' || id, id::text, null, id, provider_ref, amount_cents from payouts
    ), booked as (
      select moved.*, (select sum(e.amount_cents) filter (where e.amount_cents > 0)
        from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
        where t.reference = moved.reference)::bigint as booked
      from moved
    )
    select what || case when booked is null then '_not_booked' else '_differs' end as kind, subject, order_id,
      payout_id, provider_ref, booked as booked_cents, cents as found_cents
    from booked where booked is distinct from cents limit ${most}`,
  );

export interface BookedMovement {
  ref: string;
  subject: string;
  order_id: string | null;
  payout_id: string | null;
  amount_cents: number;
  /** What we take it for; a payment that never succeeded is no charge. */
  is_made: boolean;
}

/** Our side of what a provider lists. */
const sources = {
  charge: sql`
    select p.provider_ref as ref, p.id::text as subject, p.order_id, null::uuid as payout_id, p.provider,
      p.amount_cents::bigint as amount_cents, coalesce(p.settled_at, p.created_at) as at,
      -- a charge for an order that was given up is made, and goes back
      p.status = 'succeeded' or exists (select from ledger_transfers t where t.reference = 'stray:' || p.id) as is_made
    -- charges of a proposal are listed below, whole
    from payments p join orders o on o.id = p.order_id where p.provider_ref is not null and o.proposal_id is null
    union all
    select provider_ref, id::text, order_id, null, provider, amount_cents, coalesce(settled_at, created_at),
      status = 'succeeded' or exists (select from ledger_transfers t where t.reference = 'stray:' || p.id)
    from proposal_payments p where provider_ref is not null
    union all
    select provider_ref, id::text, null, null, provider, amount_cents, coalesce(settled_at, created_at),
      status in ('succeeded', 'stray', 'refunding', 'refunded')
    from plan_payments where provider_ref is not null`,
  refund: sql`
    select r.provider_ref as ref, r.id::text as subject, p.order_id, null::uuid as payout_id, p.provider,
      r.amount_cents::bigint as amount_cents, coalesce(r.settled_at, r.created_at) as at, r.status = 'succeeded' as is_made
    from refunds r join payments p on p.id = r.payment_id where r.provider_ref is not null
    union all
    select refund_ref, id::text, order_id, null, provider, amount_cents - lost_product_cents - lost_own_cents,
      refund_asked_at, refund_status = 'succeeded'
    from proposal_payments where refund_ref is not null
    union all
    select refund_ref, id::text, null, null, provider, amount_cents, settled_at, status = 'refunded'
    from plan_payments where refund_ref is not null`,
  payout: sql`
    select p.provider_ref as ref, p.id::text as subject, null::uuid as order_id, p.id as payout_id, p.provider,
      p.amount_cents, p.created_at as at, true as is_made
    from payouts p where p.provider_ref is not null`,
};
export type Listed = keyof typeof sources;

/** What we have of these references of a provider's. */
export async function bookedByRef(db: Db, what: Listed, refs: readonly string[]): Promise<BookedMovement[]> {
  const { rows } = await sql<BookedMovement>`
    select * from (${sources[what]}) booked where ref = ${anyOf(refs, "text")}`.execute(db);
  return rows;
}

/** What we have as made with a provider in a span of time. */
export async function bookedIn(
  db: Db,
  what: Listed,
  provider: string,
  span: { from: Date; to: Date },
): Promise<BookedMovement[]> {
  const { rows } = await sql<BookedMovement>`
    select * from (${sources[what]}) booked
    where provider = ${provider} and is_made and at >= ${span.from} and at < ${span.to}`.execute(db);
  return rows;
}
