import type { MaterialDefinition } from "../material.ts";
import { brickFace, concreteFace, linenFace, paverFace, pebbleFace, terracottaFace } from "./cement.face.ts";
import { encausticFace } from "./encaustic.face.ts";
import type { Face, FaceSetting } from "./face.ts";
import { ceramicFace, glassFace, metalFace, zelligeFace } from "./glazed.face.ts";
import { ledgestoneFace } from "./ledgestone.face.ts";
import { marbleFace } from "./marble.face.ts";
import { graniteFace, quartzFace, terrazzoFace } from "./mineral.face.ts";
import { paintFace } from "./paint.face.ts";
import { pictureFace } from "./picture.face.ts";
import { limestoneFace, travertineFace } from "./sedimentary.face.ts";
import { slateFace } from "./slate.face.ts";
import { wallpaperFace } from "./wallpaper.face.ts";
import { woodFace } from "./wood.face.ts";

/** The figure of the definition's material. Turf has none because its blades are drawn one by one. */
export function faceOf(
  definition: Exclude<MaterialDefinition, { family: "turf" }>,
  setting: FaceSetting,
): Face {
  switch (definition.family) {
    case "marble":
      return marbleFace(definition, setting);
    case "travertine":
      return travertineFace(definition, setting);
    case "limestone":
      return limestoneFace(definition, setting);
    case "slate":
      return slateFace(definition, setting);
    case "granite":
      return graniteFace(definition, setting);
    case "quartz":
      return quartzFace(definition, setting);
    case "terrazzo":
      return terrazzoFace(definition, setting);
    case "concrete":
      return concreteFace(definition, setting);
    case "ceramic":
      return ceramicFace(definition, setting);
    case "zellige":
      return zelligeFace(definition, setting);
    case "glass":
      return glassFace(definition, setting);
    case "metal":
      return metalFace(definition, setting);
    case "wood":
      return woodFace(definition, setting);
    case "paver":
      return paverFace(definition, setting);
    case "brick":
      return brickFace(definition, setting);
    case "ledgestone":
      return ledgestoneFace(definition, setting);
    case "encaustic":
      return encausticFace(definition, setting);
    case "linen":
      return linenFace(definition, setting);
    case "pebble":
      return pebbleFace(definition, setting);
    case "paint":
      return paintFace(definition, setting);
    case "wallpaper":
      return wallpaperFace(definition, setting);
    case "picture":
      return pictureFace(definition, setting);
    case "terracotta":
      return terracottaFace(definition, setting);
  }
}
