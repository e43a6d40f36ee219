import type { Facet } from "../../../contract/catalog/catalog.ts";
import type { Picture } from "../../../contract/shapes.ts";
import { finishColor } from "../../../domain/catalog/finish-color.ts";

/** A facet whose values have color swatches or logos. */
export interface ShownFacet extends Facet {
  values: (Facet["values"][number] & { color?: string; logo?: string })[];
}

/** URLs of the logos of brands, by name, in the size that lists show. */
export function logosOf(brands: readonly { name: string; logo: Picture | null }[]): Map<string, string> {
  return new Map(
    brands.flatMap(({ name, logo }) => (logo ? [[name, logo.url.replace(/\d+\.webp$/, "96.webp")]] : [])),
  );
}

/**
 * Color families, and finishes of metal and wood, have swatches, brands their logo; the server adds them, so that
 * browsers need no list.
 */
export function shownFacet(facet: Facet, logos: ReadonlyMap<string, string>): ShownFacet {
  if (facet.key === "brand")
    return { ...facet, values: facet.values.map((value) => ({ ...value, logo: logos.get(value.value) })) };
  if (facet.kind !== "color" && facet.key !== "finish") return facet;
  // labels may be in another language
  const values = facet.values.map((value) => ({ ...value, color: finishColor(value.value) ?? undefined }));
  return { ...facet, values };
}
