import { type Linear, linearOf } from "../color.ts";
import type { GraniteBody, Mineral, QuartzBody, TerrazzoBody } from "../material.ts";
import { cellAt, cloudAt, createCellHit, createGrid, grainAt, smoothstep } from "../noise.ts";
import {
  BLUE,
  brighten,
  cutFace,
  type Face,
  type FaceSetting,
  GREEN,
  glaze,
  HEIGHT,
  paint,
  RED,
  seedsOf,
  visible,
} from "./face.ts";

/** The minerals of a granite: their colors, where each one's share of 0..total ends, and what they come to together. */
interface MineralMix {
  colors: Linear[];
  bounds: number[];
  total: number;
  mean: Linear;
  darkest: number;
}

function mixOf(minerals: Mineral[]): MineralMix {
  const colors = minerals.map((mineral) => linearOf(mineral.color));
  const bounds: number[] = [];
  let total = 0;
  for (const mineral of minerals) {
    total += mineral.share;
    bounds.push(total);
  }
  const mean = [0, 1, 2].map((channel) =>
    minerals.reduce((sum, mineral, index) => sum + (mineral.share / total) * colors[index]![channel]!, 0),
  ) as [number, number, number];
  const darkest = colors.reduce((best, color, index) => (color[1] < colors[best]![1] ? index : best), 0);
  return { colors, bounds, total, mean, darkest };
}

/** The mineral for a random number 0..1. */
function mineralAt({ bounds, total }: MineralMix, chance: number): number {
  let index = 0;
  while (index < bounds.length - 1 && chance * total > bounds[index]!) index += 1;
  return index;
}

/** Granite: interlocking crystals of several sizes, gathered in drifts, with flakes that glitter. */
export function graniteFace(body: GraniteBody, setting: FaceSetting): Face {
  const { space, seed, pixel_in } = setting;
  const mix = mixOf(body.minerals);
  const { colors, mean, darkest } = mix;
  const size = body.crystal_in;
  const large = createGrid(space, size * 1.5, size * 1.05, body.drift_deg);
  const small = createGrid(space, size * 0.52, size * 0.42, body.drift_deg);
  const ragged = createGrid(space, size * 0.8);
  const drift = createGrid(space, 9, 4.5, body.drift_deg);
  const clusters = createGrid(space, size * 7, size * 4, body.drift_deg);
  const grit = createGrid(space, 0.03);
  const inside = createGrid(space, size * 0.5, size * 0.3, 65);
  const specks = createGrid(space, 0.11, 0.06, 40);
  const innerShown = visible(size * 0.3, pixel_in);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  const largeShown = visible(size, pixel_in);
  const smallShown = visible(size * 0.45, pixel_in);

  return cutFace((x, y, _edge, point) => {
    const bend = size * 0.3 * grainAt(ragged, seeds[0]!, x, y);
    const flow = cloudAt(drift, seeds[1]!, x + 2 * bend, y) * body.drift * 0.5;
    const cluster = cloudAt(clusters, seeds[2]!, x, y) * 0.16;
    cellAt(large, seeds[3]!, x + bend, y - bend, 1, hit);
    const chance = (hit.id & 1023) / 1024;
    const tone = ((hit.id >> 4) & 255) / 255 - 0.5;
    const orb = size > 0.4;
    let pick = mineralAt(mix, Math.min(0.999, Math.max(0, chance + flow + cluster)));
    if (orb && hit.second - hit.nearest < 0.14) pick = Math.min(2, colors.length - 1);
    const border = hit.second - hit.nearest;
    paint(point, mean);
    glaze(point, colors[pick]!, largeShown);
    const facet = hit.du * (tone > 0 ? 0.4 : -0.4) + hit.dv * (chance - 0.5) * 0.9;
    brighten(point, 1 + (0.22 * tone + 0.35 * facet - 0.12 * (1 - smoothstep(0, 0.12, border))) * largeShown);
    const flake = chance;
    if (((hit.id >> 2) & 255) < 120 || pick === 0) {
      cellAt(small, seeds[4]!, x - bend, y + bend, 1, hit);
      const little = (hit.id & 1023) / 1024;
      const shown = (hit.id >> 3) & 1 ? 0.85 : 0.3;
      const inner = mineralAt(mix, Math.min(0.999, Math.max(0, little + 0.6 * flow + cluster)));
      glaze(point, colors[inner]!, shown * smallShown * smoothstep(0.02, 0.2, hit.second - hit.nearest));
    }
    // Cleavage, inclusions and flakes of mica keep a crystal from being one flat color.
    const grain = grainAt(grit, seeds[5]!, x, y);
    const cloudy = cloudAt(inside, seeds[6]!, x, y);
    brighten(point, 1 + 0.09 * grain + 0.16 * cloudy * innerShown);
    const mica = smoothstep(0.52, 0.62, cloudAt(specks, seeds[7]!, x, y) + 0.4 * flow) * innerShown;
    glaze(point, colors[darkest]!, 0.75 * mica);
    if (body.glitter > 0 && flake > 1 - 0.05 * body.glitter) {
      const gleam = smoothstep(0.1, 0.6, grain + tone) * largeShown * body.glitter * 1.4;
      point[RED]! += gleam * 0.09 * (0.6 + mean[0]);
      point[GREEN]! += gleam * 0.09 * (0.6 + mean[1]);
      point[BLUE]! += gleam * 0.1 * (0.6 + mean[2]);
    }
    point[HEIGHT]! += setting.relief * 0.008 * tone;
  });
}

