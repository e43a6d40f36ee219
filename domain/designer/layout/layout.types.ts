import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { Brief, Feature, KitchenShape } from "../brief/brief.types.ts";
import type { OfferIndex } from "../sketch/offer-index.ts";
import type { RoomSketch, SketchPlan } from "../sketch/room-sketch.ts";

export interface LayoutInput {
  plan: SketchPlan;
  brief: Brief;
  /** What can be had; a layout asks it for the widths that are sold. */
  offers: OfferIndex;
}

/** One way to arrange a room. */
export interface Layout {
  /** Tells arrangements apart: two layouts with the same words would look alike. */
  arrangement: string;
  /** Wishes of the brief that it meets, of those that are about arrangement. */
  has: readonly Feature[];
  /** Of a kitchen, where its runs have one of the shapes that people name. */
  shape?: KitchenShape;
  /** At its table. */
  seats?: number;
  /** Recommendations of planners that it does not meet, tried with products in one style. */
  missed: number;
  /** Why it is laid out this way, one plain sentence each: "The tub is under the window." */
  says: readonly string[];
  /** Higher is better. Layouts of one room are compared, never those of two rooms. */
  score: number;
  /** Puts every item in, with products: fixtures first, then what belongs to them, small things last. */
  furnish(sketch: RoomSketch): void;
  /** Puts back what stays as it is, once everything is chosen. */
  settled?(design: RoomDesign): RoomDesign;
}

/**
 * Layouts for a room, the best first, each different to look at, all free of `must` findings with goods of usual sizes.
 * Wishes that cannot be met are left out of `has`; `problems` says of each why, in words. At least one layout unless
 * the room cannot hold what such a room must have; then `problems` says what stands in the way.
 */
export interface Layouts {
  layouts: readonly Layout[];
  problems: readonly LayoutProblem[];
}

export interface LayoutProblem {
  /** The wish in question; null where the room itself is the problem. */
  feature: Feature | "shape" | "seats" | null;
  /** "A freestanding tub needs 67 in. of clear wall; the longest is 58 in." */
  words: string;
}

/** Pauses every few milliseconds of work, so that others get their turn. */
export type Search<Found> = Generator<void, Found>;

export type LayoutSearch = (input: LayoutInput) => Search<Layouts>;
