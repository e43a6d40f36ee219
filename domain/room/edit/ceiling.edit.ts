import type { RoomDesign, RoomPlan, SlopedCeiling } from "../../../contract/design/room-design.ts";
import { leastLowSide_in } from "../geometry/ceiling.ts";
import { dot } from "../geometry/point.ts";
import { facesOf, type WallFace } from "../geometry/walls.ts";
import type { Edited } from "./edited.types.ts";
import { setCeiling } from "./plan.edit.ts";

export type CeilingShape = "flat" | SlopedCeiling["kind"];

export const ceilingShape = ({ ceiling }: RoomPlan): CeilingShape => ceiling?.kind ?? "flat";

/** Walls whose slopes would be the same differ by less than this. */
const sameWay = 0.999;

/**
 * The walls to choose from: one for each way in which the ceiling can slope, the longest of those that face alike. A
 * ridge is the same along two walls that face each other. The chosen wall is always among them.
 */
export function slopeWalls(plan: RoomPlan, kind: SlopedCeiling["kind"]): string[] {
  const chosen = plan.ceiling?.wall;
  const faces = facesOf(plan).sort(
    (a, b) => Number(b.id === chosen) - Number(a.id === chosen) || b.length_in - a.length_in,
  );
  const isSame = (a: WallFace, b: WallFace) => {
    const turn = dot(a.inward, b.inward);
    return (kind === "ridge" ? Math.abs(turn) : turn) > sameWay;
  };
  const different = faces.filter((face, at) => !faces.slice(0, at).some((other) => isSame(face, other)));
  const ids = new Set(different.map(({ id }) => id));
  return plan.walls.map(({ id }) => id).filter((id) => ids.has(id));
}

/** Low sides that are tried one after the other: a knee wall, a low eave, just under the door heads. */
const usualLow_in = [60, 72, 84];

/**
 * A ceiling of another shape, as it usually is: low at the first wall and height at which every door and window stays
 * under it. Refused with the first reason where none does.
 */
export function reshapeCeiling(design: RoomDesign, shape: CeilingShape): Edited {
  const { plan } = design;
  if (shape === "flat") return setCeiling(design, null);
  const high = plan.ceiling_height_in;
  const before = plan.ceiling;
  const walls = slopeWalls(plan, shape).sort(
    (a, b) => Number(b === before?.wall) - Number(a === before?.wall),
  );
  const lows = [before?.low_in, ...usualLow_in, high - 12, high - 6].filter(
    (low): low is number => low !== undefined && low >= leastLowSide_in && low <= high - 6,
  );
  const tries = lows.flatMap((low_in) =>
    walls.map((wall) => setCeiling(design, { kind: shape, wall, low_in })),
  );
  return (
    tries.find(({ ok }) => ok) ??
    tries[0] ??
    setCeiling(design, { kind: shape, wall: walls[0]!, low_in: leastLowSide_in })
  );
}
