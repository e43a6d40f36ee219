import type { Linear } from "../color.ts";
import type { Solids, Vector } from "./solids.ts";

/** Light from the sun or a window: ways toward it from a point, each not longer than to its source. */
export interface Lamp {
  /** Directions of the sun, which is no point, or points of a window. */
  samples: readonly Vector[];
  kind: "sun" | "window";
  color: Linear;
}

/** Somewhere goods are seen in use, and from where. */
export interface Place {
  solids: Solids;
  eye_in: number;
  /** Half of what the picture shows across, for each inch away. */
  opening: number;
  /** How far the picture is shifted down, so that upright lines stay upright. */
  shift: number;
  lamp: Lamp;
  /** Light from all around by direction, where nothing is in its way. */
  sky(way: Vector): Linear;
  /** What is seen where nothing else is. */
  beyond(way: Vector): Linear;
  /** How far away something still takes light from all around. */
  reach_in: number;
}
