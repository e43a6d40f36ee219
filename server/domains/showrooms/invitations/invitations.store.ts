import { type RawBuilder, sql } from "kysely";
import type { InvitationState, InvitedKind, TeamRole } from "../../../../contract/identity/team-roles.ts";
import type { Invitation } from "../../../../contract/showrooms/invitations.ts";
import type { InvitationSort } from "../../../../contract/sorts.ts";
import { orderBy } from "../../../platform/database/order-by.ts";
import type { Db } from "../../../platform/database.ts";
import { rememberInvitation } from "../../identity/people/index.ts";

export interface InvitationRow {
  id: string;
  showroom_id: string;
  kind: Invitation["kind"];
  way: Invitation["way"];
  role: TeamRole | null;
  full_name: string;
  email: string;
  message: string;
  client_id: string | null;
  client_name: string | null;
  sends: number;
  sent_at: Date;
  expires_at: Date;
  opened_at: Date | null;
  declined_at: Date | null;
  cancelled_at: Date | null;
  joined: { name: string; at: string }[];
  /** The mail server refused its last email for good. */
  has_bounced: boolean;
  invited_by: string;
  company_name: string;
  vsd_id: string;
  /** The showroom's pro. */
  pro_id: string;
}

/** The cause of an invitation's last email, in the outbox. */
export const mailCause = (id: string, sends: number): string => `invitation:${id}:${sends}`;

const mostAttempts = 10;

const rows = (condition: RawBuilder<unknown>, rest: RawBuilder<unknown> = sql``) => sql<InvitationRow>`
  select i.id, i.showroom_id, i.kind, i.way, i.role, i.full_name, i.email, i.message, i.client_id,
    c.full_name as client_name, i.sends, i.sent_at, i.expires_at, i.opened_at, i.declined_at, i.cancelled_at,
    coalesce((select jsonb_agg(jsonb_build_object('name', trim(ju.first_name || ' ' || ju.last_name),
        'at', to_char(j.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by j.at)
      from invitation_joins j join users ju on ju.id = j.account_id where j.invitation_id = i.id), '[]') as joined,
    exists (select from mails m where m.cause = 'invitation:' || i.id || ':' || i.sends
      and m.sent_at is null and m.attempts >= ${mostAttempts}) as has_bounced,
    coalesce(trim(u.first_name || ' ' || u.last_name), '') as invited_by,
    s.company_name, s.vsd_id, s.user_id as pro_id
  from invitations i
  join showrooms s on s.id = i.showroom_id and s.closed_at is null
  left join users u on u.id = i.invited_by and u.deleted_at is null
  left join clients c on c.id = i.client_id
  where ${condition} ${rest}`;

const isOwn = (pro: string) => sql`i.showroom_id in (select id from showrooms where user_id = ${pro})`;

const hasJoined = sql`exists (select from invitation_joins j where j.invitation_id = i.id)`;
const bounced = sql`exists (select from mails m where m.cause = 'invitation:' || i.id || ':' || i.sends
  and m.sent_at is null and m.attempts >= ${mostAttempts})`;

/** The same as `stateOf`, for filtering. */
const inState = (now: Date): Record<InvitationState, RawBuilder<unknown>> => {
  const live = sql`i.cancelled_at is null and i.declined_at is null and not ${bounced} and not ${hasJoined}`;
  return {
    joined: sql`${hasJoined} and (i.way = 'mail' or i.cancelled_at is null)`,
    cancelled: sql`i.cancelled_at is not null and not (i.way = 'mail' and ${hasJoined})`,
    declined: sql`i.declined_at is not null and i.cancelled_at is null`,
    bounced: sql`i.cancelled_at is null and i.declined_at is null and not ${hasJoined} and ${bounced}`,
    expired: sql`${live} and i.expires_at <= ${now}`,
    opened: sql`${live} and i.expires_at > ${now} and i.opened_at is not null`,
    sent: sql`${live} and i.expires_at > ${now} and i.opened_at is null`,
  };
};

const orderKeys: Record<InvitationSort, RawBuilder<unknown>> = {
  name: sql`nullif(lower(coalesce(nullif(i.full_name, ''), i.email)), '')`,
  kind: sql`i.kind`,
  sent: sql`i.sent_at`,
  expires: sql`i.expires_at`,
};

export interface InvitationFilter {
  kind?: InvitedKind | undefined;
  state?: InvitationState | undefined;
  q?: string | undefined;
  sort?: InvitationSort | `-${InvitationSort}` | undefined;
}

