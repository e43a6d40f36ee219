import { type RawBuilder, sql } from "kysely";
import type { SharedProjectSort } from "../../../contract/sorts.ts";
import { orderBy } from "../../order-by.ts";
import type { Db } from "../../platform/database.ts";

export interface SharedProjectRow {
  id: string;
  name: string;
  customer: string;
  client_id: string | null;
  shared_at: Date;
  updated_at: Date;
  products: number;
  rooms: number;
  selections: number;
  approved: number;
  waiting: number;
}

export interface SharedProjectFilter {
  q?: string | undefined;
  sort?: SharedProjectSort | `-${SharedProjectSort}` | undefined;
}

const customer = sql`trim(u.first_name || ' ' || u.last_name)`;
const lines = sql`(select count(*)::int from project_lines l where l.project_id = p.id)`;

const orderKeys: Record<SharedProjectSort, RawBuilder<unknown>> = {
  name: sql`lower(p.name)`,
  customer: sql`lower(${customer})`,
  shared: sql`p.shared_with_pro_at`,
  changed: sql`p.updated_at`,
  products: lines,
};

/** A page of the projects that customers share with a pro, the latest change first unless sorted. */
export async function sharedProjectsOf(
  db: Db,
  pro_id: string,
  { q, sort }: SharedProjectFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: SharedProjectRow[]; total: number }> {
  const pattern = `%${(q ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  const sources = sql`projects p join showrooms s on s.id = p.showroom_id join users u on u.id = p.user_id
    where s.user_id = ${pro_id} and p.shared_with_pro_at is not null and p.archived_at is null
      ${q ? sql`and (p.name ilike ${pattern} or ${customer} ilike ${pattern})` : sql``}`;
  const [found, counted] = await Promise.all([
    sql<SharedProjectRow>`
      select p.id, p.name, ${customer} as customer, p.shared_with_pro_at as shared_at, p.updated_at,
        (select c.id from clients c where c.showroom_id = p.showroom_id and c.account_id = p.user_id
          order by c.created_at limit 1) as client_id,
        ${lines} as products,
        (select count(*)::int from rooms r where r.project_id = p.id) as rooms,
        picked.total as selections, picked.approved, picked.waiting
      from (select p.*, u.first_name, u.last_name from ${sources}) p
      join users u on u.id = p.user_id
      cross join lateral (
        select count(*)::int as total, count(*) filter (where status = 'approved')::int as approved,
          count(*) filter (where status in ('returned', 'change_requested'))::int as waiting
        from selections where project_id = p.id and status <> 'withdrawn') picked
      ${orderBy(sort, orderKeys, sql`p.updated_at desc, p.id`)}
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${sources}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}
