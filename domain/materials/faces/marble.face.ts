import { linearOf } from "../color.ts";
import type { MarbleBody, VeinSet } from "../material.ts";
import {
  type CellHit,
  cellAt,
  cloudAt,
  createCellHit,
  createGrid,
  fieldSeed,
  type Grid,
  grainAt,
  smoothstep,
} from "../noise.ts";
import { brighten, cutFace, type Face, type FaceSetting, glaze, type Point, paint, visible } from "./face.ts";

type Breccia = NonNullable<MarbleBody["breccia"]>;

interface VeinField {
  color: ReturnType<typeof linearOf>;
  across: Grid;
  sweep: Grid;
  bend: Grid;
  along: Grid;
  seed: number;
  vein: VeinSet;
  halo: number;
  /** Share of the spacing beyond which the vein and its halo have ended. */
  reach: number;
}

function veinField(setting: FaceSetting, vein: VeinSet, index: number): VeinField {
  const { space, seed } = setting;
  const { spacing_in: spacing, direction_deg: direction } = vein;
  return {
    vein,
    color: linearOf(vein.color),
    halo: vein.halo ?? 0,
    reach: reachOf(vein),
    seed: fieldSeed(seed, 20 + index * 8),
    across: createGrid(space, spacing * 4, spacing, direction),
    sweep: createGrid(space, spacing * 2.6, spacing * 1.7, direction),
    bend: createGrid(space, spacing * (0.7 + 0.9 * (1 - vein.wander)), spacing * 0.42, direction),
    along: createGrid(space, spacing * (1.6 + 5 * (1 - vein.wander)), spacing * 0.7, direction),
  };
}

function reachOf({ width_in, spacing_in, halo, wander }: VeinSet): number {
  const strands = 0.19 * spacing_in + width_in;
  const glow = halo ? 2.3 * (3.2 * width_in + 0.2) : 0;
  return Math.max(strands, 2.2 * width_in, glow) / spacing_in + 0.14 * wander;
}

/** Lays one set of veins: lines that wander, swell and fade, split in two strands and join again. */
function drawVeins(field: VeinField, x: number, y: number, pixel_in: number, point: Point): void {
  const { vein, across, seed } = field;
  const { wander, spacing_in: spacing } = vein;
  const low = cloudAt(field.sweep, seed, x, y);
  const rough = x * across.vx + y * across.vy + wander * 0.8 * low;
  // Most points are far from any vein of the set.
  if (Math.abs(rough - Math.round(rough)) > field.reach) return;
  const high = cloudAt(field.bend, seed + 1, x, y);
  const line = rough + wander * 0.17 * high;
  const place = line - Math.round(line);
  const swell = grainAt(field.along, seed + 2, x, y);
  const life = cloudAt(field.along, seed + 3, x, y);
  const alive = smoothstep(vein.fade * 1.1 - 0.75, vein.fade * 1.1 - 0.1, life + 0.25 * high);
  if (alive === 0 && field.halo === 0) return;
  const split = Math.max(0, grainAt(field.bend, seed + 4, x, y) + 0.15) * 0.16;
  const width = vein.width_in * (0.2 + 0.8 * smoothstep(-0.6, 0.8, swell));
  const shown = Math.max(width, pixel_in * 0.8);
  // One flank is crisp and the other runs out, as mineral fillings do.
  const first = place > 0 ? place * spacing : -place * spacing * 2.1;
  const second = Math.abs(place - split) * spacing * 1.7;
  const core = Math.max(1 - smoothstep(0, shown, first), 0.75 * (1 - smoothstep(0, shown * 0.7, second)));
  const halo =
    field.halo * 0.34 * Math.max(0, Math.exp((-Math.abs(place) * spacing) / (width * 3.2 + 0.2)) - 0.1);
  const amount =
    (core * Math.min(1, width / shown) * (0.7 + 0.3 * swell) * alive + halo * (0.25 + 0.75 * alive)) *
    vein.strength;
  glaze(point, field.color, Math.min(0.97, Math.max(0, amount)));
}

