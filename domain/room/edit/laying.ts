import type { Pattern, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import { materialOf, pieceOf } from "../takeoff/laying/product-piece.ts";
import type { SurfaceChange } from "./surfaces.edit.ts";

export const patternWords: Readonly<Record<Pattern, string>> = {
  straight: "Straight",
  diagonal: "Diagonal",
  brick: "Brick",
  herringbone: "Herringbone",
  basketweave: "Basket weave",
};

const every = Object.keys(patternWords) as Pattern[];
/** Herringbone and basketweave need pieces longer than wide. */
const ofSquares: readonly Pattern[] = ["straight", "diagonal", "brick"];
const longer = 1.2;
/** The product's only layout. */
const fixed = new Set(["shape", "slab", "versailles", "ashlar", "ledger"]);

/** How a product can be laid on a surface. */
export interface Laying {
  /** Those that can be chosen; none if the product has only one. */
  patterns: readonly Pattern[];
  /** Whether it can be rotated: paint and trim cannot. */
  turns: boolean;
  /** Whether it has joints that are grouted. */
  grouted: boolean;
}

/** The layout settings of a product. */
export function layingOf(product: RoomProduct | undefined): Laying {
  const isLaid =
    product !== undefined &&
    product.size.width_in > 0 &&
    !/gallon|linear/i.test(product.unit) &&
    product.material !== null;
  const piece = isLaid ? pieceOf(product, {}) : null;
  if (!product || !piece) return { patterns: [], turns: false, grouted: false };
  const material = materialOf(product);
  const grouted = material ? material.layout.grout !== null : piece.joint_in > 0;
  const own = material?.layout.pattern;
  if (piece.sheet || (own && fixed.has(own))) return { patterns: [], turns: true, grouted };
  const { width_in, height_in } = piece.piece;
  const isSquare = Math.max(width_in, height_in) < longer * Math.min(width_in, height_in);
  return { patterns: isSquare ? ofSquares : every, turns: true, grouted };
}

/** The current pattern, if it is one of ours. */
export function patternNow(product: RoomProduct | undefined, surface: RoomSurface): Pattern | null {
  const pattern = product ? pieceOf(product, surface)?.pattern : undefined;
  return every.find((each) => each === pattern) ?? null;
}

/**
 * What a new product takes over from the surface's layout, and in words what it cannot. `undefined` uses the product's
 * own.
 */
export function keptLaying(
  surface: RoomSurface,
  product: RoomProduct,
): { kept: SurfaceChange; lost: string[] } {
  const { patterns, turns, grouted } = layingOf(product);
  const { pattern, rotation_deg, grout_color, grout_width_in } = surface;
  const lost: string[] = [];
  const keepsPattern = pattern !== undefined && patterns.includes(pattern);
  if (pattern !== undefined && !keepsPattern) lost.push(patternWords[pattern].toLowerCase());
  if (rotation_deg && !turns) lost.push(`turned by ${rotation_deg}°`);
  if ((grout_color ?? grout_width_in) !== undefined && !grouted) lost.push("grout");
  return {
    kept: {
      pattern: keepsPattern ? pattern : undefined,
      rotation_deg: turns ? rotation_deg : undefined,
      grout_color: grouted ? grout_color : undefined,
      grout_width_in: grouted ? grout_width_in : undefined,
    },
    lost,
  };
}
