/** A flat, unlit picture of what is there: one entry for each picture element, colors three by three. */
export interface Surface {
  width_px: number;
  height_px: number;
  /** Side of a picture element. */
  pixel_in: number;
  /** Linear light. */
  color: Float32Array;
  /** Inches above the plane of the faces. */
  height: Float32Array;
  rough: Float32Array;
  metal: Float32Array;
}

/** What part of the laid plane to draw, and how fine. */
export interface Region {
  left_in: number;
  top_in: number;
  step_x_in: number;
  step_y_in: number;
  width_px: number;
  height_px: number;
  /** The plane turned under the picture, about the picture's center. */
  turn_deg: number;
  /** Sheets close over their repeat; slower. */
  seamless: boolean;
}

export function createSurface(region: Region): Surface {
  const count = region.width_px * region.height_px;
  return {
    width_px: region.width_px,
    height_px: region.height_px,
    pixel_in: region.step_x_in,
    color: new Float32Array(3 * count),
    height: new Float32Array(count),
    rough: new Float32Array(count),
    metal: new Float32Array(count),
  };
}
