import { linearOf } from "../color.ts";
import type {
  BrickBody,
  ConcreteBody,
  LinenBody,
  PaverBody,
  PebbleBody,
  TerracottaBody,
} from "../material.ts";
import { cellAt, cloudAt, createCellHit, createGrid, grainAt, noiseAt, smoothstep } from "../noise.ts";
import {
  brighten,
  chanceOf,
  cutAt,
  cutFace,
  type Face,
  type FaceSetting,
  glaze,
  HEIGHT,
  paint,
  seedsOf,
  visible,
} from "./face.ts";

/** Cement and what is printed in its likeness: clouds, trowel strokes, pores and fine aggregate. */
export function concreteFace(body: ConcreteBody, setting: FaceSetting): Face {
  const { space, seed, pixel_in } = setting;
  const ground = linearOf(body.colors.ground);
  const cloud = linearOf(body.colors.cloud);
  const stones = body.colors.aggregate.map(linearOf);
  const clouds = createGrid(space, body.mottle_in * 1.2, body.mottle_in, 80);
  const stains = createGrid(space, body.mottle_in * 0.35, body.mottle_in * 0.28);
  const strokes = createGrid(space, 5, 0.35, 28);
  const sweep = createGrid(space, 14);
  const pits = createGrid(space, 0.34);
  const gravel = createGrid(space, body.aggregate_in * 2.2);
  const grit = createGrid(space, 0.035);
  const speckle = createGrid(space, 0.35);
  const scuffs = createGrid(space, 4.2, 1.3, 50);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  const gravelShown = body.aggregate * visible(body.aggregate_in, pixel_in);
  const pitsShown = body.pores * visible(0.06, pixel_in);
  const gritShown = 0.025 + 0.08 * visible(0.04, pixel_in);
  return cutFace((x, y, _edge, point) => {
    const drift = cloudAt(clouds, seeds[0]!, x, y);
    const stain = cloudAt(stains, seeds[1]!, x, y);
    paint(point, ground);
    glaze(point, cloud, body.mottle * smoothstep(-0.65, 0.7, drift + 0.42 * stain));
    const scuff = cloudAt(scuffs, seeds[7]!, x, y);
    const fine = cloudAt(speckle, seeds[8]!, x, y);
    let tone =
      body.mottle *
      (0.06 * stain +
        0.05 * fine -
        0.07 * smoothstep(0.3, 0.42, scuff + 0.3 * fine) +
        0.05 * smoothstep(0.25, 0.5, -scuff - 0.3 * fine));
    if (body.trowel > 0) {
      const turn = 2.5 * cloudAt(sweep, seeds[2]!, x, y);
      tone +=
        0.1 *
        body.trowel *
        cloudAt(strokes, seeds[3]!, x + turn, y + turn) *
        smoothstep(-0.3, 0.5, drift + 0.4);
    }
    const grain = grainAt(grit, seeds[4]!, x, y);
    brighten(point, 1 + tone + gritShown * grain);
    if (gravelShown > 0) {
      cellAt(gravel, seeds[5]!, x, y, 1, hit);
      const chance = (hit.id & 255) / 255;
      if (chance < 0.6) {
        const inside = 1 - smoothstep(0.15, 0.34, hit.nearest + 0.2 * chance);
        glaze(point, stones[(hit.id >> 4) % stones.length]!, 0.7 * inside * gravelShown);
      }
    }
    if (pitsShown > 0) {
      const pit = smoothstep(0.52, 0.66, cloudAt(pits, seeds[6]!, x, y) + 0.12 * stain) * pitsShown;
      brighten(point, 1 - 0.42 * pit);
      point[HEIGHT]! -= 0.03 * pit;
    }
    point[HEIGHT]! += 0.004 * body.texture * stain + 0.0012 * (0.3 + body.texture) * grain;
  });
}

