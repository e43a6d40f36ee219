import type { View } from "./material.ts";

export interface Drawing {
  /** RGBA, row by row from the top, opaque. */
  rgb: Uint8ClampedArray;
  width_px: number;
  height_px: number;
}

export interface DrawOptions {
  view: View;
  width_px: number;
  height_px: number;
}
