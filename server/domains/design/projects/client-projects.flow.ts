import type { Db } from "../../../platform/database.ts";
import { notify } from "../../messaging/notifications/index.ts";
import { handOver } from "./client-projects.store.ts";

/** The projects that pros began for a client are the client's once there is an account that is proved to be theirs. */
export async function giveProjectsTo(db: Db, account_id: string, at: Date): Promise<void> {
  for (const { id, name, company_name } of await handOver(db, account_id, at)) {
    await notify(db, {
      user_id: account_id,
      kind: "project",
      link: `/projects/${id}`,
      title: `${company_name} started the project ${name} for you`,
    });
  }
}
