import { linearOf } from "../color.ts";
import type { CeramicBody, GlassBody, MetalBody, ZelligeBody } from "../material.ts";
import { cellAt, cloudAt, createCellHit, createGrid, grainAt, noiseAt, smoothstep } from "../noise.ts";
import {
  BLUE,
  brighten,
  chanceOf,
  cutFace,
  type Face,
  type FaceSetting,
  GREEN,
  glaze,
  HEIGHT,
  METAL,
  paint,
  RED,
  ROUGH,
  seedsOf,
  visible,
} from "./face.ts";

/** Height of a formed face at (u, v) from the piece's center. */
function formedHeight(form: CeramicBody["form"], u: number, v: number, length: number): number {
  switch (form) {
    case "fluted":
      return -0.09 * Math.abs(Math.sin((Math.PI * u) / 0.75)) ** 0.8;
    case "ribbed":
      return 0.045 * Math.min(1, Math.max(-1, 2.6 * Math.cos((2 * Math.PI * u) / 1.0)));
    case "wave":
      return 0.11 * Math.sin((2 * Math.PI * (u + 0.9 * Math.sin((2 * Math.PI * v) / 11))) / (length / 4));
    default:
      return 0;
  }
}

/** Glazed ceramic: pooled color, thin and paler at the edge, a surface that is never quite flat. */
export function ceramicFace(body: CeramicBody, setting: FaceSetting): Face {
  const { seed, pixel_in } = setting;
  const color = linearOf(body.colors.glaze);
  const thin = linearOf(body.colors.thin);
  const waves = createGrid(null, 1.5, 1.2, 20);
  const ripples = createGrid(null, 0.4, 0.34);
  const depth = createGrid(null, 2.2, 1.4);
  const dots = createGrid(null, 0.16);
  const cracks = createGrid(null, 0.42, 0.36, 30);
  const bend = createGrid(null, 0.3);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  const dotsShown = body.speckle * visible(0.04, pixel_in);
  const cracksShown = body.crackle * Math.max(0.25, visible(0.05, pixel_in));
  let length = 1;
  return cutFace(
    (x, y, edge, point, u, v) => {
      const pool = cloudAt(depth, seeds[0]!, x, y);
      const shape = formedHeight(body.form, u, v, length) * Math.min(1, Math.max(0, edge) / 0.5);
      paint(point, color);
      const worn =
        (0.25 + 0.75 * body.undulation) *
        (Math.exp(-Math.max(0, edge) / 0.07) + 0.3 * Math.max(0, shape * 8));
      glaze(point, thin, Math.min(0.85, worn + 0.3 * body.undulation * smoothstep(0, 0.8, pool)));
      brighten(point, 1 + (0.015 + 0.09 * body.undulation) * pool);
      if (cracksShown > 0) {
        const bent = 0.1 * cloudAt(bend, seeds[1]!, x, y);
        cellAt(cracks, seeds[2]!, x + bent, y + bent, 1, hit);
        const line = 1 - smoothstep(0, 0.035 + pixel_in * 1.2, (hit.second - hit.nearest) * 0.4);
        brighten(point, 1 - 0.26 * cracksShown * line);
      }
      if (dotsShown > 0) {
        cellAt(dots, seeds[3]!, x, y, 1, hit);
        const chance = (hit.id & 255) / 255;
        if (chance < 0.3)
          brighten(point, 1 - 0.5 * dotsShown * (1 - smoothstep(0.05, 0.05 + 0.5 * chance, hit.nearest)));
      }
      point[HEIGHT]! +=
        shape +
        body.undulation *
          (0.034 * noiseAt(waves, seeds[4]!, x, y) + 0.0045 * noiseAt(ripples, seeds[5]!, x, y));
    },
    (piece) => {
      length = Math.max(piece.width, piece.height);
    },
  );
}

