import type { LayPattern } from "../../materials/laying/laying.types.ts";
import type { Measure } from "./step-words.ts";
import type { PieceCount } from "./surface-takeoff.types.ts";

/** How much of its product a surface needs, before rounding up to whole units. */
export interface Demand {
  pattern: LayPattern | null;
  waste: number;
  /** In `measure`, with waste. */
  needed: number;
  measure: Measure;
  /** How much of `measure` one unit gives. */
  per_unit: number;
  /** Minimum units for the pieces, whatever the area says. */
  pieces_units: number;
  pieces: PieceCount | null;
  steps: string[];
}

export type DemandOrNot = Demand | { because: string };
