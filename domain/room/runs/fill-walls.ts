import type { RoomDesign, RoomItem, RoomPlan, RoomProduct } from "../../../contract/design/room-design.ts";
import { inchesText, lengthText } from "../../catalog/page-lengths.ts";
import { refusedFor, type Settled } from "../assembly/settle.ts";
import { deleteItems, withGuests } from "../edit/items.edit.ts";
import { isSloped, lowestCeiling } from "../geometry/ceiling.ts";
import { aboveCeiling, wallCabinet_in } from "../geometry/elevation.ts";
import { isCornerBase } from "../geometry/item-kinds.ts";
import { wallLabel } from "../geometry/item-label.ts";
import { listed } from "../geometry/listed.ts";
import { kindWords, withThe } from "../geometry/place-words.ts";
import { distance } from "../geometry/point.ts";
import {
  faceById,
  heightOver,
  onWall,
  rotationAgainst,
  type WallFace,
  wallsTouched,
} from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { type Center, centers, type Segment } from "./arrange.ts";
import { type BaseRun, buildBases, counterWidths, type Fixtures } from "./base-run.ts";
import { type CabinetLine, cornersOf, wallHeights } from "./cabinet-line.ts";
import { blocksOf, fixturesFor, type Sizes, sizeClasses } from "./chosen-fixtures.ts";
import { addCounters, addSupplies } from "./finish-run.ts";
import { fridgeDepth_in, frontTravel_in, runDepth_in } from "./measures.ts";
import { ordersOf } from "./orders.ts";
import { RunBuilder } from "./run-builder.ts";
import { pullable, usualPulls, withPulls } from "./run-pulls.ts";
import { type Spread, spread } from "./spread.ts";
import { atLeft, type RunWall, runWall } from "./stretches.ts";
import { buildUppers, type Hanging, tallOf } from "./wall-run.ts";
import { widthsFor } from "./widths.ts";

/** What a run is to be made of. */
export interface RunWish {
  /** The walls, from left to right as seen from the room; two that follow each other meet in a corner. */
  walls: readonly string[];
  line: CabinetLine;
  /** Sink and appliances from left to right; `isFixed` keeps this order, otherwise we choose the best one. */
  order: readonly Center[];
  isFixed: boolean;
  /** Appliances, sinks, faucets and hoods of the showroom, the most popular first. */
  offered: readonly RoomProduct[];
  /** For the counter, where the room has none yet. */
  counter: string | null;
  /** Without wall cabinets. */
  isLow?: boolean;
}

/**
 * Fills walls with one run of cabinets, appliances, fillers and panels, wall cabinets above, a counter on top and
 * everything that is counted with them. What stood there before is laid anew, with its own products; what is not part of
 * a kitchen stays, and the run keeps clear of it.
 * @param products of the room, of the line and of what is offered
 */
export function fillWalls(design: RoomDesign, wish: RunWish, products: ProductsBySku): Settled {
  const faces = wish.walls.flatMap((id) => faceById(design.plan, id) ?? []);
  const old = oldRun(design, faces);
  const gone = new Set(old.flatMap(({ id }) => withGuests(design, id).map((item) => item.id)));
  const kept = design.items.filter(({ id }) => !gone.has(id));
  const there = design.items.filter(({ id }) => gone.has(id));
  const whole = faces.filter(({ kind }) => kind !== "open").map((face) => runWall(design, face, kept));
  const corners = cornersBetween(whole, wish.line);
  const walls = keptApart(whole, corners);
  const segments = segmentsOf(walls, corners);
  const plan = bestPlan(design, wish, segments, there, products);
  if (!plan || plan.spread.arranged.every(({ blocks, counters }) => blocks.length + counters.length === 0))
    return refusedFor(noRoom(faces));
  const builder = new RunBuilder(deleteItems(design, [...gone]));
  const divide = widthsFor(counterWidths(wish.line));
  const hanging = wish.isLow ? null : hangingOf(design, whole, wish.line);
  const tall_in = tallOf(hanging?.height_in ?? null, plan.fixtures.get("refrigerator"));
  const runs = plan.spread.arranged.map((arranged) =>
    buildBases(builder, arranged, wish.line, plan.fixtures, divide, products, tall_in),
  );
  if (hanging) buildHanging(builder, runs, walls, corners, hanging, wish, plan.fixtures);
  buildCorners(builder, walls, corners);
  addSupplies(builder, wish.line);
  const pulls = usualPulls(there);
  if (pulls) builder.design = withPulls(builder.design, pullable(builder.added, products), pulls);
  const filled = addCounters(builder, design, wish.counter);
  const tooTall = isSloped(design.plan) && builder.added.find((item) => aboveCeiling(filled, item) > 0.25);
  if (tooTall)
    return refusedFor(
      `The ceiling over ${wallsInWords(faces)} comes down too low for the ${kindWords(tooTall.kind)}. Choose a wall with a higher ceiling.`,
    );
  const [first] = builder.added;
  return {
    refusal: null,
    design: filled,
    id: first!.id,
    note: noteOf(wish, { there, plan: plan.spread, walls, corners }),
  };
}