/** Zellige: hand-cut glazed clay; the glaze pools and thins, edges are chipped, nothing is flat. */
export function zelligeFace(body: ZelligeBody, setting: FaceSetting): Face {
  const { seed, pixel_in } = setting;
  const color = linearOf(body.colors.glaze);
  const deep = linearOf(body.colors.deep);
  const clay = linearOf(body.colors.clay);
  const waves = createGrid(null, 1.9, 1.5, 30);
  const ripples = createGrid(null, 0.5);
  const pools = createGrid(null, 1.6, 1.2);
  const chips = createGrid(null, 0.22);
  const pins = createGrid(null, 0.3);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  let [tone, chipped] = [0, 0];
  return cutFace(
    (x, y, edge, point) => {
      const wave = noiseAt(waves, seeds[0]!, x, y);
      const pool = cloudAt(pools, seeds[1]!, x, y);
      const chip = cloudAt(chips, seeds[2]!, x, y);
      paint(point, color);
      glaze(
        point,
        deep,
        Math.min(
          0.95,
          Math.max(
            0,
            0.3 * smoothstep(-0.3, 0.8, pool - 0.5 * wave) +
              0.55 * Math.max(0, tone) +
              0.35 * Math.exp(-Math.max(0, edge) / 0.12),
          ),
        ),
      );
      brighten(point, 1 + 0.08 * pool - 0.1 * tone);
      const gone =
        body.chips * (1 - smoothstep(0, 0.05 + 0.05 * chipped, edge + 0.07 - 0.16 * (chip + 0.35 * chipped)));
      cellAt(pins, seeds[3]!, x, y, 1, hit);
      const pin = (hit.id & 255) < 13 * body.chips ? 1 - smoothstep(0.05, 0.12, hit.nearest) : 0;
      const bare = Math.max(gone, pin * visible(0.04, pixel_in) * 0.8);
      glaze(point, clay, bare * 0.85);
      point[ROUGH]! += (0.9 - point[ROUGH]!) * bare;
      point[HEIGHT]! +=
        body.undulation * (0.06 * wave + 0.009 * noiseAt(ripples, seeds[4]!, x, y)) - 0.02 * bare;
    },
    (piece) => {
      tone = chanceOf(piece, 1) - 0.5;
      chipped = chanceOf(piece, 2);
    },
  );
}

/** Glass over color: darker where one looks through the edge, lit from inside at the far side. */
export function glassFace(body: GlassBody, setting: FaceSetting): Face {
  const tint = linearOf(body.colors.tint);
  const depth = linearOf(body.colors.depth);
  const waves = createGrid(null, 2.4, 1.8);
  const streaks = createGrid(null, 3, 0.7, 20);
  const seeds = seedsOf(setting.seed);
  let [turn, width, height] = [0, 1, 1];
  return cutFace(
    (x, y, edge, point, u, v) => {
      const wave = noiseAt(waves, seeds[0]!, x, y);
      const streak = cloudAt(streaks, seeds[1]!, x, y);
      // Light enters at the upper left, leaves at the lower right: the back paint glows there.
      const through = (u / width + v / height) * 0.5;
      paint(point, tint);
      glaze(
        point,
        depth,
        Math.min(
          0.9,
          Math.max(0, 0.28 - 0.5 * through + 0.6 * Math.exp(-Math.max(0, edge) / 0.06) + 0.12 * streak),
        ),
      );
      brighten(point, 1 + 0.22 * through + 0.04 * streak);
      if (body.shimmer > 0.3) {
        const hue = 2 * Math.PI * (0.8 * wave + turn + 0.5 * through);
        point[RED]! *= 1 + 0.16 * body.shimmer * Math.sin(hue);
        point[GREEN]! *= 1 + 0.1 * body.shimmer * Math.sin(hue + 2.1);
        point[BLUE]! *= 1 + 0.18 * body.shimmer * Math.sin(hue + 4.2);
      }
      point[HEIGHT]! += 0.004 * wave;
    },
    (piece) => {
      turn = chanceOf(piece, 1);
      width = piece.width;
      height = piece.height;
    },
  );
}

/** Brushed metal; the brush runs along the piece. */
export function metalFace(body: MetalBody, setting: FaceSetting): Face {
  const metal = linearOf(body.colors.metal);
  const shade = linearOf(body.colors.shade);
  const brush = createGrid(null, 3.5, 0.018);
  const coarse = createGrid(null, 5, 0.16);
  const patina = createGrid(null, 1.3, 0.9, 25);
  const seeds = seedsOf(setting.seed);
  const shown = 0.35 + 0.65 * visible(0.03, setting.pixel_in);
  return cutFace((x, y, _edge, point) => {
    const line = grainAt(brush, seeds[0]!, x, y) * shown;
    const wide = cloudAt(coarse, seeds[1]!, x, y);
    const aged = body.patina * smoothstep(-0.35, 0.6, cloudAt(patina, seeds[2]!, x, y));
    paint(point, metal);
    glaze(
      point,
      shade,
      Math.min(1, Math.max(0, 0.25 + body.brush * (0.3 * line + 0.25 * wide) + 0.7 * aged)),
    );
    point[METAL] = 1 - 0.5 * aged;
    point[ROUGH] = 0.34 + 0.25 * aged;
    point[HEIGHT]! += 0.0004 * body.brush * line;
  });
}
