import type { MaterialDefinition } from "../material.ts";
import { drawSurface } from "../surface.ts";
import { lawn_in } from "../turf.ts";

/** The appearance of a point of laid material. */
export interface Dab {
  red: number;
  green: number;
  blue: number;
  rough: number;
  /** How it rises to the right and downward, in inches for an inch. */
  rise_s: number;
  rise_t: number;
}

export const createDab = (): Dab => ({ red: 0, green: 0, blue: 0, rough: 1, rise_s: 0, rise_t: 0 });

interface Level {
  color: Float32Array;
  width_px: number;
  height_px: number;
}

/** A material laid out flat once, sampled from near and far without flicker. */
export class Paint {
  private readonly levels: Level[];
  private readonly height: Float32Array;
  private readonly rough: Float32Array;
  private readonly perInch_px: number;
  private readonly repeats: boolean;

  /** @param start_in where in the pattern it begins, across and down */
  constructor(
    definition: MaterialDefinition,
    size_in: readonly [number, number],
    perInch_px: number,
    start_in: readonly [number, number] = [0, 0],
  ) {
    this.repeats = definition.family === "turf";
    this.perInch_px = perInch_px;
    const [width_in, height_in] = this.repeats ? [lawn_in, lawn_in] : size_in;
    const step = 1 / perInch_px;
    const surface = drawSurface(definition, {
      left_in: start_in[0],
      top_in: start_in[1],
      step_x_in: step,
      step_y_in: step,
      width_px: Math.round(width_in * perInch_px),
      height_px: Math.round(height_in * perInch_px),
      turn_deg: 0,
      seamless: this.repeats,
    });
    this.height = surface.height;
    this.rough = surface.rough;
    this.levels = [surface];
    while (this.levels.length < 6) this.levels.push(halved(this.levels.at(-1)!));
  }

  /** @param footprint_in how much of it one picture element covers */
  at(s_in: number, t_in: number, footprint_in: number, dab: Dab): void {
    const fine = Math.log2(Math.max(1, footprint_in * this.perInch_px));
    const level = Math.min(this.levels.length - 1, Math.floor(fine));
    const share = Math.min(1, fine - level);
    dab.red = dab.green = dab.blue = 0;
    this.add(level, s_in, t_in, 1 - share, dab);
    if (share > 0) this.add(Math.min(this.levels.length - 1, level + 1), s_in, t_in, share, dab);
    this.relief(s_in, t_in, fine, dab);
  }

  private relief(s_in: number, t_in: number, fine: number, dab: Dab): void {
    const { width_px, height_px } = this.levels[0]!;
    const x = this.whole(s_in * this.perInch_px, width_px - 1);
    const y = this.whole(t_in * this.perInch_px, height_px - 1);
    const at = y * width_px + x;
    dab.rough = this.rough[at]!;
    const flat = this.perInch_px / 2 ** (2 * fine);
    dab.rise_s = (this.height[at + 1]! - this.height[at]!) * flat;
    dab.rise_t = (this.height[at + width_px]! - this.height[at]!) * flat;
  }

  private add(index: number, s_in: number, t_in: number, weight: number, dab: Dab): void {
    const { color, width_px, height_px } = this.levels[index]!;
    const scale = this.perInch_px / 2 ** index;
    const [x, y] = [s_in * scale - 0.5, t_in * scale - 0.5];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    for (let corner = 0; corner < 4; corner += 1) {
      const [right, below] = [corner & 1, corner >> 1];
      const share = weight * (right ? x - left : 1 - x + left) * (below ? y - top : 1 - y + top);
      const at = 3 * (this.whole(top + below, height_px) * width_px + this.whole(left + right, width_px));
      dab.red += color[at]! * share;
      dab.green += color[at + 1]! * share;
      dab.blue += color[at + 2]! * share;
    }
  }

  /** An existing row or column: a lawn repeats, slabs lie side by side like pages of a book. */
  private whole(value: number, count: number): number {
    const at = Math.floor(value);
    if (this.repeats) return ((at % count) + count) % count;
    const folded = Math.abs(at) % (2 * count);
    return folded < count ? folded : 2 * count - 1 - folded;
  }
}

function halved({ color, width_px, height_px }: Level): Level {
  const [width, height] = [Math.max(1, width_px >> 1), Math.max(1, height_px >> 1)];
  const half = new Float32Array(3 * width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const first = 3 * (Math.min(2 * row, height_px - 1) * width_px + 2 * column);
      const below = first + (2 * row + 1 < height_px ? 3 * width_px : 0);
      const right = 2 * column + 1 < width_px ? 3 : 0;
      for (let part = 0; part < 3; part += 1)
        half[3 * (row * width + column) + part] =
          (color[first + part]! +
            color[first + right + part]! +
            color[below + part]! +
            color[below + right + part]!) /
          4;
    }
  }
  return { color: half, width_px: width, height_px: height };
}
