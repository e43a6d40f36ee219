import { type RawBuilder, sql } from "kysely";
import type { ManagedUser } from "../../../../contract/identity/users.ts";
import type { UserSort } from "../../../../contract/sorts.ts";
import type { AccountType } from "../../../http/caller.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";

export interface UserRow
  extends Omit<ManagedUser, "full_name" | "email_verified_at" | "created_at" | "last_seen_at"> {
  first_name: string;
  last_name: string;
  email_verified_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
  /** The showroom or vendor that an approval opened. */
  has_place: boolean;
}

const rows = (condition: RawBuilder<unknown>, rest: RawBuilder<unknown>) => sql<UserRow>`
  select u.id, u.type, u.status, u.email, u.first_name, u.last_name, u.phone, u.country_code, u.zip_code,
    u.email_verified_at, u.is_designer, u.created_at,
    coalesce(s.company_name, ve.name, '') as company_name, coalesce(s.vsd_id, '') as vsd_id,
    s.id is not null or ve.id is not null as has_place,
    (select jsonb_build_object('id', a.id, 'status', a.status) from applications a
      where a.user_id = u.id order by a.created_at desc, a.id desc limit 1) as application,
    exists (select from authenticators t where t.user_id = u.id and t.confirmed_at is not null) as has_authenticator,
    (select count(*)::int from sessions n where n.user_id = u.id and n.revoked_at is null
      and n.expires_at > now() and n.token_expires_at > now()) as devices,
    (select max(n.last_seen_at) from sessions n where n.user_id = u.id) as last_seen_at,
    (select count(*)::int from orders o where o.user_id = u.id and o.status = 'paid') as orders
  from users u
  left join lateral (
    select id, company_name, vsd_id from showrooms where user_id = u.id order by created_at limit 1
  ) s on u.type = 'Contractor'
  left join vendors ve on ve.user_id = u.id and u.type = 'Vendor'
  where u.deleted_at is null and ${condition} ${rest}`;

/** An account that its owner has not deleted. */
export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return (await rows(sql`u.id = ${id}`, sql``).execute(db)).rows[0];
}

interface UserFilter {
  type?: AccountType | undefined;
  status?: "Active" | "pending" | "Deactive" | undefined;
  q?: string | undefined;
  sort?: UserSort | `-${UserSort}` | undefined;
}

const userOrder = {
  name: sql`lower(u.last_name || ' ' || u.first_name)`,
  seen: sql`last_seen_at`,
  joined: sql`u.created_at`,
  orders: sql`orders`,
};

/** One page of accounts, the newest first unless sorted. */
export async function findUsers(
  db: Db,
  filter: UserFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const condition = conditions(filter);
  const order = orderBy(filter.sort, userOrder, sql`u.created_at desc, u.id desc`);
  const [found, counted] = await Promise.all([
    rows(condition, sql`${order} limit ${limit} offset ${offset}`).execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from users u where u.deleted_at is null and ${condition}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

function conditions({ type, status, q }: UserFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (type) parts.push(sql`u.type = ${type}`);
  if (status === "Active") parts.push(sql`u.status in ('Active', 'Approve')`);
  else if (status) parts.push(sql`u.status = ${status}`);
  if (q) parts.push(isAbout(q));
  return sql.join(parts, sql` and `);
}

/** By part of the name, the address, the phone number or the company, or by a whole Showroom ID or id. */
function isAbout(q: string): RawBuilder<unknown> {
  const part = `%${q.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const digits = q.replaceAll(/\D/g, "");
  const isPhone = /^[\d\s()+.-]+$/.test(q) && digits.length >= 4;
  return sql`(
    lower(u.email) like ${part} or lower(u.first_name || ' ' || u.last_name) like ${part}
    or u.id::text = ${q.toLowerCase()} or ${isPhone ? sql`u.phone like ${`%${digits}%`}` : sql`false`}
    or exists (select from showrooms s
      where s.user_id = u.id and (lower(s.company_name) like ${part} or s.vsd_id = ${q.toUpperCase()}))
    or exists (select from vendors ve where ve.user_id = u.id and lower(ve.name) like ${part}))`;
}

/**
 * Whether another admin than this account could sign in. Locks all admins until the transaction ends, so that two who
 * act on each other take turns and one of them stays.
 */
export async function hasOtherAdmin(db: Db, user_id: string): Promise<boolean> {
  const { rows: admins } = await sql<{ id: string }>`
    select id from users where type = 'Admin' and status in ('Active', 'Approve')
    order by id for update`.execute(db);
  return admins.some(({ id }) => id !== user_id);
}

/** Locks the account for this transaction. */
export async function lockUser(db: Db, id: string): Promise<void> {
  await sql`select from users where id = ${id} for update`.execute(db);
}
