import type { RoomDesign, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import { backingById } from "../geometry/backings.ts";
import type { Point } from "../geometry/point.ts";
import { boundsOf } from "../geometry/polygon.ts";
import type { Region } from "../geometry/region.ts";
import { countPieces, type LayCount } from "./laying/lay-pieces.ts";
import type { LayRequest } from "./laying/lay-request.ts";
import { piecesToOpen } from "./laying/pieces-opened.ts";
import { type ProductPiece, pieceOf } from "./laying/product-piece.ts";
import type { TakeoffSettings } from "./settings.ts";
import type { AreaShape, Panel } from "./shapes/shape.types.ts";
import type { PieceCount } from "./surface-takeoff.types.ts";

/**
 * A panel as you see it from inside the room: on walls x runs from the left, so from the wall's second vertex; a ceiling
 * is the plan's mirror image, x to the east and y to the south; the floor and tops are as on the plan.
 */
export function asSeen(design: Pick<RoomDesign, "plan">, panel: Panel): Region {
  const mirrored = (point: (at: Readonly<Point>) => Point): Region =>
    panel.region.map((ring) => ring.map(point).reverse());
  if (panel.name === "ceiling") return mirrored(([x, y]) => [x, -y]);
  if (panel.wall === null) return panel.region;
  const length_in = lengthOf(design, panel.wall);
  return mirrored(([x, y]) => [length_in - x, y]);
}

const lengthOf = (design: Pick<RoomDesign, "plan">, wall: string): number =>
  backingById(design.plan, wall)?.length_in ?? 0;

/**
 * The corner of a panel where laying starts and its offset counts: for walls and wainscots the bottom of the wall's
 * left end, for the floor the room's south-west corner, for the ceiling its north-west corner, for all others (backsplash, shower, counter) their own
 * lower left.
 */
export function cornerOf(design: Pick<RoomDesign, "plan">, panel: Panel): Point {
  if (panel.corner_in) return panel.corner_in;
  if (panel.name === "wall" || panel.name === "wainscot") return [0, 0];
  const whole = panel.name === "floor" || panel.name === "ceiling";
  if (!whole && panel.region.length === 0) return [0, 0];
  const { left, bottom, top } = boundsOf(whole ? design.plan.vertices_in : asSeen(design, panel).flat());
  return [left, panel.name === "ceiling" ? -top : bottom];
}

/** How a product lies on one panel of a surface; for takeoff, drawings and the viewer alike. */
export function layingOn(
  design: Pick<RoomDesign, "plan">,
  panel: Panel,
  surface: Pick<RoomSurface, "offset_in" | "rotation_deg">,
  { piece, pattern, joint_in, turn_deg }: ProductPiece,
): LayRequest {
  const corner = cornerOf(design, panel);
  const [dx, dy] = surface.offset_in ?? [0, 0];
  return {
    region: asSeen(design, panel),
    piece,
    pattern,
    joint_in,
    origin: [corner[0] + dx, corner[1] + dy],
    rotation_deg: (surface.rotation_deg ?? 0) + turn_deg,
  };
}

/** Recently laid surfaces: a change of one surface leaves the others as they are. */
const lately = new Map<string, LayCount | null>();
const mostKept = 300;

function countOnce(request: LayRequest): LayCount | null {
  const key = JSON.stringify(request);
  const known = lately.get(key);
  const count = known === undefined ? countPieces(request) : known;
  // evict the least recently used
  lately.delete(key);
  lately.set(key, count);
  if (lately.size > mostKept) lately.delete(lately.keys().next().value!);
  return count;
}

export interface LaidOut {
  laid: ProductPiece;
  pieces: PieceCount | null;
}

/** The pieces that the surface takes as laid; null if the product has no piece size. */
export function laidOut(
  design: RoomDesign,
  shape: AreaShape,
  surface: RoomSurface,
  product: RoomProduct,
): LaidOut | null {
  const laid = pieceOf(product, surface);
  if (!laid) return null;
  let pieces: PieceCount | null = { whole: 0, cut: 0, needed: 0, from_offcuts: 0 };
  for (const panel of shape.panels) {
    const count = countOnce(layingOn(design, panel, surface, laid));
    if (!count) {
      pieces = null;
      break;
    }
    const needed = piecesToOpen(count);
    pieces.whole += count.whole;
    pieces.cut += count.cuts.length;
    pieces.needed += needed;
    pieces.from_offcuts += Math.max(0, count.whole + count.cuts.length - needed);
  }
  return { laid, pieces };
}

/** Percent of waste for a laying. */
export const wasteOf = (laid: ProductPiece, settings: TakeoffSettings): number =>
  settings.waste_percent[laid.turn_deg === 45 ? "diagonal" : laid.pattern];
