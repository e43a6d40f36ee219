import type { Project } from "../../../../contract/design/project-cart.ts";
import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Owner } from "./owner.ts";
import { linesOfProject } from "./priced-lines.store.ts";
import {
  addProject,
  findShowroomId,
  type Named,
  openProjectId,
  type ProjectRow,
  setLineOfOpen,
  takeToChange,
} from "./project-cart.store.ts";
import { openProjectOf, showProject } from "./show-project.flow.ts";

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

/**
 * Sets a line of an open project as `setLineOfOpen` does, and shows the project; undefined, with nothing changed, where
 * that returns undefined. The lines are asked for in the same round trip.
 */
export async function setAndShow(
  { db, now }: Pick<Platform, "db" | "now">,
  owner: Owner,
  named: Named,
  line: { sku: string; qty: number; surface: string },
): Promise<Project | undefined> {
  const ofBuyer = "guest_key" in owner ? "nothing" : "all";
  return db.connection().execute(async (one) => {
    const [project, lines] = await Promise.all([
      setLineOfOpen(one, owner, named, line),
      linesOfProject(one, openProjectId(owner, named), ofBuyer),
    ]);
    if (!project) return undefined;
    // another request may have changed another cart in between, which is the latest then
    const known = lines.every(({ project_id }) => project_id === project.id) ? lines : undefined;
    return showProject(one, owner, project, now(), null, known);
  });
}
