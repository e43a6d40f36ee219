import { ceilingOver } from "./ceiling-over.ts";
import { freePlace } from "./place-to-look-around.ts";
import type { Lamp, RoomScene, Vec2 } from "./scene.types.ts";

const below_in = 10;

/** A bulb under the ceiling, as on a building site: for a room in which no light is planned yet. */
export function workLight(scene: RoomScene): Lamp {
  const { min, max } = scene.box;
  const [x, y] = freePlace(scene) ?? ([(min[0] + max[0]) / 2, (-min[2] - max[2]) / 2] satisfies Vec2);
  return {
    id: "work-light",
    at: [x, ceilingOver(scene, [x, y]) - below_in, -y],
    radius_in: 4,
    lumens: 1100,
    kelvin: 4000,
    throws: "all",
  };
}
