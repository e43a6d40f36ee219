import { type RawBuilder, sql } from "kysely";
import type { Today } from "../../../contract/today.ts";
import type { Account } from "../../caller.ts";
import type { Db } from "../../platform/database.ts";

type Kind = Today["waiting"][number]["kind"];

export interface WaitingRow {
  kind: Kind;
  count: number;
  since: Date;
}

const count = (kind: Kind, from: RawBuilder<unknown>) =>
  sql`select ${kind} as kind, count(*)::int as count, min(created_at) as since ${from}`;

const sources: Partial<Record<Account["type"], (id: string) => RawBuilder<unknown>[]>> = {
  User: (id) => [
    count(
      "hire_to_review",
      sql`from hires h where user_id = ${id} and status = 'finished' and updated_at > now() - interval '60 days'
        and not exists (select from hire_reviews where hire_id = h.id)`,
    ),
  ],
  Contractor: (id) => [
    count("hire_request", sql`from hires where pro_id = ${id} and status = 'requested'`),
    // a lead is a week's work: after that the pro has called, or never will
    count(
      "lead",
      sql`from leads where showroom_id in (select id from showrooms where user_id = ${id})
        and created_at > now() - interval '7 days'`,
    ),
  ],
  Vendor: (id) => [
    count(
      "review_to_answer",
      sql`from reviews where status = 'approved' and vendor_reply is null and product_id in (
        select p.id from products p join vendors v on v.id = p.vendor_id where v.user_id = ${id})`,
    ),
  ],
  Admin: () => [
    count("application", sql`from applications where status = 'pending'`),
    count("review_to_moderate", sql`from reviews where status = 'pending'`),
    count("lead", sql`from leads where showroom_id is null and created_at > now() - interval '7 days'`),
  ],
};

/** What waits besides orders. */
export async function waitingFor(db: Db, { id, type }: Pick<Account, "id" | "type">): Promise<WaitingRow[]> {
  const parts = sources[type]?.(id) ?? [];
  if (parts.length === 0) return [];
  const { rows } = await sql<WaitingRow>`
    select * from (${sql.join(parts, sql` union all `)}) waiting where count > 0`.execute(db);
  return rows;
}
