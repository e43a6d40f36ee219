import type { Project } from "../../../contract/project-cart.ts";
import { fail } from "../../failure.ts";
import type { Db } from "../../platform/database.ts";
import type { Owner } from "./owner.ts";
import { linesOfProject } from "./priced-lines.store.ts";
import { projectView } from "./project-cart.rules.ts";
import { findProjectOf, type ProjectRow } from "./project-cart.store.ts";

/** A project with its lines at current prices, for its owner. */
export async function showProject(db: Db, owner: Owner, project: ProjectRow, now: Date): Promise<Project> {
  const lines = await linesOfProject(db, project.id);
  return projectView(project, lines, "guest_key" in owner ? owner.guest_key : null, now);
}

export async function showProjectOf(db: Db, owner: Owner, id: string, now: Date): Promise<Project> {
  return showProject(db, owner, (await findProjectOf(db, owner, id)) ?? fail("not_found"), now);
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