/** Engineered quartz: even ground with fine grains and, in some, slivers of mirror. */
export function quartzFace(body: QuartzBody, setting: FaceSetting): Face {
  const { space, seed, pixel_in } = setting;
  const ground = linearOf(body.colors.ground);
  const fleck = linearOf(body.colors.fleck);
  const spot = linearOf(body.colors.spot);
  const grains = createGrid(space, body.fleck_in * 1.6);
  const chips = createGrid(space, body.fleck_in * 4.5);
  const clouds = createGrid(space, 7, 5, 30);
  const dust = createGrid(space, 0.035);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  const shown = Math.max(0.25, visible(body.fleck_in, pixel_in));
  const chipsShown = visible(body.fleck_in * 2, pixel_in);
  return cutFace((x, y, _edge, point) => {
    const drift = cloudAt(clouds, seeds[0]!, x, y);
    paint(point, ground);
    glaze(point, fleck, body.mottle * 0.5 * smoothstep(-0.4, 0.8, drift));
    cellAt(grains, seeds[1]!, x, y, 1, hit);
    const chance = (hit.id & 255) / 255;
    const inside = 1 - smoothstep(0.2, 0.42, hit.nearest + 0.18 * chance);
    if (chance < body.flecks) {
      const kind = hit.id & 256 ? fleck : spot;
      glaze(point, kind, 0.85 * inside * shown);
    }
    cellAt(chips, seeds[2]!, x, y, 1, hit);
    const rare = (hit.id & 1023) / 1023;
    const sliver = 1 - smoothstep(0.08, 0.17, hit.nearest * (0.6 + rare));
    if (rare < 0.3 * body.flecks) glaze(point, hit.id & 1024 ? spot : fleck, sliver * chipsShown * 0.8);
    if (body.mirror > 0 && rare > 1 - 0.34 * body.mirror) {
      const gleam = sliver * chipsShown * (hit.id & 2048 ? 1 : 0.35);
      point[RED]! += (0.78 - point[RED]!) * gleam;
      point[GREEN]! += (0.8 - point[GREEN]!) * gleam;
      point[BLUE]! += (0.82 - point[BLUE]!) * gleam;
    }
    brighten(point, 1 + 0.02 * grainAt(dust, seeds[3]!, x, y));
  });
}

/** Terrazzo and washed aggregate: broken chips of three sizes set in a matrix and ground flush. */
export function terrazzoFace(body: TerrazzoBody, setting: FaceSetting): Face {
  const { space, seed, pixel_in } = setting;
  const matrix = linearOf(body.colors.matrix);
  const chips = body.colors.chips.map(linearOf);
  const pebbly = setting.sheen > 0.75;
  const scales = [1.35, 1.35 * (1 - 0.5 * body.mixture), 1.35 * (1 - 0.74 * body.mixture)].map((factor) => ({
    grid: createGrid(space, body.chip_in * factor * 1.12, body.chip_in * factor, 20 + 40 * factor),
    shown: visible(body.chip_in * factor * 0.5, pixel_in),
    step: body.chip_in * factor,
  }));
  const ragged = createGrid(space, body.chip_in * 0.5);
  const figure = createGrid(space, body.chip_in * 0.6, body.chip_in * 0.2, 33);
  const dust = createGrid(space, 0.05);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  return cutFace((x, y, _edge, point) => {
    const bend = cloudAt(ragged, seeds[0]!, x, y);
    const grain = grainAt(dust, seeds[1]!, x, y);
    paint(point, matrix);
    brighten(point, 1 + 0.045 * grain + 0.02 * bend);
    const share = body.density;
    for (let index = 0; index < scales.length; index += 1) {
      const scale = scales[index]!;
      const bent = 0.09 * bend * scale.step;
      cellAt(scale.grid, seeds[2 + index]!, x + bent, y - bent, 0.95, hit);
      const chance = (hit.id & 255) / 255;
      if (chance > share * (index === 0 ? 0.95 : 0.7)) continue;
      const gap = 0.06 + 0.34 * (1 - share) * (((hit.id >> 5) & 127) / 127) + (index === 0 ? 0.02 : 0.1);
      const soft = pixel_in / scale.step;
      const inside = smoothstep(gap - soft * 0.5, gap + soft * 0.5 + 0.015, hit.second - hit.nearest);
      if (inside <= 0) continue;
      glaze(point, chips[(hit.id >> 3) % chips.length]!, inside * scale.shown);
      const tone = 0.16 * (((hit.id >> 6) & 63) / 63 - 0.5) + 0.1 * cloudAt(figure, seeds[5]! + hit.id, x, y);
      brighten(point, 1 + tone * inside);
      if (pebbly) point[HEIGHT]! += 0.07 * smoothstep(gap, gap + 0.5, hit.second - hit.nearest);
      if (inside > 0.5) return;
    }
  });
}
