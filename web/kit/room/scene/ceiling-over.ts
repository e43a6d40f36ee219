import type { RoomScene, Vec2 } from "./scene.types.ts";

/** How high the ceiling is above a point of the plan. */
export const ceilingOver = ({ ceiling }: Pick<RoomScene, "ceiling">, [x, y]: Vec2): number =>
  Math.min(...ceiling.map(({ at_in, rise }) => at_in + rise[0] * x + rise[1] * y));
