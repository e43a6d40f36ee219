import { sql } from "kysely";
import type { TeamRole } from "../../../../contract/identity/team-roles.ts";
import type { Db } from "../../../platform/database.ts";

/** Chooses where an account works; false if it is not in that team. */
export async function setWorkplace(db: Db, user_id: string, team: string | null): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update users set works_in = ${team}::uuid
    where id = ${user_id}
      and (${team}::uuid is null or exists (select from team_members where id = ${team}::uuid and user_id = ${user_id}))
    returning id`.execute(db);
  return rows.length === 1;
}

export async function setRole(db: Db, id: string, role: TeamRole): Promise<void> {
  await db.updateTable("team_members").set({ role }).where("id", "=", id).execute();
}

/** Every session reads its team with each call, so it has lost this one with the next. */
export async function deleteMember(db: Db, id: string): Promise<void> {
  await db.deleteFrom("team_members").where("id", "=", id).execute();
}

/** Adds an account to a team, or gives it the role it was invited to, and lets it work there from now on. */
export async function joinTeam(
  db: Db,
  member: { id: string; showroom_id: string; user_id: string; role: TeamRole; created_at: Date },
): Promise<void> {
  await sql`
    with joined as (
      insert into team_members (id, showroom_id, user_id, role, created_at)
      values (${member.id}, ${member.showroom_id}, ${member.user_id}, ${member.role}, ${member.created_at})
      on conflict (showroom_id, user_id) do update set role = excluded.role
      returning id)
    update users set works_in = (select id from joined) where id = ${member.user_id}`.execute(db);
}
