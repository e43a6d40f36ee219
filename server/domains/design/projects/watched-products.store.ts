import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { marginBp } from "./priced-lines.store.ts";

export type Availability = "in_stock" | "made_to_order" | "short" | "out" | "gone";

/** What the owner of a project sees of a product. */
export interface ProductsState {
  wholesale_cents: number;
  margin_bp: number;
  markup_bp: number;
  is_trade: boolean;
  availability: Availability;
  lead_time_days: number;
}

export interface ProductsChange {
  project_id: string;
  project_name: string;
  user_id: string;
  email: string;
  first_name: string;
  showroom_id: string;
  name: string;
  unit: string;
  before: ProductsState;
  now: ProductsState;
}

/** The products of open projects of accounts as they are now; a product once for each project. */
const present = sql`
  select pr.id as project_id, v.id as variant_id, v.wholesale_cents, ${marginBp} as margin_bp,
    coalesce(
      (select markup_bp from showroom_markups where showroom_id = s.id and product_id = p.id),
      (select markup_bp from showroom_markups where showroom_id = s.id and category_id = c.id),
      (select markup_bp from showroom_markups where showroom_id = s.id and category_id = c.parent_id),
      s.markup_bp) as markup_bp,
    (pr.user_id = s.user_id and pr.client_id is null) as is_trade,
    case when p.status <> 'published' or p.withdrawn_at is not null then 'gone'
      when v.stock >= sum(l.qty) then 'in_stock' when v.allows_backorder then 'made_to_order'
      when v.stock > 0 then 'short' else 'out' end as availability,
    v.lead_time_days
  from projects pr join showrooms s on s.id = pr.showroom_id join project_lines l on l.project_id = pr.id
  join variants v on v.id = l.variant_id join products p on p.id = v.product_id
  join categories c on c.id = p.category_id
  where pr.user_id is not null and not pr.is_cart and pr.ordered_at is null and pr.archived_at is null
    and s.closed_at is null
  group by pr.id, s.id, v.id, p.id, c.id`;

/**
 * Remembers products that are new in a project, forgets those that are gone from it, and takes the changes of the rest:
 * each change is taken once, also by two servers at the same time.
 */
export async function takeProductsChanges(db: Db): Promise<ProductsChange[]> {
  await sql`
    insert into watched_goods (project_id, variant_id, wholesale_cents, margin_bp, markup_bp, is_trade, availability,
      lead_time_days)
    select * from (${present}) now on conflict do nothing`.execute(db);
  await sql`
    delete from watched_goods w where not exists (
      select from project_lines l where l.project_id = w.project_id and l.variant_id = w.variant_id)`.execute(
    db,
  );
  const { rows } = await sql<ProductsChange>`
    with changed as (
      select w.*, now.wholesale_cents as new_wholesale, now.margin_bp as new_margin, now.markup_bp as new_markup,
        now.is_trade as new_trade, now.availability as new_availability, now.lead_time_days as new_lead
      from watched_goods w join (${present}) now
        on now.project_id = w.project_id and now.variant_id = w.variant_id
      where (w.wholesale_cents, w.margin_bp, w.markup_bp, w.is_trade, w.availability, w.lead_time_days)
        is distinct from (now.wholesale_cents, now.margin_bp, now.markup_bp, now.is_trade, now.availability,
          now.lead_time_days)
      order by w.project_id, w.variant_id limit 2000 for update of w skip locked),
    taken as (
      update watched_goods w set wholesale_cents = new_wholesale, margin_bp = new_margin, markup_bp = new_markup,
        is_trade = new_trade, availability = new_availability, lead_time_days = new_lead
      from changed c where w.project_id = c.project_id and w.variant_id = c.variant_id
      returning c.*)
    select t.project_id, coalesce(nullif(pr.name, ''), 'Project') as project_name, pr.showroom_id, u.id as user_id,
      u.email, u.first_name, p.name, p.unit,
      jsonb_build_object('wholesale_cents', t.wholesale_cents, 'margin_bp', t.margin_bp, 'markup_bp', t.markup_bp,
        'is_trade', t.is_trade, 'availability', t.availability, 'lead_time_days', t.lead_time_days) as before,
      jsonb_build_object('wholesale_cents', t.new_wholesale, 'margin_bp', t.new_margin, 'markup_bp', t.new_markup,
        'is_trade', t.new_trade, 'availability', t.new_availability, 'lead_time_days', t.new_lead) as now
    from taken t join projects pr on pr.id = t.project_id join users u on u.id = pr.user_id
    join variants v on v.id = t.variant_id join products p on p.id = v.product_id
    where u.status in ('Active', 'Approve')
    order by u.id, pr.name, t.project_id, p.name`.execute(db);
  return rows;
}
