import { sql } from "kysely";
import { offsetOf } from "../../../http/list-form.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import { marginBp } from "./priced-lines.store.ts";

export interface ListedProject {
  id: string;
  name: string;
  is_cart: boolean;
  showroom_id: string;
  vsd_id: string;
  company_name: string;
  lines: number;
  rooms: string[];
  items: number;
  done: number;
  is_shared: boolean;
  order_id: string | null;
  order_number: string | null;
  order_total_cents: number | null;
  media_key: string | null;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
  created_at: Date;
  updated_at: Date;
  total: number;
}

/** A page of the account's projects, most recently changed first; `total` in each row counts all pages. */
export async function projectsOfUser(
  db: Db,
  userId: string,
  wish: { page: number; per_page: number; with_ordered: boolean; archived: boolean; showroom: string | null },
): Promise<ListedProject[]> {
  const { page, per_page, with_ordered, archived, showroom } = wish;
  const { rows } = await sql<ListedProject>`
    with listed as (
      select p.*, s.vsd_id, s.company_name, count(*) over ()::int as total
      from projects p join showrooms s on s.id = p.showroom_id
      where p.user_id = ${userId} and (${with_ordered} or p.ordered_at is null)
        and (p.archived_at is not null) = ${archived}
        and (${showroom}::text is null or s.id::text = ${showroom} or s.vsd_id = upper(${showroom}))
      order by p.updated_at desc, p.id desc
      limit ${per_page} offset ${offsetOf({ page, per_page })}
    )
    select p.id, p.name, p.is_cart, p.showroom_id, p.vsd_id, p.company_name, p.created_at, p.updated_at, p.total,
      p.shared_with_pro_at is not null as is_shared,
      (select count(*)::int from project_lines l where l.project_id = p.id) as lines,
      array(select r.id::text from rooms r where r.project_id = p.id order by r.updated_at desc) as rooms,
      check_list.items, check_list.done,
      o.id as order_id, o.number as order_number, o.total_cents as order_total_cents,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
    from listed p
    cross join lateral (
      select count(*)::int as items, count(*) filter (where done)::int as done
      from project_checklist where project_id = p.id
    ) check_list
    left join orders o on o.project_id = p.id and o.status in ('pending_payment', 'paid')
    left join media m on m.key = coalesce(
      (select r.media_key from rooms r where r.project_id = p.id and r.media_key is not null
        order by r.updated_at desc limit 1),
      (select coalesce(v.media_key, g.media_key) from project_lines l join variants v on v.id = l.variant_id
        join products g on g.id = v.product_id where l.project_id = p.id order by l.created_at, l.id limit 1))
    order by p.updated_at desc, p.id desc`.execute(db);
  return rows;
}

export interface LinePrice {
  project_id: string;
  qty: number;
  wholesale_cents: number;
  markup_bp: number;
  margin_bp: number;
  is_trade: boolean;
}

/** The price inputs of several projects' lines. */
export async function linePrices(db: Db, projectIds: readonly string[]): Promise<LinePrice[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await sql<LinePrice>`
    select l.project_id, l.qty, v.wholesale_cents, ${marginBp} as margin_bp,
      coalesce(pr.user_id = s.user_id and pr.client_id is null, false) as is_trade,
      coalesce(own.markup_bp, category.markup_bp, parent.markup_bp, s.markup_bp) as markup_bp
    from project_lines l
    join projects pr on pr.id = l.project_id
    join showrooms s on s.id = pr.showroom_id
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    join categories c on c.id = p.category_id
    left join showroom_markups own on own.showroom_id = s.id and own.product_id = p.id
    left join showroom_markups category on category.showroom_id = s.id and category.category_id = c.id
    left join showroom_markups parent on parent.showroom_id = s.id and parent.category_id = c.parent_id
    where l.project_id = ${anyOf(projectIds, "uuid")}`.execute(db);
  return rows;
}
