import { fail, failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Owner } from "../projects/index.ts";
import { type FloorplanRow, floorplanById } from "./floorplans.store.ts";
import { mostInLibrary } from "./library.rules.ts";
import { type TemplateRow, templateById } from "./templates.store.ts";

export async function findFloorplan(db: Db, owner: Owner | null, id: string): Promise<FloorplanRow> {
  return (await floorplanById(db, owner, id)) ?? fail("not_found");
}

export async function findTemplate(
  { db }: Pick<Platform, "db">,
  owner: Owner | null,
  id: string,
): Promise<TemplateRow> {
  return (await templateById(db, owner, id)) ?? fail("not_found");
}

export function refuseFullLibrary(count: number, field: "plan" | "design"): void {
  if (count >= mostInLibrary)
    failFields({ [field]: `You have the maximum of ${mostInLibrary}. Delete one first.` });
}
