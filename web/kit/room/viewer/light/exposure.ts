import { Vector3 } from "three";
import { colorOfKelvin } from "../../scene/lamps.ts";
import type { RoomScene } from "../../scene/scene.types.ts";
import type { LightSetting } from "../room-view.types.ts";
import type { BakedLight } from "./bake/bake.types.ts";

/** How a photographer sets the camera for a room. */
export type Exposure = {
  /** A factor for all light. */
  exposure: number;
  /** White balance: a factor for each color. */
  balance: Vector3;
  /** Light of what glows in fixtures, for each unit of a material's own. */
  glow: Vector3;
  /** Brighter light is cut off here. It is white anyway, and edges against it would look jagged. */
  most: number;
};

const lampKelvin = 2900;

/** Exposure and white balance by the light that was baked; by even light until then. */
export function exposureFor(
  light: BakedLight | null,
  setting: Required<LightSetting>,
  { open_air, portals }: Pick<RoomScene, "open_air" | "portals">,
): Exposure {
  const { evening, lamps } = setting;
  const key = evening ? 3.4 : open_air ? 3.2 : 3.6;
  const exposure = key / Math.max(1e-3, light?.mean ?? 0.6);
  // In a room without windows, eyes get used to the lamps and see their light as white.
  const trust = evening ? 0.72 : open_air || portals.length > 0 ? 0.7 : 0.92;
  const [r, g, b] = (light?.tint ?? [1, 1, 1]).map((v) => (1 / Math.max(0.2, v)) ** trust) as [
    number,
    number,
    number,
  ];
  // By day lamps look whiter than they are, beside all that blue.
  const white = evening ? 0.15 : 0.55;
  const glow = new Vector3(...colorOfKelvin(lampKelvin)).lerp(new Vector3(1, 1, 1), white);
  return {
    exposure,
    balance: new Vector3(r, g, b),
    glow: glow.multiplyScalar((lamps ? 1.5 : 0) / exposure),
    most: 9 / exposure,
  };
}
