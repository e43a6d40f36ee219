import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Owner } from "./owner.ts";
import { addProject, findShowroomId, type ProjectRow, takeToChange } from "./project-cart.store.ts";
import { openProjectOf } from "./show-project.flow.ts";

/** The id of a showroom's id or vsd_id; 422 if there is none. */
export const knownShowroom = async (db: Db, showroom: string): Promise<string> =>
  (await findShowroomId(db, showroom)) ?? failFields({ showroom: "We couldn't find that showroom." });

/** An open project of the owner's, locked, with its version increased; 404 if there is none. */
export const takeProject = async (db: Db, owner: Owner, id: string): Promise<ProjectRow> =>
  (await takeToChange(db, owner, { project: id })) ?? fail("not_found");

/** The named project or open cart, or a new cart in the named showroom; locked, with its version increased. */
export async function cartToChange(
  db: Db,
  owner: Owner,
  named: { project?: string | undefined; showroom?: string | undefined },
): Promise<ProjectRow> {
  const open = await takeToChange(db, owner, named);
  if (open) return open;
  if (named.project) {
    await openProjectOf(db, owner, named.project);
    return fail("not_found");
  }
  if (!named.showroom) return failFields({ showroom: "Choose a showroom." });
  const showroom_id = await knownShowroom(db, named.showroom);
  return takeProject(db, owner, await addProject(db, owner, { showroom_id, is_cart: true }));
}
