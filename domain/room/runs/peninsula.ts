import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { inchesText } from "../../catalog/page-lengths.ts";
import { refusedFor, type Settled } from "../assembly/settle.ts";
import { withGuests } from "../edit/items.edit.ts";
import { boxOf } from "../geometry/footprint.ts";
import { wallLabel } from "../geometry/item-label.ts";
import { onPlan } from "../geometry/oriented-box.ts";
import { withThe } from "../geometry/place-words.ts";
import { angleOf, type Point, times } from "../geometry/point.ts";
import type { Polygon } from "../geometry/polygon.ts";
import { rotationAgainst } from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { sampleOf } from "./base-run.ts";
import { cornersOf, partFor } from "./cabinet-line.ts";
import { addCounters } from "./finish-run.ts";
import { type Ground, groundOf, isFreeIn } from "./island.ts";
import type { RefitWith } from "./lay-fitted.ts";
import { baseDepth_in, panel_in, walkway_in, workAisle_in } from "./measures.ts";
import { isUnfit, type Refitted, refitRun } from "./refit-run.ts";
import { refitWords } from "./refit-words.ts";
import { RunBuilder } from "./run-builder.ts";
import { type StandingRun, standingRuns } from "./standing-run.ts";
import { seat_in } from "./stools.ts";
import { atLeft } from "./stretches.ts";

export interface PeninsulaWish {
  wall: string;
  /** The end of the wall's run at which it begins, as seen from the room. */
  end: "left" | "right";
  /** Null for the longest that fits. */
  length_in: number | null;
}

/** Steps in which places along the wall are tried, inches. */
const step_in = 1.5;

/**
 * Adds a peninsula at an end of a wall's run: a corner cabinet at the wall, from there the peninsula out into the room,
 * its doors toward the run, its overhang for stools on the other side. The run makes way for the corner cabinet. It has
 * a work aisle before its doors and a walkway behind the stools and past its end.
 */
export function addPeninsula(
  design: RoomDesign,
  { wall, end, length_in }: PeninsulaWish,
  wish: RefitWith,
  products: ProductsBySku,
): Settled {
  const runs = standingRuns(design, products).filter(({ face }) => face.id === wall);
  const run = end === "left" ? runs[0] : runs.at(-1);
  if (!run) return refusedFor("Fill this wall first: a peninsula begins at the end of a run.");
  if (design.items.some(({ kind }) => kind === "peninsula"))
    return refusedFor("This kitchen has a peninsula already.");
  const [corner] = cornersOf(wish.line, "base_cabinet");
  const sold = wish.line.cabinets
    .filter(({ model }) => model?.kind === "peninsula")
    .sort((a, b) => widthOf(b) - widthOf(a) || a.price - b.price);
  if (!corner || sold.length === 0) return refusedFor("This showroom sells no peninsula of this line.");
  const wanted = sold.filter((each) => length_in === null || Math.abs(widthOf(each) - length_in) < 0.1);
  for (const product of wanted) {
    const found = placeOf(design, run, end, corner, product, wish, products);
    if (found) return finished(design, run, found, product, wish);
  }
  return refusedFor(whatIsMissing(wall, wanted.at(-1) ?? sold.at(-1)!));
}

const widthOf = ({ model }: RoomProduct): number => model?.size.width_in ?? 0;

interface Found {
  result: Refitted;
  peninsula: RoomItem;
}

/** The first place along the wall, as near to the run's end as can be, at which everything has its room. */
function placeOf(
  design: RoomDesign,
  run: StandingRun,
  end: "left" | "right",
  corner: RoomProduct,
  product: RoomProduct,
  wish: RefitWith,
  products: ProductsBySku,
): Found | null {
  const size = widthOf(corner);
  const own = new Set([
    ...run.pieces.flatMap(({ id }) => withGuests(design, id).map((item) => item.id)),
    ...[...run.strips, ...run.over],
  ]);
  const ground = groundOf({ ...design, items: design.items.filter(({ id }) => !own.has(id)) });
  const sign = end === "right" ? 1 : -1;
  const start = end === "right" ? run.whole.to + size : run.whole.from - size;
  const most = run.whole.to - run.whole.from;
  for (let back = 0; back < most; back += step_in) {
    const edge = start - sign * back;
    if (edge < 0 || edge > run.face.length_in) continue;
    if (!hasRoom(ground, run, edge, sign, size, product)) continue;
    const { builder, peninsula } = built(design, run, edge, sign, corner, product, wish);
    const inner = edge - sign * size;
    const within = end === "right" ? { from: 0, to: inner } : { from: inner, to: run.face.length_in };
    const allowed = { changed: null, grows: false, drops: true, within };
    const result = refitRun(builder.design, run, allowed, wish, products);
    if (!isUnfit(result)) return { result, peninsula };
    // farther back there is even less room for the run
    if (!result.fault) return null;
  }
  return null;
}

