import type { RoomDesign, RoomItem } from "../../../../contract/design/room-design.ts";
import { lengthText } from "../../../catalog/page-lengths.ts";
import { counterTopOf, elevationOf } from "../../geometry/elevation.ts";
import { counterKinds } from "../../geometry/item-kinds.ts";
import { label } from "../../geometry/item-label.ts";
import { distance, type Point } from "../../geometry/point.ts";
import { difference, regionSqft, union } from "../../geometry/region.ts";
import type { TakeoffSettings } from "../settings.ts";
import { jointsAndWalls } from "../shape-words.ts";
import { areaShape } from "./area-shape.ts";
import { type CounterTop, counterTop, joined } from "./counter-top.ts";
import type { ShapePart, SurfaceShape } from "./shape.types.ts";

/** Front-loading washers and dryers go under a counter, too. */
const carries = (item: RoomItem): boolean =>
  counterKinds.has(item.kind) || ((item.kind === "washer" || item.kind === "dryer") && item.height_in < 42);

/** Cabinets whose tops differ by less are shimmed to one height. */
const level_in = 2.5;

/**
 * The cabinets under one counter: those that stand side by side with `item`, at its height, and have no countertop of
 * their own in the design. An island or peninsula that touches the run belongs to it.
 */
function counterRun(design: RoomDesign, item: RoomItem): RoomItem[] {
  const ids = design.surfaces
    .filter(({ id }) => id.startsWith("countertop:"))
    .map(({ id }) => id.slice("countertop:".length));
  const taken = new Set(ids.filter((id) => id !== item.id));
  // a cabinet between two counters belongs to the one that the design names first
  for (const id of ids.slice(0, Math.max(0, ids.indexOf(item.id)))) {
    const other = design.items.find((each) => each.id === id);
    if (other)
      for (const member of runFrom(design, other, new Set([...taken, item.id]))) taken.add(member.id);
  }
  return runFrom(design, item, taken);
}

function runFrom(design: RoomDesign, item: RoomItem, taken: ReadonlySet<string>): RoomItem[] {
  const top = (each: RoomItem) => elevationOf(design, each) + counterTopOf(each);
  const run = [item];
  const rest = design.items.filter(
    (each) =>
      each.id !== item.id &&
      carries(each) &&
      !taken.has(each.id) &&
      Math.abs(top(each) - top(item)) < level_in,
  );
  for (const member of run) {
    if (!carries(member)) break;
    for (let at = rest.length - 1; at >= 0; at -= 1) {
      if (joined(member, rest[at]!)) run.push(...rest.splice(at, 1));
    }
  }
  return run;
}

/** What alone carries no counter. */
const strips = new Set(["filler", "end_panel"]);

/** Runs of cabinets without a counter in the design: each run needs one, named by its first cabinet. */
export function bareRuns(design: RoomDesign): RoomItem[][] {
  const covered = new Set<string>();
  for (const { id } of design.surfaces) {
    const item = design.items.find((each) => id === `countertop:${each.id}`);
    if (item) for (const member of counterRun(design, item)) covered.add(member.id);
  }
  return design.items
    .filter((item) => counterKinds.has(item.kind) && elevationOf(design, item) < 1)
    .flatMap((item): RoomItem[][] => {
      if (covered.has(item.id)) return [];
      const run = runFrom(design, item, covered);
      for (const member of run) covered.add(member.id);
      return run.some(({ kind }) => !strips.has(kind)) ? [run] : [];
    });
}

interface Built {
  plan: RoomDesign["plan"];
  named: string;
  settings: TakeoffSettings;
  top: CounterTop | null;
}

// Countertops, backsplashes and walls request the same counters repeatedly; a surface change does not affect them. They
// are cached by their items.
const built = new WeakMap<RoomDesign["items"], Map<string, Built>>();

/** The counter of the run that `countertop:<id>` begins; null when its cabinet is gone. */
export function counterTopOn(design: RoomDesign, id: string, settings: TakeoffSettings): CounterTop | null {
  const { plan, items } = design;
  const named = design.surfaces.flatMap((each) => (each.id.startsWith("countertop:") ? each.id : [])).join();
  const here = built.get(items) ?? new Map<string, Built>();
  built.set(items, here);
  const known = here.get(id);
  if (known && known.plan === plan && known.named === named && known.settings === settings) return known.top;
  const item = items.find((each) => each.id === id);
  const top = item ? counterTop(design, counterRun(design, item), settings) : null;
  here.set(id, { plan, named, settings, top });
  return top;
}

/**
 * The counter of the run that `id` begins: cabinets and dishwasher with the overhang in front and over free ends, one
 * panel for each straight leg. Cut-outs for sinks and cooktops are not taken off: they are cut from what is bought.
 */
export function countertopShape(design: RoomDesign, id: string, settings: TakeoffSettings): SurfaceShape {
  const top = counterTopOn(design, id, settings);
  if (!top) return { kind: "none", because: "The cabinet that it lies on is no longer in the room." };
  const { items, slabs, legs, region } = top;
  let done: Point[][] = [];
  const gross: ShapePart[] = items.map((each, at) => {
    const outline = slabs[at]!;
    const area_sqft = regionSqft(difference([outline], done));
    done = done.length ? union([...done, outline]) : [outline];
    return { name: label(design, each), how: sizeOf(outline), area_sqft };
  });
  const total = gross.reduce((sum, part) => sum + part.area_sqft, 0);
  const joints = regionSqft(region) - total;
  if (Math.abs(joints) > 0.005)
    gross.push({
      name: jointsAndWalls,
      how: "between the cabinets and along the walls",
      area_sqft: joints,
    });
  const panels = legs.map((leg) => ({ name: "countertop", wall: null, region: leg.region }));
  return areaShape(panels, gross, []);
}

/** The sides of a rectangle; of an L those that it has at its walls. */
function sizeOf(outline: readonly Point[]): string {
  const [a, b, c] = outline.length === 4 ? outline : [outline[4]!, outline[5]!, outline[0]!];
  const [width, depth] = [distance(a!, b!), distance(b!, c!)];
  return `${lengthText(width)} × ${lengthText(depth)} with overhang`;
}
