import { Group } from "three";
import { finishMaterial, isWood } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { plastic } from "../parts/stock-materials.ts";
import { barPulls } from "./bars.ts";
import { bathFittings } from "./bath-fittings.ts";
import { knob } from "./knobs.ts";
import { periodPulls } from "./period-pulls.ts";
import type { Hardware } from "./pieces.ts";

/** Cabinet pulls, knobs and latches, towel bars and their kin, mounted on the plane z = 0, the length along x. */
export function buildAccessory(params: ItemParams, finish: string): Group {
  const group = new Group();
  const kit: Hardware = {
    metal: finishMaterial(isWood(finish) ? "brushed-gold" : finish),
    dark: plastic("#101010", 0.6),
    finish,
  };
  const form = text(params, "form");
  if (form === "knob") knob(group, params, kit);
  else (({ ...barPulls, ...periodPulls, ...bathFittings })[form] ?? barPulls["t-bar"]!)(group, params, kit);
  return group;
}
