import { axesOf, type OrientedBox, onPlan, overlaps } from "../../geometry/oriented-box.ts";
import type { Point } from "../../geometry/point.ts";
import type { Offer } from "../offer.types.ts";
import type { GoodsShelf } from "../sketch/goods-shelf.ts";
import { isLowTable, isSofaOf, rugUnder, type SofaKind, sofaIn, tableBefore } from "../sketch/lounge-sets.ts";
import type { RoomSketch } from "../sketch/room-sketch.ts";
import { easyChair, isEasy, isOutdoor, mediaWall } from "../sketch/seating-sets.ts";
import { type Block, boxFrom, coordinateOn, type Frame, type Ground, type Stretch } from "./ground.ts";

/** A thing or a set with the room that it takes, and how to put it there. */
export interface Piece extends Block {
  /** `sofa`, `chair`, `console`; the first of a group is what it is about. */
  name: string;
  /** Ways lead over it or through it. */
  walkedOn?: boolean;
  put(sketch: RoomSketch): void;
}

/** Room is kept for it, but another piece puts it there. */
const together = (): void => undefined;

export const reserved = (name: string, box: OrientedBox, top_in = 20): Piece => ({
  name,
  box,
  top_in,
  put: together,
});

/** Whether the piece fits the room and stays clear of the others by so much. */
export function isFree(ground: Ground, pieces: readonly Piece[], piece: Piece, clear_in = 0): boolean {
  if (!ground.fits(piece)) return false;
  const grown = {
    ...piece.box,
    width_in: piece.box.width_in + 2 * clear_in,
    depth_in: piece.box.depth_in + 2 * clear_in,
  };
  return !pieces.some(({ box }) => overlaps(grown, box, 0.2));
}

/** Width and depth that the largest of these goods needs. */
export function largest(
  shelf: GoodsShelf,
  kind: string,
  accepts: (offer: Offer) => boolean,
  most_in: { width: number; depth: number },
): { width: number; depth: number } | null {
  const fits = shelf
    .ofKind(kind)
    .filter((offer) => offer.width_in <= most_in.width && offer.depth_in <= most_in.depth && accepts(offer));
  if (fits.length === 0) return null;
  return {
    width: Math.max(...fits.map(({ width_in }) => width_in)),
    depth: Math.max(...fits.map(({ depth_in }) => depth_in)),
  };
}

export type SofaSize = "large" | "medium" | "small" | "sectional";

const sofas: Readonly<Record<SofaSize, readonly [wide: number, most: number, deep: number]>> = {
  large: [94, 98, 42],
  medium: [82, 87, 40],
  small: [62, 70, 40],
  sectional: [106, 116, 70],
};

/** How large each kind of sofa is that the shelf sells; kinds that it does not sell are missing. */
export function sofaKinds(shelf: GoodsShelf, outdoors: boolean): Map<SofaSize, SofaKind> {
  const kinds = new Map<SofaSize, SofaKind>();
  for (const size of ["large", "medium", "small", "sectional"] as const) {
    const [wide_in, width, depth] = sofas[size];
    const sectional = size === "sectional";
    const most = largest(shelf, "sofa", isSofaOf({ sectional, outdoors }), { width, depth });
    if (most) kinds.set(size, { wide_in, most_in: most, sectional, outdoors });
    else if (size === "medium")
      kinds.set(size, { wide_in, most_in: { width: 84, depth: 36 }, sectional, outdoors });
  }
  return kinds;
}

export interface LowTable {
  most_in: { width: number; depth: number };
}

/** The room that a low table takes at most, within limits; null where none is sold that small. */
export const lowTable = (
  shelf: GoodsShelf,
  outdoors: boolean,
  most_in: { width: number; depth: number },
): { width: number; depth: number } | null =>
  largest(shelf, "low_table", (offer) => isLowTable(outdoors)(offer) && offer.width_in >= 26, most_in);

/** Room between a sofa and its low table. */
export const legs_in = 16;

export interface SofaPlace {
  /** Behind the middle of its back, looking to the front. */
  frame: Frame;
  kind: SofaKind;
  table: { width: number; depth: number } | null;
}

/** A sofa with its table, and the rug below them. */
export function sofaPieces({ frame, kind, table }: SofaPlace, rug_in: number): Piece[] {
  const { width, depth } = kind.most_in;
  const box = boxFrom(frame, 0, depth / 2, width, depth);
  const sofa: Piece = {
    name: "sofa",
    box,
    top_in: 36,
    put: (room) => {
      const item = sofaIn(room, box, kind);
      if (table) tableBefore(room, item, table, { outdoors: kind.outdoors });
      const ahead = depth + (table ? legs_in + table.depth / 2 - 8 : 20);
      rugUnder(
        room,
        onPlan(frame, [0, -ahead]),
        frame.rotation_deg,
        { across: rug_in, deep: rug_in * 0.8 },
        kind.outdoors,
      );
    },
  };
  if (!table) return [sofa];
  const before = boxFrom(frame, 0, depth + legs_in + table.depth / 2, table.width, table.depth);
  return [sofa, reserved("low table", before)];
}

/** Points from which one sits down on a sofa: the front's middle and its ends. */
export function seatPoints({ box }: Piece): Point[] {
  const half = box.width_in / 2;
  const front = -box.depth_in / 2 - 9;
  return [onPlan(box, [0, front]), onPlan(box, [half, front]), onPlan(box, [-half, front])];
}

const chairMost_in = { width: 34, depth: 36 };

/** The room that an easy chair takes. */
export function easyChairSize(shelf: GoodsShelf, outdoors: boolean): { width: number; depth: number } {
  const accepts = (offer: Offer) =>
    outdoors
      ? isOutdoor(offer) && /lounge|adirondack/.test(String(offer.model?.params.form))
      : isEasy(offer) && !isOutdoor(offer);
  return largest(shelf, "chair", accepts, chairMost_in) ?? { width: 30, depth: 32 };
}

export const chairPiece = (box: OrientedBox, outdoors = false): Piece => ({
  name: "chair",
  box,
  top_in: 44,
  put: (room) => {
    easyChair(room, box.center[0], box.center[1], box.rotation_deg, outdoors);
  },
});

/** A second sofa. */
export const sofaPiece = (box: OrientedBox, kind: SofaKind): Piece => ({
  name: "sofa",
  box,
  top_in: 36,
  put: (room) => {
    sofaIn(room, box, kind);
  },
});

const isConsole = (offer: Offer) => offer.model?.params.form === "console";

/** Width and depth of the console under a screen, by its usual width; 14 in. more are possible. */
export const consoleSize = (shelf: GoodsShelf, wide_in: number): { width: number; depth: number } =>
  largest(shelf, "media", (offer) => isConsole(offer) && offer.height_in <= 36 && offer.width_in >= 40, {
    width: wide_in + 14,
    depth: 22,
  }) ?? { width: 60, depth: 18 };

/** Console and screen. */
export function mediaPiece(
  ground: Ground,
  { face }: Stretch,
  offset_in: number,
  wide_in: number,
  size: { width: number; depth: number },
): Piece {
  const frame = ground.against(face, offset_in);
  return {
    name: "media wall",
    box: boxFrom(frame, 0, size.depth / 2, size.width, size.depth),
    top_in: 72,
    put: (room) => mediaWall(room, face.id, coordinateOn(face, offset_in), wide_in),
  };
}

/** Where the eyes of somebody who sits on the sofa look to, as a unit vector. */
export const gaze = (box: OrientedBox): Point => {
  const { back } = axesOf(box);
  return [-back[0], -back[1]];
};