/** Porcelain with a woven look: threads both ways, thick and thin. */
export function linenFace(body: LinenBody, setting: FaceSetting): Face {
  const { seed, pixel_in } = setting;
  const ground = linearOf(body.colors.ground);
  const thread = linearOf(body.colors.thread);
  const weft = createGrid(null, body.thread_in * 30, body.thread_in);
  const warp = createGrid(null, body.thread_in, body.thread_in * 26);
  const slub = createGrid(null, 3, 0.22);
  const tone = createGrid(null, 9, 7);
  const seeds = seedsOf(seed);
  const shown = Math.max(0.2, visible(body.thread_in * 1.3, pixel_in));
  return cutFace((x, y, _edge, point) => {
    const across = grainAt(weft, seeds[0]!, x, y);
    const down = grainAt(warp, seeds[1]!, x, y);
    const thick = grainAt(slub, seeds[2]!, x, y) + grainAt(slub, seeds[3]!, y, x) * 0.8;
    paint(point, ground);
    glaze(
      point,
      thread,
      Math.min(1, Math.max(0, 0.42 + body.contrast * (0.55 * (across + down) * shown + 0.22 * thick))),
    );
    brighten(point, 1 + 0.03 * cloudAt(tone, seeds[4]!, x, y));
    point[HEIGHT]! += 0.0016 * (across + down) * shown;
  });
}

/** Concrete paver: one color of the blend with another flashed through it, open gritty face. */
export function paverFace(body: PaverBody, setting: FaceSetting): Face {
  const { seed, pixel_in } = setting;
  const blend = body.colors.blend.map(linearOf);
  const stones = body.colors.aggregate.map(linearOf);
  const flash = createGrid(null, 4.5, 3);
  const mottle = createGrid(null, 0.9);
  const gravel = createGrid(null, body.aggregate_in * 2.1);
  const grit = createGrid(null, 0.11);
  const pits = createGrid(null, 0.3);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  const gravelShown = body.aggregate * Math.max(0.15, visible(body.aggregate_in, pixel_in));
  const gritShown = 0.07 + 0.16 * visible(0.06, pixel_in);
  let [first, second] = [0, 0];
  return cutFace(
    (x, y, _edge, point) => {
      const spots = cloudAt(mottle, seeds[0]!, x, y);
      paint(point, blend[first]!);
      glaze(
        point,
        blend[second]!,
        body.flash * smoothstep(-0.1, 0.7, cloudAt(flash, seeds[1]!, x, y) + 0.3 * spots),
      );
      cellAt(gravel, seeds[2]!, x, y, 1, hit);
      const chance = (hit.id & 255) / 255;
      if (chance < 0.42) {
        const inside = 1 - smoothstep(0.14, 0.36, hit.nearest + 0.1 * chance);
        glaze(point, stones[(hit.id >> 4) % stones.length]!, 0.6 * inside * gravelShown);
      }
      const grain = cloudAt(grit, seeds[3]!, x, y);
      const pit = smoothstep(0.36, 0.55, cloudAt(pits, seeds[4]!, x, y)) * visible(0.08, pixel_in);
      brighten(point, 1 + gritShown * grain + 0.09 * spots - 0.3 * pit);
      point[HEIGHT]! += body.texture * (0.013 * grain + 0.02 * spots - 0.04 * pit);
    },
    (piece) => {
      first = Math.floor(chanceOf(piece, 1) * blend.length);
      second = (first + 1 + Math.floor(chanceOf(piece, 2) * (blend.length - 1))) % blend.length;
    },
  );
}

/** Fired clay brick: blend of kiln colors, scorched edges, sandy face, lime from an earlier life. */
export function brickFace(body: BrickBody, setting: FaceSetting): Face {
  const { seed, pixel_in } = setting;
  const blend = body.colors.blend.map(linearOf);
  const scorch = linearOf(body.colors.scorch);
  const lime = linearOf(body.colors.lime);
  const fire = createGrid(null, 4, 2.2);
  const crease = createGrid(null, 2.4, 0.5, 8);
  const smear = createGrid(null, 1.6, 1);
  const grit = createGrid(null, 0.08);
  const seeds = seedsOf(seed);
  const gritShown = 0.05 + 0.09 * visible(0.06, pixel_in);
  let [first, burnt] = [0, 0];
  return cutFace(
    (x, y, edge, point) => {
      const heat = cloudAt(fire, seeds[0]!, x, y);
      const fold = cloudAt(crease, seeds[1]!, x, y);
      paint(point, blend[first]!);
      glaze(point, blend[(first + 1) % blend.length]!, 0.55 * smoothstep(-0.2, 0.6, heat + 0.3 * fold));
      glaze(
        point,
        scorch,
        0.7 * body.flash * smoothstep(0.05, 0.7, heat * 0.7 + burnt + 0.3 * Math.exp(-edge / 0.5)),
      );
      const grain = cloudAt(grit, seeds[2]!, x, y);
      brighten(point, 1 + gritShown * grain * (0.6 + body.sand) + 0.09 * fold);
      const smudge = smoothstep(
        0.12,
        0.55,
        cloudAt(smear, seeds[3]!, x, y) + 0.35 * Math.exp(-edge / 0.35) - 0.1 + 0.2 * grain,
      );
      glaze(point, lime, 0.72 * body.lime * smudge);
      point[HEIGHT]! += 0.012 * fold + (0.003 + 0.006 * body.sand) * grain;
    },
    (piece) => {
      first = Math.floor(chanceOf(piece, 1) * blend.length);
      burnt = chanceOf(piece, 2) - 0.62;
    },
  );
}

