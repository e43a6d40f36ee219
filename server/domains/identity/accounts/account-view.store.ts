import { sql } from "kysely";
import type { User } from "../../../../contract/identity/accounts.ts";
import { toDollars } from "../../../../domain/money/money.ts";
import type { Db } from "../../../platform/database.ts";
import { fullName } from "./users.store.ts";

interface AccountRow {
  id: string;
  type: User["type"];
  status: User["status"];
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  country_code: string;
  zip_code: string;
  language: User["language"];
  units: User["units"];
  email_verified_at: Date | null;
  is_designer: boolean;
  has_password: boolean;
  has_authenticator: boolean;
  custom_addon: boolean;
  total_projects: number;
  unread_notifications: number;
  subscription_status: string | null;
  plan: string | null;
  paid_amount_cents: number | null;
  price_cents: number | null;
  shop_id: string | null;
  vsd_id: string | null;
  company_name: string | null;
  vendor_name: string | null;
  theme_color: string | null;
  logo_key: string | null;
  logo_width: number | null;
  logo_height: number | null;
  logo_placeholder: string | null;
  works_in: string | null;
  teams: User["teams"];
}

/**
 * The account as the API shows it to its owner, or undefined when there is none.
 * @param otp_verified whether this session or device has proved a one-time code
 */
export async function findAccount(db: Db, id: string, otp_verified: boolean): Promise<User | undefined> {
  const { rows } = await sql<AccountRow>`
    select u.id, u.type, u.status, u.email, u.first_name, u.last_name, u.phone, u.country_code, u.zip_code,
      u.language, u.units,
      u.email_verified_at, u.is_designer, u.password_hash is not null as has_password,
      exists (select 1 from authenticators a
        where a.user_id = u.id and a.confirmed_at is not null) as has_authenticator,
      (select count(*)::int from projects p where p.user_id = u.id and not p.is_cart) as total_projects,
      (select count(*)::int from notifications n where n.user_id = u.id and n.read_at is null) as unread_notifications,
      sub.subscription_status, sub.plan, sub.paid_amount_cents, sub.price_cents,
      coalesce(sub.addon <> 'none', false) as custom_addon,
      shop.id as shop_id, shop.vsd_id, shop.company_name, shop.theme_color,
      (select v.name from vendors v where v.user_id = u.id and u.type = 'Vendor') as vendor_name,
      u.works_in,
      coalesce((select jsonb_agg(jsonb_build_object('team', m.id, 'company_name', ms.company_name, 'role', m.role)
          order by m.created_at)
        from team_members m join showrooms ms on ms.id = m.showroom_id and ms.closed_at is null
        where m.user_id = u.id), '[]') as teams,
      logo.key as logo_key, logo.width as logo_width, logo.height as logo_height, logo.placeholder as logo_placeholder
    from users u
    left join subscriptions sub on sub.user_id = u.id
    left join lateral (
      select s.id, s.vsd_id, s.company_name, s.theme_color, s.logo_media_key from showrooms s
      where s.user_id = u.id and u.type = 'Contractor' order by s.created_at limit 1
    ) shop on true
    left join media logo on logo.key = shop.logo_media_key
    where u.id = ${id}`.execute(db);
  return rows[0] && accountView(rows[0], otp_verified);
}

function accountView(row: AccountRow, otp_verified: boolean): User {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: fullName(row),
    company_name: row.company_name ?? row.vendor_name ?? "",
    phone: row.phone,
    country_code: row.country_code,
    zip_code: row.zip_code,
    language: row.language,
    units: row.units,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    is_designer: row.is_designer,
    total_projects: row.total_projects,
    custom_addon: row.custom_addon,
    latest_subscription:
      row.subscription_status === null
        ? null
        : {
            subscription_status: row.subscription_status,
            plan: row.plan ?? "",
            paid_amount: toDollars(row.paid_amount_cents ?? 0),
            price: toDollars(row.price_cents ?? 0),
          },
    shop_profile: shopProfile(row),
    unread_notifications: row.unread_notifications,
    works_in: row.teams.find(({ team }) => team === row.works_in) ?? null,
    teams: row.teams,
    has_password: row.has_password,
    otp_required: row.type === "Admin" || row.has_authenticator,
    otp_method: row.has_authenticator ? "app" : "email",
    otp_verified,
  };
}

function shopProfile(row: AccountRow): User["shop_profile"] {
  if (row.shop_id === null) return null;
  return {
    id: row.shop_id,
    vsd_id: row.vsd_id ?? "",
    company_name: row.company_name ?? "",
    theme_color: row.theme_color ?? "",
    business_logo:
      row.logo_key === null
        ? null
        : {
            url: `/showroom/media/${row.logo_key}/800.webp`,
            width: row.logo_width ?? 1,
            height: row.logo_height ?? 1,
            alt: row.company_name ?? "",
            placeholder: row.logo_placeholder ?? "",
          },
  };
}
