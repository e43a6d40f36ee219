import { sql } from "kysely";
import type { TeamRole } from "../../../../contract/identity/team-roles.ts";
import type { Db } from "../../../platform/database.ts";

export interface MemberRow {
  id: string;
  user_id: string;
  full_name: string;
  email: string;
  role: TeamRole;
  created_at: Date;
}

const isOwn = (pro: string) => sql`m.showroom_id in (select id from showrooms where user_id = ${pro})`;
const members = sql`
  select m.id, m.user_id, trim(u.first_name || ' ' || u.last_name) as full_name, u.email, m.role, m.created_at
  from team_members m join users u on u.id = m.user_id`;

export async function findMembers(db: Db, pro_id: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    ${members} where ${isOwn(pro_id)} order by m.created_at, m.id`.execute(db);
  return rows;
}

/** A member of a pro's team, locked; undefined for another team's. */
export async function lockMember(db: Db, pro_id: string, id: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`
    ${members} where m.id = ${id} and ${isOwn(pro_id)} for update of m`.execute(db);
  return rows[0];
}

export async function ownerOf(db: Db, pro_id: string): Promise<{ full_name: string; email: string }> {
  const { rows } = await sql<{ full_name: string; email: string }>`
    select trim(first_name || ' ' || last_name) as full_name, email from users where id = ${pro_id}`.execute(
    db,
  );
  return rows[0]!;
}
