import { type RawBuilder, sql } from "kysely";
import type { FreightClass } from "../../../../contract/catalog/freight-classes.ts";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import { heldOfLot, heldUnits } from "./waiting-payments.store.ts";

/** A project line with all current inputs of its price, card and delivery. */
export interface LineRow {
  id: string;
  project_id: string;
  qty: number;
  surface: string;
  takeoff: unknown;
  /** The lot that the customer takes only; null for any. */
  lot: string | null;
  /** What is left of that lot, with what the buyer's own waiting orders hold of it. */
  lot_left: number;
  /** Whether the vendor has lots of it, as far as that matters for a sale. */
  has_lots: boolean;
  /** The customer's projects that the line was filled from. */
  from_projects: { id: string; name: string }[];
  /** Lots of this SKU in the customer's paid orders, the last first. */
  lots_before: string[];
  variant_id: number;
  sku: string;
  options: Record<string, string>;
  wholesale_cents: number;
  list_cents: number;
  box_sqft: number | null;
  /** With what the buyer's own waiting orders hold. */
  stock: number;
  allows_backorder: boolean;
  /** The unit price that the customer was last quoted; null if never. */
  quoted_price_cents: number | null;
  is_freight: boolean;
  freight_class: FreightClass;
  lead_time_days: number;
  product_id: number;
  product_hash: string;
  product_name: string;
  unit: string;
  minimum_unit: number;
  images_count: number;
  rating_sum: number;
  rating_count: number;
  has_model: boolean;
  is_published: boolean;
  /** In a department of the showroom, which does not leave it out. */
  is_sold_here: boolean;
  showroom_is_closed: boolean;
  category_id: number;
  parent_category_id: number | null;
  category_name: string;
  category_slug: string;
  brand: string;
  vendor_id: string;
  vendor_name: string;
  vendor_city: string;
  vendor_state: string;
  /** Codes of states that the vendor does not ship to. */
  not_served: string[];
  /** The least that a customer orders of the vendor at once, in cents. */
  minimum_cents: number;
  /** The vendor's charge for oversize products to remote states. */
  remote_freight_cents: number;
  media_key: string | null;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
  markup_bp: number;
  margin_bp: number;
  /** The project belongs to the pro who runs its showroom and buys at the trade price. */
  is_trade: boolean;
}

/** The platform's margin from the settings, in basis points; default 800. */
export const marginBp = sql<number>`coalesce((select (value ->> 'margin_bp')::int from settings where key = 'pricing'), 800)`;

/**
 * What is read of the buyer's other projects and orders: nothing for a guest, who has none, and only what they hold of
 * the stock for a sale. Each part costs PostgreSQL as much as two lines, whether it finds something or not.
 */
export type OfBuyer = "nothing" | "held" | "all";

/**
 * The lines of a project, oldest first, with the effective markup: the product's, else the nearest category's, else the
 * showroom's. Names and markups are subqueries: with twelve joined tables PostgreSQL takes ten times longer to plan
 * than to read the lines.
 */
