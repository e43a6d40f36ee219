import type { RoomDesign, RoomItem, RoomProduct } from "../../../contract/design/room-design.ts";
import { reseated } from "../assembly/reseat.ts";
import { changeItem, deleteItems, itemById, placeItem } from "../edit/items.edit.ts";
import { lowestCeiling } from "../geometry/ceiling.ts";
import { elevationOf, wallCabinet_in } from "../geometry/elevation.ts";
import { footprintOf } from "../geometry/footprint.ts";
import { alongWall, rotationAgainst, type WallFace, wallsTouched } from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import type { Arranged, Segment, SegmentEnd } from "./arrange.ts";
import { type BaseRun, closeEnds, insideOf } from "./base-run.ts";
import { type CabinetLine, cabinetOf, wallHeights } from "./cabinet-line.ts";
import { hoodFor, keptFor } from "./chosen-fixtures.ts";
import { addCounters, addSupplies } from "./finish-run.ts";
import type { Fitted } from "./make-fit.ts";
import { panel_in } from "./measures.ts";
import { isClosedBy, type Piece } from "./pack.ts";
import { RunBuilder } from "./run-builder.ts";
import { usualPulls } from "./run-pulls.ts";
import { isWallCorner, type StandingRun } from "./standing-run.ts";
import { atLeft, fromLeft, type RunWall, type Span } from "./stretches.ts";
import { buildUppers, type Hanging, tallOf } from "./wall-run.ts";

/** What a run is fitted again with. */
export interface RefitWith {
  line: CabinetLine;
  /** Hoods of the showroom, among other fixtures. */
  offered: readonly RoomProduct[];
  /** For counters that come in, where the room has none. */
  counter: string | null;
}

/** A room whose run stands again, with the cabinets that came in. */
export interface Laid {
  design: RoomDesign;
  added: RoomItem[];
  notes: string[];
}

/**
 * Puts a run's pieces where they fit, and makes anew what closes and covers them: fillers, end panels, wall cabinets, the
 * hood, toe kicks, crowns and the counter. Wall cabinets of the same size keep their looks.
 */
export function layFitted(
  design: RoomDesign,
  run: StandingRun,
  wall: RunWall,
  fits: readonly Fitted[],
  wish: RefitWith,
  products: ProductsBySku,
): Laid {
  const old = design.items.filter(({ id }) => run.over.includes(id));
  const notes: string[] = [];
  const builder = new RunBuilder(deleteItems(design, [...run.strips, ...run.over]));
  for (const { id, product } of fits.flatMap(({ narrowed }) => narrowed)) {
    const changed = withProduct(builder.design, id, product, products);
    builder.design = changed.design;
    if (changed.note) notes.push(changed.note);
  }
  const height_in = old.some(({ kind }) => kind === "wall_cabinet") ? heightOf(design, old, wish.line) : null;
  const tall_in = tallOf(height_in, productIn(builder.design.items, "refrigerator", products));
  const runs = fits.map((fit) => baseRun(builder, fit, wall, wish.line, tall_in));
  const added = builder.added.filter(({ kind }) => kind === "base_cabinet");
  for (const each of runs) hangOver(builder, each, design, old, height_in, wish, products);
  addSupplies(builder, wish.line);
  return { design: addCounters(builder, design, wish.counter), added, notes };
}

/** An item with another product, in its place; what it carried moves onto it, or comes out. */
export function withProduct(
  design: RoomDesign,
  id: string,
  { sku, model }: RoomProduct,
  products: ProductsBySku,
): { design: RoomDesign; note: string } {
  const before = itemById(design, id)!;
  const { kind, size, finish } = model!;
  return reseated(changeItem(design, id, { sku, kind, ...size, finish }), before, products);
}

/** Moves the pieces, adds those that come in, and closes the ends. */
function baseRun(
  builder: RunBuilder,
  fit: Fitted,
  wall: RunWall,
  line: CabinetLine,
  tall_in: number,
): BaseRun {
  const { face } = wall;
  let at = fit.from;
  const placed = fit.pieces.map((piece) => {
    const span = { from: at, to: at + piece.wide };
    at = span.to;
    return { piece, span };
  });
  placed.forEach(({ piece, span }, index) => {
    if (piece.id) builder.design = movedTo(builder.design, face, piece, span);
    else {
      const beside = [placed[index - 1], placed[index + 1]].map((each) => each?.piece.center ?? null);
      const product = cabinetOf(line, insideOf(beside, piece.wide), piece.wide);
      const pulls = usualPulls(fit.pieces.flatMap(({ id }) => itemById(builder.design, id) ?? []));
      const added = builder.at(face, span, "base_cabinet", product, { width_in: piece.wide });
      if (pulls) builder.design = changeItem(builder.design, added.id, { hardware_sku: pulls });
    }
  });
  const spans = placed.map(({ span }) => span);
  const whole = { from: fit.from, to: at };
  const arranged: Arranged = {
    segment: segmentOf(fit, wall, whole),
    pads: fit.pads,
    blocks: placed.flatMap(({ piece: { center, wide }, span }) =>
      center ? [{ kind: center, wide, ...span }] : [],
    ),
    counters: [],
    score: 0,
  };
  if (spans.length === 0) return { arranged, whole: null, fillers: [], spans };
  return { arranged, whole, fillers: closeEnds(builder, arranged, line, whole, [], tall_in), spans };
}

