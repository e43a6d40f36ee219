import type { Facet } from "../../contract/catalog.ts";
import { finishColor } from "../../domain/finish-color.ts";

/** A facet whose values have color swatches. */
export interface ShownFacet extends Facet {
  values: (Facet["values"][number] & { color?: string })[];
}

/**
 * Color families, and finishes of metal and wood, have swatches; the server adds them, so that browsers need no list.
 */
export function shownFacet(facet: Facet): ShownFacet {
  if (facet.kind !== "color" && facet.key !== "finish") return facet;
  const values = facet.values.map((value) => ({ ...value, color: finishColor(value.label) ?? undefined }));
  return { ...facet, values };
}
