import type { Point } from "../../../../../../domain/room/geometry/point.ts";
import { toPicture, type Underlay } from "./underlay.ts";

/** Whether the picture is dark at a place on the plan. */
export type DarkAt = (point: Readonly<Point>) => boolean;

/** Brightness of 255 below which a pixel belongs to a line. */
const dark = 130;
/** Half of the stretch that has to be dark for a line, inches, and in how many places it is looked at. */
const stretch_in = 9;
const looks = 12;
const share = 0.6;

/**
 * Reads a picture's pixels for `lineNear`.
 * @param pixels of the picture at any size, with its own width and height
 */
export function darkOf(pixels: ImageData, underlay: Underlay): DarkAt {
  const [across, down] = [pixels.width / underlay.width_px, pixels.height / underlay.height_px];
  return (point) => {
    const [x, y] = toPicture(underlay, point);
    const [column, row] = [Math.floor(x * across), Math.floor(y * down)];
    if (column < 0 || row < 0 || column >= pixels.width || row >= pixels.height) return false;
    const at = 4 * (row * pixels.width + column);
    const [red = 255, green = 255, blue = 255, alpha = 0] = pixels.data.subarray(at, at + 4);
    return alpha > 128 && 0.3 * red + 0.59 * green + 0.11 * blue < dark;
  };
}

/**
 * The x (axis 0) or y (axis 1) of the nearest dark line across that axis, at most `reach_in` away; undefined if there
 * is none. The line has to run on to one side of the place at least.
 */
export function lineNear(
  darkAt: DarkAt,
  near: Readonly<Point>,
  axis: 0 | 1,
  reach_in: number,
): number | undefined {
  const steps = 24;
  for (let step = 0; step <= steps; step += 1) {
    for (const way of step === 0 ? [0] : [1, -1]) {
      const at = near[axis] + (way * step * reach_in) / steps;
      if (isLine(darkAt, near, axis, at)) return placeOn(darkAt, near, axis, at);
    }
  }
  return undefined;
}

/** Thinner than this it is a line, whose middle counts; a filled wall has two faces, and the nearer one counts. */
const thin_in = 2;
const fine_in = 0.25;

function placeOn(darkAt: DarkAt, near: Readonly<Point>, axis: 0 | 1, at: number): number {
  const end = (way: number) => {
    let far = 0;
    while (far < 12 && isLine(darkAt, near, axis, at + way * (far + fine_in / 2))) far += fine_in / 2;
    return at + way * far;
  };
  const [low, high] = [end(-1), end(1)];
  const middle = (low + high) / 2;
  const nearer = near[axis] < middle ? low : high;
  return Math.round((high - low <= thin_in ? middle : nearer) / fine_in) * fine_in;
}

function isLine(darkAt: DarkAt, near: Readonly<Point>, axis: 0 | 1, at: number): boolean {
  return [1, -1].some((side) => {
    let found = 0;
    for (let look = 1; look <= looks; look += 1) {
      const along = near[1 - axis]! + (side * look * stretch_in) / looks;
      if (darkAt(axis === 0 ? [at, along] : [along, at])) found += 1;
    }
    return found >= share * looks;
  });
}
