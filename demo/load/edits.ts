import { sql } from "kysely";
import type { Writer } from "./rows.ts";

interface DemoEdit {
  vendor: string;
  /** Which of the vendor's products, in the order of their ids. */
  at: number;
  hours_ago: number;
  /** Of the fields that change; `{name}` stands for the name it has. */
  changes: { name?: string; description?: string; warranty?: string };
  /** Without its first picture, so that the second is shown in lists. */
  drops_picture?: boolean;
  sent_back?: string;
}

/** Everything that this vendor sends is reviewed. */
const reviewed = "piedmont-plank";

const edits: readonly DemoEdit[] = [
  {
    vendor: "north-quay-tile",
    at: 3,
    hours_ago: 53,
    changes: {
      name: "{name} (Rectified)",
      warranty: "Ten years against cracking under normal household use.",
    },
  },
  {
    vendor: reviewed,
    at: 1,
    hours_ago: 29,
    changes: {
      description:
        "Cut from one lot, so that the grain matches from piece to piece. Let it rest in the room for 72 hours before you install it.",
    },
  },
  {
    vendor: reviewed,
    at: 4,
    hours_ago: 20,
    changes: { warranty: "25 years on the finish, 50 years on the structure." },
    drops_picture: true,
  },
  { vendor: reviewed, at: 7, hours_ago: 6, changes: { name: "{name}, FSC Certified" } },
  {
    vendor: "north-quay-tile",
    at: 6,
    hours_ago: 70,
    changes: { description: "THE BEST TILE ON THE MARKET!!! Call us at 503 555 0100 for a special price." },
    sent_back:
      "Please take out the phone number, and describe the tile: body, finish, and where it may be used.",
  },
];

/** Edits and a new product that wait for an admin, and one edit that was sent back. */
export async function loadEdits({ run }: Writer, now: Date): Promise<void> {
  await run(sql`update vendors set review_rule = 'always' where slug = ${reviewed}`);
  for (const { vendor, at, hours_ago, changes, drops_picture = false, sent_back } of edits) {
    const sent_at = new Date(now.getTime() - hours_ago * 3_600_000);
    const status = sent_back ? "sent_back" : "pending";
    await run(sql`
      insert into product_revisions (id, product_id, vendor_id, kind, status, changes, reason, created_at, sent_at,
        decided_at)
      select gen_random_uuid(), p.id, p.vendor_id, 'edit', ${status},
        ${JSON.stringify(changes)}::text::jsonb
        || case when ${changes.name ?? ""} = '' then '{}'
          else jsonb_build_object('name', replace(${changes.name ?? ""}, '{name}', p.name)) end
        || case when ${drops_picture}::boolean
          and (select count(*) from product_images i where i.product_id = p.id) > 1
          then jsonb_build_object('images', (
            select jsonb_agg(jsonb_build_object('key', i.media_key, 'alt', i.alt, 'vendor_skus', coalesce((
              select jsonb_agg(v.vendor_sku order by v.position) from variants v
              where v.product_id = p.id and (v.media_key = i.media_key or v.id = i.variant_id)), '[]'))
              order by i.position)
            from product_images i where i.product_id = p.id
              and i.position > (select min(position) from product_images where product_id = p.id)))
          else '{}' end,
        ${sent_back ?? ""}, ${sent_at}, ${sent_at},
        case when ${status} = 'sent_back' then ${sent_at}::timestamptz + interval '5 hours' end
      from products p join vendors ve on ve.id = p.vendor_id
      where ve.slug = ${vendor} order by p.id offset ${at} limit 1`);
  }
  await loadNewProduct(run, new Date(now.getTime() - 11 * 3_600_000));
}

/** A product that nobody sells yet, with a variant and the pictures of a sister product. */
async function loadNewProduct(run: Writer["run"], sent_at: Date): Promise<void> {
  const hash = "DemoNewOak";
  const sister = sql`
    (select p.* from products p join vendors ve on ve.id = p.vendor_id
      where ve.slug = ${reviewed} and p.hash <> ${hash} order by p.id offset 2 limit 1) sister`;
  const made = sql`(select id, vendor_id from products where hash = ${hash}) made`;
  await run(sql`
    insert into products (hash, vendor_id, brand_id, category_id, name, description, unit, minimum_unit,
      attributes, surface, warranty, material, status, created_at)
    select ${hash}, vendor_id, brand_id, category_id, 'Riverbend White Oak, Natural Oil',
      'Wide plank of white oak with a natural oil finish. Boards run up to 7 ft.', unit, minimum_unit,
      attributes, surface, '20 years on the finish.', material, 'draft', ${sent_at} from ${sister}`);
  await run(sql`
    insert into variants (product_id, sku, vendor_sku, options, item_size, wholesale_cents, list_cents, stock,
      lead_time_days, box_sqft, pieces_per_box, weight_lb, media_key)
    select made.id, v.sku || '-NAT', v.vendor_sku || '-NAT', v.options, v.item_size, v.wholesale_cents + 420,
      v.list_cents + 700, 64, v.lead_time_days, v.box_sqft, v.pieces_per_box, v.weight_lb, v.media_key
    from ${made}, ${sister} join lateral (
      select * from variants where product_id = sister.id order by position, id limit 1) v on true`);
  await run(sql`
    insert into product_images (product_id, position, media_key, alt)
    select made.id, i.position, i.media_key, 'Riverbend White Oak' from ${made}, ${sister}
      join product_images i on i.product_id = sister.id`);
  await run(sql`
    insert into product_revisions (id, product_id, vendor_id, kind, status, changes, created_at, sent_at)
    select gen_random_uuid(), id, vendor_id, 'new', 'pending', '{}', ${sent_at}, ${sent_at} from ${made}`);
}
