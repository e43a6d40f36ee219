import { failFields } from "../../../http/failure.ts";
import type { Db } from "../../../platform/database.ts";
import { offersBySku } from "./priced-lines.store.ts";
import type { ProjectRow } from "./project-cart.store.ts";
import { lineChanges, type WantedLine } from "./set-lines.rules.ts";
import { linesOfSkus, saveLines } from "./set-lines.store.ts";

/**
 * Sets the lines of a locked project, as many statements for 200 lines as for one. 422 with the field of the first line
 * that cannot be had.
 */
export async function setLines(
  db: Db,
  project: ProjectRow,
  lines: readonly WantedLine[],
  fieldOf: (index: number, field: string) => string,
): Promise<void> {
  if (lines.length === 0) return;
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const [offers, present] = await Promise.all([
    offersBySku(db, project.showroom_id, skus, project),
    linesOfSkus(db, project.id, skus),
  ]);
  const found = lineChanges(lines, offers, present);
  if (!found.ok) return failFields({ [fieldOf(found.at, found.field)]: found.message });
  await saveLines(db, project.id, found.changes);
}

/** How much of a SKU a project has for a surface. */
export async function quantityOf(
  db: Db,
  projectId: string,
  { sku, surface = "" }: Pick<WantedLine, "sku" | "surface">,
): Promise<number> {
  const present = await linesOfSkus(db, projectId, [sku]);
  return present.find((line) => line.surface === surface)?.qty ?? 0;
}