/** Kinds that a run is made of, and that are laid anew with it. */
const runKinds = new Set([
  ...["base_cabinet", "wall_cabinet", "filler", "end_panel", "dishwasher", "range", "hood", "refrigerator"],
]);

/** Things of a run that stand at one of these walls; a corner cabinet is at two, and goes only with both. */
function oldRun({ plan, items }: RoomDesign, faces: readonly WallFace[]): RoomItem[] {
  const ids = new Set(faces.map(({ id }) => id));
  return items.filter((item) => {
    if (!runKinds.has(item.kind) || item.host) return false;
    const touched = wallsTouched(plan, item);
    if (isCornerBase(item) || (item.kind === "wall_cabinet" && item.depth_in > 18))
      return touched.length > 0 && touched.every(({ id }) => ids.has(id));
    if (item.against) return ids.has(item.against);
    return touched.some((face) => ids.has(face.id) && rotationAgainst(face) === item.rotation_deg);
  });
}

/** A corner of the room that is filled by a cabinet, between a wall and the next one to its right. */
interface Corner {
  base: RoomProduct;
  /** Length that it takes of both walls. */
  size_in: number;
}

/** The corner cabinet between each wall and the next; null where none fits. */
function cornersBetween(walls: readonly RunWall[], line: CabinetLine): (Corner | null)[] {
  return walls.slice(1).map((right, at): Corner | null => {
    const left = walls[at]!;
    const toCorner = left.free.find(({ to, right: end }) => to > left.face.length_in - 0.6 && end === "wall");
    const fromCorner = right.free.find(({ from, left: end }) => from < 0.6 && end === "wall");
    const turn = (rotationAgainst(left.face) - rotationAgainst(right.face) + 360) % 360;
    if (!toCorner || !fromCorner || Math.abs(turn - 90) > 0.5) return null;
    const base = cornersOf(line, "base_cabinet").find(({ model }) => {
      const size = model!.size.width_in;
      return toCorner.to - toCorner.from >= size && fromCorner.to - fromCorner.from >= size;
    });
    return base ? { base, size_in: base.model!.size.width_in } : null;
  });
}

/** So far from a corner a run of two stays, that the other one's fronts open. */
const clear_in = fridgeDepth_in + frontTravel_in;

/** Where no cabinet fills a corner, the shorter of the two stretches that meet there stays clear of the other. */
function keptApart(walls: readonly RunWall[], corners: readonly (Corner | null)[]): RunWall[] {
  const apart = walls.map((wall) => ({ ...wall, free: [...wall.free] }));
  corners.forEach((corner, at) => {
    const [left, right] = [apart[at]!, apart[at + 1]!];
    const [a, b] = [left.free.at(-1), right.free[0]];
    if (corner || !a || !b) return;
    const away = left.face.length_in - a.to;
    const isClear =
      (away >= clear_in || b.from >= runDepth_in) && (away >= runDepth_in || b.from >= clear_in);
    if (isClear) return;
    if (a.to - a.from < b.to - b.from)
      left.free.splice(-1, 1, { ...a, to: left.face.length_in - clear_in, right: "open" });
    else right.free.splice(0, 1, { ...b, from: clear_in, left: "open" });
  });
  return apart.map((wall) => ({ ...wall, free: wall.free.filter(({ from, to }) => to - from >= 9) }));
}