/** Whether the corner cabinet, the peninsula and the ways around it are free. */
function hasRoom(
  ground: Ground,
  { face }: StandingRun,
  edge: number,
  sign: number,
  size: number,
  product: RoomProduct,
): boolean {
  const { width_in, depth_in } = product.model!.size;
  const outline = (from: number, to: number, out: readonly [number, number]): Polygon => {
    const [a, b] = from < to ? [from, to] : [to, from];
    return [
      atLeft(face, b, out[0]),
      atLeft(face, a, out[0]),
      atLeft(face, a, out[1]),
      atLeft(face, b, out[1]),
    ];
  };
  const back = edge + sign * (depth_in - baseDepth_in);
  const front = edge - sign * baseDepth_in;
  return (
    isFreeIn(ground, outline(edge - sign * size, edge + sign * panel_in, [0.1, size])) &&
    isFreeIn(
      ground,
      outline(front - sign * workAisle_in, back + sign * walkway_in, [size, size + width_in]),
    ) &&
    isFreeIn(ground, outline(front, back, [size, size + width_in + walkway_in]))
  );
}

/** The corner cabinet with a panel on its back, and the peninsula with its end panel. */
function built(
  design: RoomDesign,
  { face }: StandingRun,
  edge: number,
  sign: number,
  corner: RoomProduct,
  product: RoomProduct,
  { line }: RefitWith,
) {
  const builder = new RunBuilder(design);
  const size = widthOf(corner);
  // its doors look to where the run is: left along a wall is the way from its first vertex to its second
  const rotation_deg = (angleOf(times(face.along, sign)) + 90) % 360;
  const at = (along: number, out: number): Point => atLeft(face, along, out);
  const base = builder.add({
    ...{ id: "", sku: corner.sku, kind: "base_cabinet", against: face.id, ...corner.model!.size },
    ...{ at_in: at(edge - (sign * size) / 2, size / 2), finish: corner.model!.finish },
    rotation_deg: sign > 0 ? rotation_deg : rotationAgainst(face),
  });
  const { width_in, depth_in, height_in } = product.model!.size;
  const peninsula = builder.add({
    ...{ id: "", sku: product.sku, kind: "peninsula", ...product.model!.size, rotation_deg },
    ...{ at_in: at(edge + sign * (depth_in / 2 - baseDepth_in), size + width_in / 2) },
    finish: product.model!.finish,
  });
  const back = partFor(line, product, "Back panel", { width_in: size });
  const panel = { kind: "end_panel", height_in, finish: product.model!.finish };
  builder.add({
    ...{ id: "", sku: back?.sku ?? null, ...panel, rotation_deg: rotationAgainst(face), against: face.id },
    ...{ at_in: at(edge + (sign * panel_in) / 2, size / 2), width_in: panel_in, depth_in: size },
  });
  if (sign < 0) {
    // it is sold with a panel on its right end
    const side = partFor(line, sampleOf(line) ?? corner, "End panel", { width_in: baseDepth_in, height_in });
    builder.add({
      ...{
        id: "",
        sku: side?.sku ?? null,
        ...panel,
        rotation_deg,
        width_in: panel_in,
        depth_in: baseDepth_in,
      },
      at_in: onPlan(boxOf(peninsula), [-(width_in + panel_in) / 2, (baseDepth_in - depth_in) / 2]),
    });
  }
  builder.supply(base, "Toe kick", partFor(line, corner, "Toe kick"));
  builder.supply(peninsula, "Toe kick", partFor(line, product, "Toe kick"));
  builder.supply(
    peninsula,
    "Back panel",
    partFor(line, product, "Back panel", { width_in }) ?? partFor(line, product, "Back panel"),
  );
  return { builder, peninsula };
}

function finished(
  design: RoomDesign,
  run: StandingRun,
  { result, peninsula }: Found,
  product: RoomProduct,
  { counter }: RefitWith,
): Settled {
  const builder = new RunBuilder(result.design);
  builder.added.push(peninsula);
  const after = addCounters(builder, design, counter);
  const { width_in } = product.model!.size;
  const overhang = Number(product.model!.params.overhang_in ?? 0);
  const note = `The peninsula is ${inchesText(width_in)} long, with ${inchesText(overhang)} of overhang for ${Math.floor(width_in / seat_in)} stools.`;
  return {
    ...{ refusal: null, design: after, id: peninsula.id },
    note: `${note} ${refitWords(design, after, run, result)}`,
  };
}

function whatIsMissing(wall: string, product: RoomProduct): string {
  const name = withThe(wallLabel(wall));
  return `A peninsula of ${inchesText(widthOf(product))} doesn't fit at ${name}: it needs an aisle of ${inchesText(workAisle_in)} before its doors, ${inchesText(walkway_in)} behind its stools and past its end, and the run has to make way for its corner cabinet.`;
}
