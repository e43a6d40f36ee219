import { sql } from "kysely";
import type { Writer } from "./rows.ts";

/**
 * The demo customer's samples: an order that was shipped, one that waits, and three in the basket; and a neighbor's
 * order. Half of all are the demo vendor's.
 */
export async function loadSamples(writer: Writer, seed: string, now: Date): Promise<void> {
  await writer.run(sql`
    create temporary table demo_samples on commit drop as
    -- no index is there yet while the demo is loaded
    with firsts as (select distinct on (product_id) * from variants order by product_id, position, id),
    sampled as (
      select v.id as variant_id, v.sku, p.hash, p.name, v.options, coalesce(v.media_key, p.media_key) as media_key,
        p.vendor_id, u.email is not distinct from 'vendor@demo.test' as is_demo_vendor
      from products p join vendors ve on ve.id = p.vendor_id left join users u on u.id = ve.user_id
      join firsts v on v.product_id = p.id
      where p.status = 'published' and p.model is null and p.surface && array['floor', 'wall']::text[])
    select *, 2 * row_number() over (partition by is_demo_vendor order by md5(hash || ${seed})) - is_demo_vendor::int
      as place
    from sampled order by place limit 10`);
  await writer.run(sql`
    create temporary table demo_sample_orders on commit drop as
    select md5(${seed} || '/sample order/' || o.n)::uuid as id, o.*, u.id as user_id
    from (values (1, 'customer@demo.test', 16, true, 1, 3), (2, 'customer@demo.test', 1, false, 4, 5),
      (3, 'second', 3, false, 6, 7)) as o (n, who, days_ago, is_shipped, first_place, last_place)
    join lateral (
      select id from users where case when o.who = 'second'
        then type = 'User' and email <> 'customer@demo.test' and deleted_at is null else email = o.who end
      order by email limit 1) u on true`);
  await writer.run(sql`
    insert into sample_orders (id, user_id, request_id, ship_to, placed_at)
    select o.id, o.user_id, 'demo-' || o.n,
      (select jsonb_build_object('street', a.street, 'apartment', a.apartment, 'city', a.city, 'state', a.state,
          'zip_code', a.zip_code) from addresses a where a.user_id = o.user_id and a.is_default_shipping),
      ${now}::timestamptz - make_interval(days => o.days_ago)
    from demo_sample_orders o
    where exists (select from addresses a where a.user_id = o.user_id and a.is_default_shipping)
    order by o.days_ago desc`);
  await writer.run(sql`
    insert into sample_shipments (id, sample_order_id, vendor_id, ship_by, arrives_from, arrives_by, shipped_at,
      carrier, tracking)
    select md5(o.id || '/' || s.vendor_id)::uuid, o.id, s.vendor_id, so.placed_at + interval '2 days',
      so.placed_at + interval '3 days', so.placed_at + interval '8 days',
      case when d.is_shipped then so.placed_at + interval '1 day' end,
      case when d.is_shipped then 'USPS' else '' end,
      case when d.is_shipped then '9400111899223197428490' else '' end
    from sample_orders so join demo_sample_orders d on d.id = so.id join demo_sample_orders o on o.id = so.id
    join demo_samples s on s.place between d.first_place and d.last_place
    group by o.id, s.vendor_id, so.placed_at, d.is_shipped`);
  await writer.run(sql`
    insert into sample_items (shipment_id, position, sku, product_hash, product_name, options, media_key)
    select md5(d.id || '/' || s.vendor_id)::uuid,
      (row_number() over (partition by d.id, s.vendor_id order by s.place) - 1)::int,
      s.sku, s.hash, s.name, s.options, s.media_key
    from demo_sample_orders d join sample_orders so on so.id = d.id
    join demo_samples s on s.place between d.first_place and d.last_place`);
  await writer.run(sql`
    insert into sample_basket_items (user_id, variant_id, added_at)
    select u.id, s.variant_id, ${now}::timestamptz - make_interval(mins => s.place::int)
    from demo_samples s join users u on u.email = 'customer@demo.test' where s.place >= 8`);
}