/** Fragments of the ground and the web of lines that joins them. */
interface PatchField {
  color: ReturnType<typeof linearOf>;
  grid: Grid;
  warp: Grid;
  fine: Grid;
  hit: CellHit;
  seed: number;
  size_in: number;
  strength: number;
}

function patchField(setting: FaceSetting, breccia: Breccia, direction_deg: number): PatchField {
  const { space, seed } = setting;
  const { size_in, strength } = breccia;
  return {
    color: linearOf(breccia.color),
    grid: createGrid(space, size_in * 1.5, size_in, direction_deg),
    warp: createGrid(space, size_in * 1.5),
    fine: createGrid(space, size_in * 0.2),
    hit: createCellHit(),
    seed: fieldSeed(seed, 3),
    size_in,
    strength,
  };
}

/** Gives each fragment its own tone and draws the seams between them. */
function drawPatches(patches: PatchField, x: number, y: number, pixel_in: number, point: Point): void {
  const { seed, hit, size_in: size } = patches;
  const wx = cloudAt(patches.warp, seed, x, y) * 0.9 * size;
  const wy = cloudAt(patches.warp, seed + 1, x, y) * 0.6 * size;
  cellAt(patches.grid, seed, x + wx, y + wy, 1, hit);
  const fine = cloudAt(patches.fine, seed + 2, x, y);
  // Some seams between the fragments have healed: the web has gaps, and thick and thin threads.
  const open = smoothstep(-0.35, 0.3, cloudAt(patches.warp, seed + 3, y, x));
  const border = (hit.second - hit.nearest) * size * (0.75 + 0.5 * fine);
  const width =
    (0.04 + 0.2 * (((hit.id ^ hit.secondId) & 7) / 7) ** 2 * Math.min(1.6, size / 4)) * (0.4 + 0.8 * open);
  const line =
    (1 - smoothstep(0, Math.max(width, pixel_in), border)) *
    (0.2 + 0.8 * open) *
    Math.min(1, (2 * width) / pixel_in);
  brighten(point, 1 + 0.12 * ((hit.id & 255) / 255 - 0.5));
  glaze(
    point,
    patches.color,
    patches.strength * (line * 0.9 + 0.2 * open * Math.exp(-border / (0.14 * size))),
  );
}

/** Polished stone with clouds and veins: marble, quartzite, onyx and what is made in their likeness. */
export function marbleFace(body: MarbleBody, setting: FaceSetting): Face {
  const { space, seed, pixel_in } = setting;
  const ground = linearOf(body.colors.ground);
  const cloud = linearOf(body.colors.cloud);
  const direction = body.veins[0]?.direction_deg ?? 0;
  const clouds = createGrid(space, body.cloud_in * 1.3, body.cloud_in, direction);
  const wisps = createGrid(space, body.cloud_in * 0.8, body.cloud_in * 0.24, direction);
  const flow = createGrid(space, body.cloud_in * 3.2, body.cloud_in * 2.2, 70);
  const sugar = createGrid(space, 0.045);
  const sugarShown = body.grain * 0.07 * visible(0.045, pixel_in);
  const veins = body.veins.map((vein, index) => veinField(setting, vein, index));
  const patches = body.breccia ? patchField(setting, body.breccia, direction) : null;
  const [s0, s1, s2] = [0, 1, 2].map((index) => fieldSeed(seed, index)) as [number, number, number];

  return cutFace((x, y, _edge, point) => {
    paint(point, ground);
    // The sediment was stirred before it set: the streaks bend and gather.
    const bend = body.cloud_in * cloudAt(flow, s0 + 1, x, y);
    const drift = cloudAt(clouds, s0, x + 0.8 * bend, y + 1.1 * bend);
    const wisp = cloudAt(wisps, s1, x - 0.5 * bend, y + 1.3 * bend);
    glaze(point, cloud, body.cloud * smoothstep(-0.55, 0.65, drift + 0.3 * wisp));
    if (patches) drawPatches(patches, x, y, pixel_in, point);
    for (let index = 0; index < veins.length; index += 1) drawVeins(veins[index]!, x, y, pixel_in, point);
    brighten(point, 1 + sugarShown * grainAt(sugar, s2, x, y) + 0.02 * wisp);
  });
}
