import type { RoomPlan } from "../../../contract/design/room-design.ts";
import { leastText, lengthText, mostText } from "../../catalog/page-lengths.ts";
import type { Point } from "../geometry/point.ts";

/** The shapes that you can start a plan with, by typed lengths in inches. */
export type Starter =
  | { shape: "rectangle"; width_in: number; depth_in: number }
  /** The corner in the north-east is cut out. */
  | { shape: "l"; width_in: number; depth_in: number; cut_width_in: number; cut_depth_in: number }
  /** A bay is cut into the north side, `left_in` from the west. */
  | {
      shape: "u";
      width_in: number;
      depth_in: number;
      cut_width_in: number;
      cut_depth_in: number;
      left_in: number;
    }
  /** A bar along the north, `bar_in` deep, with a stem of `stem_in` in the south, `left_in` from the west. */
  | { shape: "t"; width_in: number; depth_in: number; bar_in: number; stem_in: number; left_in: number };

export type StarterPlan = { ok: true; plan: RoomPlan } | { ok: false; field: string; message: string };

/** Minimum side length of a room. */
const least_in = 12;
const most_in = 1200;

/**
 * A plan with walls all around, its south-west corner at the origin, or which length is wrong and what would be right.
 */
export function planFrom(starter: Starter, ceiling_height_in = 96): StarterPlan {
  for (const [field, value] of Object.entries(starter)) {
    if (typeof value !== "number") continue;
    if (!(value >= least_in)) return wrong(field, `At least ${leastText(least_in)}.`);
    if (value > most_in) return wrong(field, `At most ${mostText(most_in)}.`);
  }
  if (!(ceiling_height_in >= 60) || ceiling_height_in > 480)
    return wrong("ceiling_height_in", "A ceiling is between 5' and 40' high.");
  return tooLittleLeft(starter) ?? plan(outline(starter), ceiling_height_in);
}

/** What is wrong if a shape's cut-outs leave too little of a side, or null. */
function tooLittleLeft(starter: Starter): StarterPlan | null {
  const { width_in: w, depth_in: d } = starter;
  switch (starter.shape) {
    case "rectangle":
      return null;
    case "l":
      return rest("cut_width_in", starter.cut_width_in, w) ?? rest("cut_depth_in", starter.cut_depth_in, d);
    case "u":
      return (
        rest("cut_width_in", starter.cut_width_in + starter.left_in, w) ??
        rest("cut_depth_in", starter.cut_depth_in, d)
      );
    case "t":
      return rest("bar_in", starter.bar_in, d) ?? rest("stem_in", starter.stem_in + starter.left_in, w);
  }
}

const rest = (field: string, taken: number, of: number): StarterPlan | null =>
  of - taken >= least_in
    ? null
    : wrong(field, `At most ${mostText(of - least_in)}, so that ${lengthText(least_in)} of room is left.`);

/** The corners of a shape, counterclockwise from the south-west. */
function outline(starter: Starter): Point[] {
  const { width_in: w, depth_in: d } = starter;
  switch (starter.shape) {
    case "rectangle":
      return [
        [0, 0],
        [w, 0],
        [w, d],
        [0, d],
      ];
    case "l": {
      const { cut_width_in: cw, cut_depth_in: cd } = starter;
      return [
        [0, 0],
        [w, 0],
        [w, d - cd],
        [w - cw, d - cd],
        [w - cw, d],
        [0, d],
      ];
    }
    case "u": {
      const { cut_width_in: cw, cut_depth_in: cd, left_in: l } = starter;
      return [
        [0, 0],
        [w, 0],
        [w, d],
        [l + cw, d],
        [l + cw, d - cd],
        [l, d - cd],
        [l, d],
        [0, d],
      ];
    }
    case "t": {
      const { bar_in: b, stem_in: s, left_in: l } = starter;
      return [
        [l, 0],
        [l + s, 0],
        [l + s, d - b],
        [w, d - b],
        [w, d],
        [0, d],
        [0, d - b],
        [l, d - b],
      ];
    }
  }
}

const wrong = (field: string, message: string): StarterPlan => ({ ok: false, field, message });

function plan(vertices_in: Point[], ceiling_height_in: number): StarterPlan {
  const walls = vertices_in.map((_, at) => ({
    id: `w${at + 1}`,
    from: at,
    to: (at + 1) % vertices_in.length,
    kind: "wall" as const,
  }));
  return { ok: true, plan: { vertices_in, ceiling_height_in, walls, openings: [], services: [] } };
}
