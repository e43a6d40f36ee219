import type { RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import { type ProductPiece, pieceOf } from "../takeoff/laying/product-piece.ts";
import { wasteOf } from "../takeoff/measured.ts";
import { paintOf } from "../takeoff/paint.ts";
import { type PaperRoll, paperCut, paperRollOf } from "../takeoff/paper-roll.ts";
import { usualSettings } from "../takeoff/settings.ts";

/** What is bought for an area, with the figures to check it by hand. */
export interface UnitsForArea {
  units: number;
  area_sqft: number;
  waste_percent: number;
  /** Square feet that one unit covers. */
  per_unit_sqft: number;
}

/**
 * Whole units of a product for an area, with the usual waste of the pattern; null for products of which we don't know
 * how far one goes, or without an area.
 */
export function unitsForArea(
  product: RoomProduct,
  surface: Partial<RoomSurface>,
  area_sqft: number,
): UnitsForArea | null {
  const per_unit_sqft = coverage(product, surface);
  if (!per_unit_sqft || !(area_sqft > 0)) return null;
  const laid = pieceOf(product, surface);
  const waste_percent = wasteFor(product, laid);
  const needed_sqft = (area_sqft * (100 + waste_percent)) / 100;
  // a hair below a whole box is float noise, not a reason for one more box
  const units = Math.max(product.minimum_unit, Math.ceil(needed_sqft / per_unit_sqft - 1e-9));
  return { units, area_sqft, waste_percent, per_unit_sqft };
}

function wasteFor(product: RoomProduct, laid: ProductPiece | null): number {
  if (paperRollOf(product)) return usualSettings.paper_waste_percent;
  const isPaint = paintOf(product, usualSettings) !== null;
  return isPaint || !laid ? 0 : wasteOf(laid, usualSettings);
}

/** A photo doesn't say how high its wall is. */
const usualWall_in = 96;

/** What the strips of one roll cover on a wall of the usual height; null if they don't reach it. */
function paperCoverage(roll: PaperRoll): number | null {
  const { per_roll } = paperCut(usualWall_in, roll, usualSettings.paper_trim_in);
  return per_roll > 0 ? (per_roll * roll.width_in * usualWall_in) / 144 : null;
}

/** Square feet that one unit covers, all coats of a paint; null where that is unknown. */
function coverage(product: RoomProduct, surface: Partial<RoomSurface>): number | null {
  const paint = paintOf(product, usualSettings);
  if (paint) return paint.coverage_sqft / paint.coats;
  const roll = paperRollOf(product);
  if (roll) return paperCoverage(roll);
  if (product.box_sqft) return product.box_sqft;
  if (product.unit === "Square foot") return 1;
  const laid = product.unit === "Piece" ? pieceOf(product, surface) : null;
  return laid ? (laid.piece.width_in * laid.piece.height_in) / 144 : null;
}
