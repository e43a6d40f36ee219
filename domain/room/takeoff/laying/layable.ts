import type { Pattern } from "../../../../contract/design/room-design.ts";
import type { LaidSize, LayPattern } from "../../../materials/laying/laying.types.ts";

/** What decides in which patterns a product can be laid. */
export interface Layable {
  piece: LaidSize;
  /** The product's own pattern. */
  own: LayPattern;
  joint_in: number;
  /** It has one layout only: slabs, mosaic sheets, shapes, mixed sizes, pieces cut for chevron. */
  one_way: boolean;
}

/** Pieces nearer to a square than this lie in no pattern that needs a long side. */
const oblong = 1.2;
/** How far a length may be from whole widths, as a share of the width; joints take up the rest. */
const unevenness = 0.06;

/** How many pieces side by side make one length; null unless a whole number does, from two up. */
export function widthsInLength({ width_in, height_in }: LaidSize, joint_in: number): number | null {
  const long = Math.max(width_in, height_in);
  const short = Math.min(width_in, height_in);
  const whole = Math.round((long + joint_in) / (short + joint_in));
  const apart = Math.min(
    Math.abs(long - whole * short),
    Math.abs(long + joint_in - whole * (short + joint_in)),
  );
  return whole >= 2 && apart <= unevenness * short + joint_in / 2 ? whole : null;
}

const isOblong = ({ width_in, height_in }: LaidSize): boolean =>
  Math.max(width_in, height_in) >= oblong * Math.min(width_in, height_in);

/** The most pieces that a basket weave's block is made of. */
const widestBlock = 4;

/**
 * The room's patterns that a product can be laid in; its maker's own is always one of them. Herringbone and basket
 * weave need a length of whole widths. Planks keep their staggered ends; floors that click or nail together have no
 * joints that could turn a corner, unless the maker cuts them for it.
 */
export function patternsOf({ piece, own, joint_in, one_way }: Layable): Pattern[] {
  if (one_way) return [];
  const widths = widthsInLength(piece, joint_in);
  if (own === "random") {
    const turned: Pattern[] = widths !== null && joint_in > 0 ? ["third", "herringbone"] : [];
    return ["diagonal", ...turned];
  }
  const found: Pattern[] = ["straight", "diagonal", "brick"];
  if (isOblong(piece)) found.push("third");
  if (widths !== null) found.push("herringbone");
  if (widths !== null && widths <= widestBlock) found.push("basketweave");
  const makers = roomPattern(own);
  if (makers && !found.includes(makers) && (makers === "third" || isOblong(piece))) found.push(makers);
  return found;
}

/** How the pieces lie: the pattern, and 45 for planks that run diagonally. */
export interface LaidIn {
  pattern: LayPattern;
  turn_deg: number;
  /** What was asked for, where the product cannot be laid so. */
  instead_of: Pattern | null;
}

/** The pattern asked for if the product can be laid in it, else the nearest one that it can. */
export function laidIn(layable: Layable, asked: Pattern | undefined): LaidIn {
  const { own, piece, one_way } = layable;
  const honest = (pattern: LayPattern, instead_of: Pattern | null = null): LaidIn => ({
    pattern,
    turn_deg: 0,
    instead_of,
  });
  if (one_way) return honest(own, asked && asked !== own && asked !== "straight" ? asked : null);
  const wanted = asked ?? roomPattern(own);
  if (wanted === null) return honest(own);
  if (own === "random" && wanted === "straight") return honest(own);
  if (own === "random" && wanted === "diagonal") return { ...honest(own), turn_deg: 45 };
  if (patternsOf(layable).includes(wanted)) return honest(wanted);
  if (own === "random") return honest(own, wanted);
  return honest(isOblong(piece) ? "brick" : "straight", wanted);
}

/** A product's own pattern as one of the room's; null for planks and chevron, which are their own. */
function roomPattern(own: LayPattern): Pattern | null {
  switch (own) {
    case "straight":
    case "diagonal":
    case "brick":
    case "third":
    case "herringbone":
    case "basketweave":
      return own;
    default:
      return null;
  }
}
