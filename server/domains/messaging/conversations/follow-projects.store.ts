import { sql } from "kysely";
import type { ProjectFollower } from "../../design/projects/index.ts";

/** A project's conversation goes to the account that gets the project. */
export const conversationsFollow: ProjectFollower = {
  handsOver: (given) =>
    sql`update conversations t set user_id = g.account_id from ${given} g where t.project_id = g.id and t.kind = 'project'`,
};
