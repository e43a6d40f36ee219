import { sql } from "kysely";
import type { HireStatus } from "../../../../contract/design/hire-words.ts";
import type { ItemStatus } from "../../../../contract/orders/orders.ts";
import type { Db } from "../../../platform/database.ts";

const nameOf = (alias: "u" | "cu" | "inviter") =>
  sql`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;

export interface DesignerRow {
  id: string;
  name: string;
  business: string;
  place: string;
  is_listed: boolean;
  invited: { by: string; way: "mail" | "link"; at: string; is_new_account: boolean } | null;
}

/**
 * Designers of a pro's showroom: those who accepted its invitations, those whom the pro has asked, and those who are
 * hired for projects that customers share with the pro.
 */
export async function designersOf(db: Db, pro_id: string): Promise<DesignerRow[]> {
  const { rows } = await sql<DesignerRow>`
    with place as (select id from showrooms where user_id = ${pro_id} and closed_at is null),
    invited as (
      select distinct on (j.account_id) j.account_id, j.at, i.id, i.way, i.created_at, ${nameOf("inviter")} as by
      from invitation_joins j join invitations i on i.id = j.invitation_id and i.kind = 'designer'
      left join users inviter on inviter.id = i.invited_by
      where i.showroom_id in (select id from place) order by j.account_id, j.at),
    people as (
      select account_id as id from invited
      union select pro_id from hires where user_id = ${pro_id}
      union select h.pro_id from hires h join projects p on p.id = h.project_id
        where h.status in ('accepted', 'finished') and p.showroom_id in (select id from place)
          and p.shared_with_pro_at is not null)
    select u.id, ${nameOf("u")} as name, coalesce(hp.business_name, '') as business,
      coalesce(concat_ws(', ', nullif(hp.city, ''), nullif(hp.state, '')), '') as place,
      coalesce(hp.is_listed, false) as is_listed,
      case when inv.id is not null then jsonb_build_object('by', coalesce(inv.by, ''), 'way', inv.way, 'at', inv.at,
        'is_new_account', u.created_at > inv.created_at) end as invited
    from people join users u on u.id = people.id and u.deleted_at is null and u.id <> ${pro_id}
    left join invited inv on inv.account_id = u.id
    left join hire_profiles hp on hp.user_id = u.id
    where inv.id is not null or u.is_designer
    order by lower(trim(u.first_name || ' ' || u.last_name)), u.id limit 500`.execute(db);
  return rows;
}

export interface DesignerWorkRow {
  id: string;
  designer_id: string;
  title: string;
  status: HireStatus;
  is_own: boolean;
  customer: string | null;
  conversation_id: string | null;
  updated_at: Date;
}

/** What these designers do with the pro: its own requests, and their work on projects that customers share with it. */
export async function designerWork(
  db: Db,
  pro_id: string,
  ids: readonly string[],
): Promise<DesignerWorkRow[]> {
  const { rows } = await sql<DesignerWorkRow>`
    select h.id, h.pro_id as designer_id, h.title, h.status, h.user_id = ${pro_id} as is_own,
      ${nameOf("cu")} as customer, c.id as conversation_id, h.updated_at
    from hires h left join users cu on cu.id = h.user_id
    left join projects p on p.id = h.project_id and p.shared_with_pro_at is not null
    left join showrooms s on s.id = p.showroom_id and s.user_id = ${pro_id}
    left join conversations c on c.kind = 'project' and c.project_id = p.id
    where h.pro_id = any(${[...ids]}::uuid[])
      and (h.user_id = ${pro_id} or (s.id is not null and h.status in ('accepted', 'finished')))
    order by h.updated_at desc, h.id desc limit 1000`.execute(db);
  return rows;
}

export interface OpenInvitationRow {
  id: string;
  full_name: string;
  email: string;
  way: "mail" | "link";
  sent_at: Date;
  expires_at: Date;
  was_opened: boolean;
}

/** Invitations of designers that still work and that nobody has accepted. */
export async function openInvitations(db: Db, pro_id: string, now: Date): Promise<OpenInvitationRow[]> {
  const { rows } = await sql<OpenInvitationRow>`
    select i.id, i.full_name, i.email, i.way, i.sent_at, i.expires_at, i.opened_at is not null as was_opened
    from invitations i join showrooms s on s.id = i.showroom_id and s.user_id = ${pro_id}
    where i.kind = 'designer' and i.declined_at is null and i.cancelled_at is null and i.expires_at > ${now}
      and not exists (select from invitation_joins j where j.invitation_id = i.id)
    order by i.created_at desc, i.id desc limit 100`.execute(db);
  return rows;
}

export interface VendorRow {
  id: string;
  name: string;
  products: number;
  shown: number;
  is_shown: boolean;
  least_days: number;
  most_days: number;
  minimum_cents: number;
  not_served: string[];
  was_invited: boolean;
}

/** Vendors with products that the pro's showroom shows, or would if the vendor were not left out. */
export async function vendorsOf(db: Db, pro_id: string): Promise<VendorRow[]> {
  const { rows } = await sql<VendorRow>`
    with recursive place as (
      select id from showrooms where user_id = ${pro_id} and closed_at is null order by created_at limit 1),
    sold(id) as (
      select mc.category_id from menu_categories mc
      join showroom_menus sm on sm.menu_id = mc.menu_id and sm.showroom_id = (select id from place)
      union select c.id from categories c join sold on c.parent_id = sold.id),
    cut(id) as (
      select category_id from showroom_left_out
      where showroom_id = (select id from place) and category_id is not null
      union select c.id from categories c join cut on c.parent_id = cut.id),
    counted as (
      select p.vendor_id, count(*)::int as products, min(p.lead_time_days) as least_days,
        max(p.lead_time_days) as most_days,
        (count(*) filter (where not exists (select from showroom_left_out o
          where o.showroom_id = (select id from place) and o.product_id = p.id)))::int as shown
      from products p
      where p.status = 'published' and p.category_id in (select id from sold)
        and p.category_id not in (select id from cut)
      group by p.vendor_id)
    select ve.id, ve.name, n.products, n.shown, n.least_days, n.most_days, ve.minimum_cents, ve.not_served,
      not exists (select from showroom_left_out o
        where o.showroom_id = (select id from place) and o.vendor_id = ve.id) as is_shown,
      exists (select from invitation_joins j join invitations i on i.id = j.invitation_id and i.kind = 'vendor'
        where j.account_id = ve.user_id and i.showroom_id = (select id from place)) as was_invited
    from counted n join vendors ve on ve.id = n.vendor_id
    order by lower(ve.name), ve.id limit 1000`.execute(db);
  return rows;
}

export interface VendorSales {
  vendor_id: string;
  sold_cents: number;
  orders: number;
  last_order: { id: string; number: string; at: string } | null;
}

/** What the pro's showrooms sold of each vendor, and the last order with it. */
export async function vendorSales(db: Db, pro_id: string): Promise<VendorSales[]> {
  const { rows } = await sql<VendorSales>`
    select i.vendor_id,
      coalesce(sum(i.unit_price_cents * i.qty) filter (where not ${isBack}), 0)::float8 as sold_cents,
      (count(distinct o.id) filter (where not ${isBack}))::int as orders,
      (array_agg(jsonb_build_object('id', o.id, 'number', o.number, 'at', o.placed_at)
        order by o.placed_at desc, o.id desc))[1] as last_order
    from order_items i join orders o on o.id = i.order_id
    join showrooms s on s.id = o.showroom_id and s.user_id = ${pro_id}
    where o.status = 'paid' group by i.vendor_id`.execute(db);
  return rows;
}

const isBack = sql`i.status in ('Decline', 'Cancle', 'Returned')`;

export interface OpenItem {
  vendor_id: string;
  order_id: string;
  qty: number;
  reserved_qty: number;
  lead_time_days: number;
  placed_at: Date;
  state: string;
}

/** Items of the pro's showrooms that are in one of these statuses. */
export async function openItems(
  db: Db,
  pro_id: string,
  statuses: readonly ItemStatus[],
): Promise<OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    select i.vendor_id, o.id as order_id, i.qty, i.reserved_qty, i.lead_time_days, o.placed_at,
      coalesce(o.shipping_address ->> 'state', '') as state
    from order_items i join orders o on o.id = i.order_id
    join showrooms s on s.id = o.showroom_id and s.user_id = ${pro_id}
    where o.status = 'paid' and i.status = any(${[...statuses]}::text[])`.execute(db);
  return rows;
}
