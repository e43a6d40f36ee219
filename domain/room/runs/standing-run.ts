import type { RoomDesign, RoomItem } from "../../../contract/design/room-design.ts";
import { withGuests } from "../edit/items.edit.ts";
import { elevationOf } from "../geometry/elevation.ts";
import { isCornerBase } from "../geometry/item-kinds.ts";
import { facesOf, type WallFace } from "../geometry/walls.ts";
import type { ProductsBySku } from "../takeoff/products-by-sku.ts";
import { type Center, centers } from "./arrange.ts";
import { keptFor } from "./chosen-fixtures.ts";
import type { Piece } from "./pack.ts";
import { fromLeft, type Span } from "./stretches.ts";

/** A run as it stands at a wall: its pieces side by side, with what closes and covers them. */
export interface StandingRun {
  face: WallFace;
  /** From left to right, as seen from the room. */
  pieces: Piece[];
  /** From the first to the last piece. */
  whole: Span;
  /** Ids of the fillers and end panels between and beside the pieces. */
  strips: string[];
  /** Ids of the wall cabinets, hoods and strips that hang over the pieces; corner cabinets are not among them. */
  over: string[];
}

const pieceKinds = new Set(["base_cabinet", "tall_cabinet", "dishwasher", "range", "refrigerator"]);
const stripKinds = new Set(["filler", "end_panel"]);
const overKinds = new Set(["wall_cabinet", "hood", ...stripKinds]);

/** Things closer than this stand side by side. */
const joint_in = 1.2;
/** How far over a corner cabinet, or past the last piece, what hangs belongs to the run. */
const past_in = 14;
/** A wall cabinet deeper than this is an L in a corner. */
const wallCorner_in = 18;

/** The runs along walls that are complete: with fillers, end panels or a toe kick of their own. */
export function standingRuns(design: RoomDesign, products: ProductsBySku): StandingRun[] {
  return facesOf(design.plan)
    .filter(({ kind }) => kind !== "open")
    .flatMap((face) => runsAt(design, face, products));
}

/** The complete run that a thing is a piece of. */
export const runWith = (design: RoomDesign, id: string, products: ProductsBySku): StandingRun | undefined =>
  standingRuns(design, products).find(({ pieces }) => pieces.some((piece) => piece.id === id));

interface Placed extends Span {
  item: RoomItem;
}

function runsAt(design: RoomDesign, face: WallFace, products: ProductsBySku): StandingRun[] {
  const low = design.items
    .filter(
      (item) =>
        item.against === face.id &&
        !item.host &&
        elevationOf(design, item) < 1 &&
        !isCornerBase(item) &&
        (pieceKinds.has(item.kind) || stripKinds.has(item.kind)),
    )
    .map((item) =>
      placedAt(face, item, stripKinds.has(item.kind) ? item.width_in : keptWidth(item, products)),
    )
    .sort((a, b) => a.from - b.from);
  const groups: Placed[][] = [];
  for (const placed of low) {
    const last = groups.at(-1);
    if (last && placed.from - last.at(-1)!.to < joint_in) last.push(placed);
    else groups.push([placed]);
  }
  return groups.flatMap((group) => {
    const run = runOf(design, face, group);
    return run && isComplete(design, run) ? [run] : [];
  });
}

function runOf(design: RoomDesign, face: WallFace, group: readonly Placed[]): StandingRun | null {
  const pieces = group.filter(({ item }) => !stripKinds.has(item.kind));
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return null;
  const ends = { from: group[0]!.from - past_in, to: group.at(-1)!.to + past_in };
  return {
    face,
    pieces: pieces.map(({ item, from, to }) => ({
      id: item.id,
      center: centerOf(design, item),
      from,
      wide: to - from,
    })),
    whole: { from: first.from, to: last.to },
    strips: group.filter(({ item }) => stripKinds.has(item.kind)).map(({ item }) => item.id),
    over: design.items
      .filter((item) => item.against === face.id && isOver(design, item))
      .filter((item) => {
        const middle = fromLeft(face, item.at_in);
        return middle > ends.from && middle < ends.to;
      })
      .map(({ id }) => id),
  };
}

const isOver = (design: RoomDesign, item: RoomItem): boolean =>
  overKinds.has(item.kind) && elevationOf(design, item) > 36 && !isWallCorner(item);

/** A wall cabinet in a corner, which hangs on both walls. */
export const isWallCorner = ({ kind, depth_in }: RoomItem): boolean =>
  kind === "wall_cabinet" && depth_in > wallCorner_in;

const isComplete = ({ supplies = [] }: RoomDesign, { strips, pieces }: StandingRun): boolean =>
  strips.length > 0 ||
  supplies.some(({ for: id, part }) => part === "Toe kick" && pieces.some((piece) => piece.id === id));

/** The width that is kept for a thing: an appliance is a little narrower than its place. */
function keptWidth(item: RoomItem, products: ProductsBySku): number {
  const product = item.sku ? products.get(item.sku) : undefined;
  return isCenter(item.kind) && product?.model ? keptFor(product) : item.width_in;
}

function placedAt(face: WallFace, item: RoomItem, wide: number): Placed {
  const middle = fromLeft(face, item.at_in);
  return { item, from: middle - wide / 2, to: middle + wide / 2 };
}

const isCenter = (kind: string): kind is Center => (centers as readonly string[]).includes(kind);

/** A cabinet with a sink or a cooktop is what they are. */
export function centerOf(design: RoomDesign, item: RoomItem): Center | null {
  if (isCenter(item.kind)) return item.kind;
  const guest = withGuests(design, item.id).find(({ kind }) => kind === "sink" || kind === "cooktop");
  return guest ? (guest.kind as Center) : null;
}
