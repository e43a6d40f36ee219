import { hash3 } from "./random.ts";

/** A rectangle that a pattern must repeat over, or null where it may go on for ever (inside single pieces). */
export type Space = { width_in: number; height_in: number } | null;

/**
 * A grid laid over the plane, turned and stretched, on whose points noise takes its chance values. In a space
 * that repeats, the grid is bent slightly so that whole numbers of steps fit, and its points are counted modulo
 * the repeat (Hermite normal form of the repeat vectors), so noise of any direction closes without a seam.
 */
export interface Grid {
  ux: number;
  uy: number;
  vx: number;
  vy: number;
  /** Zero columns: no repeat. */
  columns: number;
  rows: number;
  skew: number;
}

/** A grid with steps of `along_in` in that direction (clockwise from the horizontal) and `across_in` across it. */
export function createGrid(space: Space, along_in: number, across_in = along_in, direction_deg = 0): Grid {
  const angle = (direction_deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const free = {
    ux: cos / along_in,
    uy: sin / along_in,
    vx: -sin / across_in,
    vy: cos / across_in,
  };
  if (!space) return { ...free, columns: 0, rows: 0, skew: 0 };
  const { width_in, height_in } = space;
  let a = Math.round(free.ux * width_in);
  const b = Math.round(free.uy * height_in);
  const c = Math.round(free.vx * width_in);
  let d = Math.round(free.vy * height_in);
  if (a * d - b * c === 0) {
    a += Math.sign(a || 1);
    d += Math.sign(d || 1);
  }
  return {
    ux: a / width_in,
    uy: b / height_in,
    vx: c / width_in,
    vy: d / height_in,
    ...wrapOf(a, b, c, d),
  };
}

/** Normal form of the lattice spanned by (a, c) and (b, d): points repeat by (columns, 0) and (skew, rows). */
export function wrapOf(a: number, b: number, c: number, d: number) {
  let [r0, s0, t0] = [c, 1, 0];
  let [r1, s1, t1] = [d, 0, 1];
  while (r1 !== 0) {
    const q = Math.trunc(r0 / r1);
    [r0, r1] = [r1, r0 - q * r1];
    [s0, s1] = [s1, s0 - q * s1];
    [t0, t1] = [t1, t0 - q * t1];
  }
  const rows = Math.abs(r0);
  const sign = r0 < 0 ? -1 : 1;
  return {
    columns: Math.abs((a * d - b * c) / r0),
    rows,
    skew: sign * (s0 * a + t0 * b),
  };
}

const gradients = new Float64Array(512);
for (let index = 0; index < 256; index += 1) {
  gradients[2 * index] = Math.cos((index / 256) * 2 * Math.PI) * 1.55;
  gradients[2 * index + 1] = Math.sin((index / 256) * 2 * Math.PI) * 1.55;
}

const chance = new Uint16Array(8192);
for (let index = 0; index < 4096; index += 1) {
  chance[index] = hash3(index, 17, 3) & 4095;
  chance[index + 4096] = chance[index]!;
}

/** 0..4095 by chance for a grid point. */
function pointChance(column: number, row: number, salt: number): number {
  return chance[chance[(column ^ salt) & 4095]! + ((row + (salt >> 12)) & 4095)]!;
}

/** The row's number, and how far its columns are shifted, once counted modulo the grid's repeat. */
function foldRow(grid: Grid, row: number, scale: number): number {
  return Math.floor(row / (grid.rows * scale));
}

/** Gradient noise, about -1..1, smooth, one feature per grid step divided by `scale` (a whole number). */
export function noiseAt(grid: Grid, seed: number, x: number, y: number, scale = 1): number {
  const u = (x * grid.ux + y * grid.uy) * scale;
  const v = (x * grid.vx + y * grid.vy) * scale;
  let i0 = Math.floor(u) | 0;
  let j0 = Math.floor(v) | 0;
  const fu = u - i0;
  const fv = v - j0;
  let i1 = i0 + 1;
  let j1 = j0 + 1;
  let i2 = i0;
  let i3 = i1;
  if (grid.columns !== 0) {
    const columns = (grid.columns * scale) | 0;
    const shift = (grid.skew * scale) | 0;
    const upper = foldRow(grid, j0, scale) | 0;
    const lower = foldRow(grid, j1, scale) | 0;
    const rows = (grid.rows * scale) | 0;
    j0 -= upper * rows;
    j1 -= lower * rows;
    i2 -= lower * shift;
    i0 -= upper * shift;
    i2 -= Math.floor(i2 / columns) * columns;
    i0 -= Math.floor(i0 / columns) * columns;
    i1 = i0 + 1 === columns ? 0 : i0 + 1;
    i3 = i2 + 1 === columns ? 0 : i2 + 1;
  }
  const g00 = (pointChance(i0, j0, seed) & 255) << 1;
  const g10 = (pointChance(i1, j0, seed) & 255) << 1;
  const g01 = (pointChance(i2, j1, seed) & 255) << 1;
  const g11 = (pointChance(i3, j1, seed) & 255) << 1;
  const n00 = gradients[g00]! * fu + gradients[g00 + 1]! * fv;
  const n10 = gradients[g10]! * (fu - 1) + gradients[g10 + 1]! * fv;
  const n01 = gradients[g01]! * fu + gradients[g01 + 1]! * (fv - 1);
  const n11 = gradients[g11]! * (fu - 1) + gradients[g11 + 1]! * (fv - 1);
  const su = fu * fu * fu * (fu * (fu * 6 - 15) + 10);
  const sv = fv * fv * fv * (fv * (fv * 6 - 15) + 10);
  const top = n00 + su * (n10 - n00);
  const bottom = n01 + su * (n11 - n01);
  return top + sv * (bottom - top);
}

/** Baked noise: small enough to stay in the processor cache. */
const bakedSize = 512;
const cloudCells = 32;
const grainCells = 64;
let bakedGrain: Float32Array | null = null;
let bakedCloud: Float32Array | null = null;

function octaves(grid: Grid, seed: number, x: number, y: number): number {
  return (
    (noiseAt(grid, seed, x, y, 1) +
      0.5 * noiseAt(grid, seed + 7919, x, y, 2) +
      0.25 * noiseAt(grid, seed + 15838, x, y, 4) +
      0.125 * noiseAt(grid, seed + 23757, x, y, 8)) *
    0.7
  );
}

function bake(
  cells: number,
  point: (grid: Grid, seed: number, x: number, y: number) => number,
): Float32Array {
  const grid = createGrid({ width_in: cells, height_in: cells }, 1);
  const step = cells / bakedSize;
  const baked = new Float32Array(bakedSize * bakedSize);
  for (let row = 0; row < bakedSize; row += 1) {
    for (let column = 0; column < bakedSize; column += 1) {
      baked[row * bakedSize + column] = point(grid, 4711, column * step, row * step);
    }
  }
  return baked;
}

/** `perStep` picture elements of the baked noise to a step of the grid. */
function lookUp(
  baked: Float32Array,
  perStep: number,
  grid: Grid,
  seed: number,
  x: number,
  y: number,
): number {
  const u = (x * grid.ux + y * grid.uy) * perStep + (seed & 511);
  const v = (x * grid.vx + y * grid.vy) * perStep + ((seed >> 9) & 511);
  const i = Math.floor(u) | 0;
  const j = Math.floor(v) | 0;
  const fu = u - i;
  const left = i & 511;
  const right = (i + 1) & 511;
  const upper = (j & 511) << 9;
  const lower = ((j + 1) & 511) << 9;
  const top = baked[upper + left]! + fu * (baked[upper + right]! - baked[upper + left]!);
  const bottom = baked[lower + left]! + fu * (baked[lower + right]! - baked[lower + left]!);
  return top + (v - j) * (bottom - top);
}

/**
 * Four octaves of noise, about -1..1. Where the plane does not repeat it is sampled from a baked picture of 32 steps,
 * several times faster than computing it; fine for color, too faceted for the relief of a glossy face.
 */
export function cloudAt(grid: Grid, seed: number, x: number, y: number): number {
  if (grid.columns !== 0) return octaves(grid, seed, x, y);
  bakedCloud ??= bake(cloudCells, octaves);
  return lookUp(bakedCloud, bakedSize / cloudCells, grid, seed, x, y);
}

/** As `noiseAt`, read from a baked picture where it can be. */
export function grainAt(grid: Grid, seed: number, x: number, y: number): number {
  if (grid.columns !== 0) return noiseAt(grid, seed, x, y);
  bakedGrain ??= bake(grainCells, noiseAt);
  return lookUp(bakedGrain, bakedSize / grainCells, grid, seed, x, y);
}

/**
 * Streaks along y, about -1..1: columns `across_in` wide whose values change every `along_in`, each column starting
 * at its own place, so that no rows show as they do in stretched noise.
 */
export function streakAt(seed: number, x: number, y: number, across_in: number, along_in: number): number {
  const u = x / across_in;
  const column = Math.floor(u) | 0;
  const fu = u - column;
  const v = y / along_in;
  const left = columnAt(seed, column, v);
  return left + fu * fu * (3 - 2 * fu) * (columnAt(seed, column + 1, v) - left);
}

function columnAt(seed: number, column: number, v: number): number {
  const phase = chance[(column ^ seed) & 4095]!;
  const place = v + phase * 0.731;
  const row = Math.floor(place) | 0;
  const fv = place - row;
  const upper = chance[(phase + row) & 4095]!;
  const lower = chance[(phase + row + 1) & 4095]!;
  return (upper + fv * fv * (3 - 2 * fv) * (lower - upper)) / 2048 - 1;
}

/** What `cellAt` found: distances in grid steps and the hash of the nearest cell. */
export interface CellHit {
  nearest: number;
  second: number;
  id: number;
  secondId: number;
  /** Vector from the cell's seed to the point, in grid steps. */
  du: number;
  dv: number;
}

export function createCellHit(): CellHit {
  return { nearest: 0, second: 0, id: 0, secondId: 0, du: 0, dv: 0 };
}

/** Cellular (Voronoi) noise: the nearest and second nearest of one chance seed per grid cell. */
export function cellAt(
  grid: Grid,
  seed: number,
  x: number,
  y: number,
  jitter: number,
  hit: CellHit,
  scale = 1,
): void {
  const u = (x * grid.ux + y * grid.uy) * scale;
  const v = (x * grid.vx + y * grid.vy) * scale;
  const i = Math.floor(u) | 0;
  const j = Math.floor(v) | 0;
  let nearest = 1e9;
  let second = 1e9;
  let id = 0;
  let secondId = 0;
  let du = 0;
  let dv = 0;
  const columns = (grid.columns * scale) | 0;
  for (let row = j - 1; row <= j + 1; row += 1) {
    const turns = columns === 0 ? 0 : foldRow(grid, row, scale) | 0;
    const wrappedRow = row - turns * grid.rows * scale;
    let wrapped = i - 1 - turns * grid.skew * scale;
    if (columns !== 0) wrapped -= Math.floor(wrapped / columns) * columns;
    for (let column = i - 1; column <= i + 1; column += 1) {
      const h = pointChance(wrapped, wrappedRow, seed);
      wrapped = wrapped + 1 === columns ? 0 : wrapped + 1;
      const pu = u - column - 0.5 - jitter * (h / 4096 - 0.5);
      const pv = v - row - 0.5 - jitter * (chance[h ^ 0x5a5]! / 4096 - 0.5);
      const distance = pu * pu + pv * pv;
      if (distance < nearest) {
        second = nearest;
        secondId = id;
        nearest = distance;
        id = h;
        du = pu;
        dv = pv;
      } else if (distance < second) {
        second = distance;
        secondId = h;
      }
    }
  }
  hit.nearest = Math.sqrt(nearest);
  hit.second = Math.sqrt(second);
  hit.id = id;
  hit.secondId = secondId;
  hit.du = du;
  hit.dv = dv;
}

/** Seed for one of a body's fields. */
export function fieldSeed(seed: number, index: number): number {
  return hash3(seed | 0, index, 0x3d) | 0;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
