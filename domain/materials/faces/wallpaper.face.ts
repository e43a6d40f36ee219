import { type Linear, linearOf } from "../color.ts";
import type { WallpaperBody } from "../material.ts";
import { createGrid, fieldSeed, grainAt } from "../noise.ts";
import { type MotifPart, paperMotifs, paperRepeat } from "../paper-motifs.ts";
import { hash2, unit } from "../random.ts";
import { brighten, type Face, type FaceSetting, glaze, HEIGHT, type Point, paint, visible } from "./face.ts";

/** A straight part of what is printed, as wide at its ends as it says. */
interface Stroke {
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Half of its width at both ends. */
  from: number;
  to: number;
  ink: 0 | 1;
}

/** Cells along the side of a repeat: a point looks only at the strokes of its own cell. */
const cells = 24;
const seam_in = 0.05;
/** How much two strips of reeds or yarn differ in tone, and how much two printed ones do. */
const shades = { unmatched: 0.09, printed: 0.006 };

/** Paper as it hangs: the print at its real size over the seams, each strip in its own shade where it is woven. */
export function wallpaperFace(body: WallpaperBody, { seed, pixel_in, space }: FaceSetting): Face {
  const { strip_in, repeat_in: side, is_unmatched } = body;
  const paper = linearOf(body.colors.paper);
  const inks = [linearOf(body.colors.first), linearOf(body.colors.second)] as const;
  const byCell = sorted(strokesOf(paperMotifs[body.motif](side)), side, pixel_in);
  const strips = Math.round(paperRepeat(body)[0] / strip_in);
  const grain = createGrid(space, 0.07);
  const grainSeed = fieldSeed(seed, 3);
  const grainShown = (is_unmatched ? 0.05 : 0.012) * visible(0.07, pixel_in);
  const seamShown = Math.min(1, seam_in / pixel_in);
  const lots = Array.from({ length: strips }, (_, strip) => ({
    tone: 1 + (is_unmatched ? shades.unmatched : shades.printed) * (unit(hash2(seed, strip)) * 2 - 1),
    drop_in: is_unmatched ? unit(hash2(seed, 40 + strip)) * side : 0,
  }));
  return {
    begin() {},
    at(u, v, _edge, point) {
      const strip = Math.floor(u / strip_in);
      const { tone, drop_in } = lots[((strip % strips) + strips) % strips]!;
      paint(point, paper);
      print(point, byCell, inks, { x: folded(u, side), y: folded(drop_in - v, side), side, pixel_in });
      const fine = grainAt(grain, grainSeed, u, v);
      brighten(point, tone * (1 + grainShown * fine));
      point[HEIGHT]! += 0.05 * grainShown * fine;
      const across = u - strip * strip_in;
      const fromSeam = Math.min(across, strip_in - across);
      if (fromSeam < Math.max(seam_in, pixel_in) / 2)
        brighten(point, 1 - (is_unmatched ? 0.2 : 0.11) * seamShown);
    },
  };
}

const folded = (value: number, side: number): number => value - Math.floor(value / side) * side;

interface Place {
  x: number;
  y: number;
  side: number;
  pixel_in: number;
}

/** The inks at a place of the repeat, one over the other. */
function print(
  point: Point,
  byCell: readonly (readonly Stroke[])[],
  inks: readonly [Linear, Linear],
  { x, y, side, pixel_in }: Place,
): void {
  const column = Math.min(cells - 1, Math.floor((x / side) * cells));
  const row = Math.min(cells - 1, Math.floor((y / side) * cells));
  let first = 0;
  let second = 0;
  for (const stroke of byCell[row * cells + column]!) {
    const amount = coverOf(stroke, x, y, pixel_in);
    if (stroke.ink === 0) first = Math.max(first, amount);
    else second = Math.max(second, amount);
  }
  if (first > 0) glaze(point, inks[0], first);
  if (second > 0) glaze(point, inks[1], second);
}

/** 0..1: the share of the pixel around a point that a stroke covers. */
function coverOf({ x, y, dx, dy, from, to }: Stroke, px: number, py: number, pixel_in: number): number {
  const long = dx * dx + dy * dy;
  const along = long > 0 ? Math.min(1, Math.max(0, ((px - x) * dx + (py - y) * dy) / long)) : 0;
  const half = from + (to - from) * along;
  const away = Math.hypot(px - x - dx * along, py - y - dy * along);
  const covered = Math.min(1, Math.max(0, (half - away) / pixel_in + 0.5));
  return covered * Math.min(1, (2 * half) / pixel_in);
}

const steps = 10;

function strokesOf(parts: readonly MotifPart[]): Stroke[] {
  return parts.flatMap(({ line, wide, shape, ink }) => {
    const count = shape === "leaf" ? Math.max(line.length - 1, steps) : line.length - 1;
    const placeAt = (t: number) => {
      const place = t * (line.length - 1);
      const low = Math.min(line.length - 2, Math.floor(place));
      const [a, b] = [line[low]!, line[low + 1]!];
      return [a[0] + (b[0] - a[0]) * (place - low), a[1] + (b[1] - a[1]) * (place - low)] as const;
    };
    const halfAt = (t: number) => ((shape === "leaf" ? Math.sin(Math.PI * t ** 0.8) : 1) * wide) / 2;
    return Array.from({ length: count }, (_, at): Stroke => {
      const [t0, t1] = [at / count, (at + 1) / count];
      const [[x, y], [x1, y1]] = [placeAt(t0), placeAt(t1)];
      return {
        x,
        y,
        dx: x1 - x,
        dy: y1 - y,
        from: halfAt(t0),
        to: halfAt(t1),
        ink: ink === "second" ? 1 : 0,
      };
    });
  });
}

/** The strokes by the cells that they may show in, with those that reach over from the repeats around. */
function sorted(strokes: readonly Stroke[], side: number, pixel_in: number): Stroke[][] {
  const byCell = Array.from({ length: cells * cells }, (): Stroke[] => []);
  const cellOf = (inches: number) => Math.floor((inches / side) * cells);
  for (const stroke of strokes) {
    const reach = Math.max(stroke.from, stroke.to) + pixel_in;
    for (const shiftX of [-side, 0, side]) {
      for (const shiftY of [-side, 0, side]) {
        const here = { ...stroke, x: stroke.x + shiftX, y: stroke.y + shiftY };
        const left = Math.max(0, cellOf(Math.min(here.x, here.x + here.dx) - reach));
        const right = Math.min(cells - 1, cellOf(Math.max(here.x, here.x + here.dx) + reach));
        const low = Math.max(0, cellOf(Math.min(here.y, here.y + here.dy) - reach));
        const high = Math.min(cells - 1, cellOf(Math.max(here.y, here.y + here.dy) + reach));
        for (let row = low; row <= high; row += 1)
          for (let column = left; column <= right; column += 1) byCell[row * cells + column]!.push(here);
      }
    }
  }
  return byCell;
}