/** A page of a pro's invitations of clients, designers and vendors, the newest first unless sorted. */
export async function findInvitations(
  db: Db,
  pro_id: string,
  filter: InvitationFilter,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<{ rows: InvitationRow[]; total: number }> {
  const parts = [isOwn(pro_id), sql`i.kind <> 'team'`];
  if (filter.kind) parts.push(sql`i.kind = ${filter.kind}`);
  if (filter.state) parts.push(inState(now)[filter.state]);
  if (filter.q) {
    const pattern = `%${filter.q.replaceAll(/[\\%_]/g, "\\$&")}%`;
    parts.push(sql`(i.full_name ilike ${pattern} or i.email ilike ${pattern})`);
  }
  const where = sql.join(parts, sql` and `);
  const order = orderBy(filter.sort, orderKeys, sql`i.created_at desc, i.id desc`);
  const [found, counted] = await Promise.all([
    rows(where, sql`${order} limit ${limit} offset ${offset}`).execute(db),
    sql<{ total: number }>`select count(*)::int as total from invitations i where ${where}`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Open or expired invitations to a pro's team. */
export async function findTeamInvitations(db: Db, pro_id: string): Promise<InvitationRow[]> {
  const open = sql`i.kind = 'team' and i.cancelled_at is null and i.declined_at is null and not ${hasJoined}`;
  return (await rows(sql`${isOwn(pro_id)} and ${open}`, sql`order by i.created_at, i.id`).execute(db)).rows;
}

/** One of a pro's invitations, locked; `isTeam` says of which list. */
export async function lockInvitation(
  db: Db,
  pro_id: string,
  id: string,
  isTeam: boolean,
): Promise<InvitationRow | undefined> {
  const condition = sql`i.id = ${id} and ${isOwn(pro_id)} and (i.kind = 'team') = ${isTeam}`;
  return (await rows(condition, sql`for update of i`).execute(db)).rows[0];
}

/** The invitation behind a link, locked; whatever its state. */
export async function invitationOf(db: Db, token_hash: Buffer): Promise<InvitationRow | undefined> {
  return (await rows(sql`i.token_hash = ${token_hash}`, sql`for update of i`).execute(db)).rows[0];
}

/** The state of the last invitation of an address: an open one is sent again instead, a declined one ends it. */
export async function earlierInvitation(
  db: Db,
  { showroom_id, kind, email }: { showroom_id: string; kind: Invitation["kind"]; email: string },
): Promise<InvitationRow[]> {
  const same = sql`i.showroom_id = ${showroom_id} and lower(i.email) = lower(${email})`;
  return (await rows(sql`${same} and (i.kind = ${kind} or i.declined_at is not null)`).execute(db)).rows;
}

export interface NewInvitation {
  id: string;
  showroom_id: string;
  invited_by: string;
  kind: Invitation["kind"];
  way: Invitation["way"];
  role: TeamRole | null;
  full_name: string;
  email: string;
  message: string;
  client_id: string | null;
  token_hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  created_at: Date;
}

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await db.insertInto("invitations").values(invitation).execute();
}

export async function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return (await rows(sql`i.id = ${id}`).execute(db)).rows[0];
}

/** A new link in place of the old one. */
export async function renewInvitation(
  db: Db,
  id: string,
  { token_hash, sent_at, expires_at }: Pick<NewInvitation, "token_hash" | "sent_at" | "expires_at">,
): Promise<void> {
  await db
    .updateTable("invitations")
    .set((set) => ({ token_hash, sent_at, expires_at, opened_at: null, sends: set("sends", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function markInvitation(
  db: Db,
  id: string,
  mark: { opened_at?: Date; declined_at?: Date; cancelled_at?: Date },
): Promise<void> {
  await db.updateTable("invitations").set(mark).where("id", "=", id).execute();
}

/** Records that an account accepted; false if it had before. The first one counts as what brought the account. */
export async function insertJoin(
  db: Db,
  invitation_id: string,
  account_id: string,
  at: Date,
): Promise<boolean> {
  const joined = await db
    .insertInto("invitation_joins")
    .values({ invitation_id, account_id, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  if (!joined) return false;
  await rememberInvitation(db, account_id, invitation_id);
  return true;
}

export const accountHasJoined = async (db: Db, invitation_id: string, account_id: string): Promise<boolean> =>
  (await db
    .selectFrom("invitation_joins")
    .select("account_id")
    .where("invitation_id", "=", invitation_id)
    .where("account_id", "=", account_id)
    .executeTakeFirst()) !== undefined;

export interface Joiner {
  id: string;
  type: "User" | "Vendor" | "Contractor" | "Admin";
  email: string;
  full_name: string;
  phone: string;
}

export async function joinerOf(db: Db, id: string): Promise<Joiner | undefined> {
  const { rows: found } = await sql<Joiner>`
    select id, type, email, trim(first_name || ' ' || last_name) as full_name, phone
    from users where id = ${id}`.execute(db);
  return found[0];
}

/** One of a pro's clients to invite. */
export async function invitedClient(
  db: Db,
  showroom_id: string,
  id: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("clients")
    .select("id")
    .where("id", "=", id)
    .where("showroom_id", "=", showroom_id)
    .executeTakeFirst();
}

export async function forgetInvitationsTo(db: Db, email: string): Promise<void> {
  await sql`delete from invitations where lower(email) = lower(${email})`.execute(db);
}
