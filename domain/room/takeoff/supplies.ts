import type {
  RoomDesign,
  RoomOpening,
  RoomProduct,
  RoomSupply,
} from "../../../contract/design/room-design.ts";
import { amountOf } from "../../catalog/also-needed/also-needed.ts";
import {
  type AmountKind,
  howCounted,
  howCountedCasing,
  howCountedEach,
  type LaidTile,
  unitsEach,
  unitsOfCasing,
  unitsPerEdgeFt,
  unitsPerSqft,
} from "../../catalog/also-needed/amounts.ts";
import { type Counted, inAll, type JobLine } from "../../catalog/also-needed/in-all.ts";
import { laidTile } from "../../catalog/also-needed/laid-tile.ts";
import { fromDollars, toDollars } from "../../money/money.ts";
import { usd } from "../../money/usd.ts";
import { perUnit } from "../../orders/sales-unit.ts";
import { isFloor } from "../geometry/floor-areas.ts";
import { asServed } from "./as-served.ts";
import { floorEdge_ft } from "./floor-edge.ts";
import { floorMeetings, transition } from "./floor-meetings.ts";
import { leavesIn } from "./item-takeoff.ts";
import type { ProductsBySku } from "./products-by-sku.ts";
import { runAlong, runSteps } from "./run-parts.ts";
import { usualSettings } from "./settings.ts";
import { shapeOf } from "./shapes/surface-shape.ts";
import type { ItemTakeoff, SupplyTakeoff, SurfaceTakeoff } from "./surface-takeoff.types.ts";

/** What is counted of a room. */
interface CountedRoom {
  surfaces: readonly SurfaceTakeoff[];
  items: readonly ItemTakeoff[];
}

/**
 * The supplies that were chosen in a room, each product once for all its places, in whole units. A place that is gone,
 * or whose product takes no such thing any more, counts for nothing.
 */
export function suppliesTakeoff(
  design: RoomDesign,
  counted: CountedRoom,
  products: ProductsBySku,
): SupplyTakeoff[] {
  const groups = Map.groupBy(design.supplies ?? [], ({ part, sku }) => `${part} ${sku}`);
  return [...groups.values()].flatMap((group): SupplyTakeoff[] => {
    const { part, sku } = group[0]!;
    const product = products.get(sku);
    const jobs = group.flatMap((supply) => jobOf(design, supply, counted, product, products) ?? []);
    const places = jobs.map(({ place }) => place);
    const [sum] = inAll(jobs);
    if (!sum) return [];
    if (!product) return [{ known: false, part, sku, places, because: `This showroom doesn't sell ${sku}.` }];
    const { count } = sum;
    const run_in = jobs.reduce((all, job) => all + (job.run_in ?? 0), 0);
    const steps = run_in > 0 ? [runSteps(run_in, stickOf(product), count)] : sum.steps;
    const qty = Math.max(count, product.minimum_unit);
    const unit_cents = fromDollars(product.price);
    const line_total_cents = unit_cents * qty;
    return [
      {
        ...{ known: true, part, sku, name: product.name, places, unit: product.unit, qty },
        ...{ unit_price: toDollars(unit_cents), line_total: toDollars(line_total_cents), line_total_cents },
        steps: [
          ...steps,
          ...(qty > count ? [`Minimum order ${product.minimum_unit}`] : []),
          `${qty} × ${usd(unit_cents)} ${perUnit(product.unit)} = ${usd(line_total_cents)}`,
        ],
      },
    ];
  });
}

interface Job extends JobLine<Counted> {
  place: string;
  /** Length that a part runs along it, inches. */
  run_in?: number;
}

