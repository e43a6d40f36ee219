import { sql } from "kysely";
import type { Availability, HireService } from "../../../../contract/design/hire-words.ts";
import type { Db } from "../../../platform/database.ts";

export interface OwnProfileRow {
  id: string;
  version: number;
  is_listed: boolean;
  business_name: string;
  headline: string;
  about: string;
  zip_code: string;
  city: string;
  state: string;
  radius_miles: number;
  services: HireService[];
  fees: { title: string; amount: string }[];
  availability: Availability;
  available_from: string | null;
  gallery: { title: string; text: string; media_key?: string }[];
  rooms: string[];
}

/** The pro's profile; before the first save, with what the account and its showroom say. */
export async function profileOf(db: Db, user_id: string): Promise<OwnProfileRow | undefined> {
  const { rows } = await sql<OwnProfileRow>`
    select u.id, coalesce(hp.version, 1) as version, coalesce(hp.is_listed, false) as is_listed,
      coalesce(hp.business_name, s.company_name, trim(u.first_name || ' ' || u.last_name)) as business_name,
      coalesce(hp.headline, s.tagline, '') as headline, coalesce(hp.about, s.about, '') as about,
      coalesce(hp.zip_code, left(u.zip_code, 5)) as zip_code, coalesce(hp.city, '') as city,
      coalesce(hp.state, '') as state, coalesce(hp.radius_miles, 50) as radius_miles,
      coalesce(hp.services, '{}') as services, coalesce(hp.fees, '[]') as fees,
      coalesce(hp.availability, 'open') as availability, hp.available_from::text as available_from,
      coalesce(hp.gallery, '[]') as gallery,
      array(select room_id::text from hire_profile_rooms where user_id = u.id order by position) as rooms
    from users u left join hire_profiles hp on hp.user_id = u.id
    left join lateral (select company_name, tagline, about from showrooms
      where user_id = u.id and closed_at is null order by created_at limit 1) s on true
    where u.id = ${user_id}`.execute(db);
  return rows[0];
}

export interface OwnRoomRow {
  id: string;
  name: string;
  media_key: string;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
}

/** Rooms of an account that have a picture, the last changed first. */
export async function roomsWithPicture(db: Db, user_id: string): Promise<OwnRoomRow[]> {
  const { rows } = await sql<OwnRoomRow>`
    select r.id, r.name, m.key as media_key, m.width as media_width, m.height as media_height,
      m.placeholder as media_placeholder
    from rooms r join media m on m.key = r.media_key
    where r.user_id = ${user_id} order by r.updated_at desc limit 60`.execute(db);
  return rows;
}

export type ProfileChange = Omit<OwnProfileRow, "id" | "rooms"> & {
  latitude: number | null;
  longitude: number | null;
};

/** Saves a profile over the version that was read; false if another one was saved meanwhile. */
export async function saveProfile(
  db: Db,
  user_id: string,
  change: ProfileChange,
  now: Date,
): Promise<boolean> {
  const { version, fees, gallery, services, available_from, ...plain } = change;
  const values = {
    ...plain,
    services: [...services],
    fees: sql<string>`${JSON.stringify(fees)}::text::jsonb`,
    gallery: sql<string>`${JSON.stringify(gallery)}::text::jsonb`,
    available_from: sql<Date | null>`${available_from}::date`,
    updated_at: now,
  };
  const saved = await db
    .insertInto("hire_profiles")
    // the first save is read as version 1 and saved as the next
    .values({ user_id, version: 2, ...values })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ ...values, version: version + 1 })
        .where("hire_profiles.version", "=", version),
    )
    .returning("user_id")
    .executeTakeFirst();
  return saved !== undefined;
}

/** Shows these rooms of the account's on its profile; unknown ones are left out. Returns how many. */
export async function showRooms(db: Db, user_id: string, ids: readonly string[]): Promise<number> {
  await db.deleteFrom("hire_profile_rooms").where("user_id", "=", user_id).execute();
  const { rows } = await sql`
    insert into hire_profile_rooms (user_id, room_id, position)
    select r.user_id, r.id, wanted.place::int
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    join rooms r on r.id = wanted.id and r.user_id = ${user_id}
    returning room_id`.execute(db);
  return rows.length;
}
