import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { Payee } from "../ledger/index.ts";

/** A payee's part of a payment that a bank disputes. */
export interface DisputedShare {
  number: string;
  /** What the payment is for: an order's number, or a proposal's. */
  about: string;
  reason: string;
  opened_at: Date;
  order_id: string | null;
  proposal_id: string | null;
  /** The part that would already be available. */
  available_cents: number;
  /** The part that is not available yet. */
  pending_cents: number;
}

const open = sql`d.status in ('needs_response', 'under_review') and not d.is_inquiry`;

/** What of a sold line is its payee's, after what it has given back. */
const shareOfLine = {
  Vendor: sql`(i.final_price_cents * i.qty + i.shipping_cents - i.refunded_vendor_cents - i.refunded_shipping_cents)`,
  Contractor: sql`(i.contractor_markup_cents * i.qty - i.discount_cents - i.refunded_contractor_cents)`,
};

const ownerOfLine = {
  Vendor: sql`i.vendor_id in (select id from vendors where user_id = `,
  Contractor: sql`o.showroom_id in (select id from showrooms where user_id = `,
};

/** The disputed part of what an order `o` was paid with; a proposal's payment `y` pays for the pro's own charges too. */
const ofProducts = sql`(d.amount_cents * coalesce(y.product_cents::numeric / y.amount_cents, 1))`;

/**
 * A payee's shares of payments that banks dispute and have not decided about. They are neither released nor paid out. Of
 * a payment that is disputed in part, the same part of each share.
 */
export async function disputedShares(db: Db, { type, user_id }: Payee): Promise<DisputedShare[]> {
  const { rows } = await sql<DisputedShare>`
    with shares as (
      select d.id, coalesce(pr.number, o.number) as about, o.id as order_id, pr.id as proposal_id, i.released_at is not null as is_released,
        ${shareOfLine[type]} * least(1, ${ofProducts} / nullif(o.total_cents, 0)) as cents
      from disputes d
      left join proposal_payments y on y.id = d.proposal_payment_id
      join orders o on o.id = coalesce(y.order_id, d.order_id)
      join order_items i on i.order_id = o.id
      -- a proposal is between pro and client
      left join proposals pr on pr.id = o.proposal_id and ${type} = 'Contractor'
      where ${open} and ${ownerOfLine[type]} ${user_id})
      union all
      select d.id, p.number, y.order_id, p.id, part.is_released,
        part.cents * least(1, d.amount_cents::numeric
          / nullif(y.amount_cents - y.lost_product_cents - y.lost_own_cents, 0))
      from disputes d
      join proposal_payments y on y.id = d.proposal_payment_id
      join proposals p on p.id = y.proposal_id
      join showrooms s on s.id = y.showroom_id and s.user_id = ${user_id} and ${type} = 'Contractor'
      cross join lateral (values (true, y.released_cents), (false, y.own_cents - y.lost_own_cents - y.released_cents))
        part (is_released, cents)
      where ${open}
    )
    select d.number, min(shares.about) as about, d.reason, d.opened_at, (array_agg(shares.order_id))[1] as order_id,
      (array_agg(shares.proposal_id))[1] as proposal_id,
      ceil(coalesce(sum(cents) filter (where is_released), 0))::bigint as available_cents,
      ceil(coalesce(sum(cents) filter (where not is_released), 0))::bigint as pending_cents
    from shares join disputes d on d.id = shares.id
    group by d.id having sum(cents) > 0 order by d.opened_at, d.id`.execute(db);
  return rows;
}

/** How much of a payee's available balance is held for disputes. */
export async function heldForDisputes(db: Db, payee: Payee): Promise<number> {
  return (await disputedShares(db, payee)).reduce((sum, { available_cents }) => sum + available_cents, 0);
}
