import type { DataTexture } from "three";
import { fractalNoise, hash, valueNoise } from "./noise.ts";
import { texture } from "./textures.ts";

/** How a cloth, leather or plaited stuff is made; each has one relief and one lightness map, shared by all colors. */
export type Weave =
  | "linen"
  | "tweed"
  | "boucle"
  | "velvet"
  | "leather"
  | "canvas"
  | "terry"
  | "knit"
  | "wicker"
  | "pile";

/** Inches of one repeat. */
export const weaveRepeat: Record<Weave, number> = {
  linen: 6,
  tweed: 6,
  boucle: 8,
  velvet: 12,
  leather: 10,
  canvas: 5,
  terry: 4,
  knit: 5,
  wicker: 5,
  pile: 8,
};

const SIDE = 256;

/** Height from 0 to 1 and lightness about 1 at a place of the repeat. */
type Relief = (u: number, v: number) => readonly [height: number, light: number];

/** Plain weave of `n` threads: the upper thread's round back, each thread a little different. */
function plain(n: number, slub: number, mottle: number, streak = 0): Relief {
  return (u, v) => {
    const i = Math.floor(u * n);
    const j = Math.floor(v * n);
    const fu = u * n - i - 0.5;
    const fv = v * n - j - 0.5;
    const over = (i + j) % 2 === 0;
    const [across, along] = over ? [fu, fv] : [fv, fu];
    const back = Math.sqrt(Math.max(0, 1 - (across * 1.9) ** 2)) * (1 - along * along * 1.1);
    const warp = valueNoise(i, v * 7, n, 7, 3);
    const weft = valueNoise(u * 7, j, 7, n, 5);
    const thread = over ? warp : weft;
    const soft = fractalNoise(u * 5, v * 5, 5, 5, 21, 3) - 0.5;
    const thick = streak * (slubs(u, v, 3) + slubs(v, u, 9));
    return [
      back * (0.75 + 0.25 * thread) + thick * 2,
      0.9 + 0.12 * back + (thread - 0.5) * slub + soft * mottle + thick,
    ];
  };
}

/** Short thick places of single threads, as linen has them: 0 between them, up to 1 in them. */
function slubs(along: number, across: number, seed: number): number {
  return Math.max(0, valueNoise(along * 9, across * 48, 9, 48, seed) - 0.62) * 2.6;
}

const twill: Relief = (u, v) => {
  const n = 56;
  const i = Math.floor(u * n);
  const j = Math.floor(v * n);
  const over = (i + j) % 4 < 2;
  const fu = u * n - i - 0.5;
  const fv = v * n - j - 0.5;
  const back = over ? Math.cos(fu * Math.PI) : Math.cos(fv * Math.PI);
  const tint = hash(over ? i : i + 91, Math.floor((over ? v : u) * 22), over ? 3 : 7);
  const soft = fractalNoise(u * 6, v * 6, 6, 6, 9, 2) - 0.5;
  return [Math.max(0, back) * (over ? 1 : 0.7), 0.86 + 0.1 * back + (tint - 0.5) * 0.42 + soft * 0.1];
};

const loops = (cells: number, depth: number): Relief => {
  return (u, v) => {
    const wu = u + (fractalNoise(u * 12, v * 12, 12, 12, 31, 2) - 0.5) * 0.05;
    const wv = v + (fractalNoise(u * 12, v * 12, 12, 12, 37, 2) - 0.5) * 0.05;
    let best = 9;
    let lift = 0;
    const cu = Math.floor(wu * cells);
    const cv = Math.floor(wv * cells);
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const ku = (((cu + i) % cells) + cells) % cells;
        const kv = (((cv + j) % cells) + cells) % cells;
        const du = wu * cells - cu - i - 0.15 - hash(ku, kv, 3) * 0.7;
        const dv = wv * cells - cv - j - 0.15 - hash(ku, kv, 5) * 0.7;
        const d = du * du + dv * dv;
        if (d < best) {
          best = d;
          lift = hash(ku, kv, 11);
        }
      }
    const h = Math.max(0, 1 - best * 1.25) ** 0.7 * (0.55 + 0.45 * lift);
    const strand = valueNoise(u * cells * 4, v * cells * 4, cells * 4, cells * 4, 13) - 0.5;
    return [h + strand * 0.12, 0.84 + h * depth + (lift - 0.5) * 0.08 + strand * 0.05];
  };
};

const nap: Relief = (u, v) => {
  const soft = fractalNoise(u * 4, v * 6, 4, 6, 3, 4) - 0.5;
  const fine = valueNoise(u * 150, v * 190, 150, 190, 5) - 0.5;
  return [0.5 + soft * 0.9 + fine * 0.1, 0.98 + soft * 0.22 + fine * 0.04];
};

const hide: Relief = (u, v) => {
  const cells = 64;
  let first = 9;
  let second = 9;
  const wu = u + (fractalNoise(u * 8, v * 8, 8, 8, 3, 2) - 0.5) * 0.05;
  const wv = v + (fractalNoise(u * 8, v * 8, 8, 8, 4, 2) - 0.5) * 0.05;
  const cu = Math.floor(wu * cells);
  const cv = Math.floor(wv * cells);
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const ku = (((cu + i) % cells) + cells) % cells;
      const kv = (((cv + j) % cells) + cells) % cells;
      const d = Math.hypot(wu * cells - cu - i - hash(ku, kv, 3), wv * cells - cv - j - hash(ku, kv, 5));
      if (d < first) {
        second = first;
        first = d;
      } else if (d < second) second = d;
    }
  const pebble = Math.min(1, (second - first) * 2.4);
  const broad = fractalNoise(u * 3, v * 3, 3, 3, 17, 4) - 0.5;
  const fold = Math.max(0, 1 - Math.abs(fractalNoise(u * 5, v * 4, 5, 4, 27, 3) - 0.5) * 26);
  return [pebble * 0.3 + broad * 1.4 - fold * 0.3, 0.95 + pebble * 0.05 + broad * 0.22 - fold * 0.07];
};

