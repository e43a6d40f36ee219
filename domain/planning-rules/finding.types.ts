import type { Point } from "../geometry/point.ts";

export type Level = "must" | "should";

/** A move of one item that settles a finding; checked against everything else that must hold. */
export interface Move {
  item: string;
  move_in: Point;
  /** `Move the toilet 3" away from the north wall`. */
  words: string;
}

/** Another good for a surface that settles a finding. */
export interface Replacement {
  surface: string;
  sku: string;
  /** `Take Alder Slate 12×24` */
  words: string;
}

export type Fix = Move | Replacement;

/** One place in which a design breaks a rule. */
export interface Finding {
  rule: string;
  level: Level;
  /** Items concerned, the one to be moved first. */
  items: string[];
  /** Openings concerned. */
  openings: string[];
  surface: string | null;
  measured_in: number | null;
  wanted_in: number | null;
  message: string;
  fix: Fix | null;
}

/** A finding before its fix has been looked for. */
export interface Broken {
  level: Level;
  items: string[];
  openings?: string[];
  measured_in: number | null;
  wanted_in: number | null;
  message: string;
  /** Moves of the first item worth trying, the best first. */
  moves?: Point[];
  /** The surface that is spoken of, where it is no item. */
  surface?: string;
  instead?: Replacement;
}