/** Hand-formed or extruded clay tile: flame in the middle, smoke at the edge, grit and small pits. */
export function terracottaFace(body: TerracottaBody, setting: FaceSetting): Face {
  const { seed, pixel_in } = setting;
  const ground = linearOf(body.colors.ground);
  const flame = linearOf(body.colors.flame);
  const smoke = linearOf(body.colors.smoke);
  const fire = createGrid(null, 8, 6, 20);
  const marks = createGrid(null, 2.6, 0.8, 12);
  const waves = createGrid(null, 3);
  const grit = createGrid(null, 0.07);
  const pits = createGrid(null, 0.4);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  const gritShown = body.grit * (0.05 + 0.07 * visible(0.06, pixel_in));
  let glow = 0;
  return cutFace(
    (x, y, edge, point) => {
      const heat = cloudAt(fire, seeds[0]!, x, y);
      const mark = cloudAt(marks, seeds[1]!, x, y);
      paint(point, ground);
      glaze(
        point,
        flame,
        body.flash *
          0.8 *
          smoothstep(-0.5, 1, 0.7 * heat + 0.9 * glow + 0.12 * mark + 0.06 * Math.min(edge, 4)),
      );
      glaze(
        point,
        smoke,
        body.flash *
          0.55 *
          smoothstep(0, 1, -0.7 * heat - 0.6 * glow + 0.35 * Math.exp(-edge / 0.8) + 0.25 * mark),
      );
      const grain = cloudAt(grit, seeds[2]!, x, y);
      cellAt(pits, seeds[3]!, x, y, 1, hit);
      const chance = (hit.id & 255) / 255;
      const pit = chance < 0.3 * body.grit ? 1 - smoothstep(0.04, 0.14, hit.nearest) : 0;
      brighten(point, 1 + gritShown * grain + 0.05 * mark - 0.35 * pit * visible(0.06, pixel_in));
      point[HEIGHT]! +=
        0.02 * body.flash * noiseAt(waves, seeds[4]!, x, y) + 0.003 * body.grit * grain - 0.02 * pit;
    },
    (piece) => {
      glow = chanceOf(piece, 1) - 0.5;
    },
  );
}

/** River pebble: domed, each of its own color, some with a line of quartz through it. */
export function pebbleFace(body: PebbleBody, setting: FaceSetting): Face {
  const blend = body.colors.blend.map(linearOf);
  const vein = linearOf(body.colors.vein);
  const mottle = createGrid(null, 0.45);
  const bands = createGrid(null, 1.8, 0.3, 30);
  const grit = createGrid(null, 0.04);
  const seeds = seedsOf(setting.seed);
  let [dx, dy, first, lined, angle] = [0, 0, 0, false, 0];
  return {
    begin(piece) {
      dx = cutAt(piece, 0);
      dy = cutAt(piece, 1);
      first = Math.floor(chanceOf(piece, 1) * blend.length);
      lined = chanceOf(piece, 2) < 0.07;
      angle = chanceOf(piece, 3) * Math.PI;
    },
    at(u, v, edge, point) {
      const x = u * Math.cos(angle) + v * Math.sin(angle) + dx;
      const y = v * Math.cos(angle) - u * Math.sin(angle) + dy;
      const spots = cloudAt(mottle, seeds[0]!, x, y);
      const band = cloudAt(bands, seeds[1]!, x, y);
      paint(point, blend[first]!);
      brighten(point, 1 + body.mottle * (0.16 * spots + 0.14 * band) + 0.05 * grainAt(grit, seeds[2]!, x, y));
      if (lined) glaze(point, vein, 0.4 * (1 - smoothstep(0.02, 0.1, Math.abs(y - dy + 0.06 * spots))));
      const inside = Math.min(1, Math.max(0, edge) / 0.42);
      point[HEIGHT]! += 0.16 * Math.sqrt(inside * (2 - inside));
    },
  };
}
