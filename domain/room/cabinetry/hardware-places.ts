import { type CabinetParams, cabinetFaces } from "./faces.ts";
import type { Front } from "./fronts.ts";
import { BOARD, TWO_PULLS_FROM } from "./measures.ts";

/**
 * The position of one pull or knob: its middle on the front's face in the model's coordinates (inches, y up);
 * `turn_deg` is the direction of the face (0 is +z, 90 is +x), `along` the direction of a pull's length.
 */
export type HardwarePlace = {
  x: number;
  y: number;
  z: number;
  turn_deg: number;
  along: "across" | "upright";
  front: "door" | "drawer";
  front_width_in: number;
};

/** Distance of a pull's middle from the door's edge and from its corner. */
const FROM_EDGE = 1.25;
const FROM_CORNER = { pull: 4.25, knob: 2.75 };

/** Positions on one front, measured on its face. */
function spots(front: Front, what: "pull" | "knob"): { x: number; y: number }[] {
  if (front.kind === "drawer") {
    const y =
      front.pull_at === "top"
        ? front.y + front.height / 2 - 2.5
        : front.y + (front.height > 9 ? front.height / 2 - 3 : 0);
    return front.width >= TWO_PULLS_FROM
      ? [-1, 1].map((side) => ({ x: front.x + (side * front.width) / 4, y }))
      : [{ x: front.x, y }];
  }
  if (front.kind !== "door") return [];
  const x = front.x + (front.hinge === "left" ? 1 : -1) * (front.width / 2 - FROM_EDGE);
  const corner = front.height / 2 - FROM_CORNER[what];
  const y =
    front.pull_at === "middle" ? middleOf(front) : front.y + (front.pull_at === "bottom" ? -corner : corner);
  return [{ x, y }];
}

/** Tall doors are opened at hand height, 40 inches above the floor, or at the nearest possible position. */
function middleOf(front: Front): number {
  const reach = front.height / 2 - FROM_CORNER.pull;
  return Math.min(front.y + reach, Math.max(front.y - reach, 40));
}

/** Positions of a cabinet's pulls or knobs, one for each that you buy. Push-to-open doors have them too. */
export function hardwarePlaces(params: CabinetParams, what: "pull" | "knob" = "pull"): HardwarePlace[] {
  return cabinetFaces(params).flatMap((face) => {
    const turn = (face.turn_deg * Math.PI) / 180;
    return face.fronts.flatMap((front) =>
      spots(front, what).map(({ x, y }) => ({
        x: face.x + Math.cos(turn) * x + Math.sin(turn) * BOARD,
        y,
        z: face.z - Math.sin(turn) * x + Math.cos(turn) * BOARD,
        turn_deg: face.turn_deg,
        along: front.kind === "drawer" ? ("across" as const) : ("upright" as const),
        front: front.kind === "drawer" ? ("drawer" as const) : ("door" as const),
        front_width_in: front.width,
      })),
    );
  });
}
