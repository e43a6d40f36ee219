import { hexOf, type Linear, linearOfOklab, oklabOf, toLinear } from "../../materials/color.ts";
import { apart } from "../sketch/shades.ts";

/** A color of a picture. */
export interface PaletteColor {
  hex: string;
  /** Of the picture's area, 0 to 1. */
  share: number;
}

/** More pixels than these tell nothing more of a palette. */
const most = 4000;
const rounds = 12;
/** Colors nearer than this in Oklab are one. */
const sameShade = 0.06;
/** Less of a picture than this is a detail. */
const leastShare = 0.03;

/**
 * The main colors of a picture, the largest first, by k-means in Oklab. The same pixels give the same palette.
 * @param rgba bytes, four for each pixel; transparent ones don't count
 * @param count of colors at most
 */
export function paletteOf(rgba: ArrayLike<number>, count = 5): PaletteColor[] {
  const pixels = sampled(rgba);
  if (pixels.length === 0) return [];
  let centers = seeds(pixels, count);
  let groups = grouped(pixels, centers);
  for (let round = 0; round < rounds; round += 1) {
    centers = groups.map((group, at) => meanOf(group) ?? centers[at]!);
    groups = grouped(pixels, centers);
  }
  const colors = groups.map((group, at) => ({ center: centers[at]!, share: group.length / pixels.length }));
  return merged(colors)
    .filter(({ share }) => share >= leastShare)
    .map(({ center, share }) => ({ hex: hexOf(linearOfOklab(center)), share }));
}

function sampled(rgba: ArrayLike<number>): Linear[] {
  const step = Math.max(1, Math.floor(rgba.length / 4 / most));
  const found: Linear[] = [];
  for (let at = 0; at + 3 < rgba.length; at += 4 * step) {
    if (rgba[at + 3]! < 128) continue;
    const channel = (offset: number) => toLinear(rgba[at + offset]! / 255);
    found.push(oklabOf([channel(0), channel(1), channel(2)]));
  }
  return found;
}

/** Centers to begin with: the mean's nearest neighbor, then each time the pixel that is farthest from all of them. */
function seeds(pixels: readonly Linear[], count: number): Linear[] {
  const mean = meanOf(pixels)!;
  const first = pixels.reduce((best, pixel) => (apart(pixel, mean) < apart(best, mean) ? pixel : best));
  const centers = [first];
  const far = pixels.map((pixel) => apart(pixel, first));
  while (centers.length < count) {
    const at = far.reduce((best, distance, index) => (distance > far[best]! ? index : best), 0);
    if (far[at] === 0) break;
    const next = pixels[at]!;
    centers.push(next);
    for (const [index, pixel] of pixels.entries()) far[index] = Math.min(far[index]!, apart(pixel, next));
  }
  return centers;
}

function grouped(pixels: readonly Linear[], centers: readonly Linear[]): Linear[][] {
  const groups: Linear[][] = centers.map(() => []);
  for (const pixel of pixels) {
    let nearest = 0;
    for (let at = 1; at < centers.length; at += 1)
      if (apart(pixel, centers[at]!) < apart(pixel, centers[nearest]!)) nearest = at;
    groups[nearest]!.push(pixel);
  }
  return groups;
}

function meanOf(pixels: readonly Linear[]): Linear | null {
  if (pixels.length === 0) return null;
  let [L, a, b] = [0, 0, 0];
  for (const pixel of pixels) {
    L += pixel[0];
    a += pixel[1];
    b += pixel[2];
  }
  return [L / pixels.length, a / pixels.length, b / pixels.length];
}

interface Cluster {
  center: Linear;
  share: number;
}

/** Clusters that an eye takes for one color, as one; the largest first. */
function merged(clusters: readonly Cluster[]): Cluster[] {
  const found: Cluster[] = [];
  for (const { center, share } of clusters.toSorted((x, y) => y.share - x.share)) {
    const same = found.find((each) => apart(each.center, center) < sameShade);
    if (same) same.share += share;
    else found.push({ center, share });
  }
  return found.toSorted((x, y) => y.share - x.share);
}
