import { rotated } from "../geometry/point.ts";
import { areaOf, boundsOf } from "../geometry/polygon.ts";
import type { PlacedPiece } from "../takeoff/laying/lay-request.ts";
import { pieceText } from "./paper-lengths.ts";
import type { LaidPanel } from "./wall-surfaces.ts";

/** Cut pieces of one size. */
export interface CutSize {
  /** `7 3/8" × 12"`, `187 mm × 305 mm` */
  words: string;
  count: number;
}

/** Whole and cut pieces of a surface. */
export interface CutList {
  whole: number;
  cut: number;
  /** Straight cuts by size, most first. */
  sizes: CutSize[];
  /** Pieces that are no rectangles once they are cut. */
  to_shape: number;
}

/** The pieces of all panels of a surface; null where they are not laid one by one. */
export function cutList(panels: readonly LaidPanel[]): CutList | null {
  const pieces: PlacedPiece[] = [];
  for (const panel of panels) {
    if (!panel.pieces) return null;
    pieces.push(...panel.pieces);
  }
  const cuts = pieces.filter((piece) => !piece.whole);
  const counts = new Map<string, number>();
  let to_shape = 0;
  for (const piece of cuts) {
    const words = cutWords(piece);
    if (words === null) to_shape += 1;
    else counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const sizes = [...counts].map(([words, count]) => ({ words, count }));
  sizes.sort((first, second) => second.count - first.count || first.words.localeCompare(second.words));
  return { whole: pieces.length - cuts.length, cut: cuts.length, sizes, to_shape };
}

/** The visible part's width and height in the piece's own axes, to 1/16 in. or a millimeter; null unless it is a rectangle. */
function cutWords(piece: PlacedPiece): string | null {
  const points = piece.parts.flat().map((point) => rotated(point, -piece.rotation_deg));
  if (points.length === 0) return null;
  const { left, right, bottom, top } = boundsOf(points);
  const wide = right - left;
  const high = top - bottom;
  const [only] = piece.parts;
  const area = only && piece.parts.length === 1 ? areaOf(only) : 0;
  const isRectangle = area > wide * high * 0.999;
  return isRectangle ? `${pieceText(wide)} × ${pieceText(high)}` : null;
}
