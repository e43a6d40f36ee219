import { Group } from "three";
import { finishMaterial, isMetal } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { plastic } from "../parts/stock-materials.ts";
import { enclosure, showerBase } from "./enclosures.ts";
import { type Fittings, headOnArm } from "./heads.ts";
import { wallShower } from "./systems.ts";

/** Shower heads, systems, trim (on the wall z = 0), glass and bases (on the floor y = 0). */
export function buildShower(params: ItemParams, finish: string): Group {
  const group = new Group();
  const form = text(params, "form");
  const solid = isMetal(finish) || finish === "matte-black";
  const f: Fittings = {
    metal: finishMaterial(solid ? finish : "chrome"),
    dark: plastic("#151516", 0.6),
    rubber: plastic(finish === "matte-black" ? "#2a2a2b" : "#8d9093", 0.55),
  };
  if (form === "base") showerBase(group, params, finish, f);
  else if (form.startsWith("door") || form.startsWith("enclosure")) enclosure(group, params, f);
  else if (form === "head" || form === "rain") headOnArm(group, params, f);
  else wallShower(group, params, f);
  return group;
}
