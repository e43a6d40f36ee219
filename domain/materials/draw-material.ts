import type { Drawing, DrawOptions } from "./drawing.ts";
import { closeFraming, type Framing, laidFraming } from "./framing.ts";
import { lightFromAbove } from "./light.ts";
import type { MaterialDefinition } from "./material.ts";
import { drawInPlace } from "./place/draw-in-place.ts";
import { drawInRoom } from "./room/draw-in-room.ts";
import { drawPiece } from "./studio/draw-piece.ts";
import { drawSurface } from "./surface.ts";

function drawFlat(
  definition: MaterialDefinition,
  framing: Framing,
  options: DrawOptions,
  spread: number,
): Drawing {
  const { width_px, height_px } = options;
  const step = framing.side_in / width_px;
  const surface = drawSurface(definition, {
    left_in: framing.left_in,
    top_in: framing.top_in,
    step_x_in: step,
    step_y_in: step,
    width_px,
    height_px,
    turn_deg: framing.turn_deg,
    seamless: false,
  });
  return {
    rgb: lightFromAbove(surface, { spread, vignette: 0.05, slope: definition.family === "turf" ? 0.1 : 1 }),
    width_px,
    height_px,
  };
}

/**
 * A photograph of the material: `laid` several square feet from above at true scale, `piece` a piece or a few in the
 * studio, `close` about life size, `floor` and `wall` applied there in a room, the others in use where such products
 * belong. The same definition and size give the same bytes.
 */
export function drawMaterial(definition: MaterialDefinition, options: DrawOptions): Drawing {
  switch (options.view) {
    case "laid":
      return drawFlat(definition, laidFraming(definition), options, 0.2);
    case "close":
      return drawFlat(definition, closeFraming(definition), options, 0.14);
    case "piece":
      return drawPiece(definition, options);
    case "floor":
    case "wall":
      return drawInRoom(definition, options.view, options);
    case "counter":
    case "patio":
    case "lawn":
    case "poolside":
      return drawInPlace(definition, options.view, options);
  }
}
