import type { Point } from "../geometry/point.ts";
import type { Quad } from "./homography.ts";

/** What part of a photo the new surface covers: 0 to 255 for each pixel, row by row from the top. */
export interface Mask {
  data: Uint8Array<ArrayBuffer>;
  width_px: number;
  height_px: number;
}

/** A part of a mask, in its pixels; empty where its width is 0. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const emptyMask = (width_px: number, height_px: number): Mask => ({
  data: new Uint8Array(width_px * height_px),
  width_px,
  height_px,
});

/**
 * Paints a round brush along a line into the mask and answers what may have changed.
 * @param value 255 covers, 0 leaves as it was
 */
export function brush(
  mask: Mask,
  from: Readonly<Point>,
  to: Readonly<Point>,
  radius: number,
  value: number,
): Box {
  const { data, width_px, height_px } = mask;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - radius));
  const right = Math.min(width_px - 1, Math.ceil(Math.max(from[0], to[0]) + radius));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - radius));
  const bottom = Math.min(height_px - 1, Math.ceil(Math.max(from[1], to[1]) + radius));
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1)
      if (distanceToLine([x + 0.5, y + 0.5], from, to) <= radius) data[y * width_px + x] = value;
  return { left, top, width: Math.max(0, right - left + 1), height: Math.max(0, bottom - top + 1) };
}

function distanceToLine(p: Readonly<Point>, a: Readonly<Point>, b: Readonly<Point>): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = dx * dx + dy * dy;
  const at = long > 0 ? ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long : 0;
  const near = Math.max(0, Math.min(1, at));
  return Math.hypot(p[0] - a[0] - near * dx, p[1] - a[1] - near * dy);
}

/** Everything between the corners, which are in pixels of the mask and may lie outside of it. */
export function quadMask(quad: Quad, width_px: number, height_px: number): Mask {
  const mask = emptyMask(width_px, height_px);
  for (let y = 0; y < height_px; y += 1) {
    const span = spanAt(quad, y + 0.5);
    if (!span) continue;
    const from = Math.max(0, Math.ceil(span[0] - 0.5));
    const to = Math.min(width_px - 1, Math.floor(span[1] - 0.5));
    if (to >= from) mask.data.fill(255, y * width_px + from, y * width_px + to + 1);
  }
  return mask;
}

/** Where a row enters and leaves a convex outline. */
function spanAt(quad: Quad, y: number): [number, number] | null {
  const hits = quad.flatMap((p, at) => {
    const q = quad[(at + 1) % 4]!;
    if (p[1] > y === q[1] > y) return [];
    return [p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0])];
  });
  return hits.length < 2 ? null : [Math.min(...hits), Math.max(...hits)];
}

/** The share of the mask that is covered, 0 to 1. */
export function coveredShare({ data }: Mask): number {
  let sum = 0;
  for (const value of data) sum += value;
  return data.length > 0 ? sum / (255 * data.length) : 0;
}

/** The mask with edges that fade over about two pixels. */
export function feathered(mask: Mask): Mask {
  const { width_px, height_px } = mask;
  const soften = (from: Uint8Array, step: number, count: number, placeOf: (at: number) => number) => {
    const out = new Uint8Array(from.length);
    for (let at = 0; at < from.length; at += 1) {
      const place = placeOf(at);
      const before = place > 0 ? from[at - step]! : from[at]!;
      const behind = place < count - 1 ? from[at + step]! : from[at]!;
      out[at] = (before + 2 * from[at]! + behind + 2) >> 2;
    }
    return out;
  };
  const rows = soften(mask.data, 1, width_px, (at) => at % width_px);
  const data = soften(rows, width_px, height_px, (at) => Math.floor(at / width_px));
  return { data, width_px, height_px };
}

/** A mask in another size, with smooth edges. */
export function resized({ data, width_px, height_px }: Mask, width: number, height: number): Mask {
  const out = emptyMask(width, height);
  const across = Array.from({ length: width }, (_, x) => between(x, width, width_px));
  for (let y = 0; y < height; y += 1) {
    const down = between(y, height, height_px);
    const [upper, lower] = [down.first * width_px, down.second * width_px];
    for (let x = 0; x < width; x += 1) {
      const { first, second, share } = across[x]!;
      const top = data[upper + first]! * (1 - share) + data[upper + second]! * share;
      const bottom = data[lower + first]! * (1 - share) + data[lower + second]! * share;
      out.data[y * width + x] = Math.round(top * (1 - down.share) + bottom * down.share);
    }
  }
  return out;
}

/** The two of `from` pixels between which a pixel of `to` lies, and how far it is on its way to the second. */
function between(at: number, to: number, from: number): { first: number; second: number; share: number } {
  const place = Math.max(0, Math.min(from - 1, ((at + 0.5) * from) / to - 0.5));
  const first = Math.floor(place);
  return { first, second: Math.min(from - 1, first + 1), share: place - first };
}

/** What both masks cover; they have the same size. */
export const bothMasks = (one: Mask, other: Mask): Mask => ({
  ...one,
  data: one.data.map((value, at) => Math.min(value, other.data[at]!)),
});

/** Where a smooth edge is at least half covered, with less of a fade. */
export const sharpened = (mask: Mask): Mask => ({
  ...mask,
  data: mask.data.map((value) => Math.max(0, Math.min(255, 3 * value - 255))),
});
