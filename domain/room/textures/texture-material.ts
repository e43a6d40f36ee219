import type { TextureFinish, TextureSent } from "../../../contract/catalog/textures.ts";
import type { MaterialDefinition, Piece } from "../../materials/material.ts";

/** A texture with where its picture is and its average color. */
export interface Texture extends Omit<TextureSent, "key"> {
  url: string;
  color: string;
}

/** Of one piece, inches; 0 where it is not known. */
export interface PieceSize {
  width_in: number;
  length_in: number;
  height_in: number;
}

const sheens: Record<TextureFinish, number> = { gloss: 0.12, satin: 0.35, matte: 0.65 };
const usualThickness_in = 0.375;
/** Longer than this, a piece is a plank, which stands upright in its picture. */
const plank = 3;

/**
 * The material that rooms lay for a vendor's texture, in pieces of the product's size. `drawn` is what the marketplace
 * draws for the product otherwise; it says what edges its pieces have.
 */
export function textureMaterial(
  texture: Texture,
  size: PieceSize,
  drawn: MaterialDefinition | null,
): MaterialDefinition {
  const { repeat_width_in, repeat_height_in, shows, pattern, grout, finish, is_mirrored, url, color } =
    texture;
  const isSheet = shows === "laid" || pattern === "slab";
  return {
    schema: "material/1",
    seed: drawn?.seed ?? 1,
    piece: pieceOf(texture, size, drawn?.piece),
    layout: isSheet ? { pattern: "slab", grout: null } : { pattern, grout },
    sheen: sheens[finish],
    relief: 0,
    variation: { tint: isSheet ? 0 : 0.08, tilt_deg: 0, gloss: isSheet ? 0 : 0.1 },
    family: "picture",
    colors: { face: color },
    url,
    repeat: { width_in: repeat_width_in, height_in: repeat_height_in },
    is_mirrored,
  };
}

function pieceOf(
  { repeat_width_in, repeat_height_in, pattern }: Texture,
  { width_in, length_in, height_in }: PieceSize,
  drawn: Piece | undefined,
): Piece {
  const isKnown = width_in > 0 && length_in > 0;
  const sides = isKnown ? [width_in, length_in] : [repeat_width_in, repeat_height_in];
  const [short, long] = [Math.min(...sides), Math.max(...sides)];
  const isUpright = pattern === "random" || long > plank * short;
  return {
    ...(isUpright ? { width_in: short, height_in: long } : { width_in: long, height_in: short }),
    thickness_in: height_in || drawn?.thickness_in || usualThickness_in,
    shape: "rectangle",
    edge: drawn?.edge ?? "rectified",
  };
}

const inches = (value: number): string => `${Math.round(value * 100) / 100} in`;

/** A texture in one line, such as `24 in × 12 in, brick, 0.13 in joints in #b9b5ad, matte`. */
export function textureWords(texture: TextureSent): string {
  const { repeat_width_in, repeat_height_in, shows, pattern, grout, finish, is_mirrored } = texture;
  return [
    `${inches(repeat_width_in)} × ${inches(repeat_height_in)}`,
    shows === "laid" ? "shown as laid" : pattern,
    shows === "face" && grout && `${inches(grout.width_in)} joints in ${grout.color}`,
    finish,
    is_mirrored && "mirrored",
  ]
    .filter(Boolean)
    .join(", ");
}
