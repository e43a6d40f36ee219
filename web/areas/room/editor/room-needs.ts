import type { NeededInAll } from "../../../../contract/catalog/also-needed.ts";
import type { RoomDesign, RoomOpening } from "../../../../contract/design/room-design.ts";
import { partsFor } from "../../../../domain/room/edit/supplies.edit.ts";
import { surfaceById } from "../../../../domain/room/edit/surfaces.edit.ts";
import { isFloor } from "../../../../domain/room/geometry/floor-areas.ts";
import { placeLabel } from "../../../../domain/room/geometry/item-label.ts";
import { floorEdge_ft } from "../../../../domain/room/takeoff/floor-edge.ts";
import { leavesIn } from "../../../../domain/room/takeoff/item-takeoff.ts";
import type { ProductsBySku } from "../../../../domain/room/takeoff/products-by-sku.ts";
import type { Takeoff } from "../../../../domain/room/takeoff/surface-takeoff.types.ts";
import { listed } from "../../../client/listed.ts";

/** What the room's places take besides and that is not chosen yet, with the places that take it. */
export type RoomNeed = NeededInAll & { places: string[] };

interface Line {
  hash: string;
  sku: string;
  qty: number;
  area_sqft: number | null;
  edge_ft?: number;
  joint_in?: number;
  has: string[];
}

/** A counted place of the room with what is asked for it. */
export interface PlaceLine {
  place: string;
  line: Line;
}

const mostLines = 100;

/** The lines to ask `POST /api/products/also-needed` about, at most as many as it takes. */
export const askedLines = (places: readonly PlaceLine[]): Line[] =>
  together(places.map(({ line }) => line)).slice(0, mostLines);

/** What was found, each with the places that take it and do not have it yet. */
export const needsOf = (places: readonly PlaceLine[], found: readonly NeededInAll[]): RoomNeed[] =>
  found.flatMap((need) => {
    const takers = places.filter(
      ({ line: { sku, has } }) => need.skus.includes(sku) && !has.includes(need.part),
    );
    return takers.length > 0 ? [{ ...need, places: takers.map(({ place }) => place) }] : [];
  });

/** Each counted place of the room with what is asked for it. */
export function placeLines(
  design: RoomDesign,
  { surfaces, items }: Takeoff,
  products: ProductsBySku,
): PlaceLine[] {
  const areas = surfaces.flatMap((line) => {
    if (!line.known) return [];
    const joint_in = surfaceById(design, line.surface)?.grout_width_in;
    const area_sqft = line.area_sqft > 0 ? Math.round(line.area_sqft * 100) / 100 : null;
    const edge_ft = isFloor(line.surface)
      ? Math.round(floorEdge_ft(design, products, line.surface) * 10) / 10
      : undefined;
    return [
      {
        ...{ place: line.surface, sku: line.sku, area_sqft },
        ...(joint_in ? { joint_in } : {}),
        ...(edge_ft === undefined ? {} : { edge_ft }),
      },
    ];
  });
  const things = items.flatMap((line) =>
    line.known && line.part === "item" ? [{ place: line.item, sku: line.sku, area_sqft: null }] : [],
  );
  const drawn = drawnParts(design);
  return [...areas, ...things].flatMap(({ place, ...line }) => {
    const hash = products.get(line.sku)?.hash;
    const opening = design.plan.openings.find(({ id }) => id === place);
    const has = [...new Set([...partsFor(design, place), ...drawn, ...notFor(opening)])].sort();
    return hash ? [{ place, line: { ...line, hash, qty: opening ? leavesIn(opening) : 1, has } }] : [];
  });
}

/** Doors that slide hang on a track. */
const notFor = (opening: RoomOpening | undefined): string[] =>
  opening?.swing?.into === "none" ? ["Hinges"] : [];

/** Parts that stand in the room as things of their own, where they are needed. */
const drawnParts = ({ items }: RoomDesign): string[] =>
  [
    ["filler", "Filler"],
    ["end_panel", "End panel"],
  ].flatMap(([kind, part]) => (items.some((item) => item.kind === kind) ? [part!] : []));

/** Places of one product that take the same are one line. */
function together(lines: readonly Line[]): Line[] {
  const groups = Map.groupBy(lines, ({ qty: _qty, area_sqft, ...line }) =>
    JSON.stringify({ ...line, isArea: area_sqft !== null }),
  );
  return [...groups.values()].map((group) => {
    const [first] = group;
    const area = group.reduce((sum, { area_sqft }) => sum + (area_sqft ?? 0), 0);
    return {
      ...first!,
      qty: group.reduce((sum, { qty }) => sum + qty, 0),
      area_sqft: first!.area_sqft === null ? null : Math.round(area * 100) / 100,
    };
  });
}

/** The places that something is for, in words, the first two of many: `floor, north wall and 4 more`. */
export function fewPlaces(design: RoomDesign, places: readonly string[]): string {
  const each = [...new Set(places.map((place) => placeLabel(design, place)))];
  return each.length > 3 ? `${each.slice(0, 2).join(", ")} and ${each.length - 2} more` : listed(each);
}
