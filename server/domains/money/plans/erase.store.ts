import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";

/** Invoices are kept as the law asks, without a name; nothing is charged any more. */
export async function erasePlanInvoicesOf(db: Db, user_id: string): Promise<void> {
  await sql`update plan_invoices set bill_to = '{}', card_brand = '', card_last4 = '',
      status = case status when 'open' then 'void' else status end
    where user_id = ${user_id}`.execute(db);
}
