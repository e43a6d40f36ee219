import type { Pattern, RoomProduct, RoomSurface } from "../../../contract/design/room-design.ts";
import { patternsOf } from "../takeoff/laying/layable.ts";
import { layableOf, materialOf, pieceOf } from "../takeoff/laying/product-piece.ts";
import { isIn } from "./product-category.ts";
import type { SurfaceChange } from "./surfaces.edit.ts";

export const patternWords: Readonly<Record<Pattern, string>> = {
  straight: "Straight",
  diagonal: "Diagonal",
  brick: "Brick",
  third: "One-third offset",
  herringbone: "Herringbone",
  basketweave: "Basket weave",
};

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
    !/gallon|linear|roll/i.test(product.unit) &&
    product.material !== null;
  const layable = isLaid ? layableOf(product) : null;
  if (!product || !layable) return { patterns: [], turns: false, grouted: false };
  const material = materialOf(product);
  // the gap between deck boards stays open
  const grouted = isIn(product, "decking")
    ? false
    : material
      ? material.layout.grout !== null
      : layable.joint_in > 0;
  return { patterns: patternsOf(layable), turns: true, grouted };
}

/** The current pattern, if it is one of the room's; planks that run diagonally count as diagonal. */
export function patternNow(product: RoomProduct | undefined, surface: RoomSurface): Pattern | null {
  const laid = product ? pieceOf(product, surface) : null;
  if (laid?.turn_deg === 45) return "diagonal";
  return (Object.keys(patternWords) as Pattern[]).find((each) => each === laid?.pattern) ?? null;
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
  // planks run straight without being asked
  if (pattern !== undefined && pattern !== "straight" && !keepsPattern)
    lost.push(patternWords[pattern].toLowerCase());
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
