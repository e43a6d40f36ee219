import type { RoomItem } from "../../contract/room-design.ts";

type Sized = Pick<RoomItem, "kind" | "width_in" | "depth_in" | "height_in">;

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Carry a countertop when they stand side by side. */
export const counterKinds = set("base_cabinet island peninsula dishwasher");

/** Can be pushed aside by hand: they never refuse a fixture its clear floor. */
export const movableKinds = set("rug accessory stool chair planter");

/** Fixtures that a drain is brought to; a dishwasher shares its sink's. */
export const drainedKinds = set("toilet bidet vanity lavatory tub shower tub_shower sink washer");

/** Bathroom fixtures that the 80 in. ceiling of IRC R305.1 is about. */
export const bathKinds = set("toilet bidet vanity lavatory tub shower tub_shower");

/** Things that lie flat and are walked on. */
export const isFlat = (item: Sized): boolean => item.kind === "rug" || item.height_in <= 1;

/** A shower one stands in (stall or base), not a shower head or trim, which share the kind. */
export const isStall = (item: Sized): boolean =>
  (item.kind === "shower" && Math.min(item.width_in, item.depth_in) >= 24) || item.kind === "tub_shower";

export const isTub = (item: Sized): boolean => item.kind === "tub" || item.kind === "tub_shower";

/** Where one washes hands: with a basin of its own or set into a cabinet. */
export const isLavatory = (item: Sized): boolean => item.kind === "lavatory" || item.kind === "vanity";

export const isCookSurface = (item: Sized): boolean => item.kind === "range" || item.kind === "cooktop";
