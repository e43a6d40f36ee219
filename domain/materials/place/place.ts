import type { Linear } from "../color.ts";
import type { Solids, Vector } from "./solids.ts";

/**
 * Light from the sun or a window: directions toward it from a point, each no longer than the distance to its source.
 */
export interface Lamp {
  /** Directions of the sun, or points of a window. */
  samples: readonly Vector[];
  kind: "sun" | "window";
  color: Linear;
}

/** A place where products are seen in use, and the camera. */
export interface Place {
  solids: Solids;
  eye_in: number;
  /** Half of what the picture shows across, for each inch away. */
  opening: number;
  /** How far the picture is shifted down, so that upright lines stay upright. */
  shift: number;
  lamp: Lamp;
  /** Ambient light by direction, where nothing blocks it. */
  sky(way: Vector): Linear;
  /** The background. */
  beyond(way: Vector): Linear;
  /** How far away objects still block ambient light. */
  reach_in: number;
}
