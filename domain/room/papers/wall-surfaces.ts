import type { RoomDesign, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import type { Point } from "../geometry/point.ts";
import type { Region } from "../geometry/region.ts";
import { layPieces } from "../takeoff/laying/lay-pieces.ts";
import type { PlacedPiece } from "../takeoff/laying/lay-request.ts";
import { type ProductPiece, pieceOf } from "../takeoff/laying/product-piece.ts";
import { asSeen, layingOn } from "../takeoff/measured.ts";
import { paintOf } from "../takeoff/paint.ts";
import { type TakeoffSettings, usualSettings } from "../takeoff/settings.ts";
import type { Panel } from "../takeoff/shapes/shape.types.ts";
import { shapeOf } from "../takeoff/shapes/surface-shape.ts";

/** One flat part of a surface as it is laid, seen from inside the room. */
export interface LaidPanel {
  surface: RoomSurface;
  product: RoomProduct;
  panel: Panel;
  /** Its outline: on walls x from the wall's left end and y from the floor. */
  region: Region;
  /** The piece and its pattern; null for paint and other products without a size. */
  laid: ProductPiece | null;
  /** Every piece in place; null where they are not laid one by one. */
  pieces: PlacedPiece[] | null;
  /** Where laying starts: the lower left corner of the first piece. */
  start: Readonly<Point>;
}

/** The panels of a surface that has a product, with their pieces; none where it can't be laid. */
export function laidPanels(
  design: RoomDesign,
  surface: RoomSurface,
  products: ReadonlyMap<string, RoomProduct>,
  settings: TakeoffSettings = usualSettings,
): LaidPanel[] {
  const product = surface.sku ? products.get(surface.sku) : undefined;
  if (!product) return [];
  const shape = shapeOf(design, surface.id, settings, products);
  if (shape.kind !== "area") return [];
  // paint and rolls have no pieces, though their materials have a repeat
  const hasPieces = product.unit !== "Linear foot" && paintOf(product, settings) === null;
  const laid = hasPieces ? pieceOf(product, surface) : null;
  return shape.panels
    .map((panel): LaidPanel => {
      const request = laid && layingOn(design, panel, surface, laid);
      return {
        surface,
        product,
        panel,
        region: asSeen(design, panel),
        laid,
        pieces: request && layPieces(request),
        start: request?.origin ?? [0, 0],
      };
    })
    .filter(({ region }) => region.length > 0);
}

/** The panels of all surfaces on a wall. */
export const panelsOnWall = (
  design: RoomDesign,
  wall: string,
  products: ReadonlyMap<string, RoomProduct>,
): LaidPanel[] =>
  design.surfaces
    .filter(({ id }) => /^(wall|wainscot|backsplash|shower):/.test(id))
    .flatMap((surface) => laidPanels(design, surface, products))
    .filter(({ panel }) => panel.wall === wall);
