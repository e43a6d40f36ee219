import { type RawBuilder, sql } from "kysely";
import type { PaymentKind, PaymentState } from "../../../../contract/money/managed-payments.ts";
import type { DisputeStatus } from "../../../../contract/orders/dispute-words.ts";
import type { Db } from "../../../platform/database.ts";

/**
 * Every attempt to pay for something, once: the parts of a proposal's payment that orders have are in the payment.
 * `customer_id` is who paid.
 */
export const allPayments = sql`
  select p.id, 'order' as kind, 'Order ' || o.number as title, p.provider, p.provider_ref, p.amount_cents,
    case p.status when 'succeeded' then 'paid' when 'declined' then 'declined' when 'failed' then 'failed'
      else 'waiting' end as state,
    p.message, p.created_at as at, p.settled_at, o.user_id as customer_id, o.showroom_id, o.id as order_id,
    null::uuid as proposal_id, null::uuid as invoice_id,
    trim(coalesce(o.card_brand, '') || ' ' || coalesce(o.card_last4, '')) as paid_with,
    (select coalesce(sum(r.amount_cents), 0) from refunds r
      where r.payment_id = p.id and r.status = 'succeeded')::int as refunded_cents
  from payments p join orders o on o.id = p.order_id where o.proposal_id is null
  union all
  select y.id, 'proposal', case pr.kind when 'quote' then 'Quote ' else 'Proposal ' end || pr.number || ', '
      || coalesce(i.label, 'Payment'), y.provider, y.provider_ref, y.amount_cents,
    case when y.refund_status = 'taken_back' then 'taken_back' when y.refund_status is not null then 'refunded'
      when y.status = 'succeeded' then 'paid' when y.status in ('declined', 'failed') then y.status else 'waiting' end,
    y.message, y.created_at, y.settled_at, y.customer_id, y.showroom_id, y.order_id, y.proposal_id, null,
    trim(y.card_brand || ' ' || y.card_last4),
    case when y.refund_status = 'succeeded' then y.amount_cents - y.lost_product_cents - y.lost_own_cents else 0 end
  from proposal_payments y join proposals pr on pr.id = y.proposal_id
  left join proposal_installments i on i.id = y.installment_id
  union all
  select l.id, case v.kind when 'credits' then 'credits' else 'plan' end,
    case v.kind when 'credits' then 'Credits' else 'Plan' end || coalesce(', invoice ' || v.number, ''),
    l.provider, l.provider_ref, l.amount_cents,
    case when l.status = 'succeeded' then 'paid' when l.status in ('declined', 'failed') then l.status
      when l.status in ('stray', 'refunding', 'refunded') then 'refunded' else 'waiting' end,
    l.message, l.created_at, l.settled_at, v.user_id, null, null, null, v.id,
    trim(v.card_brand || ' ' || v.card_last4), case when l.status = 'refunded' then l.amount_cents else 0 end
  from plan_payments l join plan_invoices v on v.id = l.invoice_id`;

/** The payment that a dispute `d` is about. */
export const disputedPayment = sql`coalesce(d.proposal_payment_id, d.plan_payment_id, d.payment_id)`;

export interface PaymentRow {
  id: string;
  kind: PaymentKind;
  title: string;
  provider: string;
  provider_ref: string | null;
  amount_cents: number;
  state: PaymentState;
  message: string;
  at: Date;
  settled_at: Date | null;
  customer_id: string | null;
  customer: string | null;
  customer_email: string | null;
  pro_id: string | null;
  pro: string | null;
  pro_email: string | null;
  company_name: string | null;
  order_id: string | null;
  order_number: string | null;
  proposal_id: string | null;
  invoice_id: string | null;
  paid_with: string;
  refunded_cents: number;
  dispute_id: string | null;
  dispute_number: string | null;
  dispute_status: DisputeStatus | null;
}

const nameOf = (user: string) => sql.raw(`trim(${user}.first_name || ' ' || ${user}.last_name)`);

const withPeople = (payments: RawBuilder<unknown>) => sql`
  select pay.*, ${nameOf("c")} as customer, c.email as customer_email, b.id as pro_id, ${nameOf("b")} as pro,
    b.email as pro_email, s.company_name, o.number as order_number, dis.id as dispute_id,
    dis.number as dispute_number, dis.status as dispute_status
  from (${payments}) pay
  left join users c on c.id = pay.customer_id and c.deleted_at is null
  left join showrooms s on s.id = pay.showroom_id
  left join users b on b.id = s.user_id
  left join orders o on o.id = pay.order_id
  left join lateral (select d.id, d.number, d.status from disputes d
    where pay.id in (d.proposal_payment_id, d.plan_payment_id, d.payment_id)
    order by d.opened_at desc limit 1) dis on true`;

/** A payment; the part of one that an order has stands for the whole. */
export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`${withPeople(sql`select * from (${allPayments}) one
    where id = coalesce((select y.id from payments p join proposal_payments y
      on y.provider_ref = p.provider_ref and y.provider = p.provider where p.id = ${id}), ${id}::uuid)`)}`.execute(
    db,
  );
  return rows[0];
}

export interface PaymentFilter {
  kind?: PaymentKind | undefined;
  q?: string | undefined;
}

const uuidText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a search finds: the end of a title such as an order's number, a name, an address, or the charge's own name. */
function matches({ kind, q }: PaymentFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (kind) parts.push(sql`kind = ${kind}`);
  if (q) {
    const text = q.toLowerCase();
    parts.push(sql`(position(${text} in lower(title)) > 0 or lower(provider_ref) = ${text}
      or order_id in (select id from orders where number = ${q})
      or customer_id in (select u.id from users u where u.deleted_at is null
        and position(${text} in lower(u.first_name || ' ' || u.last_name || ' ' || u.email)) > 0)
      or showroom_id in (select id from showrooms where position(${text} in lower(company_name)) > 0)
      or ${uuidText.test(q) ? sql`id = ${q}::uuid` : sql`false`})`);
  }
  return sql.join(parts, sql` and `);
}

/** A page of payments, the newest first, and how many there are. */
export async function findPayments(
  db: Db,
  filter: PaymentFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PaymentRow[]; total: number }> {
  const found = sql`select * from (${allPayments}) one where ${matches(filter)}`;
  const [page, count] = await Promise.all([
    sql<PaymentRow>`${withPeople(sql`${found} order by at desc, id desc limit ${limit} offset ${offset}`)}
      order by pay.at desc, pay.id desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${found}) counted`.execute(db),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}