/** The straight parts of a run, from left to right. */
function segmentsOf(walls: readonly RunWall[], corners: readonly (Corner | null)[]): Segment[] {
  return walls.flatMap((wall, at) =>
    wall.free.flatMap((free): Segment[] => {
      const before = free.from < 0.6 ? corners[at - 1] : null;
      const after = free.to > wall.face.length_in - 0.6 ? corners[at] : null;
      const segment: Segment = {
        wall,
        from: before ? before.size_in : free.from,
        to: after ? wall.face.length_in - after.size_in : free.to,
        left: before ? "corner" : free.left,
        right: after ? "corner" : free.right,
      };
      return segment.to - segment.from > 0.01 ? [segment] : [];
    }),
  );
}

interface Plan {
  spread: Spread;
  fixtures: Fixtures;
}

/** The best of all orders, in the largest sizes in which everything has a place; else with the least left out. */
function bestPlan(
  design: RoomDesign,
  wish: RunWish,
  segments: readonly Segment[],
  there: readonly RoomItem[],
  products: ProductsBySku,
): Plan | null {
  const divide = widthsFor(counterWidths(wish.line));
  let best: Plan | null = null;
  for (const sizes of sizeClasses) {
    const found = planIn(design, wish, segments, there, products, sizes, divide);
    if (!best || found.spread.left.length < best.spread.left.length) best = found;
    if (best.spread.left.length === 0) break;
  }
  return best;
}

function planIn(
  design: RoomDesign,
  wish: RunWish,
  segments: readonly Segment[],
  there: readonly RoomItem[],
  products: ProductsBySku,
  sizes: Sizes,
  divide: ReturnType<typeof widthsFor>,
): Plan {
  const fixtures = fixturesFor(wish.order, there, wish.offered, sizes, design, products);
  const orders = wish.isFixed ? [wish.order] : ordersOf(wish.order);
  const spreads = orders.map((order) =>
    spread(segments, blocksOf(order, fixtures, sizes, wish.line), divide, design.plan.services),
  );
  const scores = new Map(spreads.map((each) => [each, scoreOf(each)]));
  const [first] = spreads.sort((a, b) => a.left.length - b.left.length || scores.get(b)! - scores.get(a)!);
  return { spread: first!, fixtures };
}

/** Each part by itself, and how far the refrigerator, the sink and the range are apart: 4 to 9 ft is right (NKBA kitchen 3). */
function scoreOf({ arranged }: Spread): number {
  const works = arranged.flatMap(({ segment, blocks }) =>
    blocks
      .filter(({ kind }) => kind !== "dishwasher")
      .map(({ from, to }) => atLeft(segment.wall.face, (from + to) / 2, runDepth_in)),
  );
  const legs = works.flatMap((a, at) => works.slice(at + 1).map((b) => distance(a, b)));
  const far = legs.reduce((sum, leg) => sum + Math.max(0, leg - 108) + Math.max(0, 48 - leg), 0);
  return arranged.reduce((sum, each) => sum + each.score, 0) - far * 0.1;
}

/** How high the ceiling is all along a wall, as deep as a run. */
const ceilingBefore = (plan: RoomPlan, face: WallFace): number =>
  lowestCeiling(plan, [
    face.from,
    face.to,
    onWall(face, face.length_in, runDepth_in),
    onWall(face, 0, runDepth_in),
  ]);

/** The highest wall cabinets of the line under the ceiling. */
function hangingOf({ plan }: RoomDesign, walls: readonly RunWall[], line: CabinetLine): Hanging | null {
  const most =
    Math.min(plan.ceiling_height_in, ...walls.map(({ face }) => ceilingBefore(plan, face))) - wallCabinet_in;
  const heights = wallHeights(line).filter((height) => height >= 30 && height <= most + 0.01);
  const height_in = heights.at(-1);
  return height_in === undefined ? null : { height_in, corners: { left: 0, right: 0 } };
}