/** What one place takes of a supply; null where it is gone, or takes none. */
function jobOf(
  design: RoomDesign,
  { for: place, part, sku }: RoomSupply,
  { surfaces, items }: CountedRoom,
  supply: RoomProduct | undefined,
  products: ProductsBySku,
): Job | null {
  const surface = surfaces.find((line) => line.known && line.surface === place);
  const item = items.find((line) => line.known && line.item === place && line.part === "item");
  const served = products.get(surface?.sku ?? item?.sku ?? "");
  const along = item && supply ? runJob(design, place, part, supply) : null;
  if (along) return along;
  const edge = surface && supply && part === edgeTrim ? edgeJob(design, place, supply) : null;
  if (edge) return edge;
  const strip = surface && supply && part === transition ? stripJob(design, place, supply, products) : null;
  if (strip) return strip;
  const counted = served && amountOf(asServed(served, place), part);
  if (!served || !counted) return null;
  const opening = design.plan.openings.find(({ id }) => id === place);
  const casing = opening && supply ? casingJob(opening, counted.amount, part, supply) : null;
  if (casing) return casing;
  const facts = {
    covers_sqft: numberOf(supply?.attributes.covers_sqft),
    net_weight_lb: numberOf(supply?.attributes.net_weight_lb),
    package: String(supply?.attributes.package ?? ""),
    stick_in: supply ? stickOf(supply) : 0,
  };
  const tile = tileOf(served, design.surfaces.find(({ id }) => id === place)?.grout_width_in);
  const need = {
    ...{ part, sku, units_per_sqft: unitsPerSqft(counted.amount, facts, tile) },
    units_each: unitsEach(counted.pieces, facts, counted.amount),
    units_per_edge_ft: unitsPerEdgeFt(counted.amount, facts),
    how: howCounted(counted.amount, facts, tile) ?? howCountedEach(counted.pieces, facts),
  };
  const area_sqft = surface?.known && surface.area_sqft > 0 ? surface.area_sqft : null;
  const edge_ft = isFloor(place) ? floorEdge_ft(design, products, place) : undefined;
  return { place, qty: opening ? leavesIn(opening) : 1, area_sqft, edge_ft, needs: [need] };
}

/** Casing for one window or doorway, whatever number of leaves it has; null for other parts. */
function casingJob(opening: RoomOpening, amount: AmountKind, part: string, supply: RoomProduct): Job | null {
  const units_each = unitsOfCasing(amount, opening, { unit: supply.unit, stick_in: stickOf(supply) });
  if (units_each === null) return null;
  const need = { part, sku: supply.sku, ...piecewise, units_each, how: howCountedCasing(amount, opening) };
  return { place: opening.id, qty: 1, area_sqft: null, needs: [need] };
}

/** Of pieces that are counted by the run. */
const piecewise = { units_per_sqft: null, units_each: 1, units_per_edge_ft: null, how: null };

/** What a place takes of a part that runs along it and is sold in pieces of one length. */
function runJob(design: RoomDesign, place: string, part: string, supply: RoomProduct): Job | null {
  const item = design.items.find(({ id }) => id === place);
  const run_in = item ? runAlong(item, part) : null;
  const stick_in = stickOf(supply);
  if (run_in === null || stick_in <= 0) return null;
  const need = { part, sku: supply.sku, ...piecewise };
  return { place, qty: run_in / stick_in, area_sqft: null, needs: [need], run_in };
}

const edgeTrim = "Edge trim";

/** Edge trim of a tiled surface with niches: one piece for its open edges, and the niches' front edges. */
function edgeJob(design: RoomDesign, place: string, supply: RoomProduct): Job | null {
  const shape = shapeOf(design, place, usualSettings);
  const stick_in = stickOf(supply);
  if (shape.kind !== "area" || !shape.edge_in || stick_in <= 0) return null;
  const need = { part: edgeTrim, sku: supply.sku, ...piecewise };
  const run_in = stick_in + shape.edge_in;
  return { place, qty: run_in / stick_in, area_sqft: null, needs: [need], run_in };
}

/**
 * Transition strips along the edges at which a floor meets others. An edge of two floors that both have strips counts
 * for the one whose strip was chosen first.
 */
function stripJob(
  design: RoomDesign,
  place: string,
  supply: RoomProduct,
  products: ProductsBySku,
): Job | null {
  const stick_in = stickOf(supply);
  if (stick_in <= 0) return null;
  const chosen = (design.supplies ?? []).filter((each) => each.part === transition).map((each) => each.for);
  const own = floorMeetings(design, products).filter(
    ({ of }) => chosen.find((each) => of.includes(each)) === place,
  );
  const run_in = own.reduce((sum, { length_in }) => sum + length_in, 0);
  if (run_in === 0) return null;
  const need = { part: transition, sku: supply.sku, ...piecewise };
  return { place, qty: run_in / stick_in, area_sqft: null, needs: [need], run_in };
}

/** Length of one piece, inches: its longest side. */
const stickOf = ({ size }: RoomProduct): number => Math.max(size.width_in, size.length_in, size.height_in);

const numberOf = (value: unknown): number => Number.parseFloat(String(value ?? "")) || 0;

function tileOf({ size, options, attributes }: RoomProduct, joint_in: number | undefined): LaidTile | null {
  const item_size = {
    width_size: String(size.width_in),
    length_size: String(size.length_in),
    height_size: String(size.height_in),
  };
  const joint = attributes.grout_joint_in;
  const tile = laidTile({ options, item_size }, joint === undefined ? joint : String(joint));
  return tile && joint_in ? { ...tile, joint_in } : tile;
}
