import { type OrientedBox, onPlan, overlaps } from "../../room/geometry/oriented-box.ts";
import type { Point } from "../../room/geometry/point.ts";
import type { Offer } from "../offer.types.ts";
import {
  isLowTable,
  isSofaOf,
  rugUnder,
  type SofaKind,
  sofaIn,
  sofaUpTo,
  tableBefore,
  upTo,
} from "../sketch/lounge-sets.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
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

export interface Measure {
  width: number;
  depth: number;
}

/** How much room the goods on a shelf need; each question is looked up once. */
export class Sizes {
  readonly #shelf: OfferIndex;
  readonly #known = new Map<string, Measure | null>();

  constructor(offers: OfferIndex) {
    this.#shelf = offers;
  }

  /** Width and depth that the largest of these goods needs; null where none is sold. `name` stands for `accepts`. */
  largest(name: string, kind: string, accepts: (offer: Offer) => boolean, most_in: Measure): Measure | null {
    const key = `${name}/${kind}/${most_in.width}/${most_in.depth}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const fits = this.#shelf
      .ofKind(kind)
      .filter(
        (offer) => offer.width_in <= most_in.width && offer.depth_in <= most_in.depth && accepts(offer),
      );
    const found =
      fits.length === 0
        ? null
        : {
            width: Math.max(...fits.map(({ width_in }) => width_in)),
            depth: Math.max(...fits.map(({ depth_in }) => depth_in)),
          };
    this.#known.set(key, found);
    return found;
  }
}

export type SofaSize = "large" | "medium" | "small" | "compact" | "sectional";

const sofaSizes: Readonly<Record<SofaSize, readonly [wide: number, most: number, deep: number]>> = {
  large: [94, 98, 42],
  medium: [82, 87, 40],
  small: [62, 70, 40],
  compact: [58, 60, 36],
  sectional: [106, 116, 70],
};

/** The room that each kind of sofa takes that the shelf sells; kinds that it does not sell are missing. */
export function sofaKinds(sizes: Sizes, outdoors: boolean): Map<SofaSize, SofaKind> {
  const kinds = new Map<SofaSize, SofaKind>();
  for (const size of ["large", "medium", "small", "compact", "sectional"] as const) {
    const [wide_in, width, depth] = sofaSizes[size];
    const sectional = size === "sectional";
    const most = sizes.largest(`${size} ${outdoors}`, "sofa", isSofaOf({ sectional, outdoors }), {
      width,
      depth,
    });
    if (most) kinds.set(size, { wide_in, most_in: most, sectional, outdoors });
  }
  return kinds;
}

/** For a place without a product. */
export const usualSofa = (outdoors: boolean): SofaKind => ({
  wide_in: sofaSizes.medium[0],
  most_in: { width: 84, depth: 36 },
  sectional: false,
  outdoors,
});

/** The room that a low table takes at most, within limits; null where none is sold that small. */
export const lowTable = (sizes: Sizes, outdoors: boolean, most_in: Measure): Measure | null =>
  sizes.largest(
    `low ${outdoors}`,
    "low_table",
    (offer) => isLowTable(outdoors)(offer) && offer.width_in >= 26,
    most_in,
  );

/** Room between a sofa and its low table. */
export const legs_in = 16;

export interface SofaPlace {
  /** Behind the middle of its back, looking to the front. */
  frame: Frame;
  kind: SofaKind;
  table: Measure | null;
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

/** For a place without a product. */
export const usualChair_in: Measure = { width: 30, depth: 32 };

/** The room that an easy chair takes; null where none is sold. */
export function easyChairSize(sizes: Sizes, outdoors: boolean): Measure | null {
  const accepts = (offer: Offer) =>
    outdoors
      ? isOutdoor(offer) && /lounge|adirondack/.test(String(offer.model?.params.form))
      : isEasy(offer) && !isOutdoor(offer);
  return sizes.largest(`easy ${outdoors}`, "chair", accepts, chairMost_in);
}

export const chairPiece = (box: OrientedBox, outdoors = false): Piece => ({
  name: "chair",
  box,
  top_in: 44,
  put: (room) => {
    easyChair(room, box.center[0], box.center[1], box.rotation_deg, outdoors);
  },
});

/** A chair that is drawn up to the low table before it. */
export const chairUpTo = (box: OrientedBox, outdoors: boolean): Piece => ({
  ...chairPiece(box, outdoors),
  put: (room) => {
    const [x, y] = upTo(room, box, 18);
    easyChair(room, x, y, box.rotation_deg, outdoors);
  },
});

/** A second sofa, drawn up to the low table that is before it. */
export const sofaPiece = (box: OrientedBox, kind: SofaKind): Piece => ({
  name: "sofa",
  box,
  top_in: 36,
  put: (room) => {
    sofaUpTo(room, box, kind);
  },
});

const isConsole = (offer: Offer) => offer.model?.params.form === "console";

/** Width and depth of the console under a screen, by its usual width; 14 in. more are possible. */
export const consoleSize = (sizes: Sizes, wide_in: number): Measure =>
  sizes.largest(
    "console",
    "media",
    (offer) => isConsole(offer) && offer.height_in <= 36 && offer.width_in >= 40,
    { width: wide_in + 14, depth: 22 },
  ) ?? { width: 60, depth: 18 };

/** Console and screen. */
export function mediaPiece(
  ground: Ground,
  { face }: Stretch,
  offset_in: number,
  wide_in: number,
  size: Measure,
): Piece {
  const frame = ground.against(face, offset_in);
  return {
    name: "media wall",
    box: boxFrom(frame, 0, size.depth / 2, size.width, size.depth),
    top_in: 72,
    put: (room) => mediaWall(room, face.id, coordinateOn(face, offset_in), wide_in),
  };
}
