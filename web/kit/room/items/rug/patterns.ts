import { Color, type DataTexture, type Texture } from "three";
import { fractalNoise, hash } from "../parts/noise.ts";
import { texture } from "../parts/textures.ts";

type Rgb = [number, number, number];

/** Colors of a rug by finish: field, second color, line, light. */
const ways: Record<string, readonly [string, string, string, string]> = {
  "wool-ivory": ["#e9e2d3", "#d6cab4", "#4a443c", "#f4efe4"],
  "wool-gray": ["#b5b2ab", "#8d8c89", "#4c4d50", "#dcd9d2"],
  "wool-rust": ["#a45b3f", "#6b3a36", "#2f3440", "#dcc09a"],
  "wool-indigo": ["#43526b", "#27324a", "#a98660", "#cfc8b8"],
  "wool-sage": ["#a3a98f", "#7d866c", "#5b4f42", "#ddd8c4"],
  jute: ["#c2a271", "#a98654", "#6f5634", "#e3d2ac"],
};

const rgb = (hex: string): Rgb => {
  const color = new Color(hex).convertLinearToSRGB();
  return [color.r, color.g, color.b];
};
const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The second color of a rug by its finish. */
export const secondDye = (finish: string): string => (ways[finish] ?? ways["wool-ivory"]!)[1];

/** The picture of a whole rug, as woven. */
export function rugPattern(pattern: string, finish: string, w: number, d: number): DataTexture {
  const [field, second, line, light] = (ways[finish] ?? ways["wool-ivory"]!).map(rgb) as [Rgb, Rgb, Rgb, Rgb];
  const side = 320;
  const tall = Math.round(side * Math.min(2.4, d / w));
  return texture(`rug-${pattern}-${finish}-${w}-${d}`, side, tall, true, (u, v) => {
    const x = (u - 0.5) * w;
    const z = (v - 0.5) * d;
    // Yarn by yarn the dye takes differently, in bands across the loom.
    const pileLies = (fractalNoise(u * 5, v * 7, 5, 7, 13, 3) - 0.5) * 0.1;
    const abrash =
      pileLies +
      (fractalNoise(3, v * 9, 16, 16, 5, 3) - 0.5) * 0.12 +
      (hash(Math.floor(u * side), Math.floor(v * tall), 3) - 0.5) * 0.07;
    const base = paint(pattern, x, z, w, d, { field, second, line, light });
    const worn =
      pattern === "vintage" || pattern === "medallion"
        ? Math.max(0, fractalNoise(u * 7, v * 9, 7, 9, 31, 4) - 0.45) * 1.7
        : 0;
    const color = mix(base, light, Math.min(0.75, worn));
    return [color[0] + abrash, color[1] + abrash, color[2] + abrash];
  });
}

type Dyes = { field: Rgb; second: Rgb; line: Rgb; light: Rgb };

function paint(pattern: string, x: number, z: number, w: number, d: number, c: Dyes): Rgb {
  if (pattern === "stripe") {
    const t = (((z + 600) / 12) % 1) * 12;
    return t < 1.2 || (t > 6 && t < 6.6) ? c.line : t > 8 && t < 10.4 ? c.second : c.field;
  }
  if (pattern === "diamond") {
    const cell = 15;
    const a = Math.abs((((x + z * 0.6 + 900) / cell) % 1) - 0.5);
    const b = Math.abs((((x - z * 0.6 + 900) / cell) % 1) - 0.5);
    const wobble = (fractalNoise(x * 0.2 + 90, z * 0.2 + 90, 997, 991, 3, 2) - 0.5) * 0.03;
    return Math.min(a, b) + wobble < 0.032 ? c.line : c.field;
  }
  if (pattern === "check") {
    const i = Math.floor((x + 600) / 9) + Math.floor((z + 600) / 9);
    return i % 2 ? c.second : c.field;
  }
  if (pattern === "border") {
    const edge = Math.min(w / 2 - Math.abs(x), d / 2 - Math.abs(z));
    return edge > 5 && edge < 6 ? c.line : edge > 6.8 && edge < 7.2 ? c.line : edge < 5 ? c.second : c.field;
  }
  if (pattern === "arc") {
    const cell = 16;
    const row = Math.floor((z + 960) / (cell / 2));
    const cx = ((x + 960 + (row % 2 ? cell / 2 : 0)) % cell) - cell / 2;
    const cz = (z + 960) % (cell / 2);
    const r = Math.hypot(cx, cz);
    return Math.abs(r - 7) < 0.6 || Math.abs(r - 4.6) < 0.4 ? c.second : c.field;
  }
  return persian(x, z, w, d, c);
}

