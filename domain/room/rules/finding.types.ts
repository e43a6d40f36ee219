import type { Point } from "../geometry/point.ts";

export type Level = "must" | "should";

/** A move of one item that fixes a finding, checked against all `must` rules. */
export interface Move {
  item: string;
  move_in: Point;
  /** `Move the toilet 3" away from the north wall`. */
  words: string;
}

/** Another product for a surface that fixes a finding. */
export interface Replacement {
  surface: string;
  sku: string;
  /** `Take Alder Slate 12×24` */
  words: string;
}

/** Another SKU for an item that fixes a finding: the same product in another make. */
export interface Exchange {
  exchanged: string;
  sku: string;
  /** `Take it with one faucet hole` */
  words: string;
}

export type Fix = Move | Replacement | Exchange;

/** One place in which a design breaks a rule. */
export interface Finding {
  rule: string;
  level: Level;
  /** Items involved, the one to move first. */
  items: string[];
  /** Openings involved. */
  openings: string[];
  surface: string | null;
  measured_in: number | null;
  wanted_in: number | null;
  message: string;
  fix: Fix | null;
}

/** A finding whose fix has not been searched yet. */
export interface Broken {
  level: Level;
  items: string[];
  openings?: string[];
  measured_in: number | null;
  wanted_in: number | null;
  message: string;
  /** Candidate moves of the first item, best first. */
  moves?: Point[];
  /** The surface in question, if it is not an item. */
  surface?: string;
  instead?: Replacement | Exchange;
}
