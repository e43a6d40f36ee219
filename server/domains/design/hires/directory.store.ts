import { type RawBuilder, sql } from "kysely";
import type {
  Availability,
  DirectorySort,
  HireService,
  HireStatus,
} from "../../../../contract/design/hire-words.ts";
import { calendarDay } from "../../../../domain/days/calendar.ts";
import type { Db } from "../../../platform/database.ts";

export interface CardRow {
  id: string;
  name: string;
  is_designer: boolean;
  headline: string;
  city: string;
  state: string;
  radius_miles: number;
  distance_miles: number | null;
  services: HireService[];
  availability: Availability;
  available_from: string | null;
  fees: { title: string; amount: string }[];
  rating: number | null;
  reviews: number;
  finished: number;
  /** Media keys of up to four rooms and gallery pictures. */
  pictures: string[];
  total: number;
}

export interface DirectoryFilter {
  q?: string | undefined;
  kind?: "designer" | "contractor" | undefined;
  service?: HireService | undefined;
  position?: { latitude: number; longitude: number } | undefined;
  is_available: boolean;
  rating?: number | undefined;
  sort: DirectorySort;
  now: Date;
  offset: number;
  limit: number;
}

/** Only who is listed, and whose account is in use. */
const isListed = sql`hp.is_listed and u.status in ('Active', 'Approve') and u.type = 'Contractor'`;

/** As the crow flies, from a position to a pro's ZIP code, in miles. */
const distanceFrom = (position: DirectoryFilter["position"]) =>
  position
    ? sql`3958.8 * 2 * asin(sqrt(least(1,
        power(sin(radians(hp.latitude - ${position.latitude}::float8) / 2), 2)
        + cos(radians(${position.latitude}::float8)) * cos(radians(hp.latitude))
          * power(sin(radians(hp.longitude - ${position.longitude}::float8) / 2), 2))))`
    : sql`null::float8`;

const proName = sql`coalesce(nullif(hp.business_name, ''), trim(u.first_name || ' ' || u.last_name))`;

const isAvailable = (now: Date) => sql`(hp.availability = 'open'
  or (hp.availability = 'later' and hp.available_from <= ${calendarDay(now)}::date))`;

const columns = (now: Date) => sql`
  hp.user_id as id, ${proName} as name, u.is_designer, hp.headline, hp.city, hp.state, hp.radius_miles, hp.services,
  case when ${isAvailable(now)} then 'open' else hp.availability end as availability,
  case when ${isAvailable(now)} then null else hp.available_from::text end as available_from,
  hp.fees, seen.rating, coalesce(seen.reviews, 0) as reviews,
  (select count(*) from hires h where h.pro_id = hp.user_id and h.status = 'finished')::int as finished,
  array(
    select media_key from (
      select r.media_key, 0 as part, pr.position as place from hire_profile_rooms pr
        join rooms r on r.id = pr.room_id and r.user_id = pr.user_id and r.media_key is not null
        where pr.user_id = hp.user_id
      union all
      select shown.entry ->> 'media_key', 1, shown.place::int
        from jsonb_array_elements(hp.gallery) with ordinality as shown (entry, place)
        where shown.entry ->> 'media_key' is not null
    ) shown order by part, place limit 4) as pictures`;

const from = sql`
  from hire_profiles hp join users u on u.id = hp.user_id
  left join lateral (
    select round(avg(rv.rating), 1)::float8 as rating, count(*)::int as reviews
    from hire_reviews rv join hires h on h.id = rv.hire_id where h.pro_id = hp.user_id
  ) seen on true`;

const orders: Record<DirectorySort, RawBuilder<unknown>> = {
  // one who is free, then the rating as if everybody had two reviews of 4 besides
  best: sql`(availability = 'open') desc, (coalesce(rating, 0) * reviews + 8) / (reviews + 2) desc,
    distance_miles nulls last`,
  rating: sql`rating desc nulls last, reviews desc`,
  near: sql`distance_miles nulls last`,
};

