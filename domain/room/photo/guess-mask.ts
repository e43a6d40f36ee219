import type { Pixels } from "../../materials/pixels.ts";
import type { Quad } from "./homography.ts";
import { emptyMask, type Mask, quadMask } from "./mask.ts";

/** Neighbors that differ by more than this, as a share of the whole, are of two things. */
const step = 0.045;
/** Darker than this share of the usual brightness is no shadow but another thing, such as a screen on a wall. */
const darkest = 0.52;
/** Seeds on each side of the grid from which the surface grows. */
const seeds = 24;
/** Holes and specks below this share of the picture are filled or dropped. */
const speck = 0.0012;

/**
 * Guesses which pixels of the marked area show the surface and not the things on it. Starts at pixels of the area's most
 * common color and grows to neighbors as long as the color changes slowly and stays close to it.
 * @param pixels the photo, scaled down to a few hundred pixels, a little blurred
 * @param quad in those pixels
 * @param reach how far from the usual color the surface may be, 0 to 1
 * @param beyond where it may grow to, if that is more than the marked area
 */
export function guessMask(pixels: Pixels, quad: Quad, reach = 0.5, beyond: Mask | null = null): Mask {
  const { width_px, height_px } = pixels;
  const marked = quadMask(quad, width_px, height_px);
  const area = beyond ?? marked;
  const colors = opponentColors(pixels);
  const usual = usualColor(colors, marked);
  if (!usual) return marked;
  const far = 0.04 + 0.22 * reach;
  const isAlike = (at: number) =>
    colors[3 * at]! > darkest * usual[0] && colorDistance(colors, at, usual) < far;
  const found = grown(colors, marked, area, (at) => isAlike(at), far);
  const least = Math.round(speck * width_px * height_px);
  const filled = withoutSpecks(found, least, 0, area);
  return withoutSpecks(filled, least, 255, area);
}

type Color = readonly [number, number, number];

/** Brightness counts less than color, because light changes it: three numbers for each pixel. */
function opponentColors({ data }: Pixels): Float32Array {
  const out = new Float32Array((data.length / 4) * 3);
  for (let at = 0; at < data.length / 4; at += 1) {
    const [r, g, b] = [data[4 * at]! / 255, data[4 * at + 1]! / 255, data[4 * at + 2]! / 255];
    out[3 * at] = 0.45 * (0.3 * r + 0.59 * g + 0.11 * b);
    out[3 * at + 1] = r - g;
    out[3 * at + 2] = 0.5 * (r + g) - b;
  }
  return out;
}

const colorDistance = (colors: Float32Array, at: number, [l, a, b]: Color): number =>
  Math.hypot(colors[3 * at]! - l, colors[3 * at + 1]! - a, colors[3 * at + 2]! - b);

/** The mean of the fullest cell of a coarse histogram of the area. */
function usualColor(colors: Float32Array, { data }: Mask): Color | null {
  const cells = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < data.length; at += 1) {
    if (data[at] === 0) continue;
    const [l, a, b] = [colors[3 * at]!, colors[3 * at + 1]!, colors[3 * at + 2]!];
    const key = Math.round(l * 14) + 100 * Math.round(a * 10 + 20) + 10_000 * Math.round(b * 10 + 20);
    const cell = cells.get(key) ?? { count: 0, sum: [0, 0, 0] };
    cell.count += 1;
    cell.sum[0] += l;
    cell.sum[1] += a;
    cell.sum[2] += b;
    cells.set(key, cell);
  }
  const fullest = [...cells.values()].sort((a, b) => b.count - a.count)[0];
  return fullest ? (fullest.sum.map((sum) => sum / fullest.count) as unknown as Color) : null;
}

/** Grows from a grid of seeds in the area that have the usual color. */
function grown(
  colors: Float32Array,
  marked: Mask,
  area: Mask,
  isAlike: (at: number) => boolean,
  far: number,
): Mask {
  const { width_px, height_px } = area;
  const found = emptyMask(width_px, height_px);
  const queue: number[] = [];
  const take = (at: number) => {
    found.data[at] = 255;
    queue.push(at);
  };
  for (let row = 0; row < seeds; row += 1)
    for (let column = 0; column < seeds; column += 1) {
      const x = Math.floor(((column + 0.5) * width_px) / seeds);
      const y = Math.floor(((row + 0.5) * height_px) / seeds);
      const at = y * width_px + x;
      if (marked.data[at]! > 0 && found.data[at] === 0 && isAlike(at)) take(at);
    }
  const most = Math.max(step, far * 0.35);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const from: Color = [colors[3 * next]!, colors[3 * next + 1]!, colors[3 * next + 2]!];
    for (const at of neighbors(next, width_px, height_px))
      if (area.data[at]! > 0 && found.data[at] === 0 && isAlike(at) && colorDistance(colors, at, from) < most)
        take(at);
  }
  return found;
}

function neighbors(at: number, width_px: number, height_px: number): number[] {
  const x = at % width_px;
  const out: number[] = [];
  if (x > 0) out.push(at - 1);
  if (x < width_px - 1) out.push(at + 1);
  if (at >= width_px) out.push(at - width_px);
  if (at < width_px * (height_px - 1)) out.push(at + width_px);
  return out;
}

/** Turns connected patches of `value` that are smaller than `least` pixels into the other value, within the area. */
function withoutSpecks(mask: Mask, least: number, value: 0 | 255, area: Mask): Mask {
  const { width_px, height_px } = mask;
  const seen = new Uint8Array(mask.data.length);
  const data = Uint8Array.from(mask.data);
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || mask.data[start] !== value || area.data[start] === 0) continue;
    const patch = [start];
    seen[start] = 1;
    for (let read = 0; read < patch.length; read += 1)
      for (const at of neighbors(patch[read]!, width_px, height_px))
        if (!seen[at] && mask.data[at] === value && area.data[at]! > 0) {
          seen[at] = 1;
          patch.push(at);
        }
    if (patch.length < least) for (const at of patch) data[at] = 255 - value;
  }
  return { ...mask, data };
}
