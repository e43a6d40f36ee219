import { Group } from "three";
import { finishMaterial, isMetal } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";
import { plastic } from "../parts/stock-materials.ts";
import { buildCloset, buildClosetShelf } from "./closet.ts";
import { consoleCabinet } from "./console.ts";
import { screen } from "./screen.ts";
import { bookcase, wallShelf } from "./shelves.ts";

/**
 * Media consoles, sideboards, nightstands and dressers ("console"), bookcases ("bookcase"), towers and shelves of closets
 * ("closet", "closet-shelf"), wall shelves ("shelf") and television screens ("screen"). Shelves and screens hang with their back on z = -depth/2.
 */
export function buildMedia(params: ItemParams, finish: string): Group {
  const group = new Group();
  const form = text(params, "form", "console");
  if (form === "screen") {
    screen(group, params);
    return group;
  }
  if (form === "closet") return buildCloset(params, finish);
  if (form === "closet-shelf") return buildClosetShelf(params, finish);
  const metal = finishMaterial(isMetal(finish) ? finish : text(params, "metal", "matte-black"));
  const kit = {
    wood: finishMaterial(isMetal(finish) ? text(params, "wood", "walnut") : finish),
    metal,
    dark: plastic("#1b1816", 0.8),
  };
  if (form === "bookcase") bookcase(group, params, kit);
  else if (form === "shelf") wallShelf(group, params, kit);
  else consoleCabinet(group, params, kit);
  return group;
}
