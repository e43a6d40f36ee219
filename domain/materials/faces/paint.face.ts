import { linearOf } from "../color.ts";
import type { PaintBody } from "../material.ts";
import { cloudAt, createGrid, fieldSeed, grainAt } from "../noise.ts";
import { brighten, type Face, type FaceSetting, HEIGHT, paint, visible } from "./face.ts";

/** A coat rolled on a smooth wall: the roller's fine orange peel, and the faintest drift where its strokes lap. */
export function paintFace(body: PaintBody, setting: FaceSetting): Face {
  const { space, seed, pixel_in } = setting;
  const coat = linearOf(body.colors.coat);
  const peel = createGrid(space, 0.11, 0.13);
  const fine = createGrid(space, 0.045);
  const laps = createGrid(space, 7, 16, 12);
  const seeds = [0, 1, 2].map((index) => fieldSeed(seed, index));
  const peelShown = body.stipple * Math.max(0.25, visible(0.1, pixel_in));
  return {
    begin() {},
    at(u, v, _edge, point) {
      const rolled = grainAt(peel, seeds[0]!, u, v) + 0.4 * grainAt(fine, seeds[1]!, u, v);
      const lap = cloudAt(laps, seeds[2]!, u, v);
      paint(point, coat);
      brighten(point, 1 + 0.012 * lap + 0.012 * peelShown * rolled);
      point[HEIGHT]! += 0.0026 * peelShown * rolled;
    },
  };
}
