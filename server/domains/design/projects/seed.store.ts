import { insertRows, type Row } from "../../../platform/database/insert-rows.ts";
import type { Db } from "../../../platform/database.ts";

type Line = Row<"project_lines">;

/** A project or a cart with its lines. */
export type SeededProject = Row<"projects"> & {
  id: string;
  lines: readonly (Required<Pick<Line, "id" | "variant_id" | "qty" | "surface" | "quoted_price_cents">> & {
    created_at: Date;
  })[];
};

export async function seedProjects(db: Db, projects: readonly SeededProject[]): Promise<void> {
  await insertRows(
    db,
    "projects",
    projects.map(({ lines: _, ...project }) => project),
  );
  await insertRows(
    db,
    "project_lines",
    projects.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, project_id: id }))),
  );
}
