import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

export interface WaitingPart {
  id: string;
  order_id: string;
  number: string;
  order_number: string;
  vendor_id: string;
  vendor_name: string;
  /** Since when the item waits that has waited longest. */
  since: Date;
  items: number;
}

/**
 * Takes the vendors' parts of paid orders with items unanswered since before a moment, whose vendor was not reminded
 * (or, with `late`, whose pro was not told) yet, and marks them. Each is taken once, in however many processes.
 */
export async function takeWaitingParts(
  db: Db,
  mark: "reminded_at" | "late_told_at",
  before: Date,
  at: Date,
): Promise<WaitingPart[]> {
  const { rows } = await sql<WaitingPart>`
    with waiting as (
      select vo.id, min(i.status_date) as since, count(*)::int as items
      from order_items i join vendor_orders vo on vo.id = i.vendor_order_id
      where i.status = 'Waiting for approval' and vo.${sql.ref(mark)} is null
      group by vo.id having min(i.status_date) < ${before}
    ), taken as (
      update vendor_orders vo set ${sql.ref(mark)} = ${at} from waiting, orders o
      where vo.id = waiting.id and vo.${sql.ref(mark)} is null and o.id = vo.order_id and o.status = 'paid'
      returning vo.id, vo.order_id, vo.number, o.number as order_number, vo.vendor_id, waiting.since, waiting.items
    )
    select taken.*, ve.name as vendor_name from taken join vendors ve on ve.id = taken.vendor_id
    order by taken.since`.execute(db);
  return rows;
}
