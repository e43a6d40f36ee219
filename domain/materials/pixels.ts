import { toLinear } from "./color.ts";

/** A picture's pixels as browsers decode them: RGBA, row by row from the top. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array;
  width_px: number;
  height_px: number;
}

/** A picture in linear light, three numbers for each pixel. */
export interface LinearPixels {
  data: Float32Array;
  width_px: number;
  height_px: number;
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

/** The picture at this size or, if it has fewer pixels, at its own: each pixel is the mean of those that it takes the place of. */
export function scaledDown({ data, width_px, height_px }: Pixels, most: [number, number]): LinearPixels {
  const [width, height] = [Math.min(width_px, most[0]), Math.min(height_px, most[1])];
  const sums = new Float32Array(3 * width * height);
  const counts = new Uint32Array(width * height);
  for (let row = 0; row < height_px; row += 1) {
    const line = Math.floor((row * height) / height_px) * width;
    for (let column = 0; column < width_px; column += 1) {
      const to = line + Math.floor((column * width) / width_px);
      const from = 4 * (row * width_px + column);
      counts[to]! += 1;
      for (let channel = 0; channel < 3; channel += 1)
        sums[3 * to + channel]! += linear[data[from + channel]!]!;
    }
  }
  for (let at = 0; at < sums.length; at += 1) sums[at]! /= counts[Math.floor(at / 3)]!;
  return { data: sums, width_px: width, height_px: height };
}
