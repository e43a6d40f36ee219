import { type RawBuilder, sql } from "kysely";
import type { ProProjectSort } from "../../../../contract/sorts.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";

export interface ProProjectRow {
  id: string;
  name: string;
  customer: string;
  client_id: string | null;
  can_edit: boolean;
  shared_at: Date;
  updated_at: Date;
  products: number;
  rooms: number;
  selections: number;
  approved: number;
  waiting: number;
}

export interface ProProjectFilter {
  q?: string | undefined;
  whose?: "clients" | "own" | undefined;
  archived: "0" | "1";
  sort?: ProProjectSort | `-${ProProjectSort}` | undefined;
}

const lines = sql`(select count(*)::int from project_lines l where l.project_id = p.id)`;

const orderKeys: Record<ProProjectSort, RawBuilder<unknown>> = {
  name: sql`lower(p.name)`,
  customer: sql`lower(p.customer)`,
  shared: sql`p.shared_at`,
  changed: sql`p.updated_at`,
  products: lines,
};

/** The pro's own projects and those that customers share with the pro, each with whom it is for. */
const seenBy = (pro_id: string, { q, whose, archived }: ProProjectFilter) => {
  const pattern = `%${(q ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(
    select p.id, p.name, p.updated_at, p.showroom_id, coalesce(p.shared_with_pro_at, p.created_at) as shared_at,
      c.id as client_id,
      case when p.user_id = ${pro_id} then coalesce(c.full_name, '')
        else trim(u.first_name || ' ' || u.last_name) end as customer,
      p.user_id = ${pro_id} or exists (
        select from project_editors e where e.project_id = p.id and e.user_id = ${pro_id}) as can_edit
    from projects p join showrooms s on s.id = p.showroom_id join users u on u.id = p.user_id
    left join lateral (
      select id, full_name from clients c
      where c.showroom_id in (select id from showrooms where user_id = ${pro_id})
        and (c.id = p.client_id or (c.account_id = p.user_id and c.showroom_id = p.showroom_id))
      order by c.id = p.client_id desc nulls last, c.created_at limit 1) c on true
    where not p.is_cart and (p.archived_at is not null) = ${archived === "1"}
      and (p.user_id = ${pro_id} or (s.user_id = ${pro_id} and p.shared_with_pro_at is not null))
      ${whose === "own" ? sql`and p.user_id = ${pro_id} and c.id is null` : sql``}
      ${whose === "clients" ? sql`and (p.user_id <> ${pro_id} or c.id is not null)` : sql``}
      ${
        q
          ? sql`and (p.name ilike ${pattern} or c.full_name ilike ${pattern}
              or (p.user_id <> ${pro_id} and trim(u.first_name || ' ' || u.last_name) ilike ${pattern}))`
          : sql``
      }) p`;
};

/** A page of the projects that a pro works on, the latest change first unless sorted. */
export async function proProjectsOf(
  db: Db,
  pro_id: string,
  filter: ProProjectFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ProProjectRow[]; total: number }> {
  const sources = seenBy(pro_id, filter);
  const [found, counted] = await Promise.all([
    sql<ProProjectRow>`
      select p.id, p.name, p.customer, p.client_id, p.can_edit, p.shared_at, p.updated_at, ${lines} as products,
        (select count(*)::int from rooms r where r.project_id = p.id) as rooms,
        picked.total as selections, picked.approved, picked.waiting
      from ${sources}
      cross join lateral (
        select count(*)::int as total, count(*) filter (where status = 'approved')::int as approved,
          count(*) filter (where status in ('returned', 'change_requested'))::int as waiting
        from selections where project_id = p.id and status <> 'withdrawn') picked
      ${orderBy(filter.sort, orderKeys, sql`p.updated_at desc, p.id`)}
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${sources}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}
