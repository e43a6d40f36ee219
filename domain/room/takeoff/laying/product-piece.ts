import type { RoomProduct, RoomSurface } from "../../../../contract/design/room-design.ts";
import { repeatInches } from "../../../materials/bonds/bond-of.ts";
import type { LaidSize, LayPattern } from "../../../materials/laying/laying.types.ts";
import { ownPattern } from "../../../materials/laying/own-pattern.ts";
import type { MaterialDefinition } from "../../../materials/material.ts";
import { type LaidIn, type Layable, laidIn } from "./layable.ts";
import { patternWords } from "./pattern-words.ts";

/** Which part of a product lies on a surface, and how. */
export interface ProductPiece extends LaidIn {
  piece: LaidSize;
  joint_in: number;
  /** Sold on sheets: the sheet is laid, its chips keep their own pattern. */
  sheet: boolean;
}

type Asked = Pick<RoomSurface, "pattern" | "grout_width_in">;

/** The material as far as it is one of ours; null for products without. */
export function materialOf(product: RoomProduct): MaterialDefinition | null {
  const material = product.material as Partial<MaterialDefinition> | null;
  return material?.schema === "material/1" && material.piece && material.layout
    ? (material as MaterialDefinition)
    : null;
}

/** The piece of a product as far as no surface asks for anything; null when the product has no size. */
export function layableOf(product: RoomProduct): (Layable & { sheet: boolean }) | null {
  const material = materialOf(product);
  const width = product.size.width_in || (material?.piece.width_in ?? 0);
  const length = product.size.length_in || (material?.piece.height_in ?? 0);
  if (!(width > 0) || !(length > 0)) return null;
  const joint_in = material?.layout.grout?.width_in ?? 0;
  if (isSheet(product, material, width, length)) {
    const piece = { width_in: width, height_in: length };
    return { piece, own: "straight", joint_in, one_way: true, sheet: true };
  }
  const long = Math.max(width, length);
  const short = Math.min(width, length);
  const upright = material ? material.piece.height_in > material.piece.width_in : long / short > 5;
  return {
    piece: upright ? { width_in: short, height_in: long } : { width_in: long, height_in: short },
    own: patternCounted(product, material),
    joint_in,
    one_way: material !== null && laysOneWay(material),
    sheet: false,
  };
}

/**
 * The piece that is laid: the SKU's real size, turned as its material shows it (planks stand upright, tiles lie with
 * the long side across), in the surface's own pattern and joint if the product can be laid so. Null when the product
 * has no size.
 */
export function pieceOf(product: RoomProduct, surface: Asked): ProductPiece | null {
  const layable = layableOf(product);
  if (!layable) return null;
  const { piece, sheet } = layable;
  const joint_in = surface.grout_width_in ?? layable.joint_in;
  return { piece, joint_in, sheet, ...laidIn(layable, surface.pattern) };
}

/** Products that can only be laid their own way: slabs, shapes, mixed sizes, interlocking panels, chevron. */
const laysOneWay = ({ layout, piece }: MaterialDefinition): boolean =>
  piece.shape !== "rectangle" ||
  ["shape", "slab", "versailles", "ashlar", "ledger", "chevron"].includes(layout.pattern);

/** A material as a surface shows it: the very pieces that are counted. */
export interface LaidMaterial {
  definition: MaterialDefinition;
  /** Of the drawing's axes against the surface. */
  turn_deg: number;
}

/**
 * The material laid as a surface asks, to be drawn: the pieces, joints and pattern that `pieceOf` counts. Mosaic sheets
 * keep their chips, mixed sizes and rolls keep their material's dimensions. Null for products without a material.
 */
export function materialLaid(product: RoomProduct, surface: Partial<RoomSurface> = {}): LaidMaterial | null {
  const material = materialOf(product);
  if (!material) return null;
  const laid = pieceOf(product, surface);
  const keepsPiece =
    !laid || laid.sheet || isMixed(material) || ["turf", "wallpaper"].includes(material.family);
  const piece = keepsPiece ? material.piece : { ...material.piece, ...laid.piece };
  const { pattern } = material.layout;
  const layout = {
    pattern: laid && !laid.sheet && !laysOneWay(material) ? (laid.pattern as typeof pattern) : pattern,
    grout: pattern === "slab" ? material.layout.grout : groutOf(material, surface),
  };
  const definition: MaterialDefinition = { ...material, piece, layout };
  return { definition, turn_deg: (laid?.turn_deg ?? 0) + repeatInches(definition).turn_deg };
}

function groutOf({ layout }: MaterialDefinition, surface: Partial<RoomSurface>) {
  const { grout_width_in, grout_color } = surface;
  if (grout_width_in === 0) return null;
  if (!grout_color && !grout_width_in) return layout.grout;
  return {
    color: grout_color ?? layout.grout?.color ?? "#b9b5ad",
    width_in: grout_width_in ?? layout.grout?.width_in ?? 0.125,
  };
}

const isMixed = ({ layout, piece }: MaterialDefinition): boolean =>
  layout.pattern === "versailles" || (layout.pattern === "ashlar" && piece.edge !== "split");

function isSheet(
  product: RoomProduct,
  material: MaterialDefinition | null,
  width: number,
  length: number,
): boolean {
  if (product.attributes.sheet_mounted === true) return Math.min(width, length) > 6;
  if (!material || material.layout.pattern === "slab" || material.layout.pattern === "versailles")
    return false;
  return material.piece.width_in * material.piece.height_in < (width * length) / 4;
}

/** The product's own pattern, in which it is counted. */
function patternCounted(product: RoomProduct, material: MaterialDefinition | null): LayPattern {
  if (!material) return patternInWords(product.size.pattern);
  // slabs and panels have pieces too, whatever is painted on them
  if (material.layout.pattern === "slab") return "straight";
  return material.layout.pattern === "ledger" ? "brick" : ownPattern(material);
}

function patternInWords(words: string): LayPattern {
  const said = words.toLowerCase();
  if (said.includes("herringbone")) return "herringbone";
  if (said.includes("chevron")) return "chevron";
  if (said.includes("basket")) return "basketweave";
  if (said.includes("diagonal")) return "diagonal";
  if (/random|stagger/.test(said)) return "random";
  if (/third/.test(said)) return "third";
  if (/brick|running|offset|half/.test(said)) return "brick";
  return "straight";
}

/** What the surface asks for and the product cannot do, in one line; null if it lies as asked. */
export const insteadWords = ({ instead_of, pattern }: LaidIn): string | null =>
  instead_of &&
  `This product can't be laid in ${patternWords(instead_of)}. Counted and drawn: ${patternWords(pattern)}.`;
