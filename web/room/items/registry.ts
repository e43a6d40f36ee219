import type { Group } from "three";
import { buildAccessory } from "./accessory/build.ts";
import { buildCooktop, buildRange, buildWallOven } from "./appliance/cooking.ts";
import { buildDishwasher, buildRefrigerator } from "./appliance/cooling.ts";
import { buildHood, buildMicrowave } from "./appliance/venting.ts";
import { buildFan } from "./fan/build.ts";
import { buildFaucet } from "./faucet/build.ts";
import { buildLight } from "./light/build.ts";
import { finished } from "./parts/assemble.ts";
import type { ItemParams } from "./parts/params.ts";
import { buildShower } from "./shower/build.ts";
import { buildSink } from "./sink/build.ts";
import { buildToilet } from "./toilet/build.ts";
import { buildTub } from "./tub/build.ts";
import { buildVanity } from "./vanity/build.ts";

type Builder = (params: ItemParams, finish: string) => Group;

const builders: Record<string, Builder> = {
  accessory: buildAccessory,
  cooktop: buildCooktop,
  dishwasher: buildDishwasher,
  fan: buildFan,
  faucet: buildFaucet,
  hood: buildHood,
  light: buildLight,
  microwave: buildMicrowave,
  range: buildRange,
  refrigerator: buildRefrigerator,
  shower: buildShower,
  sink: buildSink,
  toilet: buildToilet,
  tub: buildTub,
  vanity: buildVanity,
  wall_oven: buildWallOven,
};

/** The item kinds that have a model. */
export const itemKinds: readonly string[] = Object.keys(builders);

/**
 * A fixture at catalogue size. Inches, y up, front to +z. Things that stand have their ground at y = 0 and the
 * footprint's centre (faucets: the centre of the main hole) at x = z = 0; things that hang on a wall have the wall
 * at z = 0; things that hang from a ceiling have the ceiling at y = 0 and reach down.
 * Width and depth of a ceiling fan are its blade sweep. Geometry and materials belong to the caller (`disposeItem`). Throws a RangeError for an unknown kind or finish.
 */
export function buildItem(kind: string, params: ItemParams, finish: string): Group {
  const build = builders[kind];
  if (!build) throw new RangeError(`No model for this kind of item: ${kind}`);
  const turning = kind === "fan" && params.form === "ceiling";
  return finished(build(params, finish), params.width_in, params.depth_in, params.height_in, turning);
}
