import {
  after,
  type Homography,
  inverse,
  isConvex,
  mapped,
  ontoQuad,
  type Quad,
  scaling,
} from "./homography.ts";

/** Pixels. */
export interface PhotoSize {
  width_px: number;
  height_px: number;
}

/** A floor or a wall in a photo, in inches from its first corner: x along the first edge, y along the last. */
export interface PhotoPlane {
  width_in: number;
  depth_in: number;
  /** From inches on the surface to pixels of the photo, y down. */
  toPhoto: Homography;
  /** From pixels of the photo to inches on the surface. */
  toSurface: Homography;
  /** Both sides were given; else one of them is estimated from the perspective. */
  isMeasured: boolean;
}

/** Lengths of the first and the last edge that somebody has measured. */
export interface KnownSides {
  width_in?: number | undefined;
  depth_in?: number | undefined;
}

/** A phone's main camera: 28 mm on film 36 mm wide. */
const usualFocal = 28 / 36;
/** Cameras that rooms are photographed with, from 14 mm to 80 mm. */
const [shortestFocal, longestFocal] = [14 / 36, 80 / 36];
/** Sides that converge less than this over half the photo say nothing about the camera. */
const leastConvergence = 0.06;

/**
 * The surface whose rectangle has these corners in the photo. A side without a length follows from the perspective.
 * Null if the corners cross or lie on a line, or no side is known.
 * @param quad in pixels: near left, near right, far right, far left; of a wall, from the bottom left around
 */
export function photoPlane(quad: Quad, size: PhotoSize, known: KnownSides): PhotoPlane | null {
  const square = isConvex(quad) ? ontoQuad(quad) : null;
  if (!square || (!known.width_in && !known.depth_in)) return null;
  const ratio = widthOverDepth(square, size);
  const width_in = known.width_in || known.depth_in! * ratio;
  const depth_in = known.depth_in || known.width_in! / ratio;
  const toPhoto = after(square, scaling(1 / width_in, 1 / depth_in));
  const toSurface = inverse(toPhoto);
  if (!toSurface || !Number.isFinite(width_in * depth_in)) return null;
  return {
    width_in,
    depth_in,
    toPhoto,
    toSurface,
    isMeasured: Boolean(known.width_in && known.depth_in),
  };
}

/**
 * The real proportion of a rectangle whose image is known: its sides are at right angles for one focal length of a
 * camera that looks through the middle of the photo. Zhang and He, "Whiteboard scanning and image enhancement", 2007.
 */
function widthOverDepth(square: Homography, { width_px, height_px }: PhotoSize): number {
  const [across, along] = [0, 1].map((column) => {
    const w = square[6 + column]!;
    return [square[column]! - (w * width_px) / 2, square[3 + column]! - (w * height_px) / 2, w] as const;
  }) as [Direction, Direction];
  const focal = focalOf(across, along, Math.max(width_px, height_px));
  const length = ([x, y, w]: Direction) => Math.hypot(x / focal, y / focal, w);
  return length(across) / length(along);
}

/** An edge's direction, x and y from the middle of the photo. */
type Direction = readonly [number, number, number];

function focalOf(across: Direction, along: Direction, long_px: number): number {
  const usual = usualFocal * long_px;
  const converges = ([x, y, w]: Direction) => Math.abs(w) * long_px > 2 * leastConvergence * Math.hypot(x, y);
  if (!converges(across) || !converges(along)) return usual;
  const squared = -(across[0] * along[0] + across[1] * along[1]) / (across[2] * along[2]);
  const focal = Math.sqrt(squared);
  return focal >= shortestFocal * long_px && focal <= longestFocal * long_px ? focal : usual;
}

/** How a repeat of the laid material lies on the surface. */
export interface LaidRepeat {
  width_in: number;
  height_in: number;
  /** Of the repeat's axes against the surface, counter-clockwise. */
  turn_deg: number;
  /** Where the laying starts. */
  shift_in: readonly [number, number];
}

/** From pixels of the photo to repeats of the material: whole numbers are its edges; y runs down its picture. */
export function intoRepeats({ toSurface }: PhotoPlane, laid: LaidRepeat): Homography {
  const angle = (-laid.turn_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = laid.shift_in;
  const turned: Homography = [cos, -sin, -dx * cos + dy * sin, sin, cos, -dx * sin - dy * cos, 0, 0, 1];
  return after(after(scaling(1 / laid.width_in, -1 / laid.height_in), turned), toSurface);
}

/** Corners to begin with, in pixels: most floors are wider near the camera, most walls stand upright. */
export function firstQuad(kind: "floor" | "wall", { width_px: w, height_px: h }: PhotoSize): Quad {
  return kind === "floor"
    ? [
        [0.04 * w, 0.96 * h],
        [0.96 * w, 0.96 * h],
        [0.74 * w, 0.62 * h],
        [0.26 * w, 0.62 * h],
      ]
    : [
        [0.22 * w, 0.72 * h],
        [0.78 * w, 0.72 * h],
        [0.78 * w, 0.18 * h],
        [0.22 * w, 0.18 * h],
      ];
}

/** How many times the marked sides a surface may go on beyond them. */
const goesOn = 2;

/** Whether a place in the photo may belong to the surface: before the horizon, not too far beyond the marked area. */
export function isNear(
  { toSurface, width_in, depth_in }: PhotoPlane,
  pixel: readonly [number, number],
): boolean {
  const place = mapped(toSurface, pixel);
  if (!place) return false;
  const [x, y] = [place[0] / width_in, place[1] / depth_in];
  return Math.min(x, y) > -goesOn && Math.max(x, y) < 1 + goesOn;
}
