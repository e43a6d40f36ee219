import { linearOf } from "../color.ts";
import type { LimestoneBody, TravertineBody } from "../material.ts";
import { cellAt, cloudAt, createCellHit, createGrid, grainAt, smoothstep } from "../noise.ts";
import {
  brighten,
  cutFace,
  type Face,
  type FaceSetting,
  glaze,
  HEIGHT,
  paint,
  ROUGH,
  seedsOf,
  visible,
} from "./face.ts";

/** Travertine: bands when cut across the bed, clouds when cut along it, with holes filled or open. */
export function travertineFace(body: TravertineBody, setting: FaceSetting): Face {
  const { space, seed, pixel_in } = setting;
  const ground = linearOf(body.colors.ground);
  const band = linearOf(body.colors.band);
  const pit = linearOf(body.colors.pit);
  const vein = body.cut === "vein";
  const size = body.band_in;
  const warp = createGrid(space, size * 7, size * 3);
  const bands = vein
    ? createGrid(space, size * 26, size * 0.9)
    : createGrid(space, size * 2.6, size * 1.5, 12);
  const fine = vein
    ? createGrid(space, size * 9, size * 0.16)
    : createGrid(space, size * 0.9, size * 0.34, 8);
  const lines = vein
    ? createGrid(space, size * 14, size * 0.07)
    : createGrid(space, size * 0.5, size * 0.2, 10);
  const holes = createGrid(space, vein ? 0.5 : 0.34, vein ? 0.11 : 0.2, vein ? 0 : 9);
  const where = createGrid(space, size * 3, size * 0.8);
  const speck = createGrid(space, 0.05);
  const cavities = createGrid(space, vein ? 1.6 : 1.1, vein ? 0.22 : 0.5, vein ? 0 : 10);
  const threads = createGrid(space, size * 3.2, size * 0.9, vein ? 0 : 10);
  const seeds = seedsOf(seed);
  const holesShown = visible(0.14, pixel_in);
  // Rough finishes leave the holes open; smooth ones are filled and honed flush.
  const open = setting.sheen > 0.6 || setting.relief > 0.2 ? 1 : 0.12;
  return cutFace((x, y0, _edge, point) => {
    const y = y0 + (vein ? 0.32 : 0.9) * size * cloudAt(warp, seeds[0]!, x, y0);
    const coarse = cloudAt(bands, seeds[1]!, x, y);
    const middle = cloudAt(fine, seeds[2]!, x, y);
    const thin = grainAt(lines, seeds[3]!, x, y);
    paint(point, ground);
    glaze(point, band, body.contrast * smoothstep(-0.45, 0.75, coarse * 0.9 + 0.5 * middle + 0.2 * thin));
    // Lines of growth run along the bed, sharp on one side.
    const growth = (cloudAt(threads, seeds[7]!, x, y) + 0.25 * middle) * 5;
    const line = 1 - smoothstep(0, 0.5, growth - Math.floor(growth));
    glaze(point, band, 0.3 * body.contrast * line * line);
    brighten(point, 1 + 0.035 * thin + 0.05 * middle + 0.018 * grainAt(speck, seeds[4]!, x, y));
    const dense = cloudAt(where, seeds[5]!, x, y);
    const small = smoothstep(0.46, 0.66, cloudAt(holes, seeds[6]!, x, y) + 0.32 * dense) * holesShown;
    const large = smoothstep(0.62, 0.74, cloudAt(cavities, seeds[6]! + 1, x, y) + 0.3 * dense);
    const hole = Math.max(small, large) * Math.min(1, body.pits * 1.5);
    if (hole > 0) {
      glaze(point, pit, hole * (0.5 + 0.35 * open));
      point[HEIGHT]! -= 0.05 * hole * open;
      point[ROUGH]! += (0.85 - point[ROUGH]!) * hole * 0.6;
    }
  });
}

/** Limestone, coral stone, basalt: soft mottling, fossil flecks and fine pores. */
export function limestoneFace(body: LimestoneBody, setting: FaceSetting): Face {
  const { space, seed, pixel_in } = setting;
  const ground = linearOf(body.colors.ground);
  const cloud = linearOf(body.colors.cloud);
  const fleck = linearOf(body.colors.fleck);
  const clouds = createGrid(space, body.mottle_in * 1.6, body.mottle_in, 14);
  const patches = createGrid(space, body.mottle_in * 0.3, body.mottle_in * 0.22, 14);
  const shells = createGrid(space, body.fleck_in * 1.7, body.fleck_in, 24);
  const bend = createGrid(space, body.fleck_in * 1.2);
  const pores = createGrid(space, 0.3, 0.22, 20);
  const hollows = createGrid(space, 1.1, 0.7, 20);
  const grit = createGrid(space, 0.04);
  const threads = createGrid(space, body.mottle_in * 2.4, body.mottle_in * 1.3, 24);
  const hit = createCellHit();
  const seeds = seedsOf(seed);
  const shellsShown = body.flecks * visible(body.fleck_in * 0.6, pixel_in);
  const poresShown = body.pores * visible(0.1, pixel_in);
  const gritShown = 0.03 + 0.05 * visible(0.05, pixel_in);
  return cutFace((x, y, _edge, point) => {
    const drift = cloudAt(clouds, seeds[0]!, x, y);
    const patch = cloudAt(patches, seeds[1]!, x, y);
    paint(point, ground);
    glaze(point, cloud, body.mottle * smoothstep(-0.6, 0.8, drift + 0.5 * patch));
    const thread = Math.abs(cloudAt(threads, seeds[6]!, x, y) + 0.05 * patch);
    glaze(
      point,
      drift > 0 ? fleck : cloud,
      0.4 * body.mottle * (1 - smoothstep(0, 0.03 + 0.02 * drift, thread)),
    );
    if (shellsShown > 0) {
      const bent = body.fleck_in * 0.6 * cloudAt(bend, seeds[2]!, x, y);
      cellAt(shells, seeds[3]!, x + bent, y + bent, 1, hit);
      const chance = (hit.id & 255) / 255;
      // A fossil shows as a broken crescent, not as a spot.
      const ring = Math.abs(hit.nearest - 0.16 - 0.2 * chance);
      const crescent =
        (1 - smoothstep(0.02, 0.14, ring)) * smoothstep(-0.5, 0.4, hit.du * (chance - 0.5) * 8 + hit.dv);
      const spot = 1 - smoothstep(0.05, 0.2 + 0.2 * chance, hit.nearest);
      const shown = chance < body.flecks * 0.75 ? (hit.id & 256 ? crescent : spot * 0.8) : 0;
      glaze(point, fleck, 0.62 * shellsShown * shown);
    }
    const grain = grainAt(grit, seeds[4]!, x, y);
    brighten(point, 1 + gritShown * grain + 0.08 * patch);
    if (poresShown > 0) {
      const hollow = cloudAt(hollows, seeds[7]!, x, y);
      const pore = smoothstep(0.4, 0.62, cloudAt(pores, seeds[5]!, x, y) + 0.4 * hollow) * poresShown;
      brighten(point, 1 - 0.3 * pore);
      point[HEIGHT]! -= 0.07 * pore;
    }
    point[HEIGHT]! += 0.0006 * grain;
  });
}
