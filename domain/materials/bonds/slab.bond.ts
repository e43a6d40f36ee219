import type { Bond } from "./bond.ts";

/** One unbroken sheet that repeats every `width_in` by `height_in`. */
export function slabBond(width_in: number, height_in: number): Bond {
  return {
    width_in,
    height_in,
    turn_deg: 0,
    locate(x, y, spot) {
      spot.id = 0;
      spot.u = x;
      spot.v = y;
      spot.edge = 1e3;
      spot.width = width_in;
      spot.height = height_in;
    },
  };
}
