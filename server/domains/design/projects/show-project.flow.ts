import type { Project } from "../../../../contract/design/project-cart.ts";
import { fail } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { clientKeptFor } from "./client-projects.store.ts";
import type { Owner } from "./owner.ts";
import { type LineRow, linesOfProject, type OfBuyer } from "./priced-lines.store.ts";
import { projectView } from "./project-cart.rules.ts";
import { findProjectOf, type ProjectRow } from "./project-cart.store.ts";
import { waitingPaymentsOf } from "./waiting-payments.store.ts";

/**
 * A project with its lines at current prices, for its owner.
 * @param edits_for the owner's name, if somebody else sees it who may change it
 * @param known its lines, if they have been read
 */
export async function showProject(
  db: Db,
  owner: Owner,
  project: ProjectRow,
  now: Date,
  edits_for: string | null = null,
  known?: readonly LineRow[],
): Promise<Project> {
  const [lines, waiting_payments] = await Promise.all([
    known ?? linesOfProject(db, project.id, ofBuyerOf(project)),
    edits_for === null ? waitingPaymentsOf(db, project.user_id, project.id) : [],
  ]);
  const shown = projectView(project, lines, "guest_key" in owner ? owner.guest_key : null, now);
  const kept_for = project.client_id ? ((await clientKeptFor(db, project.id)) ?? null) : null;
  const view = { ...shown, kept_for };
  if (edits_for === null) return { ...view, waiting_payments };
  // what the owner ordered before is nobody else's to know
  const without = view.Project_tans.map((line) => ({ ...line, lots_before: [] }));
  return { ...view, edits_for, Project_tans: without };
}

const ofBuyerOf = ({ user_id }: Pick<ProjectRow, "user_id">): OfBuyer =>
  user_id === null ? "nothing" : "all";

export async function showProjectOf(
  db: Db,
  owner: Owner,
  id: string,
  now: Date,
  edits_for: string | null = null,
): Promise<Project> {
  return showProject(db, owner, (await findProjectOf(db, owner, id)) ?? fail("not_found"), now, edits_for);
}

/** A project or cart of the owner's that can still be changed. */
export async function openProjectOf(db: Db, owner: Owner, id: string): Promise<ProjectRow> {
  const project = (await findProjectOf(db, owner, id)) ?? fail("not_found");
  if (project.ordered_at) fail("already_used");
  return project;
}

/** The same, or null if there is none. */
export async function findOpenProject(db: Db, owner: Owner, id: string): Promise<ProjectRow | null> {
  const project = await findProjectOf(db, owner, id);
  return project && !project.ordered_at ? project : null;
}
