import { sql } from "kysely";
import type { ProjectFollower } from "../projects/index.ts";

/** What becomes of rooms when something happens to their project. */
export const roomsFollow: ProjectFollower = {
  async roomJoins(db, room_id, project_id) {
    await db.updateTable("rooms").set({ project_id }).where("id", "=", room_id).execute();
  },
  async merges(db, from, to) {
    await db.updateTable("rooms").set({ project_id: to }).where("project_id", "=", from).execute();
  },
  async goes(db, project_id) {
    await sql`
      update rooms set project_id = null, finalised_version = null, finalised_at = null, finalised_design = null,
        finalised_lines = null
      where project_id = ${project_id}`.execute(db);
  },
  handsOver: (given) =>
    sql`update rooms r set user_id = g.account_id from ${given} g where r.project_id = g.id and r.user_id = g.pro_id`,
};
