import { linearOf } from "../color.ts";
import type { SlateBody } from "../material.ts";
import { cloudAt, createGrid, grainAt, smoothstep } from "../noise.ts";
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

/** Stone that splits in sheets: slate, bluestone, sandstone, quartzite. The cleft face steps from sheet to sheet. */
export function slateFace(body: SlateBody, setting: FaceSetting): Face {
  const { space, seed, pixel_in, relief } = setting;
  const ground = linearOf(body.colors.ground);
  const cloud = linearOf(body.colors.cloud);
  const stain = linearOf(body.colors.stain);
  const patch = body.patch_in;
  const sheets = createGrid(space, patch * 0.9, patch * 0.55, 24);
  const ragged = createGrid(space, 0.9, 0.5, 24);
  const clouds = createGrid(space, patch * 1.2, patch * 0.8, 30);
  const rust = createGrid(space, patch * 0.9, patch * 0.6, 60);
  const streaks = createGrid(space, 2.4, 0.12, 24);
  const grit = createGrid(space, 0.06);
  const seeds = seedsOf(seed);
  const cleft = body.cleft * Math.min(1, relief * 1.7);
  const gritShown = 0.03 + 0.08 * visible(0.06, pixel_in);
  let rusty = 0;
  return cutFace(
    (x, y, _edge, point) => {
      const rough = cloudAt(ragged, seeds[0]!, x, y);
      const level = (cloudAt(sheets, seeds[1]!, x, y) + 0.12 * rough) * 4.2;
      const step = Math.floor(level);
      const rise = smoothstep(0.86, 1, level - step);
      const sheet = step + rise;
      const drift = cloudAt(clouds, seeds[2]!, x, y);
      const streak = grainAt(streaks, seeds[3]!, x, y);
      paint(point, ground);
      glaze(point, cloud, 0.75 * smoothstep(-0.8, 0.9, drift + 0.35 * rough + 0.12 * (sheet % 2)));
      const bloom = cloudAt(rust, seeds[4]!, x, y) + 0.3 * rough + 0.95 * rusty;
      glaze(
        point,
        stain,
        body.stain *
          (0.75 * smoothstep(0.05, 0.6, bloom) + 0.3 * (1 - smoothstep(0, 0.07, Math.abs(bloom - 0.02)))),
      );
      const grain = grainAt(grit, seeds[5]!, x, y);
      brighten(
        point,
        1 +
          0.1 * body.streak * streak +
          gritShown * grain +
          0.07 * rough -
          0.14 * cleft * rise * (1 - rise) * 4,
      );
      point[HEIGHT]! +=
        cleft * (0.085 * sheet + 0.02 * rough + 0.006 * streak) + (0.0012 + 0.003 * relief) * grain;
    },
    (piece) => {
      rusty = piece.whole ? 0 : chanceOf(piece, 7) - 0.5;
    },
  );
}
