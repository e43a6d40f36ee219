import type { RoomItem } from "../../../contract/design/room-design.ts";

type Sized = Pick<RoomItem, "kind" | "width_in" | "depth_in" | "height_in">;

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Kinds that carry a countertop when placed side by side. */
export const counterKinds = set("base_cabinet island peninsula dishwasher filler end_panel");

/** Movable by hand: they never block a fixture's clear floor space. */
export const movableKinds = set("rug accessory stool chair planter");

/** Fixtures with a drain of their own; a dishwasher shares the sink's. */
export const drainedKinds = set("toilet bidet vanity lavatory tub shower tub_shower sink washer");

/** Bathroom fixtures to which the 80 in. ceiling of IRC R305.1 applies. */
export const bathKinds = set("toilet bidet vanity lavatory tub shower tub_shower");

/** Things that lie flat and can be walked on. */
export const isFlat = (item: Sized): boolean => item.kind === "rug" || item.height_in <= 1;

/** A shower you stand in (stall or base), not a shower head or trim of the same kind. */
export const isStall = (item: Sized): boolean =>
  (item.kind === "shower" && Math.min(item.width_in, item.depth_in) >= 24) || item.kind === "tub_shower";

export const isTub = (item: Sized): boolean => item.kind === "tub" || item.kind === "tub_shower";

/** Where you wash your hands: its own basin or one set into a cabinet. */
export const isLavatory = (item: Sized): boolean => item.kind === "lavatory" || item.kind === "vanity";

export const isCookSurface = (item: Sized): boolean => item.kind === "range" || item.kind === "cooktop";

/** Deeper than this a square base cabinet is an L in a corner of the room. */
const deepest_in = 27;

/** A base cabinet in a corner of the room, whose legs run along both walls: the left one as seen from its front, and the back. */
export const isCornerBase = (item: Sized): boolean =>
  item.kind === "base_cabinet" && item.depth_in > deepest_in && Math.abs(item.width_in - item.depth_in) < 0.5;
