import { Color, MeshPhysicalMaterial } from "three";
import { fractalNoise } from "../parts/noise.ts";
import { texture } from "../parts/textures.ts";

type Rgb = [number, number, number];

const rgb = (hex: string): Rgb => {
  const color = new Color(hex).convertLinearToSRGB();
  return [color.r, color.g, color.b];
};
const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const inks = {
  paper: rgb("#efe9dc"),
  mat: rgb("#f6f4ee"),
  clay: rgb("#b9694a"),
  ochre: rgb("#cf9d52"),
  sand: rgb("#dcc7a5"),
  night: rgb("#27323d"),
  sea: rgb("#5b7c8a"),
  mist: rgb("#c7d0cd"),
  moss: rgb("#6c7553"),
  coal: rgb("#24211f"),
};

type Painter = (x: number, y: number) => Rgb;

/** Pictures of our own, x and y from -1 to 1. */
const works: Record<string, Painter> = {
  arches: (x, y) => {
    const at = (cx: number, half: number, top: number) => {
      const inside = Math.abs(x - cx) < half && y < top - half;
      return inside || Math.hypot(x - cx, y - (top - half)) < half;
    };
    if (y < -0.82) return inks.paper;
    if (Math.hypot(x - 0.42, y - 0.6) < 0.2) return inks.ochre;
    if (at(-0.18, 0.22, 0.06)) return inks.sand;
    if (at(-0.18, 0.36, 0.3)) return inks.clay;
    if (at(-0.18, 0.52, 0.54)) return inks.night;
    if (at(0.5, 0.2, -0.2)) return inks.ochre;
    return inks.paper;
  },
  dunes: (x, y) => {
    const line = (base: number, seed: number, rough: number) =>
      base + (fractalNoise(x * 1.6 + 20, seed, 97, 91, seed, 4) - 0.5) * rough;
    if (Math.hypot(x - 0.3, y - 0.44) < 0.17) return inks.clay;
    if (y < line(-0.62, 3, 0.3)) return inks.night;
    if (y < line(-0.36, 7, 0.4)) return mix(inks.night, inks.sea, 0.6);
    if (y < line(-0.05, 11, 0.5)) return inks.sea;
    if (y < line(0.2, 17, 0.6)) return mix(inks.sea, inks.mist, 0.6);
    return mix(inks.mist, inks.paper, Math.min(1, Math.max(0, y)));
  },
  line: (x, y) => {
    const curve = Math.sin(y * 3.2 + 0.6) * 0.34 + Math.sin(y * 6.1) * 0.12;
    const second = Math.sin(y * 2.3 - 1) * 0.5 - 0.1;
    if (Math.abs(y) < 0.86 && (Math.abs(x - curve) < 0.014 || Math.abs(x - second) < 0.014)) return inks.coal;
    if (Math.hypot(x + 0.24, y - 0.22) < 0.34) return mix(inks.paper, inks.ochre, 0.8);
    return inks.paper;
  },
  brush: (x, y) => {
    const stroke = (cy: number, slope: number, wide: number, seed: number) => {
      const d = Math.abs(y - cy - x * slope - Math.sin(x * 2 + seed) * 0.07) / wide;
      const bristle = fractalNoise(x * 2 + 9, (y - x * slope) * 60 + 90, 997, 991, seed, 2);
      const end = Math.abs(x) > 0.62 + (bristle - 0.5) * 0.4 ? 0 : 1;
      return d < 0.8 + (bristle - 0.5) * 0.7 ? end * Math.min(1, 0.45 + bristle) : 0;
    };
    let color = inks.paper;
    color = mix(color, inks.sea, stroke(0.42, 0.12, 0.17, 3));
    color = mix(color, inks.coal, stroke(-0.02, -0.1, 0.2, 7));
    return mix(color, inks.clay, stroke(-0.48, 0.08, 0.13, 11));
  },
  botanical: (x, y) => {
    const stem = Math.sin(y * 1.6) * 0.09;
    if (y > -0.86 && y < 0.7 && Math.abs(x - stem) < 0.012) return inks.moss;
    for (let i = 0; i < 9; i++) {
      const cy = -0.5 + i * 0.145;
      const side = i % 2 ? 1 : -1;
      const cx = Math.sin(cy * 1.6) * 0.09;
      const [dx, dy] = [(x - cx) * side, y - cy];
      const a = 0.7;
      const along = dx * Math.cos(a) + dy * Math.sin(a);
      const across = -dx * Math.sin(a) + dy * Math.cos(a);
      const long = 0.42 - i * 0.022;
      if (along > 0 && along < long) {
        const half = 0.085 * Math.sin((along / long) * Math.PI) ** 0.8;
        if (Math.abs(across) < half)
          return Math.abs(across) < 0.006 ? inks.paper : mix(inks.moss, inks.sand, (along / long) * 0.3);
      }
    }
    return inks.paper;
  },
  field: (x, y) => {
    const blur = (edge: number, at: number) =>
      Math.max(
        0,
        Math.min(
          1,
          (at - edge) / 0.05 + 0.5 + (fractalNoise(x * 14 + 30, y * 14 + 30, 997, 991, 5, 2) - 0.5),
        ),
      );
    const inside = (y0: number, y1: number) =>
      blur(-0.82, x) * (1 - blur(0.82, x)) * blur(y0, y) * (1 - blur(y1, y));
    const weave = (fractalNoise(x * 40 + 90, y * 40 + 90, 997, 991, 9, 2) - 0.5) * 0.1;
    let color = mix(inks.clay, inks.coal, 0.2);
    color = mix(color, inks.ochre, inside(0.06, 0.84) * (0.92 + weave));
    return mix(color, inks.night, inside(-0.84, -0.04) * (0.92 + weave));
  },
};

/** A print of w by h inches in a mat, behind anti-reflection glass. */
export function artPrint(name: string, w: number, h: number, mat: number): MeshPhysicalMaterial {
  const work = works[name] ?? works.arches!;
  const across = 300;
  const map = texture(`art-${name}-${w}-${h}-${mat}`, across, Math.round((across * h) / w), true, (u, v) => {
    const [x, y] = [(u - 0.5) * w, (v - 0.5) * h];
    const [iw, ih] = [w / 2 - mat, h / 2 - mat];
    const edge = Math.max(Math.abs(x) - iw, Math.abs(y) - ih);
    if (edge > 0.14) return inks.mat;
    if (edge > 0 && mat > 0) return y > 0 || x < 0 ? mix(inks.mat, inks.coal, 0.2) : [1, 1, 0.99];
    const tooth = (fractalNoise(u * 170, v * 170, 170, 170, 3, 2) - 0.5) * 0.035;
    const color = work(x / iw, y / ih);
    return [color[0] + tooth, color[1] + tooth, color[2] + tooth];
  });
  return new MeshPhysicalMaterial({ map, roughness: 0.5, clearcoat: 0.5, clearcoatRoughness: 0.06 });
}
