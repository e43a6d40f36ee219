import type { Bond } from "../bonds/bond.ts";
import type { MaterialDefinition } from "../material.ts";
import { drawSurface, type Trace } from "../surface.ts";
import { growTurf } from "../turf.ts";

/** What of the laid plane stands on the stage as one thing, and where. */
export interface Placement {
  width_in: number;
  height_in: number;
  thickness_in: number;
  /** Center of the part in the laid plane. */
  left_in: number;
  top_in: number;
  bond?: Bond;
  /** `all` with its joints, only the piece in the `middle`, or the pieces with these numbers. */
  keep: "all" | "middle" | ReadonlySet<number>;
  /** Center on the stage: x to the right, y toward the viewer, z up; inches. */
  x: number;
  y: number;
  z: number;
  turn_deg: number;
  /** Coarser texture for mostly hidden parts. */
  coarse?: boolean;
  /** Radius of the rounded front edge, for coping and slabs. */
  nose_in?: number;
}

/** A thing on the stage: a height field over a rectangle with colors, standing turned about its center. */
export interface StageItem {
  placement: Placement;
  columns: number;
  rows: number;
  step_in: number;
  color: Float32Array;
  /** Height of the face above the item's underside; negative where there is nothing. */
  top: Float32Array;
  /** Where something hangs free, such as a blade of turf over the cut edge: its lower side. */
  floor: Float32Array | null;
  rough: Float32Array;
  metal: Float32Array;
  highest_in: number;
  cos: number;
  sin: number;
}

/** Blades that lean out over the edge of a cut piece of turf hang free by this much. */
const fringe_in = 1.1;

function turfItem(
  definition: Extract<MaterialDefinition, { family: "turf" }>,
  placement: Placement,
  step_in: number,
): StageItem {
  const columns = Math.ceil((placement.width_in + 2 * fringe_in) / step_in);
  const rows = Math.ceil((placement.height_in + 2 * fringe_in) / step_in);
  const left_in = placement.left_in - (columns * step_in) / 2;
  const top_in = placement.top_in - (rows * step_in) / 2;
  const region = {
    left_in,
    top_in,
    step_x_in: step_in,
    step_y_in: step_in,
    width_px: columns,
    height_px: rows,
  };
  const surface = growTurf(
    definition,
    { ...region, turn_deg: 0, seamless: false },
    {
      left_in: left_in + fringe_in,
      top_in: top_in + fringe_in,
      right_in: left_in + columns * step_in - fringe_in,
      bottom_in: top_in + rows * step_in - fringe_in,
    },
  );
  const top = surface.height;
  const floor = new Float32Array(top.length);
  const margin = fringe_in / step_in;
  let highest = 0;
  for (let at = 0; at < top.length; at += 1) {
    const column = at % columns;
    const row = Math.floor(at / columns);
    const inside = column >= margin && row >= margin && column < columns - margin && row < rows - margin;
    if (!inside && top[at] === 0) {
      top[at] = -1;
      continue;
    }
    top[at]! += placement.thickness_in;
    if (!inside) floor[at] = Math.max(0, top[at]! - 0.1);
    if (top[at]! > highest) highest = top[at]!;
  }
  const angle = (placement.turn_deg * Math.PI) / 180;
  return {
    placement: { ...placement, thickness_in: highest },
    columns,
    rows,
    step_in,
    color: surface.color,
    top,
    floor,
    rough: surface.rough,
    metal: surface.metal,
    highest_in: highest,
    cos: Math.cos(angle),
    sin: Math.sin(angle),
  };
}

/** Draws the item's face at `step_in` inches a texel. */
export function stageItem(definition: MaterialDefinition, placement: Placement, step_in: number): StageItem {
  if (definition.family === "turf") return turfItem(definition, placement, step_in);
  const step = step_in * (placement.coarse ? 1.7 : 1);
  const columns = Math.max(8, Math.ceil(placement.width_in / step));
  const rows = Math.max(8, Math.ceil(placement.height_in / step));
  const region = {
    left_in: placement.left_in - (columns * step) / 2,
    top_in: placement.top_in - (rows * step) / 2,
    step_x_in: step,
    step_y_in: step,
    width_px: columns,
    height_px: rows,
    turn_deg: 0,
    seamless: false,
  };
  const trace: Trace = {
    id: new Float64Array(columns * rows),
    edge: new Float32Array(columns * rows).fill(1),
  };
  const surface = drawSurface(definition, region, placement.bond, trace);
  const top = surface.height;
  const kept = keptPieces(placement, trace, columns, rows);
  let highest = 0;
  for (let at = 0; at < top.length; at += 1) {
    const stays = kept === null || (kept.has(trace.id[at]!) && trace.edge[at]! > 0);
    top[at] = stays ? Math.max(0.02, placement.thickness_in + top[at]!) : -1;
    if (top[at]! > highest) highest = top[at]!;
  }
  if (placement.nose_in) roundFront(top, columns, rows, step, placement.nose_in);
  const angle = (placement.turn_deg * Math.PI) / 180;
  return {
    placement,
    columns,
    rows,
    step_in: step,
    color: surface.color,
    top,
    floor: null,
    rough: surface.rough,
    metal: surface.metal,
    highest_in: highest,
    cos: Math.cos(angle),
    sin: Math.sin(angle),
  };
}

function keptPieces(
  placement: Placement,
  trace: Trace,
  columns: number,
  rows: number,
): ReadonlySet<number> | null {
  if (placement.keep === "all") return null;
  if (placement.keep === "middle") return new Set([trace.id[(rows >> 1) * columns + (columns >> 1)]!]);
  return placement.keep;
}

/** Rounds the face down toward the side that lies to the front. */
function roundFront(top: Float32Array, columns: number, rows: number, step: number, radius: number): void {
  for (let row = 0; row < rows; row += 1) {
    const inside = (rows - row - 0.5) * step;
    if (inside >= radius) continue;
    const away = 1 - inside / radius;
    const drop = radius * (1 - Math.sqrt(1 - away * away));
    for (let column = 0; column < columns; column += 1) top[row * columns + column]! -= drop;
  }
}
