import { Group } from "three";
import { put } from "../parts/assemble.ts";
import { finishMaterial } from "../parts/finish-materials.ts";
import { flag, type ItemParams, number, text } from "../parts/params.ts";
import { box, rod } from "../parts/solids.ts";
import { china, plastic } from "../parts/stock-materials.ts";
import { bowlBody, hungBody, type Outline, seatAndLid } from "./bowl.ts";
import { bidetBowl } from "./others.ts";
import { raisedTank } from "./raised-tank.ts";
import { tank } from "./tank.ts";
import type { Ware } from "./ware.ts";

/** Toilets and bidets. Front to +z, back of the tank at -depth/2; wall-hung ones have their own lower edge at y = 0. */
export function buildToilet(params: ItemParams, finish: string): Group {
  const group = new Group();
  const ware: Ware = {
    china: finish === "white" ? china() : finishMaterial(finish),
    chrome: finishMaterial("chrome"),
    dark: plastic("#151515", 0.6),
    wood: finishMaterial("walnut"),
    seat:
      finish === "gloss-black"
        ? plastic("#141415", 0.25)
        : finish === "biscuit"
          ? plastic("#e2d6bf", 0.25)
          : plastic("#eceae6", 0.22),
  };
  const form = text(params, "form");
  const outline = outlineOf(params);
  if (form === "bidet") {
    bidetBowl(group, params, ware, outline);
    return group;
  }
  const hung = form === "wall-hung";
  const rim = hung
    ? params.height_in - 1.6
    : form === "back-to-wall"
      ? params.height_in - 1.6
      : number(params, "rim", 16.5) - 1.4;
  if (hung) hungBody(group, ware, outline, rim, text(params, "bowl") === "square");
  else
    bowlBody(group, ware, outline, rim, {
      skirt: flag(params, "skirt"),
      stepped: params.foot === "stepped",
      square: text(params, "bowl") === "square",
    });
  if (text(params, "seat") === "bidet") bidetSeat(group, params, ware, outline, rim);
  else seatAndLid(group, ware, outline, rim, text(params, "seat"));
  if (form === "high-level" || form === "low-level")
    raisedTank(group, params, ware, outline, rim, form === "high-level");
  else if (!hung && form !== "tankless" && form !== "back-to-wall") tank(group, params, ware, outline, rim);
  return group;
}

/** Where the bowl stands in the depth: its widest place at z, lengths to front and back. */
function outlineOf(params: ItemParams): Outline {
  const half = 7.1;
  const form = text(params, "form");
  const front = params.depth_in / 2;
  const square = text(params, "bowl") === "square";
  const toFront = text(params, "bowl") === "round" ? 8.4 : 10.2;
  const hasTank = !["wall-hung", "back-to-wall", "bidet"].includes(form);
  const z = front - toFront;
  return {
    half,
    toFront,
    z,
    back: hasTank ? 7.6 : z + params.depth_in / 2 - 0.2,
    power: square ? 4.6 : 2.1,
    wall: -params.depth_in / 2,
  };
}

/** Electronic seat: thicker body at the back with the control panel, thin lid. */
function bidetSeat(group: Group, params: ItemParams, ware: Ware, o: Outline, rim: number): void {
  seatAndLid(group, ware, o, rim, "slim");
  const tankless = text(params, "form") === "tankless";
  const back = tankless ? o.wall + 4.4 : o.z - o.back + 1.2;
  const top = tankless ? params.height_in : rim + 4.4;
  put(group, box(o.half * 2 - 0.2, top - rim - 0.1, tankless ? 8.2 : 4.4, 1.1, 4), ware.seat, {
    y: (top + rim) / 2,
    z: back,
  });
  put(group, box(1.6, 0.5, 4, 0.2, 2), ware.dark, { x: o.half + 0.1, y: rim + 1.4, z: back + 2 });
  for (let i = 0; i < 3; i++)
    put(group, rod(0.24, 0.1, 0.03, 14), ware.chrome, {
      x: o.half + 0.1,
      y: rim + 1.62,
      z: back + 0.8 + i * 1.1,
    });
}
