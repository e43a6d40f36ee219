import type { RoomDesign } from "../../../contract/design/room-design.ts";
import { amountOf } from "../../catalog/also-needed/also-needed.ts";
import { areasOf, floorSurfaces } from "../geometry/floor-areas.ts";
import { edgesOf } from "../geometry/polygon.ts";
import type { Region } from "../geometry/region.ts";
import { sharedRun } from "../geometry/segment.ts";
import { asServed } from "./as-served.ts";
import { noProducts, type ProductsBySku } from "./products-by-sku.ts";
import { usualSettings } from "./settings.ts";
import { shapeOf } from "./shapes/surface-shape.ts";

/** A place where two parts of the floor with different products meet. */
export interface FloorMeeting {
  /** Surfaces. */
  of: readonly [string, string];
  length_in: number;
}

/** Shorter edges need no strip, inches. */
const least_in = 1;

/**
 * Where two coverings of a floor meet and how long that edge is, less the parts of it under cabinets and the like. None
 * where nothing is chosen for one of the two, or the same product for both.
 */
export function floorMeetings(design: RoomDesign, products: ProductsBySku = noProducts): FloorMeeting[] {
  if (areasOf(design.plan).length === 0) return [];
  const skus = new Map(design.surfaces.map(({ id, sku }) => [id, sku]));
  const parts = floorSurfaces(design.plan)
    .filter((surface) => skus.get(surface))
    .map((surface): [string, Region] => {
      const shape = shapeOf(design, surface, usualSettings, products);
      return [surface, shape.kind === "area" ? shape.panels.flatMap(({ region }) => region) : []];
    });
  return parts.flatMap(([surface, region], at) =>
    parts.slice(at + 1).flatMap(([other, beside]): FloorMeeting[] => {
      if (skus.get(surface) === skus.get(other)) return [];
      const length_in = sharedEdge(region, beside);
      return length_in > least_in ? [{ of: [surface, other], length_in }] : [];
    }),
  );
}

function sharedEdge(a: Region, b: Region): number {
  const others = b.flatMap(edgesOf);
  const runs = a.flatMap(edgesOf).flatMap((edge) => others.map((other) => sharedRun(edge, other)));
  // clipping rounds to 1/10,000 in.
  return Math.round(runs.reduce((sum, run) => sum + run, 0) * 100) / 100;
}

/** The part that covers such an edge, as the list of what is also needed calls it. */
export const transition = "Transition";

/** Edges at which floors meet of which one takes a transition strip, while none is chosen for either of them. */
export function openMeetings(design: RoomDesign, products: ProductsBySku): FloorMeeting[] {
  const chosen = new Set(
    (design.supplies ?? []).flatMap(({ for: place, part }) => (part === transition ? place : [])),
  );
  const takesStrip = (surface: string): boolean => {
    const product = products.get(design.surfaces.find(({ id }) => id === surface)?.sku ?? "");
    return product !== undefined && amountOf(asServed(product, surface), transition) !== undefined;
  };
  return floorMeetings(design, products).filter(
    ({ of }) => !of.some((each) => chosen.has(each)) && of.some(takesStrip),
  );
}
