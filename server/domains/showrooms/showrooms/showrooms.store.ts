import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import type { MediaRow } from "./pictures.rules.ts";

export interface FoundRow extends MediaRow {
  id: string;
  company_name: string;
  vsd_id: string;
  /** Whether the branding add-on is on, paid or given by the marketplace. */
  has_addon: boolean;
  theme_color: string;
  user_id: string;
  subscription: SubscriptionRow | null;
}

export interface SubscriptionRow {
  plan: string;
  subscription_status: string;
  paid_amount_cents: number;
  price_cents: number;
}

/** What stands at the front, as it is stored. */
export interface FrontRow {
  /** Key of a picture. */
  portrait?: string;
  hero?: { media_key: string; headline: string; text: string };
  templates?: string[];
  products?: string[];
}

export interface ProfileRow extends FoundRow {
  front: FrontRow;
  tagline: string;
  about: string;
  license: Record<string, string>;
  contact: Record<string, string>;
  social_links: Record<string, string>;
  site_links: { label: string; url: string }[];
  services: { title: string; text: string }[];
  gallery: { title: string; text: string; media_key?: string }[];
  hours: { day: number; opens: string; closes: string }[];
}

/** What the pro pays for, from the plan's own records. */
const subscription = sql<SubscriptionRow | null>`(
  select jsonb_build_object('plan', plan, 'subscription_status', subscription_status,
    'paid_amount_cents', paid_amount_cents, 'price_cents', price_cents)
  from subscriptions where subscriptions.user_id = showrooms.user_id)`;
const hasAddon = sql<boolean>`exists (
  select from subscriptions where subscriptions.user_id = showrooms.user_id and addon <> 'none')`;

const showrooms = (db: Db) =>
  db
    .selectFrom("showrooms")
    .leftJoin("media", "media.key", "showrooms.logo_media_key")
    .where("closed_at", "is", null)
    .select([
      "showrooms.id",
      "company_name",
      "vsd_id",
      hasAddon.as("has_addon"),
      "theme_color",
      "showrooms.user_id",
      subscription.as("subscription"),
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
