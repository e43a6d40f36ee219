import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RawBuilder, sql } from "kysely";
import type { Platform } from "../../server/platform/platform.ts";
import type { Writer } from "./rows.ts";

/** An id that is the same whenever the demo is loaded. */
const idOf = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Where the picture of a broken tile lies in the file store; each claim has its own copy. */
const pathOf = (who: string): string => `returns/demo/${who}`;
const claims = ["customer@demo.test", "vendor@demo.test"] as const;

/**
 * A record for every return of the demo's orders, as far as the item's status is; a damage claim by the demo customer,
 * and one that waits for the demo vendor.
 */
export async function loadReturns(writer: Writer, seed: string, now: Date): Promise<void> {
  await writer.run(sql`
    insert into return_cases (id, kind, status, order_id, order_item_id, vendor_id, qty, reason, details, return_to,
      carrier, tracking, received_qty, condition, borne_by, refund_id, refund_cents, vendor_cents, due_at, created_at,
      updated_at, closed_at)
    select ${idOf(sql`${seed} || '/return/' || i.id`)}, 'return',
      case when i.status = 'Returned' then 'refunded' else stage end, i.order_id, i.id, i.vendor_id, i.qty,
      (array['changed_mind', 'too_many', 'not_as_shown', 'quality'])[1 + abs(hashtext(i.id::text)) % 4],
      asked.note, case when i.status = 'Returned' or stage <> 'requested'
        then ve.name || ', Returns' || chr(10) || '5 Dock Road' || chr(10) || 'Portland, OR 97203' else '' end,
      case when stage = 'shipped' then 'UPS' else '' end,
      case when stage = 'shipped' then '1Z999AA10123456784' else '' end,
      case when i.status = 'Returned' then i.qty end, case when i.status = 'Returned' then 'new' end,
      case when i.status = 'Returned' then 'vendor' end, r.id, coalesce(r.amount_cents, 0),
      case when i.status = 'Returned' then i.final_price_cents * i.qty else 0 end,
      asked.at + interval '30 days', asked.at, i.status_date, case when i.status = 'Returned' then i.status_date end
    from order_items i
    join vendors ve on ve.id = i.vendor_id
    join lateral (select h.at, h.note from order_item_history h
      where h.order_item_id = i.id and h.to_status = 'Return Request' order by h.at desc limit 1) asked on true
    cross join lateral (select (array['requested', 'approved', 'shipped'])[
      1 + abs(hashtext(${seed} || i.id::text)) % 3] as stage) stages
    left join refunds r on r.order_item_id = i.id and r.status = 'succeeded'
    where i.status in ('Return Request', 'Returned') order by asked.at, i.id`);
  await writer.run(sql`
    update refunds r set kind = 'return' from return_cases c where c.refund_id = r.id`);
  for (const who of claims) await loadClaim(writer, who, { seed, now });
  await writer.run(sql`
    insert into return_case_events (id, case_id, status, by_role, note, at)
    select ${idOf(sql`c.id || '/asked'`)}, c.id, 'requested', 'User', c.details, c.created_at from return_cases c
    union all
    select ${idOf(sql`c.id || '/approved'`)}, c.id, 'approved', 'Vendor', '', c.created_at + interval '1 day'
    from return_cases c where c.return_to <> ''
    union all
    select ${idOf(sql`c.id || '/shipped'`)}, c.id, 'shipped', 'User', c.carrier || ' ' || c.tracking,
      c.created_at + interval '2 days'
    from return_cases c where c.status = 'shipped'
    union all
    select ${idOf(sql`c.id || '/refunded'`)}, c.id, 'refunded', 'Admin', '', c.closed_at
    from return_cases c where c.status = 'refunded'`);
}

async function loadClaim(
  writer: Writer,
  who: (typeof claims)[number],
  { seed, now }: { seed: string; now: Date },
): Promise<void> {
  const side = who === "customer@demo.test" ? sql`o.user_id` : sql`ve.user_id`;
  await writer.run(sql`
    with claimed as (
      insert into return_cases (id, kind, status, order_id, order_item_id, vendor_id, qty, reason, details, wanted,
        due_at, created_at, updated_at)
      select ${idOf(sql`${seed} || '/claim/' || i.id`)}, 'damage', 'requested', i.order_id, i.id, i.vendor_id, i.qty,
        'damage', 'The box was dented at one corner, and what is inside is cracked.', 'replacement',
        ${now}::timestamptz + interval '28 days', ${now}::timestamptz - interval '2 days',
        ${now}::timestamptz - interval '2 days'
      from order_items i join orders o on o.id = i.order_id join vendors ve on ve.id = i.vendor_id
      join users u on u.id = ${side} and u.email = ${who}
      where i.status = 'Delivered' and i.released_at is null
        and not exists (select from return_cases c where c.order_item_id = i.id)
      order by i.unit <> 'Box', i.delivered_at desc, i.id limit 1
      returning id, order_id)
    insert into return_case_photos (id, order_id, case_id, user_id, file_name, media_type, bytes, path, preview_path,
      width, height)
    select ${idOf(sql`c.id || '/photo'`)}, c.order_id, c.id, o.user_id, 'cracked.webp', 'image/webp', 13552,
      ${pathOf(who)}, ${`${pathOf(who)}-preview`}, 1200, 900
    from claimed c join orders o on o.id = c.order_id`);
}

/** Puts the claims' pictures into the file store. */
export async function storeClaimPictures(files: Platform["files"]): Promise<void> {
  const bytes = await readFile(join(import.meta.dirname, "cracked-tile.webp"));
  for (const who of claims) {
    await files.put(pathOf(who), bytes);
    await files.put(`${pathOf(who)}-preview`, bytes);
  }
}
