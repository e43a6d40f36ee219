import { linearOf } from "../color.ts";
import type { PictureBody } from "../material.ts";
import { type LinearPixels, scaledDown } from "../pixels.ts";
import {
  BLUE,
  chanceOf,
  type Face,
  type FaceSetting,
  GREEN,
  type PieceLot,
  type Point,
  paint,
  RED,
} from "./face.ts";

/** A repeat this close to a whole number of pieces shows whole pieces. */
const fits = 0.04;
/** From this proportion on, the picture's long side lies along the piece's. */
const isLonger = 1.3;

interface Cut {
  /** Where in the picture, in inches. */
  start: number;
  /** Inches of the picture for each inch of the piece. */
  scale: number;
}

const uncut: Cut = { start: 0, scale: 1 };

/** Along one axis: a picture of one or several whole pieces gives each piece one of them, others are cut anywhere. */
function cut(repeat_in: number, piece_in: number, chance: number): Cut {
  const count = Math.round(repeat_in / piece_in);
  const whole = repeat_in / Math.max(1, count);
  if (count >= 1 && Math.abs(whole - piece_in) < fits * piece_in) {
    const middle = (Math.floor(chance * count) + 0.5) * whole;
    return { start: middle, scale: whole / piece_in };
  }
  return { start: chance * repeat_in, scale: 1 };
}

/** The face as its picture shows it, at its real size. */
export function pictureFace(body: PictureBody, { pixel_in, pixels }: FaceSetting): Face {
  const { width_in, height_in } = body.repeat;
  if (!pixels) {
    const color = linearOf(body.colors.face);
    return { begin() {}, at: (_u, _v, _edge, point) => paint(point, color) };
  }
  const countOf = (inches: number) => Math.max(1, Math.round(inches / pixel_in));
  const picture = scaledDown(pixels, [countOf(width_in), countOf(height_in)]);
  const sample = sampler(picture, body.is_mirrored);
  let isTurned = false;
  let [across, down] = [uncut, uncut];
  return {
    begin(piece: PieceLot) {
      isTurned = !piece.whole && liesAcross(piece, body.repeat);
      if (piece.whole) return;
      const [wide, high] = isTurned ? [piece.height, piece.width] : [piece.width, piece.height];
      across = cut(width_in, wide, chanceOf(piece, 90));
      down = cut(height_in, high, chanceOf(piece, 91));
    },
    at(u, v, _edge, point) {
      const [x, y] = isTurned ? [v, -u] : [u, v];
      sample((across.start + x * across.scale) / width_in, (down.start + y * down.scale) / height_in, point);
    },
  };
}

const liesAcross = (piece: PieceLot, { width_in, height_in }: PictureBody["repeat"]): boolean =>
  (piece.width > piece.height * isLonger && height_in > width_in * isLonger) ||
  (piece.height > piece.width * isLonger && width_in > height_in * isLonger);

/** Reads the picture at a point in repeats from its corner, between pixels, over its edges. */
function sampler({ data, width_px, height_px }: LinearPixels, isMirrored: boolean) {
  const wrap = isMirrored ? mirrored : repeated;
  return (x: number, y: number, point: Point) => {
    const px = x * width_px - 0.5;
    const py = y * height_px - 0.5;
    const [left, top] = [Math.floor(px), Math.floor(py)];
    const [fx, fy] = [px - left, py - top];
    const x0 = 3 * wrap(left, width_px);
    const x1 = 3 * wrap(left + 1, width_px);
    const y0 = 3 * width_px * wrap(top, height_px);
    const y1 = 3 * width_px * wrap(top + 1, height_px);
    const mix = (channel: number) => {
      const above = data[y0 + x0 + channel]! * (1 - fx) + data[y0 + x1 + channel]! * fx;
      const below = data[y1 + x0 + channel]! * (1 - fx) + data[y1 + x1 + channel]! * fx;
      return above * (1 - fy) + below * fy;
    };
    point[RED] = mix(0);
    point[GREEN] = mix(1);
    point[BLUE] = mix(2);
  };
}

const repeated = (at: number, count: number): number => ((at % count) + count) % count;

function mirrored(at: number, count: number): number {
  const place = repeated(at, 2 * count);
  return place < count ? place : 2 * count - 1 - place;
}
