import { sql } from "kysely";
import { defaultMarginBp, type Markups } from "../../../../domain/money/pricing.ts";
import type { Db } from "../../../platform/database.ts";

/** A showroom as a seller: who runs it, which departments it has, what it adds to trade prices. */
export interface Showroom {
  id: string;
  vsd_id: string;
  /** The Contractor who runs it. */
  user_id: string;
  company_name: string;
  /** Ids of its department menus. */
  menu_ids: number[];
  left_out: LeftOut;
  margin_bp: number;
  markups: Markups;
}

/** What a showroom does not sell although it has its department. */
export interface LeftOut {
  /** Ids of categories; what is below them is left out too. */
  categories: number[];
  /** Names of vendors. */
  vendors: string[];
  /** Ids of products. */
  products: number[];
}

/** The platform's margin on vendors' prices, in basis points. */
export async function platformMarginBp(db: Db): Promise<number> {
  const { rows } = await sql<{ margin_bp: number | null }>`
    select (value ->> 'margin_bp')::int as margin_bp from settings where key = 'pricing'`.execute(db);
  return rows[0]?.margin_bp ?? defaultMarginBp;
}

interface Row {
  id: string;
  vsd_id: string;
  user_id: string;
  company_name: string;
  markup_bp: number;
  margin_bp: number | null;
  menu_ids: number[];
  left_out: LeftOut;
  markups: { category_id: number | null; product_id: number | null; markup_bp: number }[];
}

/** The showroom with this id or this stored ID (upper case); undefined when there is none. */
export async function showroomAsSeller(
  db: Db,
  wanted: { id: string } | { vsd_id: string },
): Promise<Showroom | undefined> {
  const [column, value] =
    "id" in wanted ? (["id", wanted.id] as const) : (["vsd_id", wanted.vsd_id] as const);
  const { rows } = await sql<Row>`
    select s.id, s.vsd_id, s.user_id, s.company_name, s.markup_bp,
      (select (value ->> 'margin_bp')::int from settings where key = 'pricing') as margin_bp,
      coalesce((select jsonb_agg(menu_id) from showroom_menus where showroom_id = s.id), '[]') as menu_ids,
      (select jsonb_build_object(
          'categories', coalesce(jsonb_agg(o.category_id) filter (where o.category_id is not null), '[]'),
          'vendors', coalesce(jsonb_agg(ve.name) filter (where ve.id is not null), '[]'),
          'products', coalesce(jsonb_agg(o.product_id) filter (where o.product_id is not null), '[]'))
        from showroom_left_out o left join vendors ve on ve.id = o.vendor_id
        where o.showroom_id = s.id) as left_out,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'category_id', category_id, 'product_id', product_id, 'markup_bp', markup_bp))
        from showroom_markups where showroom_id = s.id), '[]') as markups
    from showrooms s where s.${sql.ref(column)} = ${value} and s.closed_at is null`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

function fromRow({ markup_bp, margin_bp, markups, ...rest }: Row): Showroom {
  const by_category = new Map<number, number>();
  const by_product = new Map<number, number>();
  for (const markup of markups) {
    if (markup.product_id !== null) by_product.set(markup.product_id, markup.markup_bp);
    if (markup.category_id !== null) by_category.set(markup.category_id, markup.markup_bp);
  }
  return {
    ...rest,
    margin_bp: margin_bp ?? defaultMarginBp,
    markups: { showroom_bp: markup_bp, by_category, by_product },
  };
}
