import { sql } from "kysely";
import { type BrandPlan, isBranded } from "../../../../domain/showrooms/branding.ts";
import type { Db } from "../../../platform/database.ts";
import type { ProStart, VendorStart } from "./first-steps.rules.ts";

/** Undefined for a vendor who has sold, or put the list away. */
export async function vendorStart(db: Db, userId: string): Promise<VendorStart | undefined> {
  const { rows } = await sql<VendorStart>`
    select exists (select from addresses where user_id = v.user_id) as has_address,
      (select count(*)::int from (
        select from products p where p.vendor_id = v.id and (p.status = 'published' or exists (
          select from product_revisions r where r.product_id = p.id and r.status = 'pending'))
        limit 1) listed) as products,
      v.terms_saved_at is not null as has_terms,
      exists (select from payout_setups where user_id = v.user_id and account_last4 <> '') as has_bank
    from vendors v
    where v.user_id = ${userId}::uuid
      and not exists (select from order_items where vendor_id = v.id)
      and not exists (select from first_steps_dismissed where user_id = v.user_id)`.execute(db);
  return rows[0];
}

interface ProRow extends Omit<ProStart, "may_brand"> {
  has_addon: boolean;
  latest_plan: BrandPlan | null;
}

/** Undefined for a pro whose showroom has sold, or who put the list away. */
export async function proStart(db: Db, userId: string): Promise<ProStart | undefined> {
  const { rows } = await sql<ProRow>`
    select s.about <> '' as has_about, s.logo_media_key is not null as has_logo,
      coalesce(sub.addon <> 'none', false) as has_addon,
      case when sub.id is not null then jsonb_build_object('plan', sub.plan,
        'subscription_status', sub.subscription_status, 'paid_amount', sub.paid_amount_cents / 100.0,
        'price', sub.price_cents / 100.0) end as latest_plan,
      array(
        select distinct part from audit_entries a, string_to_table(a.details ->> 'parts', ', ') part
        where a.subject_id = s.id::text and a.action = 'showroom.changed') as saved,
      exists (select from invitations where showroom_id = s.id) as has_invited
    from showrooms s left join subscriptions sub on sub.user_id = s.user_id
    where s.user_id = ${userId}::uuid and s.closed_at is null
      and not exists (select from orders where showroom_id = s.id)
      and not exists (select from first_steps_dismissed where user_id = s.user_id)
    order by s.created_at limit 1`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { has_addon, latest_plan, ...start } = row;
  // whatever color is chosen in the end
  return { ...start, may_brand: isBranded({ has_addon, latest_plan, theme_color: "#000000" }) };
}

export async function dismissFirstSteps(db: Db, userId: string, isDismissed: boolean): Promise<void> {
  if (!isDismissed) {
    await db.deleteFrom("first_steps_dismissed").where("user_id", "=", userId).execute();
    return;
  }
  await sql`
    insert into first_steps_dismissed (user_id) values (${userId}::uuid) on conflict do nothing`.execute(db);
}
