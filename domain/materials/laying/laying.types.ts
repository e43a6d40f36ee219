/**
 * How pieces are laid: the room's own patterns and those of a product. `random` is planks with staggered ends; `mixed`
 * (French pattern, flagstone, pebble) is counted by area because no two pieces are alike.
 */
export type LayPattern =
  | "straight"
  | "diagonal"
  | "brick"
  | "third"
  | "random"
  | "herringbone"
  | "basketweave"
  | "chevron"
  | "hexagon"
  | "picket"
  | "rhombus"
  | "mixed";

/** One piece as laid at rotation 0: width along x, height along y. */
export interface LaidSize {
  width_in: number;
  height_in: number;
}

/** A part of the plane, y up. */
export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A piece in the pattern's own axes: its center, and which of the forms it has. */
export type Emit = (x: number, y: number, form: number) => void;

/**
 * A pattern laid over the whole plane, x to the right, y up, the first piece's lower left corner at the origin. Takeoff
 * clips its pieces to a surface; drawings paint the same pieces.
 */
export interface Laying {
  /** Of the pattern's axes against the surface, counter-clockwise: diagonal courses. */
  turn_deg: number;
  /** The piece by its own axes. */
  size: LaidSize;
  /** Corner lists about the piece's center, counter-clockwise, in the pattern's axes. */
  forms: (readonly [number, number])[][];
  /** Turn of each form's own axes against the pattern's, degrees. */
  turns: number[];
  /** Least rectangle after which everything repeats, and how it lies in the pattern's axes. */
  repeat: { width_in: number; height_in: number; turn_deg: number };
  /** Calls back for every piece that may reach into the bounds, courses from the bottom up. */
  each(bounds: Bounds, emit: Emit): void;
}
