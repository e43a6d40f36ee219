import type { Pixels } from "../../materials/pixels.ts";

/** How much a step over the picture's edge stands out from the steps inside it; about 1 for a seamless picture. */
export interface Seams {
  across: number;
  down: number;
}

/** From here on a seam shows when the picture is repeated. */
export const visibleSeam = 2;
/** Steps below this, out of 255, are not seen whatever the picture inside. */
const unseen = 4;

/** Compares the picture's opposite edges with how much neighboring pixels differ anyway. */
export function seamsOf(pixels: Pixels): Seams {
  const { width_px: width, height_px: height } = pixels;
  const column = (a: number, b: number) =>
    difference(pixels, height, (at) => [at * width + a, at * width + b]);
  const row = (a: number, b: number) => difference(pixels, width, (at) => [a * width + at, b * width + at]);
  return {
    across: column(width - 1, 0) / Math.max(unseen, usual(width, column)),
    down: row(height - 1, 0) / Math.max(unseen, usual(height, row)),
  };
}

const samples = 24;

/** The mean step between neighboring lines, at places spread over the picture. */
function usual(count: number, step: (a: number, b: number) => number): number {
  if (count < 2) return 0;
  const places = Array.from({ length: samples }, (_, at) => Math.floor(((at + 0.5) * (count - 1)) / samples));
  return places.reduce((sum, at) => sum + step(at, at + 1), 0) / samples;
}

function difference({ data }: Pixels, count: number, pair: (at: number) => [number, number]): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    const [a, b] = pair(at);
    for (let channel = 0; channel < 3; channel += 1)
      sum += Math.abs(data[4 * a + channel]! - data[4 * b + channel]!);
  }
  return sum / (3 * count);
}
