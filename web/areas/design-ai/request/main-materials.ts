import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { ownValue } from "../../../../domain/orders/own-value.ts";
import { namedKind } from "../../../../domain/room/geometry/named-kind.ts";
import { kindWords } from "../../../../domain/room/geometry/place-words.ts";

/** What one sees most of in a room. */
export interface MainMaterial {
  sku: string;
  name: string;
  /** Where it is: "Floor", "Countertop", "Vanity". */
  place: string;
}

/** Kinds of surface, the most telling first. */
const surfaces: Readonly<Record<string, string>> = {
  floor: "Floor",
  shower: "Shower walls",
  countertop: "Countertop",
  backsplash: "Backsplash",
  wall: "Walls",
  wainscot: "Wainscot",
  coping: "Pool edge",
};
const mostOfSurfaces = 4;
const most = 6;

/** The most visible materials of a design, each once: the largest of each kind of surface, then the dearest item of each kind. */
export function mainMaterials({ takeoff, design }: Pick<AiDesignView, "takeoff" | "design">): MainMaterial[] {
  const found = new Map<string, MainMaterial>();
  const known = takeoff.surfaces
    .filter((line) => line.known)
    .toSorted((a, b) => (b.area_sqft ?? 0) - (a.area_sqft ?? 0));
  for (const [kind, place] of Object.entries(surfaces)) {
    const line = known.find((one) => kindOf(one.surface) === kind);
    if (line && found.size < mostOfSurfaces && !found.has(line.sku))
      found.set(line.sku, { sku: line.sku, name: line.name, place });
  }
  const items = takeoff.items
    .filter((line) => line.known)
    .filter(({ part }) => part === "item")
    .toSorted((a, b) => b.line_total_cents - a.line_total_cents);
  for (const { sku, name, kind } of items) {
    if (found.size >= most) break;
    const item = design.items.find((each) => each.sku === sku);
    const place = capital(kindWords(item ? namedKind(item) : kind));
    const isShown = found.has(sku) || [...found.values()].some((one) => one.place === place);
    if (!isShown) found.set(sku, { sku, name, place });
  }
  return [...found.values()];
}

/** A few words for a surface or an item's kind, as tables of two designs have it: the same kinds in each. */
export function materialAt({ takeoff }: Pick<AiDesignView, "takeoff">, kind: string): string | null {
  const lines = takeoff.surfaces
    .filter((line) => line.known)
    .filter(({ surface }) => kindOf(surface) === kind)
    .toSorted((a, b) => b.area_sqft - a.area_sqft);
  return lines[0]?.name ?? null;
}

/** The kinds of surface that can be compared, with their names. */
export const comparedSurfaces: readonly (readonly [kind: string, words: string])[] = Object.entries(surfaces);

const kindOf = (surface: string): string | undefined => {
  const [kind = ""] = surface.split(":");
  return ownValue(surfaces, kind) === undefined ? undefined : kind;
};
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