function movedTo(design: RoomDesign, face: WallFace, { id }: Piece, { from, to }: Span): RoomDesign {
  const item = itemById(design, id)!;
  const gap = alongWall(face, item.at_in).out_in - item.depth_in / 2;
  const out_in = item.depth_in / 2 + (gap > 0.6 ? gap : 0);
  const at_in = atLeft(face, (from + to) / 2, out_in).map((each) => Math.round(each * 10_000) / 10_000);
  return placeItem(design, id, { at_in: at_in as [number, number], rotation_deg: rotationAgainst(face) });
}

/** Where no filler closes an end, the run ends with a panel. */
function segmentOf({ stretch, pads }: Fitted, wall: RunWall, whole: Span): Segment {
  const end = (own: SegmentEnd, pad: number): SegmentEnd => (isClosedBy(own, pad) ? own : "open");
  const [left, right] = [end(stretch.left, pads.left), end(stretch.right, pads.right)];
  return {
    wall,
    from: left === stretch.left ? stretch.from : whole.from - panel_in,
    to: right === stretch.right ? stretch.to : whole.to + panel_in,
    left,
    right,
  };
}

/** Wall cabinets of that height and the hood; the hood alone where there were none. */
function hangOver(
  builder: RunBuilder,
  run: BaseRun,
  before: RoomDesign,
  old: readonly RoomItem[],
  height_in: number | null,
  { line, offered }: RefitWith,
  products: ProductsBySku,
): void {
  const { segment, blocks } = run.arranged;
  const cooking = blocks.find(({ kind }) => kind === "range" || kind === "cooktop");
  const cooker = cooking && productIn(builder.design.items, cooking.kind, products);
  const hood = cooker && hoodFor(keptFor(cooker), productIn(old, "hood", products), offered, before.plan);
  const first = builder.added.length;
  if (height_in !== null) {
    const fridge = productIn(builder.design.items, "refrigerator", products);
    const fixtures = new Map<string, RoomProduct>([
      ...(hood ? [["hood", hood] as const] : []),
      ...(fridge ? [["refrigerator", fridge] as const] : []),
    ]);
    buildUppers(builder, run, { height_in, corners: cornersOver(before, segment) }, line, fixtures);
  } else if (cooking && hood && old.some(({ kind }) => kind === "hood"))
    builder.at(segment.wall.face, cooking, "hood", hood);
  keepLooks(builder, first, old);
}

function productIn(
  items: readonly RoomItem[],
  kind: string,
  products: ProductsBySku,
): RoomProduct | undefined {
  const item = items.find((each) => each.kind === kind);
  return item?.sku ? products.get(item.sku) : undefined;
}

/** How high the wall cabinets of a run are; as high as they can be where none hangs there. */
function heightOf(design: RoomDesign, old: readonly RoomItem[], line: CabinetLine): number | null {
  const ceilings = old.map((item) => lowestCeiling(design.plan, footprintOf(item)));
  const most = Math.min(design.plan.ceiling_height_in, ...ceilings) - wallCabinet_in + 0.01;
  const heights = old
    .filter(
      (item) => item.kind === "wall_cabinet" && Math.abs(elevationOf(design, item) - wallCabinet_in) < 0.1,
    )
    .map((item) => item.height_in)
    .filter((height) => height <= most);
  if (heights.length > 0) return Math.max(...heights);
  return wallHeights(line).findLast((height) => height >= 30 && height <= most) ?? null;
}

/** The length that corner wall cabinets take of the wall at the run's ends; 0 without one. */
function cornersOver(
  { plan, items }: RoomDesign,
  { left, right, wall: { face } }: Segment,
): Hanging["corners"] {
  const there = items.filter(
    (item) => isWallCorner(item) && wallsTouched(plan, item).some(({ id }) => id === face.id),
  );
  const at = (isThere: (from_left: number, wide: number) => boolean) =>
    there.find((item) => isThere(fromLeft(face, item.at_in), item.width_in))?.width_in ?? 0;
  return {
    left: left === "corner" ? at((middle, wide) => middle < wide) : 0,
    right: right === "corner" ? at((middle, wide) => middle > face.length_in - wide) : 0,
  };
}

/** What hung there in the same size keeps its product and its pulls. */
function keepLooks(builder: RunBuilder, first: number, old: readonly RoomItem[]): void {
  const rest = [...old];
  for (const [at, item] of builder.added.entries()) {
    if (at < first) continue;
    const found = rest.findIndex(
      (each) =>
        each.kind === item.kind &&
        Math.abs(each.width_in - item.width_in) < 0.1 &&
        Math.abs(each.height_in - item.height_in) < 0.1,
    );
    const [own] = found < 0 ? [] : rest.splice(found, 1);
    const pulls = own ? own.hardware_sku : item.kind === "wall_cabinet" ? usualPulls(old) : null;
    const looks = {
      ...(own ? { sku: own.sku, ...(own.finish === undefined ? {} : { finish: own.finish }) } : {}),
      ...(pulls ? { hardware_sku: pulls } : {}),
    };
    builder.added[at] = { ...item, ...looks };
    builder.design = changeItem(builder.design, item.id, looks);
  }
}
