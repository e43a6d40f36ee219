import type { RoomProduct, RoomSurface } from "../../../../contract/design/room-design.ts";
import type { MaterialDefinition } from "../../../materials/material.ts";
import type { LaidSize, LayPattern } from "./lay-request.ts";

/** Which part of a product lies on a surface, and how. */
export interface ProductPiece {
  piece: LaidSize;
  pattern: LayPattern;
  joint_in: number;
  /** Sold on sheets: the sheet is laid, its chips keep their own pattern. */
  sheet: boolean;
}

type Laying = Pick<RoomSurface, "pattern" | "grout_width_in">;

/** The material as far as it is one of ours; null for products without. */
export function materialOf(product: RoomProduct): MaterialDefinition | null {
  const material = product.material as Partial<MaterialDefinition> | null;
  return material?.schema === "material/1" && material.piece && material.layout
    ? (material as MaterialDefinition)
    : null;
}

/**
 * The piece that is laid: the SKU's real size, turned as its material shows it (planks stand upright, tiles lie with
 * the long side across). The surface's own pattern and joint win over the product's. Null when the product has no size.
 */
export function pieceOf(product: RoomProduct, surface: Laying): ProductPiece | null {
  const material = materialOf(product);
  const width = product.size.width_in || (material?.piece.width_in ?? 0);
  const length = product.size.length_in || (material?.piece.height_in ?? 0);
  if (!(width > 0) || !(length > 0)) return null;
  const joint_in = surface.grout_width_in ?? material?.layout.grout?.width_in ?? 0;
  if (isSheet(product, material, width, length)) {
    return { piece: { width_in: width, height_in: length }, pattern: "straight", joint_in, sheet: true };
  }
  const long = Math.max(width, length);
  const short = Math.min(width, length);
  const upright = material ? material.piece.height_in > material.piece.width_in : long / short > 5;
  return {
    piece: upright ? { width_in: short, height_in: long } : { width_in: long, height_in: short },
    pattern: patternLaid(surface.pattern, ownPattern(product, material), material),
    joint_in,
    sheet: false,
  };
}

/** Products that can only be laid their own way: slabs, shapes, mixed sizes, interlocking panels. */
export const laysOneWay = ({ layout, piece }: MaterialDefinition): boolean =>
  piece.shape !== "rectangle" || ["shape", "slab", "versailles", "ashlar", "ledger"].includes(layout.pattern);

/** The requested pattern if the product can be laid in it; planks keep their staggered ends. */
function patternLaid(
  asked: RoomSurface["pattern"],
  own: LayPattern,
  material: MaterialDefinition | null,
): LayPattern {
  if (!asked || (material && laysOneWay(material))) return own;
  return own === "random" && (asked === "straight" || asked === "brick") ? own : asked;
}

/**
 * The material with the piece of this very SKU, so that the drawing matches the count. Mosaic sheets keep their chips,
 * mixed sizes and rolls keep their material's dimensions.
 */
export function materialAsSold(product: RoomProduct): MaterialDefinition | null {
  const material = materialOf(product);
  const laid = material && pieceOf(product, {});
  if (!laid || laid.sheet || isMixed(material) || material.family === "turf") return material;
  return { ...material, piece: { ...material.piece, ...laid.piece } };
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

/** The product's own pattern. */
function ownPattern(product: RoomProduct, material: MaterialDefinition | null): LayPattern {
  if (material) {
    const { shape } = material.piece;
    switch (material.layout.pattern) {
      case "shape":
        return shape === "hexagon" || shape === "picket" || shape === "rhombus" ? shape : "mixed";
      case "slab":
        return "straight";
      case "versailles":
      case "ashlar":
        return "mixed";
      case "ledger":
        return "brick";
      default:
        return material.layout.pattern;
    }
  }
  return patternInWords(product.size.pattern);
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

const names: Partial<Record<LayPattern, string>> = {
  straight: "straight",
  brick: "running bond",
  third: "one-third offset",
  random: "planks with staggered ends",
  hexagon: "hexagons",
  picket: "pickets",
  rhombus: "diamonds",
  mixed: "as the product is laid",
};

/** The pattern as a tile setter says it. */
export const patternWords = (pattern: LayPattern): string => names[pattern] ?? pattern;
