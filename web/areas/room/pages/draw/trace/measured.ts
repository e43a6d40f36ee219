import type { RoomPlan } from "../../../../../../contract/design/room-design.ts";
import { facesOf, type WallFace } from "../../../../../../domain/room/geometry/walls.ts";

/** A wall's length that somebody has confirmed with a tape. */
export interface MeasuredLength {
  wall: string;
  length_in: number;
}

/** A sixteenth of an inch: what a tape tells apart. */
const same_in = 1 / 16;

/** Each wall, and whether its present length was confirmed: one that has changed since counts no more. */
export function checkedLengths(
  plan: RoomPlan,
  measured: readonly MeasuredLength[],
): { face: WallFace; isConfirmed: boolean }[] {
  return facesOf(plan).map((face) => ({
    face,
    isConfirmed: measured.some(
      ({ wall, length_in }) => wall === face.id && Math.abs(length_in - face.length_in) < same_in,
    ),
  }));
}

/** How many lengths of a traced plan are still as the picture says; 0 for a plan that was not traced. */
export const unconfirmed = (plan: RoomPlan, measured: readonly MeasuredLength[] | undefined): number =>
  measured ? checkedLengths(plan, measured).filter(({ isConfirmed }) => !isConfirmed).length : 0;

/** The confirmed lengths with one more. */
export const confirmed = (
  measured: readonly MeasuredLength[],
  wall: string,
  length_in: number,
): MeasuredLength[] => [...measured.filter((each) => each.wall !== wall), { wall, length_in }];
