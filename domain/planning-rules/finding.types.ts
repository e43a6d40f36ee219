import type { Point } from "../geometry/point.ts";

export type Level = "must" | "should";

/** A move of one item that settles a finding; checked against everything else that must hold. */
export interface Fix {
  item: string;
  move_in: Point;
  /** `Move the toilet 3" away from the north wall`. */
  words: string;
}

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
}
