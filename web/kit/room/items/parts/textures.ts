import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from "three";
import { fractalNoise, hash, valueNoise } from "./noise.ts";

/** Textures are made once and shared by all models; they are never disposed. */
const made = new Map<string, DataTexture>();

export function texture(
  key: string,
  width: number,
  height: number,
  srgb: boolean,
  pixel: (u: number, v: number) => number[],
): DataTexture {
  const known = made.get(key);
  if (known) return known;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [r = 0, g = 0, b = 0] = pixel((x + 0.5) / width, (y + 0.5) / height);
      const at = (y * width + x) * 4;
      data[at] = clamp(r);
      data[at + 1] = clamp(g);
      data[at + 2] = clamp(b);
      data[at + 3] = 255;
    }
  }
  const result = new DataTexture(data, width, height);
  result.wrapS = RepeatWrapping;
  result.wrapT = RepeatWrapping;
  result.magFilter = LinearFilter;
  result.minFilter = LinearMipmapLinearFilter;
  result.generateMipmaps = true;
  result.anisotropy = 8;
  if (srgb) result.colorSpace = SRGBColorSpace;
  result.needsUpdate = true;
  made.set(key, result);
  return result;
}

const clamp = (v: number) => Math.max(0, Math.min(255, Math.round(v * 255)));

type Rgb = readonly [number, number, number];

const mix = (a: Rgb, b: Rgb, t: number): [number, number, number] => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export type WoodLook = { light: Rgb; dark: Rgb; pore: Rgb; rings: number; wave: number; wear?: number };

/** Boards' face, u across and v along the grain; one repeat is 16 by 48 inches. */
export function woodTexture(key: string, look: WoodLook): DataTexture {
  return texture(`wood-${key}`, 256, 512, true, (u, v) => {
    const drift = fractalNoise(u * 3, v * 2, 3, 2, 5, 3) * look.wave;
    const ring = u * look.rings + drift * look.rings;
    const phase = ring - Math.floor(ring);
    const late = Math.min(1, phase ** 2.2 * 1.15) * (1 - Math.max(0, phase - 0.93) * 14);
    const streak = valueNoise(u * 96, v * 3, 96, 3, 11);
    const fine = valueNoise(u * 200, v * 10, 200, 10, 23);
    const pore = Math.max(0, fine - 0.66) * 2.2 * (0.35 + late * 0.65);
    const broad = fractalNoise(u * 2, v, 2, 1, 71, 2);
    const worn = look.wear ? Math.max(0, fractalNoise(u * 24, v * 3, 24, 3, 91, 3) - 0.52) * look.wear : 0;
    const body = mix(look.light, look.dark, late * 0.55 + streak * 0.22 + (broad - 0.5) * 0.35);
    const open = mix(body, look.pore, Math.min(0.75, pore));
    return mix(open, [0.8, 0.78, 0.74], worn);
  });
}

/** White marble with gray veins that fork and fade; one repeat is 60 inches. */
export function marbleTexture(): DataTexture {
  return texture("marble", 512, 512, true, (u, v) => {
    const wx = fractalNoise(u * 4, v * 4, 4, 4, 3, 4) - 0.5;
    const wy = fractalNoise(u * 4, v * 4, 4, 4, 9, 4) - 0.5;
    const s = u + wx * 0.42;
    const t = v + wy * 0.42;
    const vein = (scale: number, seed: number, width: number) => {
      const n = fractalNoise((s + t * 0.6) * scale, (t - s * 0.4) * scale * 0.6, 4096, 4096, seed, 3);
      return Math.max(0, 1 - Math.abs(n - 0.5) / width);
    };
    const strength = 0.25 + fractalNoise(u * 3, v * 3, 3, 3, 41, 2);
    const main = vein(3, 17, 0.022) ** 1.5 * strength;
    const hair = vein(7, 29, 0.014) * 0.35 * strength;
    const cloud = Math.max(0, fractalNoise(s * 3, t * 3, 4096, 4096, 53, 3) - 0.48) * 0.5;
    return mix([0.945, 0.94, 0.93], [0.5, 0.5, 0.51], Math.min(0.85, main * 0.75 + hair + cloud * 0.55));
  });
}

/** Engineered stone and granite composite: fine flecks about a base color; one repeat is 8 inches. */
export function fleckTexture(key: string, base: Rgb, light: number, dark: number): DataTexture {
  return texture(`fleck-${key}`, 256, 256, true, (u, v) => {
    const fine = hash(Math.floor(u * 256), Math.floor(v * 256), 7);
    const soft = valueNoise(u * 90, v * 90, 90, 90, 13);
    const up = fine > 0.93 ? light * (fine - 0.93) * 14 : 0;
    const down = fine < 0.07 ? dark * (0.07 - fine) * 14 : 0;
    const shade = (soft - 0.5) * (light + dark) * 0.5;
    return [base[0] + up - down + shade, base[1] + up - down + shade, base[2] + up - down + shade];
  });
}

