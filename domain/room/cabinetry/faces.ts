import { type Front, frontsOf, panelsOf } from "./fronts.ts";
import { BASE_DEPTH, BOARD, GAP, TOE_HEIGHT, WALL_DEPTH } from "./measures.ts";

/** What a cabinet's model is built from: its design's parameters and its outside measures. */
export type CabinetParams = Record<string, string | number | boolean> & {
  width_in: number;
  depth_in: number;
  height_in: number;
};

const text = (params: CabinetParams, name: string, otherwise = ""): string => {
  const value = params[name];
  return typeof value === "string" ? value : otherwise;
};

/**
 * A side of a cabinet with fronts: `x` and `z` are the middle of the side, on the plane of the backs of the fronts;
 * `turn_deg` turns it about the vertical axis, 0 faces +z and 90 faces +x. Fronts are measured on it, y from the floor.
 */
export type CabinetFace = { x: number; z: number; turn_deg: number; fronts: Front[] };

export type CabinetForm = "base" | "wall" | "tall" | "island" | "peninsula";

export const formOf = (params: CabinetParams): CabinetForm => {
  const form = text(params, "form", "base");
  return form === "wall" || form === "tall" || form === "island" || form === "peninsula" ? form : "base";
};

export const toeOf = (params: CabinetParams): number => (formOf(params) === "wall" ? 0 : TOE_HEIGHT);

/** How far the top extends over the cabinet's back for stools. */
export const overhangOf = (params: CabinetParams): number =>
  typeof params.overhang_in === "number" ? params.overhang_in : 0;

/** The depth of the boxes themselves, doors included, without panels at the back and without the overhang. */
export const boxDepth = (params: CabinetParams): number =>
  params.depth_in - overhangOf(params) - (hasBackPanels(params) ? BOARD : 0);

export const hasBackPanels = (params: CabinetParams): boolean =>
  ["island", "peninsula"].includes(formOf(params));

/** Which ends have a panel that matches the doors. */
export function endsOf(params: CabinetParams): { left: boolean; right: boolean } {
  const ends = text(params, "ends", formOf(params) === "island" ? "both" : "none");
  return { left: ends === "left" || ends === "both", right: ends === "right" || ends === "both" };
}

/** Every side with fronts, in the cabinet's own coordinates: footprint centered, a wall cabinet's back at z = 0. */
export function cabinetFaces(params: CabinetParams): CabinetFace[] {
  const wall = formOf(params) === "wall" ? params.depth_in / 2 : 0;
  const faces = text(params, "layout") === "corner" ? cornerFaces(params) : straightFaces(params);
  return faces.map((face) => ({ ...face, z: face.z + wall }));
}

function straightFaces(params: CabinetParams): CabinetFace[] {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const ends = endsOf(params);
  const left = -w / 2 + (ends.left ? BOARD : 0);
  const right = w / 2 - (ends.right ? BOARD : 0);
  const middle = (left + right) / 2;
  const toe = toeOf(params);
  const half = (right - left) / 2;
  const area = { x0: -half, x1: half, y0: toe, y1: h };
  const layout = text(params, "layout", hasBackPanels(params) ? "island" : "door");
  const faces: CabinetFace[] = [{ x: middle, z: d / 2 - BOARD, turn_deg: 0, fronts: frontsOf(layout, area) }];
  const deep = boxDepth(params);
  const side = { x0: -deep / 2, x1: deep / 2, y0: 0, y1: h };
  const panelled = (["left", "right"] as const).filter((end) => ends[end]);
  for (const end of panelled)
    faces.push({
      x: end === "left" ? left : right,
      z: d / 2 - deep / 2,
      turn_deg: end === "left" ? -90 : 90,
      fronts: panelsOf(side),
    });
  if (hasBackPanels(params))
    faces.push({
      x: 0,
      z: d / 2 - deep,
      turn_deg: 180,
      fronts: panelsOf({ x0: -w / 2, x1: w / 2, y0: 0, y1: h }),
    });
  return faces;
}

/** An L in a corner: the back at -z, the other wall at -x, two doors that meet in the inner corner. */
function cornerFaces(params: CabinetParams): CabinetFace[] {
  const { width_in: w, depth_in: d, height_in: h } = params;
  const leg = legOf(params);
  const across = w - leg;
  const along = d - leg;
  const toe = toeOf(params);
  const pull_at = formOf(params) === "wall" ? ("bottom" as const) : ("top" as const);
  const door = (width: number, hinge: "left" | "right"): Front => ({
    x: 0,
    y: (toe + h) / 2,
    width: width - GAP,
    height: h - toe - GAP,
    kind: "door",
    hinge,
    pull_at,
  });
  return [
    {
      x: -w / 2 + leg + across / 2,
      z: -d / 2 + leg - BOARD,
      turn_deg: 0,
      fronts: [door(across, "right")],
    },
    {
      x: -w / 2 + leg - BOARD,
      z: -d / 2 + leg + along / 2,
      turn_deg: 90,
      fronts: [door(along, "left")],
    },
  ];
}

/** Depth of a corner cabinet's legs, doors included. */
export const legOf = (params: CabinetParams): number => (formOf(params) === "wall" ? WALL_DEPTH : BASE_DEPTH);
