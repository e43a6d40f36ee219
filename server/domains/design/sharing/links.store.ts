import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";

export interface LinkRow {
  id: string;
  token_hash: Buffer;
  label: string;
  can_comment: boolean;
  can_approve: boolean;
  approver_name: string;
  approver_email: string;
  expires_at: Date | null;
  revoked_at: Date | null;
  opens: number;
  opened_at: Date | null;
  comments: number;
  created_at: Date;
}

/** Locks one of the account's projects until the transaction ends; false if it is somebody else's. */
export async function lockProject(db: Db, user_id: string, project_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from projects where id = ${project_id} and user_id = ${user_id} for update`.execute(db);
  return rows.length > 0;
}

const columns = sql`l.id, l.token_hash, l.label, l.can_comment, l.can_approve, l.approver_name, l.approver_email, l.expires_at,
  l.revoked_at, l.opens, l.opened_at, l.created_at,
  (select count(*) from project_comments c where c.link_id = l.id)::int as comments`;

/** The links to one of the account's projects, the newest first; undefined for somebody else's. */
export async function linksOf(db: Db, user_id: string, project_id: string): Promise<LinkRow[] | undefined> {
  const { rows } = await sql<LinkRow & { id: string | null }>`
    select ${columns} from projects p left join project_links l on l.project_id = p.id
    where p.id = ${project_id} and p.user_id = ${user_id}
    order by l.created_at desc, l.id desc limit 200`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.filter(({ id }) => id !== null);
}

export interface NewLink {
  project_id: string;
  label: string;
  can_comment: boolean;
  can_approve: boolean;
  approver_name: string;
  approver_email: string;
  expires_at: Date | null;
  created_at: Date;
}

/** Adds a link, whose token is worked out from its id. */
export async function addLink(db: Db, link: NewLink, tokenOf: (id: string) => string): Promise<LinkRow> {
  const id = newId();
  const row = { id, ...link, token_hash: tokenHash(tokenOf(id)) };
  await db.insertInto("project_links").values(row).execute();
  return { ...row, revoked_at: null, opens: 0, opened_at: null, comments: 0 };
}

/** Revokes a link of the account's; revoked before, it stays so. Undefined for somebody else's. */
export async function revokeLink(
  db: Db,
  user_id: string,
  of: { project_id: string; id: string },
  now: Date,
): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    update project_links l set revoked_at = coalesce(l.revoked_at, ${now})
    from projects p
    where l.id = ${of.id} and l.project_id = ${of.project_id} and p.id = l.project_id and p.user_id = ${user_id}
    returning ${columns}`.execute(db);
  return rows[0];
}

export interface OpenLink {
  id: string;
  project_id: string;
  owner_id: string;
  project_name: string;
  can_comment: boolean;
  can_approve: boolean;
  approver_name: string;
  approver_email: string;
  expires_at: Date | null;
}

/** The link behind a token, while it is open. */
export async function openLinkOf(db: Db, token: string, now: Date): Promise<OpenLink | undefined> {
  const { rows } = await sql<OpenLink>`
    select l.id, l.project_id, p.user_id as owner_id, p.name as project_name, l.can_comment,
      l.can_approve, l.approver_name, l.approver_email, l.expires_at
    from project_links l join projects p on p.id = l.project_id and p.user_id is not null
    where l.token_hash = ${tokenHash(token)} and l.revoked_at is null
      and (l.expires_at is null or l.expires_at > ${now})`.execute(db);
  return rows[0];
}

export async function countOpening(db: Db, id: string, now: Date): Promise<void> {
  await sql`update project_links set opens = least(opens + 1, 1000000000), opened_at = ${now}
    where id = ${id}`.execute(db);
}

/** A project's name, and who shares it: its showroom for the showroom's pro, else the owner by name. */
export async function sharedBy(
  db: Db,
  project_id: string,
): Promise<{ name: string; by: string; showroom_id: string }> {
  const { rows } = await sql<{ name: string; by: string; showroom_id: string }>`
    select coalesce(nullif(p.name, ''), 'Project') as name, s.id as showroom_id,
      case when s.user_id = u.id then s.company_name else trim(u.first_name || ' ' || u.last_name) end as by
    from projects p join showrooms s on s.id = p.showroom_id join users u on u.id = p.user_id
    where p.id = ${project_id}`.execute(db);
  return rows[0]!;
}

/** The open links of a project whose readers may approve. */
export async function approveLinksOf(
  db: Db,
  project_id: string,
  now: Date,
): Promise<Pick<LinkRow, "id" | "token_hash" | "approver_name" | "approver_email">[]> {
  return db
    .selectFrom("project_links")
    .select(["id", "token_hash", "approver_name", "approver_email"])
    .where((where) => where.and({ project_id, can_approve: true }))
    .where("revoked_at", "is", null)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
    .orderBy("created_at")
    .execute();
}
