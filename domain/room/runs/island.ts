import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { inchesText } from "../../catalog/page-lengths.ts";
import { refusedFor, type Settled } from "../assembly/settle.ts";
import { setSurface } from "../edit/surfaces.edit.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { boxOf } from "../geometry/footprint.ts";
import { isFlat, movableKinds } from "../geometry/item-kinds.ts";
import { clearZoneOf, spansOf, swingOf } from "../geometry/openings.ts";
import { cornersOf, type OrientedBox, onPlan } from "../geometry/oriented-box.ts";
import type { Point } from "../geometry/point.ts";
import type { Polygon } from "../geometry/polygon.ts";
import { difference, intersection, regionArea } from "../geometry/region.ts";
import { type CabinetLine, partFor } from "./cabinet-line.ts";
import { walkway_in, workAisle_in } from "./measures.ts";
import { RunBuilder } from "./run-builder.ts";

/** Steps in which places are tried, inches. */
const step_in = 3;
/** Aisles are tried down to this, to say what is missing. */
const leastAisle_in = 12;

/**
 * Puts the widest island of a line that has its aisles into a kitchen: a work aisle before its doors, which face the
 * run with the most counter, and a way past its other sides. Says how many inches are missing where none has.
 */
export function placeIsland(design: RoomDesign, line: CabinetLine, counter: string | null): Settled {
  const islands = line.cabinets
    .filter(({ model }) => model?.kind === "island")
    .sort((a, b) => b.model!.size.width_in - a.model!.size.width_in || a.price - b.price);
  if (islands.length === 0) return refusedFor("This showroom sells no island of this line.");
  if (design.items.some(({ kind }) => kind === "island"))
    return refusedFor("This kitchen has an island already.");
  const turn = facingRun(design);
  if (turn === null) return refusedFor("Fill a wall first: an island goes in front of a run.");
  const room = groundOf(design);
  for (const product of islands) {
    const at = bestPlace(design, room, product, turn, workAisle_in);
    if (at) return placed(design, line, product, at, turn, counter);
  }
  return refusedFor(whatIsMissing(design, room, islands.at(-1)!, turn));
}

/** The rotation that faces the run with the most cabinets; null without one. */
function facingRun({ items }: RoomDesign): number | null {
  const lengths = new Map<number, number>();
  for (const { kind, rotation_deg, width_in } of items)
    if (kind === "base_cabinet") lengths.set(rotation_deg, (lengths.get(rotation_deg) ?? 0) + width_in);
  const [longest] = [...lengths].sort((a, b) => b[1] - a[1]);
  return longest ? (longest[0] + 180) % 360 : null;
}

/** The floor of a room, for islands and peninsulas. */
export interface Ground {
  floor: Polygon;
  /** Floor that is taken: by things, by doors that open, and by people who come in. */
  taken: Polygon[];
}

export function groundOf(design: RoomDesign): Ground {
  const standing = design.items.filter(
    (item) => elevationOf(design, item) < 30 && !item.host && !isFlat(item) && !movableKinds.has(item.kind),
  );
  const ways = spansOf(design.plan).flatMap((span) => {
    const zone = clearZoneOf(span);
    return [swingOf(span), zone && cornersOf(zone)].filter((each) => each !== null);
  });
  return {
    floor: design.plan.vertices_in,
    taken: [...standing.map((item) => cornersOf(boxOf(item))), ...ways],
  };
}

/** Where an island has its aisles, the nearest to the middle of the run; null where it has none. */
function bestPlace(
  { plan }: RoomDesign,
  ground: Ground,
  { model }: RoomProduct,
  rotation_deg: number,
  aisle_in: number,
): Point | null {
  const { width_in, depth_in } = model!.size;
  const xs = plan.vertices_in.map(([x]) => x);
  const ys = plan.vertices_in.map(([, y]) => y);
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const way = Math.min(walkway_in, aisle_in);
  let best: { at: Point; away: number } | null = null;
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step_in)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step_in) {
      const at: Point = [x, y];
      const away = Math.hypot(x - middle[0], y - middle[1]);
      if (best && away >= best.away) continue;
      const own = { center: at, width_in, depth_in, rotation_deg };
      if (isFree(ground, withAisles(own, aisle_in, way))) best = { at, away };
    }
  return best?.at ?? null;
}

/** The box with its aisles: `front_in` before its doors, `way_in` at the other sides. */
const withAisles = (box: OrientedBox, front_in: number, way_in: number): OrientedBox => ({
  center: onPlan(box, [0, (way_in - front_in) / 2]),
  width_in: box.width_in + 2 * way_in,
  depth_in: box.depth_in + front_in + way_in,
  rotation_deg: box.rotation_deg,
});

const isFree = (ground: Ground, box: OrientedBox): boolean => isFreeIn(ground, cornersOf(box));

/** Whether an outline lies on the floor, with nothing in it. */
export function isFreeIn({ floor, taken }: Ground, outline: Polygon): boolean {
  const outside = difference([outline], [floor]);
  if (Math.abs(regionArea(outside)) > 1) return false;
  return taken.every((each) => Math.abs(regionArea(intersection([outline], [each]))) < 1);
}

/** How much of the aisle is missing for the narrowest island. */
function whatIsMissing(design: RoomDesign, ground: Ground, narrowest: RoomProduct, turn: number): string {
  const { width_in } = narrowest.model!.size;
  const name = `An island of ${inchesText(width_in)}`;
  for (let aisle = workAisle_in - 1; aisle >= leastAisle_in; aisle -= 1) {
    if (!bestPlace(design, ground, narrowest, turn, aisle)) continue;
    const missing = inchesText(workAisle_in - aisle);
    return `${name} needs a work aisle of ${inchesText(workAisle_in)}: ${inchesText(aisle)} are free, so ${missing} are missing.`;
  }
  return `There is no room for an island: ${inchesText(width_in)} of length and aisles of ${inchesText(workAisle_in)} and ${inchesText(walkway_in)} are needed.`;
}

function placed(
  design: RoomDesign,
  line: CabinetLine,
  product: RoomProduct,
  at_in: Point,
  rotation_deg: number,
  counter: string | null,
): Settled {
  const builder = new RunBuilder(design);
  const { size, finish } = product.model!;
  const island: RoomItem = builder.add({
    ...{ id: "", sku: product.sku, kind: "island", at_in, rotation_deg, finish },
    ...size,
  });
  builder.supply(island, "Toe kick", partFor(line, product, "Toe kick"));
  builder.supply(
    island,
    "Back panel",
    partFor(line, product, "Back panel", { width_in: size.width_in }) ?? partFor(line, product, "Back panel"),
  );
  const own = design.surfaces.find(({ id, sku }) => id.startsWith("countertop:") && sku)?.sku ?? counter;
  return {
    refusal: null,
    design: setSurface(builder.design, `countertop:${island.id}`, { sku: own }),
    id: island.id,
    note: `The island is ${inchesText(size.width_in)} long, with a work aisle of at least ${inchesText(workAisle_in)} before its doors.`,
  };
}
