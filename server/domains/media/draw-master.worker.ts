import sharp from "sharp";
import { drawMaterial } from "../../../domain/materials/draw-material.ts";
import type { MaterialDefinition, View } from "../../../domain/materials/material.ts";

/** Draws a material at `side_px` and gives it as a WebP of high quality, which smaller pictures are made from. */
export default async function drawMaster(task: {
  definition: MaterialDefinition;
  view: View;
  side_px: number;
}): Promise<Uint8Array> {
  const { rgb, width_px, height_px } = drawMaterial(task.definition, {
    view: task.view,
    width_px: task.side_px,
    height_px: task.side_px,
  });
  return sharp(rgb, { raw: { width: width_px, height: height_px, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 94, effort: 1 })
    .toBuffer();
}
