import { sql } from "kysely";
import type { Db } from "../../../../platform/database.ts";
import type { MediaRow } from "../pictures.rules.ts";
import type { ProfileRow } from "../showrooms.store.ts";

/** A showroom with everything that its pro sets, and the rows that belong to it. */
export interface SettingsRow extends Omit<ProfileRow, "gallery"> {
  version: number;
  markup_bp: number;
  is_listed: boolean;
  gallery: { title: string; text: string; media_key?: string }[];
  menu_ids: number[];
  category_markups: { category_id: number; markup_bp: number }[];
  product_markups: { product_id: number; markup_bp: number }[];
  left_out: { category_id: number | null; vendor_id: string | null; product_id: number | null }[];
}

/** The showroom that an account runs, with its settings; the first where there are several. */
export async function settingsOf(db: Db, user_id: string): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    select s.id, s.user_id, s.vsd_id, s.version, s.company_name, s.tagline, s.about, s.is_listed, s.license,
      s.contact, s.social_links, s.site_links, s.services, s.gallery, s.front, s.hours, s.theme_color, s.markup_bp,
      coalesce(sub.addon <> 'none', false) as has_addon,
      m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder,
      case when sub.id is not null then jsonb_build_object('plan', sub.plan,
        'subscription_status', sub.subscription_status, 'paid_amount_cents', sub.paid_amount_cents,
        'price_cents', sub.price_cents) end as subscription,
      coalesce((select jsonb_agg(menu_id order by menu_id) from showroom_menus where showroom_id = s.id), '[]')
        as menu_ids,
      coalesce((select jsonb_agg(jsonb_build_object('category_id', category_id, 'markup_bp', markup_bp)
          order by category_id)
        from showroom_markups where showroom_id = s.id and category_id is not null), '[]') as category_markups,
      coalesce((select jsonb_agg(jsonb_build_object('product_id', product_id, 'markup_bp', markup_bp)
          order by product_id)
        from showroom_markups where showroom_id = s.id and product_id is not null), '[]') as product_markups,
      coalesce((select jsonb_agg(jsonb_build_object('category_id', category_id, 'vendor_id', vendor_id,
          'product_id', product_id) order by category_id, vendor_id, product_id)
        from showroom_left_out where showroom_id = s.id), '[]') as left_out
    from showrooms s left join media m on m.key = s.logo_media_key
    left join subscriptions sub on sub.user_id = s.user_id
    where s.user_id = ${user_id} and s.closed_at is null
    order by s.created_at limit 1`.execute(db);
  return rows[0];
}

/** A product as its pro sees it; money in cents. */
export interface ChosenProductRow extends MediaRow {
  id: number;
  hash: string;
  name: string;
  sku: string;
  vendor_id: string;
  vendor_name: string;
  category_id: number;
  unit: string;
  box_sqft: number | null;
  wholesale_cents: number;
  list_cents: number;
}

const products = sql`
  select p.id, p.hash, p.name, coalesce(v.sku, '') as sku, p.vendor_id, ve.name as vendor_name, p.category_id,
    p.unit, case when p.unit = 'Box' then p.box_sqft end as box_sqft, p.wholesale_cents, p.list_cents,
    m.key as media_key, m.width as media_width, m.height as media_height, m.placeholder as media_placeholder
  from products p
  join vendors ve on ve.id = p.vendor_id
  left join variants v on v.id = p.default_variant_id
  left join media m on m.key = p.media_key`;

export async function chosenProducts(db: Db, ids: readonly number[]): Promise<ChosenProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ChosenProductRow>`
    ${products} where p.id = any(${[...ids]}::bigint[]) order by p.name, p.id`.execute(db);
  return rows;
}

export async function chosenProductsByHash(db: Db, hashes: readonly string[]): Promise<ChosenProductRow[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<ChosenProductRow>`
    ${products} where p.hash = any(${[...hashes]}::text[]) order by p.name, p.id`.execute(db);
  return rows;
}

export interface ChosenTemplateRow extends MediaRow {
  id: string;
  name: string;
}

/** Templates by id, those that are gone left out. */
export async function chosenTemplates(db: Db, ids: readonly string[]): Promise<ChosenTemplateRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ChosenTemplateRow>`
    select t.id, t.name, m.key as media_key, m.width as media_width, m.height as media_height,
      m.placeholder as media_placeholder
    from templates t left join media m on m.key = t.media_key
    where t.id = any(${[...ids]}::text[])`.execute(db);
  return rows;
}

/** Vendors that sell anything, with how much. */
export async function sellingVendors(db: Db): Promise<{ id: string; name: string; products: number }[]> {
  const { rows } = await sql<{ id: string; name: string; products: number }>`
    select ve.id, ve.name, count(*)::int as products
    from vendors ve join products p on p.vendor_id = ve.id and p.status = 'published'
    group by ve.id order by lower(ve.name)`.execute(db);
  return rows;
}
