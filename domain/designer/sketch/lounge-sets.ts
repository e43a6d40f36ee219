import type { RoomItem } from "../../../contract/design/room-design.ts";
import { boxOf } from "../../room/geometry/footprint.ts";
import { axesOf, inBox, type OrientedBox, onPlan, reachOf } from "../../room/geometry/oriented-box.ts";
import type { Offer } from "../offer.types.ts";
import { onTop } from "./props.ts";
import type { RoomSketch } from "./room-sketch.ts";
import { before, isOutdoor } from "./seating-sets.ts";

/** Sofas with what lies before them, for places whose measures are known. */

export interface SofaKind {
  wide_in: number;
  /** Widest and deepest that the place takes. */
  most_in: { width: number; depth: number };
  sectional: boolean;
  outdoors: boolean;
}

const isSectional = (offer: Offer): boolean => offer.model?.params.form === "sectional";

/** Sofas that such a place may get. */
export const isSofaOf =
  ({ sectional, outdoors }: Pick<SofaKind, "sectional" | "outdoors">) =>
  (offer: Offer): boolean =>
    isOutdoor(offer) === outdoors && isSectional(offer) === sectional;

/** A sofa with its back at the back of the box. */
export function sofaIn(room: RoomSketch, box: OrientedBox, kind: SofaKind): RoomItem {
  const offer = room.choose("sofa", { wide: kind.wide_in, most: kind.most_in, accepts: isSofaOf(kind) });
  const depth = offer?.depth_in ?? Math.min(36, kind.most_in.depth);
  const [x, y] = onPlan(box, [0, (box.depth_in - depth) / 2]);
  return room.at(x, y, box.rotation_deg, "sofa", {
    offer,
    size: offer ? {} : { width: Math.min(kind.wide_in, kind.most_in.width), depth },
  });
}

/** The box's middle once it is drawn up to so near before the low table that it looks at; at most 24 in. on. */
export function upTo(room: RoomSketch, box: OrientedBox, gap_in: number): [number, number] {
  const ahead = room.items.flatMap((item) => {
    if (item.kind !== "low_table") return [];
    const [x, y] = inBox(box, item.at_in);
    const half = Math.abs(x) < box.width_in / 2 ? reachOf(boxOf(item), axesOf(box).back) : null;
    return half === null ? [] : [-y - half - box.depth_in / 2 - gap_in];
  });
  const near = Math.min(...ahead.filter((each) => each > 0), 100);
  return near <= 24 ? onPlan(box, [0, -near]) : [box.center[0], box.center[1]];
}

/** A sofa whose front is 16 in. before the low table that it looks at, where that is within the box's reach. */
export function sofaUpTo(room: RoomSketch, box: OrientedBox, kind: SofaKind): RoomItem {
  const sofa = sofaIn(room, box, kind);
  sofa.at_in = upTo(room, boxOf(sofa), 16);
  return sofa;
}

/** Low tables that such a place may get. */
export const isLowTable = (outdoors: boolean) => (offer: Offer) => isOutdoor(offer) === outdoors;

/** A low table 16 in. before a sofa, with books or a bowl on top. */
export function tableBefore(
  room: RoomSketch,
  sofa: RoomItem,
  most_in: { width: number; depth: number },
  options: { across_in?: number; outdoors: boolean },
): RoomItem | null {
  const offer = room.choose("low_table", {
    wide: Math.min(46, most_in.width),
    most: { ...most_in, height: 20 },
    least: { width: 26 },
    accepts: isLowTable(options.outdoors),
  });
  if (!offer) return null;
  const place = before(sofa, sofa.depth_in / 2 + 16 + offer.depth_in / 2, options.across_in ?? 0);
  const table = room.at(...place, sofa.rotation_deg, "low_table", { offer });
  onTop(room, table, ["books", "tray"], -7, 2, 15);
  onTop(room, table, ["bowl", "vase", "candle"], 8, -1, 12);
  return table;
}

/** Rugs as they are sold: the short side, then the long one. */
const rugs_in = [
  [108, 144],
  [96, 120],
  [60, 96],
] as const;

/** The largest rug that lies within the walls there, its long side across; at most so large. */
export function rugUnder(
  room: RoomSketch,
  point: readonly [number, number],
  rotation: number,
  most_in: { across: number; deep: number },
  outdoors = false,
): RoomItem | null {
  for (const [deep, across] of rugs_in) {
    if (across > most_in.across || deep > most_in.deep) continue;
    const offer = room.choose("rug", {
      most: { width: deep + 1, depth: across + 1 },
      least: { width: deep - 1, depth: across - 1 },
      ...(outdoors ? { words: ["jute", "flat"] } : {}),
    });
    if (!offer) continue;
    const rug = room.ifFree(room.at(...point, (rotation + 90) % 360, "rug", { offer }));
    if (rug) return rug;
  }
  return null;
}
