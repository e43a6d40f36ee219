import { hash2 } from "../random.ts";
import { type Bond, putOnRectangle } from "./bond.ts";

/** One rectangular piece with its center at the origin; `number` tells it apart from similar pieces. */
export function singleBond(width: number, height: number, number: number): Bond {
  const id = hash2(0x51a6, number);
  return {
    width_in: width,
    height_in: height,
    turn_deg: 0,
    locate(x, y, spot) {
      putOnRectangle(spot, id, x, y, width, height);
    },
  };
}
