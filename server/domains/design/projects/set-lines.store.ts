import { sql } from "kysely";
import { anyOf } from "../../../platform/any-of.ts";
import type { Db } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { LineChange, PresentLine } from "./set-lines.rules.ts";

/** A project's lines of some SKUs, also of products that are no longer sold. */
export async function linesOfSkus(
  db: Db,
  projectId: string,
  skus: readonly string[],
): Promise<PresentLine[]> {
  const { rows } = await sql<PresentLine>`
    select v.sku, l.surface, l.variant_id, l.qty
    from project_lines l join variants v on v.id = l.variant_id
    where l.project_id = ${projectId} and v.sku = ${anyOf(skus, "text")}`.execute(db);
  return rows;
}

/** Sets the quantities of a project's lines, in one statement each for those that stay and those that go. */
export async function saveLines(db: Db, projectId: string, lines: readonly LineChange[]): Promise<void> {
  const gone = lines.filter(({ qty }) => qty === 0);
  const kept = lines.filter(({ qty }) => qty > 0);
  await Promise.all([
    gone.length > 0 &&
      sql`delete from project_lines l
        using unnest(${gone.map((line) => line.variant_id)}::int[], ${gone.map((line) => line.surface)}::text[])
          as gone (variant_id, surface)
        where l.project_id = ${projectId} and l.variant_id = gone.variant_id and l.surface = gone.surface`.execute(
        db,
      ),
    kept.length > 0 &&
      db
        .insertInto("project_lines")
        .values(kept.map((line) => ({ id: newId(), project_id: projectId, ...line })))
        .onConflict((conflict) =>
          conflict
            .columns(["project_id", "variant_id", "surface"])
            .doUpdateSet((row) => ({ qty: row.ref("excluded.qty") })),
        )
        .execute(),
  ]);
}
