import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { projectFollowers } from "./followers.ts";
import type { Owner } from "./owner.ts";
import { takeToChange } from "./project-cart.store.ts";
import { deleteProject, hasOrder } from "./remove-project.store.ts";
import { openProjectOf } from "./show-project.flow.ts";

/**
 * Deletes a project with its parts. Rooms are independent: they stay, without a project. A project with an order, even
 * one whose payment failed, stays. Call it in a transaction.
 */
export async function removeProject(db: Db, owner: Owner, id: string): Promise<void> {
  // a running checkout holds the same lock
  if (!(await takeToChange(db, owner, { project: id }))) {
    await openProjectOf(db, owner, id);
    fail("not_found");
  }
  if (await hasOrder(db, id)) fail("already_used");
  for (const follower of projectFollowers) await follower.goes?.(db, id);
  await deleteProject(db, id);
}