/** Hammer marks as a normal map; one repeat is 6 inches. */
export function hammeredNormals(): DataTexture {
  const cells = 9;
  const bowl = (u: number, v: number) => {
    let nearest = 9;
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        const cx = Math.floor(u * cells) + i;
        const cy = Math.floor(v * cells) + j;
        const kx = (cx + cells) % cells;
        const ky = (cy + cells) % cells;
        const dx = u * cells - cx - 0.2 - hash(kx, ky, 3) * 0.6;
        const dy = v * cells - cy - 0.2 - hash(kx, ky, 5) * 0.6;
        nearest = Math.min(nearest, dx * dx + dy * dy);
      }
    }
    return Math.min(1, nearest);
  };
  return texture("hammered", 256, 256, false, (u, v) => {
    const step = 1 / 256;
    const dx = (bowl(u + step, v) - bowl(u - step, v)) * 1.6;
    const dy = (bowl(u, v + step) - bowl(u, v - step)) * 1.6;
    const length = Math.hypot(dx, dy, 1);
    return [(-dx / length) * 0.5 + 0.5, (-dy / length) * 0.5 + 0.5, (1 / length) * 0.5 + 0.5];
  });
}

/** Diamond knurling as a normal map; one repeat is one diamond. */
export function knurlNormals(): DataTexture {
  return texture("knurl", 64, 64, false, (u, v) => {
    const a = ((u + v) % 1) - 0.5;
    const b = ((u - v + 1) % 1) - 0.5;
    const slope = 0.8;
    const dx = (Math.sign(a) + Math.sign(b)) * 0.5 * slope;
    const dy = (Math.sign(a) - Math.sign(b)) * 0.5 * slope;
    const length = Math.hypot(dx, dy, 1);
    return [(dx / length) * 0.5 + 0.5, (dy / length) * 0.5 + 0.5, (1 / length) * 0.5 + 0.5];
  });
}

/** Plain woven linen: thread by thread lightness; one repeat is 2 inches. */
export function linenTexture(): DataTexture {
  return texture("linen", 128, 128, true, (u, v) => {
    const warp = Math.abs(Math.sin(u * Math.PI * 40)) * (0.75 + 0.25 * hash(Math.floor(u * 40), 1, 2));
    const weft = Math.abs(Math.sin(v * Math.PI * 40)) * (0.75 + 0.25 * hash(1, Math.floor(v * 40), 4));
    const n = 0.9 + 0.1 * (warp + weft) * 0.5 - 0.06 * valueNoise(u * 40, v * 3, 40, 3, 8);
    return [n * 0.96, n * 0.93, n * 0.87];
  });
}

/** Joints of wall tile, 6 by 3 inches in running bond, as a normal map; one repeat is 12 inches. */
export function wallTileNormals(): DataTexture {
  const joint = 0.006;
  const slope = (t: number) => (t < joint ? 0.8 : t > 1 - joint ? -0.8 : 0);
  return texture("wall-tile", 512, 512, false, (u, v) => {
    const course = Math.floor(v * 4);
    const along = (u * 2 + (course % 2) * 0.5) % 1;
    const up = (v * 4) % 1;
    const dx = slope(along * 0.5 > 0.25 ? 1 - (1 - along) * 0.5 : along * 0.5);
    const dy = slope(up * 0.25 > 0.125 ? 1 - (1 - up) * 0.25 : up * 0.25);
    const length = Math.hypot(dx, dy, 1);
    return [(-dx / length) * -0.5 + 0.5, (-dy / length) * -0.5 + 0.5, (1 / length) * 0.5 + 0.5];
  });
}

/** The grout of the same tile, gray between white; to be multiplied by the color of the tile. */
export function wallTileJoints(): DataTexture {
  const joint = 0.008;
  return texture("wall-tile-joints", 512, 512, true, (u, v) => {
    const course = Math.floor(v * 4);
    const along = ((u * 2 + (course % 2) * 0.5) % 1) * 0.5;
    const up = ((v * 4) % 1) * 0.25;
    const near = Math.min(along, 0.5 - along, up, 0.25 - up);
    const light =
      near < joint ? 0.76 : 0.985 + 0.015 * hash(course, Math.floor(u * 2 + (course % 2) * 0.5) % 2, 3);
    return [light, light, light * 0.995];
  });
}