export async function linesOfProject(
  db: Db,
  project: string | RawBuilder<string>,
  ofBuyer: OfBuyer = "all",
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.id, l.project_id, l.qty, l.surface, l.takeoff, l.lot, l.quoted_price_cents,
      ${ofBuyer === "all" ? filledFrom : sql`'[]'::jsonb`} as from_projects,
      ${ofBuyer === "nothing" ? sql`0` : lotLeft} as lot_left,
      ${ofBuyer === "held" ? hasLots : sql`false`} as has_lots,
      ${ofBuyer === "all" ? lotsBefore : sql`'{}'::text[]`} as lots_before,
      v.id as variant_id, v.sku, v.options, v.wholesale_cents, v.list_cents, v.box_sqft,
      v.stock + ${ofBuyer === "nothing" ? sql`0` : heldUnits(sql`pr.user_id`, sql`pr.id`)} as stock,
      v.allows_backorder, v.is_freight, v.freight_class, v.lead_time_days,
      p.id as product_id, p.hash as product_hash, p.name as product_name, p.unit, p.minimum_unit,
      p.images_count, p.rating_sum, p.rating_count, p.model is not null as has_model,
      p.status = 'published' and v.withdrawn_at is null as is_published,
      ${soldIn(sql`s.id`)} as is_sold_here, s.closed_at is not null as showroom_is_closed,
      c.id as category_id, c.parent_id as parent_category_id, c.name as category_name, c.slug as category_slug,
      (select name from brands where id = p.brand_id) as brand, ve.id as vendor_id, ve.name as vendor_name, ve.city as vendor_city, ve.state as vendor_state,
      ve.not_served, ve.minimum_cents, ve.remote_freight_cents,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder,
      coalesce(
        (select markup_bp from showroom_markups where showroom_id = s.id and product_id = p.id),
        (select markup_bp from showroom_markups where showroom_id = s.id and category_id = c.id),
        (select markup_bp from showroom_markups where showroom_id = s.id and category_id = c.parent_id),
        s.markup_bp
      ) as markup_bp,
      ${marginBp} as margin_bp, coalesce(pr.user_id = s.user_id and pr.client_id is null, false) as is_trade
    from project_lines l
    join projects pr on pr.id = l.project_id
    join showrooms s on s.id = pr.showroom_id
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    join categories c on c.id = p.category_id
    join vendors ve on ve.id = p.vendor_id
    left join media m on m.key = coalesce(v.media_key, p.media_key)
    where l.project_id = ${project}
    order by l.created_at, l.id`.execute(db);
  return rows;
}

const filledFrom = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.created_at, o.id)
  from projects o where o.id = any(l.from_projects) and o.user_id = pr.user_id), '[]')`;

const lotLeft = sql`case when l.lot is null then 0 else
  coalesce((select sl.qty from stock_lots sl where sl.variant_id = v.id and lower(sl.lot) = lower(l.lot)), 0)
  + ${heldOfLot(sql`pr.user_id`, sql`pr.id`, sql`l.lot`)} end`;

const hasLots = sql`exists (select from stock_lots sl where sl.variant_id = v.id and sl.qty > 0)`;

const lotsBefore = sql`coalesce((select array_agg(b.lot order by b.placed_at desc) from (
  select i.lot, max(o.placed_at) as placed_at from order_items i join orders o on o.id = i.order_id
  where i.variant_id = v.id and i.lot <> '' and o.user_id = pr.user_id and o.status = 'paid'
  group by i.lot order by 2 desc limit 5) b), '{}')`;

/** The limits of a SKU in a showroom, to check a quantity before storing it. */
export interface OfferRow {
  variant_id: number;
  minimum_unit: number;
  stock: number;
  allows_backorder: boolean;
  is_sold_here: boolean;
}

/**
 * Whether the product `p` of the category `c` is in a visible category of a showroom's departments, and the showroom does
 * not leave it out.
 */
export const soldIn = (showroomId: RawBuilder<unknown>) => sql<boolean>`(not c.is_hidden and exists (
    select from menu_categories mc
    join showroom_menus sm on sm.menu_id = mc.menu_id and sm.showroom_id = ${showroomId}
    where mc.category_id in (c.id, c.parent_id)
  ) and not exists (
    select from categories above where above.id = c.parent_id and above.is_hidden
  ) and not exists (
    select from showroom_left_out o
    where o.showroom_id = ${showroomId}
      and (o.product_id = p.id or o.vendor_id = p.vendor_id or o.category_id in (c.id, c.parent_id))
  ))`;

/**
 * The offers of SKUs, by SKU; unknown or unpublished SKUs are missing.
 * @param project the one that they are for: what its owner's own waiting orders hold counts as available
 */
export async function offersBySku(
  db: Db,
  showroomId: string,
  skus: readonly string[],
  project?: { id: string; user_id?: string | null },
): Promise<Map<string, OfferRow>> {
  const held = project?.user_id ? heldUnits(sql`${project.user_id}`, sql`${project.id}`) : sql`0`;
  const { rows } = await sql<OfferRow & { sku: string }>`
    select v.sku, v.id as variant_id, p.minimum_unit, v.stock + ${held} as stock, v.allows_backorder,
      ${soldIn(sql`${showroomId}`)} as is_sold_here
    from variants v join products p on p.id = v.product_id and p.status = 'published'
    join categories c on c.id = p.category_id
    where v.sku = ${anyOf(skus, "text")}`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}
