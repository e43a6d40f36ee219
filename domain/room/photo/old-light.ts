import { toLinear } from "../../materials/color.ts";
import type { Pixels } from "../../materials/pixels.ts";
import type { Mask } from "./mask.ts";
import { type Field, weightedBlur } from "./spread.ts";

/** How a photo lights a surface. */
export interface OldLight {
  /** Times as bright as the surface is in the middle of its range; 1 where the mask and all around it is empty. */
  relative: Field;
  /** What white would be there, linear light of red, green and blue from 0 to 1. */
  white: readonly [number, number, number];
}

/** Of the photo's long side: patterns of the old surface that are finer than this vanish. */
const fine = 0.012;
/** Over this much the light is the mean, where no edge of a shadow runs through. */
const broad = 0.045;
/** Differences of log brightness that count as an edge of a shadow, and not as a pattern. */
const edge = 0.28;

/**
 * The light on what a mask covers, without the pattern of the old surface: its logarithm is smoothed, over a wide area
 * where it is even and a narrow one at the edges of shadows (He, Sun and Tang, "Guided image filtering", 2013).
 * @param pixels the photo, as large as the mask
 */
export function oldLight(pixels: Pixels, mask: Mask): OldLight {
  const { width_px, height_px } = pixels;
  const size = { width_px, height_px };
  const long = Math.max(width_px, height_px);
  const count = width_px * height_px;
  const weights: Field = { data: new Float32Array(count), ...size };
  const bright: Field = { data: new Float32Array(count), ...size };
  for (let at = 0; at < count; at += 1) {
    weights.data[at] = mask.data[at]! > 200 ? 1 : 0;
    bright.data[at] = Math.log(0.004 + luminanceAt(pixels, at));
  }
  const middle = medianOf(bright, weights);
  const guide = weightedBlur(bright, weights, Math.max(1, fine * long), middle);
  const light = guided(guide, weights, Math.max(2, broad * long), middle);
  const relative = light.data.map((value) => Math.exp(Math.min(1.6, Math.max(-3, value - middle))));
  return { relative: { data: relative, ...size }, white: whiteOf(pixels) };
}

/** The guide smoothed but for its own edges. */
function guided(guide: Field, weights: Field, radius: number, otherwise: number): Field {
  const { width_px, height_px } = guide;
  const size = { width_px, height_px };
  const mean = weightedBlur(guide, weights, radius, otherwise);
  const squares = weightedBlur(
    { data: guide.data.map((value) => value * value), ...size },
    weights,
    radius,
    otherwise * otherwise,
  );
  const slope = new Float32Array(guide.data.length);
  const rest = new Float32Array(guide.data.length);
  for (let at = 0; at < slope.length; at += 1) {
    const variance = Math.max(0, squares.data[at]! - mean.data[at]! ** 2);
    slope[at] = variance / (variance + edge * edge);
    rest[at] = (1 - slope[at]!) * mean.data[at]!;
  }
  const slopes = weightedBlur({ data: slope, ...size }, weights, radius / 2, 0);
  const rests = weightedBlur({ data: rest, ...size }, weights, radius / 2, otherwise);
  const data = new Float32Array(slope.length);
  for (let at = 0; at < data.length; at += 1) data[at] = slopes.data[at]! * guide.data[at]! + rests.data[at]!;
  return { data, ...size };
}

const linear = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

function luminanceAt({ data }: Pixels, at: number): number {
  const [r, g, b] = [linear[data[4 * at]!]!, linear[data[4 * at + 1]!]!, linear[data[4 * at + 2]!]!];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function medianOf({ data }: Field, weights: Field): number {
  const values = data.filter((_, at) => weights.data[at]! > 0).sort();
  return values.length > 0 ? values[values.length >> 1]! : Math.log(0.3);
}

/** Of the brightest pixels whose colors are not cut off: what a white wall or frame looks like in this light. */
function whiteOf(pixels: Pixels): [number, number, number] {
  const found: { light: number; at: number }[] = [];
  const step = Math.max(1, Math.floor(pixels.data.length / 4 / 20_000));
  for (let at = 0; at < pixels.data.length / 4; at += step) {
    const top = Math.max(pixels.data[4 * at]!, pixels.data[4 * at + 1]!, pixels.data[4 * at + 2]!);
    if (top < 250) found.push({ light: luminanceAt(pixels, at), at });
  }
  if (found.length === 0) return [0.8, 0.8, 0.8];
  found.sort((a, b) => b.light - a.light);
  const brightest = found.slice(Math.floor(found.length * 0.02), Math.max(1, Math.ceil(found.length * 0.12)));
  const mean = [0, 1, 2].map(
    (channel) =>
      brightest.reduce((sum, { at }) => sum + linear[pixels.data[4 * at + channel]!]!, 0) / brightest.length,
  );
  return [mean[0]!, mean[1]!, mean[2]!];
}
