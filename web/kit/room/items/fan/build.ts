import { Group } from "three";
import { finishMaterial, isMetal, isWood } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { glowing, opalGlass, plastic } from "../parts/stock-materials.ts";
import { bathFan } from "./bath.ts";

import { ceilingFan } from "./ceiling.ts";
import { fandelier, wallFan } from "./other-fans.ts";
import type { FanTrim } from "./trim.ts";

/** Ceiling fans hang below y = 0; bath fans show their grille downwards; wall fans stand before z = 0. */
export function buildFan(params: ItemParams, finish: string): Group {
  const group = new Group();
  const wood = text(params, "wood", "same");
  const bladeFinish =
    wood === "same"
      ? finish
      : finish === "white" || finish === "matte-white"
        ? wood === "walnut"
          ? "white-oak"
          : wood
        : wood;
  const t: FanTrim = {
    body: finishMaterial(finish),
    metal: finishMaterial(
      isMetal(finish) || finish === "matte-black" || finish === "white" || finish === "matte-white"
        ? finish
        : "brushed-nickel",
    ),
    blades: finishMaterial(bladeFinish),
    dark: plastic("#1a1a1b", 0.6),
    opal: opalGlass(0.4),
    bulb: glowing("#ffe3b8", 3),
    woodBlades: isWood(bladeFinish),
  };
  const form = text(params, "form");
  if (form === "bath") bathFan(group, params, t);
  else if (form === "wall") wallFan(group, params, t);
  else if (form === "cage" || form === "drum") fandelier(group, params, t);
  else ceilingFan(group, params, t);
  return group;
}
