import { repeatInches } from "../../../../../domain/materials/bonds/bond-of.ts";
import { drawMaps } from "../../../../../domain/materials/draw-maps.ts";
import type { MaterialDefinition } from "../../../../../domain/materials/material.ts";
import type { Pixels } from "../../../../../domain/materials/pixels.ts";
import type { PackedMaps } from "./material-maps.types.ts";

/** Finer than this nothing shows in a room. */
const finest_ppi = 40;

/** Draws a definition's repeat with about this many pixels, packed into two textures; a picture's own go along. */
export function packMaps(
  definition: MaterialDefinition,
  pixels: number,
  picture: Pixels | null = null,
): PackedMaps {
  const repeat = repeatInches(definition);
  const pixels_per_inch = Math.min(finest_ppi, Math.sqrt(pixels / (repeat.width_in * repeat.height_in)));
  const maps = drawMaps(definition, { pixels_per_inch, pixels: picture });
  const relief = new Uint8Array(maps.normal);
  for (let at = 3; at < relief.length; at += 4) relief[at] = maps.roughness[at - 3]!;
  const { width_px, height_px, width_in, height_in } = maps;
  return { color: new Uint8Array(maps.color), relief, width_px, height_px, width_in, height_in };
}
