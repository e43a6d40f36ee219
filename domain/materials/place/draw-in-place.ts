import type { Drawing, DrawOptions } from "../drawing.ts";
import type { MaterialDefinition } from "../material.ts";
import { drawPlace } from "./draw-place.ts";
import { kitchen } from "./kitchen.ts";
import type { Place } from "./place.ts";
import { poolside } from "./poolside.ts";
import { lawn, patio } from "./yard.ts";

/** Where products that are neither floor nor wall material are seen in use. */
export type PlaceView = "counter" | "patio" | "lawn" | "poolside";

const places: Record<PlaceView, (definition: MaterialDefinition, width_px: number) => Place> = {
  counter: kitchen,
  patio,
  lawn,
  poolside,
};

/** The material in use: as the top of a kitchen island, as a patio, a lawn, or the edge of a pool. */
export const drawInPlace = (definition: MaterialDefinition, view: PlaceView, options: DrawOptions): Drawing =>
  drawPlace(places[view](definition, options.width_px), options.width_px, options.height_px);
