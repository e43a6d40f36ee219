import { sql } from "kysely";
import type { Db } from "../../../platform/database.ts";
import { newId, tokenHash } from "../../../platform/ids.ts";
import type { OwnDesign } from "./ai-designs.store.ts";

export interface LinkRow {
  id: string;
  token_hash: Buffer;
  label: string;
  expires_at: Date;
  revoked_at: Date | null;
  opens: number;
  opened_at: Date | null;
  created_at: Date;
}

/** Locks a design of the account's own until the transaction ends; undefined if it is somebody else's. */
export async function lockDesign(db: Db, ai_account_id: string, id: string): Promise<OwnDesign | undefined> {
  const { rows } = await sql<OwnDesign>`
    select d.*, j.plan_is_drawn, j.standing, j.showroom_id from ai_designs d join ai_design_jobs j on j.id = d.job_id
    where d.id = ${id}::uuid and j.ai_account_id = ${ai_account_id}::uuid for update of d`.execute(db);
  return rows[0];
}

const columns = sql`l.id, l.token_hash, l.label, l.expires_at, l.revoked_at, l.opens, l.opened_at, l.created_at`;

/** The links to a design, the newest first; ask only for one of the account's own. */
export async function linksOf(db: Db, design_id: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select ${columns} from ai_design_links l where l.design_id = ${design_id}::uuid
    order by l.created_at desc, l.id desc limit 200`.execute(db);
  return rows;
}

/** The links to all designs of an account, the newest first. */
export async function linksOfAccount(
  db: Db,
  ai_account_id: string,
): Promise<(LinkRow & { design_id: string })[]> {
  const { rows } = await sql<LinkRow & { design_id: string }>`
    select ${columns}, l.design_id from ai_design_links l join ai_designs d on d.id = l.design_id
    join ai_design_jobs j on j.id = d.job_id where j.ai_account_id = ${ai_account_id}::uuid
    order by l.created_at desc, l.id desc`.execute(db);
  return rows;
}

/** Adds a link, whose token is worked out from its id. */
export async function addLink(
  db: Db,
  link: { design_id: string; label: string; expires_at: Date; created_at: Date },
  tokenOf: (id: string) => string,
): Promise<LinkRow> {
  const id = newId();
  const row = { id, ...link, token_hash: tokenHash(tokenOf(id)) };
  await db.insertInto("ai_design_links").values(row).execute();
  return { ...row, revoked_at: null, opens: 0, opened_at: null };
}

/** Ends a link of the account's; ended before, it stays so. Undefined for somebody else's. */
export async function endLink(
  db: Db,
  ai_account_id: string,
  of: { design_id: string; id: string },
  now: Date,
): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    update ai_design_links l set revoked_at = coalesce(l.revoked_at, ${now})
    from ai_designs d join ai_design_jobs j on j.id = d.job_id
    where l.id = ${of.id}::uuid and l.design_id = ${of.design_id}::uuid and d.id = l.design_id
      and j.ai_account_id = ${ai_account_id}::uuid
    returning ${columns}`.execute(db);
  return rows[0];
}

export interface SharedRow extends OwnDesign {
  link_id: string;
  ai_account_id: string;
  expires_at: Date;
  changed_at: Date;
}

/** The design behind a token, while its link is open. */
export async function designByLink(db: Db, token: string, now: Date): Promise<SharedRow | undefined> {
  const { rows } = await sql<SharedRow>`
    select d.*, j.plan_is_drawn, j.standing, j.showroom_id, j.ai_account_id, l.id as link_id, l.expires_at,
      coalesce((select s.made_at from ai_design_steps s where s.design_id = d.id and s.number = d.step), j.created_at)
        as changed_at
    from ai_design_links l join ai_designs d on d.id = l.design_id join ai_design_jobs j on j.id = d.job_id
    where l.token_hash = ${tokenHash(token)} and l.revoked_at is null and l.expires_at > ${now}`.execute(db);
  return rows[0];
}

export async function countOpening(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update ai_design_links set opens = opens + 1, opened_at = ${now} where id = ${id}::uuid`.execute(db);
}