/** Cables of two strands between columns of plain stitches. */
const cables: Relief = (u, v) => {
  const fuzz = valueNoise(u * 150, v * 150, 150, 150, 5) - 0.5;
  const panel = (u * 2) % 1;
  const x = (panel - 0.32) / 0.2;
  let h = 0;
  for (const turn of [0, Math.PI]) {
    const phase = v * Math.PI * 2 * 3 + turn;
    const off = (x - 0.55 * Math.sin(phase)) / 0.5;
    const strand = Math.sqrt(Math.max(0, 1 - off * off)) * (0.8 + 0.2 * Math.cos(phase));
    h = Math.max(h, strand);
  }
  const inCable = Math.abs(x) < 1.1;
  const column = ((panel - 0.56) / 0.44) * 5;
  const f = column - Math.floor(column);
  const rows = v * 26 + Math.abs(f - 0.5) * 1.2;
  const stitch = Math.abs(Math.sin(Math.PI * rows));
  const plainStitch = (0.2 + 0.3 * Math.abs(Math.sin(Math.PI * f))) * (0.6 + 0.4 * stitch);
  const twist = Math.abs(Math.sin(Math.PI * (v * 40 + x * 1.6)));
  const height = inCable ? Math.max(0.1, h * (0.9 + 0.1 * twist)) : plainStitch;
  return [height + fuzz * 0.08, 0.72 + 0.26 * height + fuzz * 0.06];
};

const plaited: Relief = (u, v) => {
  const n = 10;
  const i = Math.floor(u * n);
  const row = Math.floor(v * n * 2);
  const over = (i + row) % 2 === 0;
  const fu = u * n - i - 0.5;
  const fv = v * n * 2 - row - 0.5;
  const bow = over ? Math.cos(fu * Math.PI) : 0.25 + 0.15 * Math.cos(fu * Math.PI * 2);
  const strand = Math.sqrt(Math.max(0, 1 - (fv * 2) ** 2));
  const fibre = valueNoise(u * 40, v * 300, 40, 300, 7) - 0.5;
  const tint = hash(over ? row : i, over ? i : row, 3) - 0.5;
  const h = strand * (0.35 + 0.65 * bow);
  return [h, 0.5 + 0.5 * h + tint * 0.16 + fibre * 0.14];
};

const reliefs: Record<Weave, Relief> = {
  linen: plain(60, 0.2, 0.09, 0.13),
  tweed: twill,
  boucle: loops(26, 0.2),
  velvet: nap,
  leather: hide,
  canvas: plain(64, 0.09, 0.04),
  terry: loops(34, 0.18),
  knit: cables,
  wicker: plaited,
  pile: loops(40, 0.26),
};

const steep: Record<Weave, number> = {
  linen: 1.1,
  tweed: 1.1,
  boucle: 2.2,
  velvet: 0.5,
  leather: 0.55,
  canvas: 0.8,
  terry: 2,
  knit: 4.5,
  wicker: 2.4,
  pile: 2.2,
};

const woven = new Map<Weave, Float32Array>();

function weave(kind: Weave): Float32Array {
  const known = woven.get(kind);
  if (known) return known;
  const field = new Float32Array(SIDE * SIDE * 2);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      field.set(reliefs[kind]((x + 0.5) / SIDE, (y + 0.5) / SIDE), (y * SIDE + x) * 2);
  woven.set(kind, field);
  return field;
}

/** Lightness of a weave, to be multiplied by its color. */
export function weaveShade(kind: Weave): DataTexture {
  return texture(`weave-${kind}`, SIDE, SIDE, true, (u, v) => {
    const light = weave(kind)[at(u, v) + 1]!;
    // Lightness is meant in linear light; the map is stored as the screen shows it.
    const shown = Math.max(0, Math.min(1, light)) ** (1 / 1.6);
    return [shown, shown, shown];
  });
}

/** Relief of a weave as a normal map. */
export function weaveNormals(kind: Weave): DataTexture {
  return texture(`relief-${kind}`, SIDE, SIDE, false, (u, v) => {
    const field = weave(kind);
    const step = 1 / SIDE;
    const dx = (field[at(u + step, v)]! - field[at(u - step, v)]!) * steep[kind];
    const dy = (field[at(u, v + step)]! - field[at(u, v - step)]!) * steep[kind];
    const length = Math.hypot(dx, dy, 1);
    return [(-dx / length) * 0.5 + 0.5, (-dy / length) * 0.5 + 0.5, (1 / length) * 0.5 + 0.5];
  });
}

function at(u: number, v: number): number {
  const x = Math.floor((((u % 1) + 1) % 1) * SIDE);
  const y = Math.floor((((v % 1) + 1) % 1) * SIDE);
  return (y * SIDE + x) * 2;
}
