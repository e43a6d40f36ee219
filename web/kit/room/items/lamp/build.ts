import { Group } from "three";
import { finishMaterial } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { glowing, linenShade } from "../parts/stock-materials.ts";
import { floorLamp } from "./floor-lamp.ts";
import type { Lamp } from "./shade.ts";
import { stringLights } from "./string.ts";
import { tableLamp } from "./table-lamp.ts";

/** The forms of lights that stand on floor or table, or hang as a string between two points. */
export const lampForms: ReadonlySet<string> = new Set(["floor-lamp", "table-lamp", "string"]);

/** Lamps stand on y = 0 and are lit; strings hang below y = 0 from end to end of their width. */
export function buildLamp(params: ItemParams, finish: string): Group {
  const group = new Group();
  const shade = linenShade(0.4);
  const lamp: Lamp = { group, metal: finishMaterial(finish), shade, bulb: glowing("#ffdfae", 3.4) };
  const form = text(params, "form");
  if (form === "string") stringLights(lamp, params);
  else if (form === "table-lamp") tableLamp(lamp, params, finish);
  else floorLamp(lamp, params, finish);
  return group;
}
