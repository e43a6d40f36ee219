import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/database.ts";
import type { MediaRow } from "./pictures.rules.ts";

export interface FoundRow extends MediaRow {
  id: string;
  company_name: string;
  vsd_id: string;
  plan: string;
  custom_addon_status: string;
  theme_color: string;
  user_id: string;
  subscription: SubscriptionRow | null;
}

export interface SubscriptionRow {
  plan: string;
  subscription_status: string;
  paid_amount_cents: number;
}

/** What stands at the front, as it is stored. */
export interface FrontRow {
  hero?: { media_key: string; headline: string; text: string };
  templates?: string[];
  products?: string[];
}

export interface ProfileRow extends FoundRow {
  front: FrontRow;
  tagline: string;
  about: string;
  basic_addon_status: string;
  license: Record<string, string>;
  contact: Record<string, string>;
  social_links: Record<string, string>;
  site_links: { label: string; url: string }[];
  services: { title: string; text: string }[];
  gallery: { title: string; text: string; media_key?: string }[];
  hours: { day: number; opens: string; closes: string }[];
}

const latestSubscription = sql<SubscriptionRow | null>`(
  select jsonb_build_object('plan', plan, 'subscription_status', subscription_status,
    'paid_amount_cents', paid_amount_cents)
  from subscriptions where subscriptions.user_id = showrooms.user_id
  order by started_at desc limit 1)`;

const showrooms = (db: Db) =>
  db
    .selectFrom("showrooms")
    .leftJoin("media", "media.key", "showrooms.logo_media_key")
    .where("closed_at", "is", null)
    .select([
      "showrooms.id",
      "company_name",
      "vsd_id",
      "plan",
      "custom_addon_status",
      "theme_color",
      "showrooms.user_id",
      latestSubscription.as("subscription"),
      "media.key as media_key",
      "media.width as media_width",
      "media.height as media_height",
      "media.placeholder as media_placeholder",
    ]);

const limit = 10;

export const featuredShowrooms = (db: Db): Promise<FoundRow[]> =>
  showrooms(db)
    .where("is_featured", "=", true)
    .where("is_listed", "=", true)
    .orderBy("company_name")
    .limit(limit)
    .execute();

/** The showroom whose ID this is, listed or not, and the listed ones whose name starts so. */
export function showroomsStarting(
  db: Db,
  wanted: { vsdId: string | null; start: string },
): Promise<FoundRow[]> {
  const pattern = `${wanted.start.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const byName = sql<SqlBool>`is_listed and lower(company_name) like ${pattern}`;
  return showrooms(db)
    .where((where) => {
      const ways: Expression<SqlBool>[] = [byName];
      if (wanted.vsdId !== null) ways.push(where("vsd_id", "=", wanted.vsdId));
      return where.or(ways);
    })
    .orderBy(sql`vsd_id = ${wanted.vsdId ?? ""}`, "desc")
    .orderBy("company_name")
    .limit(limit)
    .execute();
}

export async function showroomProfileRow(db: Db, id: string): Promise<ProfileRow | undefined> {
  const row = await showrooms(db)
    .select([
      "tagline",
      "about",
      "basic_addon_status",
      "license",
      "contact",
      "social_links",
      "site_links",
      "services",
      "gallery",
      "front",
      "hours",
    ])
    .where("showrooms.id", "=", id)
    .executeTakeFirst();
  return row as ProfileRow | undefined;
}

/** Pictures by their key, for keys that stand inside JSON. */
export async function picturesByKey(db: Db, keys: readonly string[]): Promise<Map<string, MediaRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("media")
    .select(["key", "width", "height", "placeholder"])
    .where("key", "in", [...keys])
    .execute();
  return new Map(
    rows.map((row) => [
      row.key,
      {
        media_key: row.key,
        media_width: row.width,
        media_height: row.height,
        media_placeholder: row.placeholder,
      },
    ]),
  );
}