/** Borders with rosettes, a field with a lattice of flowers, and a medallion. */
function persian(x: number, z: number, w: number, d: number, c: Dyes): Rgb {
  const edge = Math.min(w / 2 - Math.abs(x), d / 2 - Math.abs(z));
  const wide = Math.min(w, d) * 0.13;
  if (edge < 1.2) return c.second;
  const lineAt = (at: number) => Math.abs(edge - at) < 0.35;
  if (lineAt(2) || lineAt(wide - 1) || lineAt(wide + 1) || lineAt(wide * 0.28)) return c.line;
  if (edge < wide) {
    const onLong = w / 2 - Math.abs(x) < d / 2 - Math.abs(z);
    const s = onLong ? z : x;
    const across = edge - wide * 0.64;
    const step = wide * 0.95;
    const t = ((((s + 40 * step) % step) + step) % step) - step / 2;
    const r = Math.hypot(t, across);
    const petal = 0.7 + 0.3 * Math.cos(6 * Math.atan2(across, t));
    if (r < wide * 0.25 * petal) return r < wide * 0.09 ? c.light : c.field;
    if (edge < wide * 0.28) return Math.floor((s + 600) / 2.4) % 2 ? c.field : c.second;
    const vine = Math.abs(across - Math.sin((s / step) * Math.PI * 2) * wide * 0.2);
    return vine < 0.55 ? c.light : c.second;
  }
  const [ax, az] = [Math.abs(x), Math.abs(z)];
  const m = (ax / (w * 0.3)) ** 1.35 + (az / (d * 0.34)) ** 1.35;
  const star = 0.1 * Math.cos(10 * Math.atan2(z / d, x / w));
  if (m + star < 1) {
    if (m + star > 0.92) return c.line;
    if (m + star > 0.84) return c.light;
    if (m + star * 2 < 0.16) return m < 0.05 ? c.light : c.field;
    return flowers(x, z, 7.5, c.second, c.field, c.light, 11);
  }
  const corner = ((w / 2 - wide - ax) / (w * 0.22)) ** 1.2 + ((d / 2 - wide - az) / (d * 0.18)) ** 1.2;
  if (corner < 1) return corner > 0.9 ? c.line : flowers(x, z, 6.5, c.second, c.light, c.field, 17);
  return flowers(x, z, 9, c.field, c.light, c.second, 3);
}

function flowers(
  x: number,
  z: number,
  cell: number,
  ground: Rgb,
  petalColor: Rgb,
  leafColor: Rgb,
  seed: number,
): Rgb {
  const sx = Math.abs(x);
  const sz = Math.abs(z);
  const row = Math.floor(sz / cell);
  const ox = sx + (row % 2 ? cell / 2 : 0);
  const column = Math.floor(ox / cell);
  const fx = ox - column * cell - cell / 2;
  const fz = sz - row * cell - cell / 2;
  const r = Math.hypot(fx, fz);
  const petals = 0.62 + 0.38 * Math.cos((4 + Math.floor(hash(column, row, seed) * 3)) * Math.atan2(fz, fx));
  if (r < cell * 0.26 * petals) return r < cell * 0.08 ? ground : petalColor;
  const stem = Math.abs(fx - Math.sin((fz / cell) * 6.28) * cell * 0.2);
  return stem < cell * 0.045 ? leafColor : ground;
}

const clones = new Map<string, Texture>();

/** The same texture laid with another repeat; made once for each, its pixels shared. */
export function sized(source: DataTexture, across: number, along: number): Texture {
  const key = `${source.uuid}-${across.toFixed(2)}-${along.toFixed(2)}`;
  const known = clones.get(key);
  if (known) return known;
  const clone = source.clone();
  clone.repeat.set(across, along);
  clone.needsUpdate = true;
  clones.set(key, clone);
  return clone;
}
