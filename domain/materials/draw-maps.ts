import { blurred } from "./blur.ts";
import { bondOf } from "./bonds/bond-of.ts";
import { inRepeatAxes } from "./bonds/laid.bond.ts";
import { toDisplay } from "./color.ts";
import type { MaterialDefinition } from "./material.ts";
import type { Pixels } from "./pixels.ts";
import type { Surface } from "./region.ts";
import { drawSurface } from "./surface.ts";

/** One whole seamless repeat as textures for a renderer: RGBA bytes, row by row from the top. */
export interface MaterialMaps {
  /** sRGB, unlit. */
  color: Uint8ClampedArray;
  /** Gray, 0 mirror to 255 rough. */
  roughness: Uint8ClampedArray;
  /** Tangent space, x to the right, y up (OpenGL), z out of the face. */
  normal: Uint8ClampedArray;
  /** Real size of the repeat, whose sides may be turned against the surface (`repeatInches`). */
  width_in: number;
  height_in: number;
  width_px: number;
  height_px: number;
}

/** Maximum side; a finer picture is scaled down to it. */
const largest_px = 4096;

/**
 * Draws one repeat of the laid material as color, roughness and normal maps that tile without a seam. The maps'
 * proportions are those of `width_in` by `height_in`; both axes may differ slightly from `pixels_per_inch` so that
 * whole picture elements fill the repeat. `pixels` are those of a face that is a picture.
 */
export function drawMaps(
  definition: MaterialDefinition,
  { pixels_per_inch, pixels = null }: { pixels_per_inch: number; pixels?: Pixels | null },
): MaterialMaps {
  const bond = inRepeatAxes(bondOf(definition));
  const { width_in, height_in } = bond;
  const fine = Math.min(pixels_per_inch, largest_px / Math.max(width_in, height_in));
  const width_px = Math.max(8, Math.round(width_in * fine));
  const height_px = Math.max(8, Math.round(height_in * fine));
  const region = {
    left_in: 0,
    top_in: 0,
    step_x_in: width_in / width_px,
    step_y_in: height_in / height_px,
    width_px,
    height_px,
    turn_deg: 0,
    seamless: true,
  };
  const surface = drawSurface(definition, region, bond, null, pixels);
  return {
    color: colorMap(surface),
    roughness: roughnessMap(surface),
    normal: normalMap(surface, width_in / width_px, height_in / height_px),
    width_in,
    height_in,
    width_px,
    height_px,
  };
}

function colorMap(surface: Surface): Uint8ClampedArray {
  const { color, height, width_px, height_px, pixel_in } = surface;
  const radius = Math.max(1, Math.round(0.1 / pixel_in));
  const around = blurred(height, width_px, height_px, Math.min(radius, width_px >> 1, height_px >> 1), true);
  const out = new Uint8ClampedArray(4 * width_px * height_px);
  for (let at = 0; at < height.length; at += 1) {
    // Ambient occlusion for clefts and joints; renderers do not see relief this small.
    const open = Math.max(0.55, Math.min(1, 1 - (around[at]! - height[at]!) * 2.2));
    for (let channel = 0; channel < 3; channel += 1) {
      out[4 * at + channel] = 255 * toDisplay(Math.min(1, Math.max(0, color[3 * at + channel]! * open)));
    }
    out[4 * at + 3] = 255;
  }
  return out;
}

function roughnessMap({ rough, width_px, height_px }: Surface): Uint8ClampedArray {
  const out = new Uint8ClampedArray(4 * width_px * height_px);
  for (let at = 0; at < rough.length; at += 1) {
    out.fill(255 * rough[at]!, 4 * at, 4 * at + 3);
    out[4 * at + 3] = 255;
  }
  return out;
}

function normalMap({ height, width_px, height_px }: Surface, step_x_in: number, step_y_in: number) {
  const out = new Uint8ClampedArray(4 * width_px * height_px);
  for (let row = 0; row < height_px; row += 1) {
    const above = ((row + height_px - 1) % height_px) * width_px;
    const below = ((row + 1) % height_px) * width_px;
    for (let column = 0; column < width_px; column += 1) {
      const at = row * width_px + column;
      const left = row * width_px + ((column + width_px - 1) % width_px);
      const right = row * width_px + ((column + 1) % width_px);
      const slopeX = (height[right]! - height[left]!) / (2 * step_x_in);
      const slopeY = (height[below + column]! - height[above + column]!) / (2 * step_y_in);
      const length = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      out[4 * at] = 127.5 - (127.5 * slopeX) / length;
      out[4 * at + 1] = 127.5 + (127.5 * slopeY) / length;
      out[4 * at + 2] = 127.5 + 127.5 / length;
      out[4 * at + 3] = 255;
    }
  }
  return out;
}
