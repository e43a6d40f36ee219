import type { Material } from "three";
import { isCloth, repeatOf, wovenMaterial } from "../parts/fabric-materials.ts";
import { finishMaterial, isMetal, isWood } from "../parts/finish-materials.ts";
import { type ItemParams, text } from "../parts/params.ts";

/** What a chair is made of: cover, frame and the plaited stuff of seats and backs. */
export type ChairKit = {
  cloth: Material;
  repeat: number;
  frame: Material;
  cane: Material;
  finish: string;
};

/** The finish is the cover's where it is a textile or hide, else the frame's. */
export function chairKit(params: ItemParams, finish: string): ChairKit {
  const framed = isWood(finish) || isMetal(finish) || !isCloth(finish);
  const cloth = finishMaterial(framed ? text(params, "seat_cloth", "linen-oat") : finish);
  return {
    cloth,
    repeat: repeatOf(cloth),
    frame: finishMaterial(framed ? finish : text(params, "wood", "walnut")),
    cane: wovenMaterial("wicker", text(params, "cane", "#d2b88e")),
    finish,
  };
}