/** A page of the directory; `total` in each row counts all pages. */
export async function findPros(db: Db, filter: DirectoryFilter): Promise<CardRow[]> {
  const { now } = filter;
  const distance = distanceFrom(filter.position);
  const parts: RawBuilder<unknown>[] = [isListed];
  if (filter.kind) parts.push(sql`u.is_designer = ${filter.kind === "designer"}`);
  if (filter.service) parts.push(sql`hp.services @> array[${filter.service}]::text[]`);
  if (filter.is_available) parts.push(isAvailable(now));
  if (filter.rating) parts.push(sql`seen.rating >= ${filter.rating}`);
  if (filter.position) parts.push(sql`${distance} <= hp.radius_miles`);
  if (filter.q) {
    const pattern = `%${filter.q.replaceAll(/[\\%_]/g, "\\$&")}%`;
    parts.push(sql`(${proName} ilike ${pattern} or hp.headline ilike ${pattern} or hp.about ilike ${pattern}
      or hp.city ilike ${pattern})`);
  }
  const { rows } = await sql<CardRow>`
    select *, count(*) over ()::int as total from (
      select ${columns(now)}, ${distance} as distance_miles ${from} where ${sql.join(parts, sql` and `)}) found
    order by ${orders[filter.sort]}, name, id
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  return rows;
}

export interface ProfileRow extends CardRow {
  about: string;
  gallery: { title: string; text: string; media_key?: string }[];
  vsd_id: string | null;
  company_name: string | null;
  license: { number?: string; state?: string } | null;
}

/** A listed pro's profile. */
export async function findPro(db: Db, id: string, now: Date): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select ${columns(now)}, null::float8 as distance_miles, 1 as total, hp.about, hp.gallery,
      s.vsd_id, s.company_name, s.license
    ${from}
    left join lateral (select vsd_id, company_name, license from showrooms
      where user_id = hp.user_id and closed_at is null and is_listed order by created_at limit 1) s on true
    where hp.user_id = ${id} and ${isListed}`.execute(db);
  return rows[0];
}

export interface PortfolioRoomRow {
  id: string;
  name: string;
  room: string;
  style: string;
  share_id: string | null;
  share_token_hash: Buffer | null;
  media_key: string;
  media_width: number | null;
  media_height: number | null;
  media_placeholder: string | null;
}

/** The rooms that a pro's profile shows. */
export async function portfolioRooms(db: Db, user_id: string): Promise<PortfolioRoomRow[]> {
  const { rows } = await sql<PortfolioRoomRow>`
    select r.id, r.name, coalesce(r.design ->> 'room', '') as room, coalesce(r.design ->> 'style', '') as style,
      r.share_id, r.share_token_hash, m.key as media_key, m.width as media_width, m.height as media_height,
      m.placeholder as media_placeholder
    from hire_profile_rooms pr join rooms r on r.id = pr.room_id and r.user_id = pr.user_id
    join media m on m.key = r.media_key
    where pr.user_id = ${user_id} order by pr.position`.execute(db);
  return rows;
}

export interface ReviewRow {
  hire_id: string;
  first_name: string | null;
  last_name: string | null;
  rating: number;
  body: string;
  created_at: Date;
  reply: string | null;
}

/** The newest reviews of a pro. */
export async function reviewsOf(db: Db, pro_id: string): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select rv.hire_id, u.first_name, u.last_name, rv.rating, rv.body, rv.created_at, rv.reply
    from hire_reviews rv join hires h on h.id = rv.hire_id left join users u on u.id = rv.user_id
    where h.pro_id = ${pro_id} order by rv.created_at desc, rv.hire_id limit 50`.execute(db);
  return rows;
}

/** How many customers gave each number of stars, five first. */
export async function starsOf(db: Db, pro_id: string): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(rv.hire_id)::int as count from generate_series(5, 1, -1) stars
    left join (select rv.* from hire_reviews rv join hires h on h.id = rv.hire_id where h.pro_id = ${pro_id}) rv
      on rv.rating = stars
    group by stars order by stars desc`.execute(db);
  return rows.map(({ count }) => count);
}

/** The account's latest hire of each pro for one of its projects; undefined for somebody else's project. */
export async function hiresForProject(
  db: Db,
  user_id: string,
  project_id: string,
): Promise<Map<string, { id: string; status: HireStatus }> | undefined> {
  const { rows } = await sql<{ pro_id: string | null; id: string; status: HireStatus }>`
    select distinct on (h.pro_id) h.pro_id, h.id, h.status
    from projects p left join hires h on h.project_id = p.id and h.user_id = p.user_id
    where p.id = ${project_id} and p.user_id = ${user_id}
    order by h.pro_id, h.created_at desc`.execute(db);
  if (rows.length === 0) return undefined;
  return new Map(
    rows.flatMap(({ pro_id, id, status }) => (pro_id ? [[pro_id, { id, status }] as const] : [])),
  );
}