function buildHanging(
  builder: RunBuilder,
  runs: readonly BaseRun[],
  walls: readonly RunWall[],
  corners: readonly (Corner | null)[],
  hanging: Hanging,
  { line }: RunWish,
  fixtures: Fixtures,
): void {
  const [corner] = cornersOf(line, "wall_cabinet", hanging.height_in);
  const size = corner?.model?.size.width_in ?? 0;
  const isFree = corners.map((each, at) => {
    const [left, right] = [walls[at]!, walls[at + 1]!];
    const isHigh = [left, right].every(
      ({ face }) => heightOver(face, 0, face.length_in) >= wallCabinet_in + hanging.height_in,
    );
    return (
      each !== null &&
      corner !== undefined &&
      isHigh &&
      left.hung.every(({ to }) => to <= left.face.length_in - size) &&
      right.hung.every(({ from }) => from >= size)
    );
  });
  for (const run of runs) {
    const at = walls.indexOf(run.arranged.segment.wall);
    const { left, right } = run.arranged.segment;
    const over = {
      left: left === "corner" && isFree[at - 1] ? size : 0,
      right: right === "corner" && isFree[at] ? size : 0,
    };
    buildUppers(builder, run, { ...hanging, corners: over }, line, fixtures);
  }
  isFree.forEach((is, at) => {
    const { face } = walls[at + 1]!;
    if (is) builder.at(face, { from: 0, to: size }, "wall_cabinet", corner);
  });
}

function buildCorners(
  builder: RunBuilder,
  walls: readonly RunWall[],
  corners: readonly (Corner | null)[],
): void {
  corners.forEach((corner, at) => {
    if (corner) builder.at(walls[at + 1]!.face, { from: 0, to: corner.size_in }, "base_cabinet", corner.base);
  });
}

const wallsInWords = (faces: readonly WallFace[]): string =>
  listed(faces.map(({ id }) => withThe(wallLabel(id))));

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const noRoom = (faces: readonly WallFace[]): string =>
  `${capital(wallsInWords(faces))} ${faces.length > 1 ? "have" : "has"} no free stretch for cabinets: doors, low windows or other things take it all.`;

/** What a run has no place for. */
const lostKinds = new Set(["wall_oven", "microwave"]);

const isCenter = (kind: string): kind is Center => (centers as readonly string[]).includes(kind);

interface Told {
  there: readonly RoomItem[];
  plan: Spread;
  walls: readonly RunWall[];
  corners: readonly (Corner | null)[];
}

/** What else changed, in one line. */
function noteOf(wish: RunWish, { there, plan, walls, corners }: Told): string {
  const says: string[] = [];
  const cabinets = there.filter(({ kind }) => kind.endsWith("_cabinet")).length;
  if (cabinets > 0)
    says.push(`${cabinets === 1 ? "One cabinet was" : `${cabinets} cabinets were`} replaced.`);
  const free = plan.arranged.reduce((sum, { segment }) => sum + segment.to - segment.from, 0);
  if (plan.left.length > 0) {
    const names = listed(plan.left.map(({ kind, wide }) => `the ${kind} (${inchesText(wide)})`));
    says.push(
      `${capital(names)} ${plan.left.length > 1 ? "don't" : "doesn't"} fit: there ${plan.arranged.length > 1 ? "are" : "is"} ${lengthText(free)} of free wall.`,
    );
  }
  corners.forEach((corner, at) => {
    if (corner) return;
    const between = [walls[at]!.face, walls[at + 1]!.face];
    says.push(`The corner of ${wallsInWords(between)} stays open: no corner cabinet fits there.`);
  });
  const lost = there.filter(
    ({ kind }) => lostKinds.has(kind) || (isCenter(kind) && !wish.order.includes(kind)),
  );
  if (lost.length > 0)
    says.push(`${capital(listed(lost.map(({ kind }) => `the ${kind.replace("_", " ")}`)))} came out.`);
  return says.join(" ");
}
