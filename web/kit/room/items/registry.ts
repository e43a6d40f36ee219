import type { Group } from "three";
import { buildAccessory } from "./accessory/build.ts";
import { buildCooktop, buildRange, buildWallOven } from "./appliance/cooking.ts";
import { buildDishwasher, buildRefrigerator } from "./appliance/cooling.ts";
import { buildHood, buildMicrowave } from "./appliance/venting.ts";
import { buildBed } from "./bed/build.ts";
import { buildCabinet } from "./cabinet/build.ts";
import { buildFiller } from "./cabinet/filler.ts";
import { fitHardware } from "./cabinet/fitted.ts";
import { buildChair, buildStool } from "./chair/build.ts";
import { buildDecor, isDecor } from "./decor/build.ts";
import { buildFan } from "./fan/build.ts";
import { buildFaucet } from "./faucet/build.ts";
import { buildLamp, lampForms } from "./lamp/build.ts";
import { buildDryer, buildWasher } from "./laundry/build.ts";
import { buildLavatory } from "./lavatory/build.ts";
import { buildLight } from "./light/build.ts";
import { buildMedia } from "./media/build.ts";
import { buildMirror } from "./mirror/build.ts";
import { buildGrill } from "./outdoor/grill.ts";
import { buildOutdoorModule } from "./outdoor/kitchen.ts";
import { buildLounge } from "./outdoor/lounge.ts";
import { buildPool } from "./outdoor/pool.ts";
import { finished } from "./parts/assemble.ts";
import { type ItemParams, text } from "./parts/params.ts";
import { buildPlanter } from "./plant/build.ts";
import { buildRug } from "./rug/build.ts";
import { buildShower } from "./shower/build.ts";
import { buildSink } from "./sink/build.ts";
import { buildSofa } from "./sofa/build.ts";
import { buildLowTable, buildTable } from "./table/build.ts";
import { buildToilet } from "./toilet/build.ts";
import { buildTrim } from "./trim/build.ts";
import { buildTub } from "./tub/build.ts";
import { buildTubShower } from "./tub-shower/build.ts";
import { buildVanity } from "./vanity/build.ts";

type Builder = (params: ItemParams, finish: string) => Group;

const builders: Record<string, Builder> = {
  accessory: (params, finish) =>
    isDecor(params) ? buildDecor(params, finish) : buildAccessory(params, finish),
  bed: buildBed,
  chair: buildChair,
  base_cabinet: buildCabinet,
  bidet: buildToilet,
  cooktop: buildCooktop,
  dishwasher: buildDishwasher,
  dryer: buildDryer,
  fan: buildFan,
  end_panel: buildFiller,
  faucet: buildFaucet,
  filler: buildFiller,
  grill: buildGrill,
  hood: buildHood,
  island: buildCabinet,
  lavatory: buildLavatory,
  light: (params, finish) =>
    lampForms.has(text(params, "form")) ? buildLamp(params, finish) : buildLight(params, finish),
  lounge: buildLounge,
  low_table: buildLowTable,
  media: buildMedia,
  microwave: buildMicrowave,
  mirror: buildMirror,
  peninsula: buildCabinet,
  planter: buildPlanter,
  pool: buildPool,
  range: buildRange,
  refrigerator: buildRefrigerator,
  rug: buildRug,
  shower: buildShower,
  sink: buildSink,
  sofa: buildSofa,
  stool: buildStool,
  table: buildTable,
  tall_cabinet: buildCabinet,
  toilet: buildToilet,
  trim: buildTrim,
  tub: buildTub,
  tub_shower: buildTubShower,
  vanity: buildVanity,
  wall_cabinet: buildCabinet,
  wall_oven: buildWallOven,
  washer: buildWasher,
};

/** The item kinds that have a model. */
export const itemKinds: readonly string[] = Object.keys(builders);

/**
 * A fixture at catalog size. Inches, y up, front to +z. Things that stand have their ground at y = 0 and the
 * footprint's center (faucets: the center of the main hole) at x = z = 0; things that hang on a wall have the wall at z
 * = 0; things that hang from a ceiling have the ceiling at y = 0 and reach down. A pool reaches down from the deck at y
 * = 0, its coping 2 in. above; floor and table lamps stand, other lights hang. Width and depth of a ceiling fan are its
 * blade sweep. Geometry and materials belong to the caller (`disposeItem`). Throws a RangeError for an unknown kind or
 * finish.
 */
export function buildItem(kind: string, params: ItemParams, finish: string): Group {
  const outdoors = kind === "base_cabinet" && params.form === "outdoor";
  const build = outdoors ? buildOutdoorModule : builders[kind];
  if (!build) throw new RangeError(`No model for this kind of item: ${kind}`);
  const turning = kind === "fan" && params.form === "ceiling";
  const item = finished(build(params, finish), params.width_in, params.depth_in, params.height_in, turning);
  return build === buildCabinet ? fitHardware(item, params) : item;
}
