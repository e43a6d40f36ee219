import { setFlagsFromString } from "node:v8";
import sharp from "sharp";
import { drawMaterial } from "../../../domain/materials/draw-material.ts";
import type { MaterialDefinition, View } from "../../../domain/materials/material.ts";

// A face mixes a dozen small noise functions at every point; called instead of inlined they box every number.
setFlagsFromString("--max-inlined-bytecode-size-cumulative=4000");
setFlagsFromString("--max-inlined-bytecode-size=1200");

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
