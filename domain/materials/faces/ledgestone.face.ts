import { linearOf } from "../color.ts";
import type { LedgestoneBody } from "../material.ts";
import { cellAt, cloudAt, createCellHit, createGrid, grainAt, smoothstep } from "../noise.ts";
import { hash2 } from "../random.ts";
import {
  brighten,
  chanceOf,
  cutFace,
  type Face,
  type FaceSetting,
  glaze,
  HEIGHT,
  paint,
  seedsOf,
  visible,
} from "./face.ts";

/** Split stone: faces broken in tilted facets that stand out unequally, with strata, stains and mica. */
export function ledgestoneFace(body: LedgestoneBody, setting: FaceSetting): Face {
  const { seed, pixel_in } = setting;
  const blend = body.colors.blend.map(linearOf);
  const stain = linearOf(body.colors.stain);
  const facets = createGrid(null, 1.5, 0.9, 15);
  const chips = createGrid(null, 0.5, 0.3, 20);
  const ragged = createGrid(null, 0.8, 0.5);
  const strata = createGrid(null, 4, 0.13, 3);
  const clouds = createGrid(null, 3.4, 1.8, 10);
  const grit = createGrid(null, 0.05);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  const gritShown = 0.05 + 0.08 * visible(0.05, pixel_in);
  let [first, out, rusty] = [0, 0, 0];

  /** Height of a plane tilted by chance through each cell: broken faces, sharp arrises. */
  const facetHeight = (steep: number) => {
    const h = hash2(hit.id, 91);
    return (
      steep * (hit.du * ((h & 255) / 255 - 0.5) + hit.dv * (((h >> 8) & 255) / 255 - 0.5)) +
      0.16 * (((h >> 16) & 255) / 255 - 0.5)
    );
  };

  return cutFace(
    (x, y, edge, point) => {
      const rough = cloudAt(ragged, seeds[0]!, x, y);
      cellAt(facets, seeds[1]!, x + 0.4 * rough, y + 0.25 * rough, 1, hit);
      const broad = facetHeight(0.5);
      const tone = (hit.id & 255) / 255 - 0.5;
      cellAt(chips, seeds[2]!, x + 0.15 * rough, y + 0.1 * rough, 1, hit);
      const fine = facetHeight(0.4);
      const layer = grainAt(strata, seeds[3]!, x, y + 0.3 * rough);
      const drift = cloudAt(clouds, seeds[4]!, x, y);
      const grain = grainAt(grit, seeds[5]!, x, y);
      paint(point, blend[first]!);
      glaze(point, blend[(first + 1) % blend.length]!, 0.5 * smoothstep(-0.2, 0.7, drift + 0.3 * rough));
      glaze(
        point,
        stain,
        body.stain * 0.8 * smoothstep(0.15, 0.7, drift * 0.6 + rusty + 0.3 * rough + 0.2 * layer),
      );
      brighten(point, 1 + 0.12 * body.strata * layer + gritShown * grain + 0.09 * tone + 0.06 * rough);
      if (body.sparkle > 0) {
        const glint = smoothstep(0.42, 0.7, grain + 0.3 * fine) * visible(0.05, pixel_in);
        brighten(point, 1 + 0.5 * body.sparkle * glint);
      }
      const rounding = Math.exp(-Math.max(0, edge) / 0.07) * 0.07;
      point[HEIGHT]! +=
        body.depth_in * out +
        body.split * (0.3 * broad + 0.11 * fine + 0.06 * rough) +
        0.03 * body.strata * layer +
        0.004 * grain -
        rounding * (0.7 + 0.5 * rough);
    },
    (piece) => {
      first = Math.floor(chanceOf(piece, 1) * blend.length);
      out = chanceOf(piece, 2);
      rusty = chanceOf(piece, 3) - 0.5;
    },
  );
}
