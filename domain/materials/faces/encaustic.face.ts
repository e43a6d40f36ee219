import { linearOf } from "../color.ts";
import type { EncausticBody, Motif } from "../material.ts";
import { cloudAt, createGrid, grainAt, smoothstep } from "../noise.ts";
import {
  brighten,
  cutFace,
  type Face,
  type FaceSetting,
  glaze,
  HEIGHT,
  paint,
  seedsOf,
  visible,
} from "./face.ts";

/**
 * Signed distances (negative inside) of the two printed shapes, in half tile widths; p and q are 0..1 from the center.
 */
type Print = (p: number, q: number, out: { figure: number; accent: number }) => void;

const ring = (radius: number, at: number, width: number) => Math.abs(radius - at) - width;
const diamondTo = (p: number, q: number) => (p + q) * Math.SQRT1_2;

const prints: Record<Motif, Print> = {
  star(p, q, out) {
    const square = Math.max(p, q) - 0.5;
    const turned = diamondTo(p, q) - 0.5;
    out.figure = Math.max(Math.min(square, turned), -(Math.max(Math.max(p, q) - 0.38, turned - 0.02) + 0.06));
    const corner = Math.hypot(1 - p, 1 - q);
    out.accent = Math.min(corner - 0.3, Math.hypot(p, q) - 0.17);
    out.figure = Math.min(out.figure, ring(corner, 0.4, 0.045));
  },
  lattice(p, q, out) {
    const away = diamondTo(p, q);
    out.figure = Math.min(ring(away, Math.SQRT1_2, 0.085), ring(Math.max(p, q), 0.98, 0.03));
    out.accent = Math.min(ring(away, 0.36, 0.04), Math.max(p, q) - 0.1);
  },
  petal(p, q, out) {
    const one = Math.hypot(p - 1, q);
    const two = Math.hypot(p, q - 1);
    out.figure = Math.max(one, two) - 0.985;
    out.accent = Math.min(Math.hypot(p, q) - 0.11, ring(Math.max(one, two), 0.82, 0.022));
  },
  quatrefoil(p, q, out) {
    const lobes = Math.min(Math.hypot(p - 0.42, q), Math.hypot(p, q - 0.42));
    out.figure = Math.min(ring(lobes, 0.36, 0.06), Math.hypot(1 - p, 1 - q) - 0.2);
    out.accent = Math.min(Math.max(diamondTo(p, q) - 0.2, -1), ring(Math.hypot(1 - p, 1 - q), 0.32, 0.03));
  },
  diamond(p, q, out) {
    const away = diamondTo(p, q);
    out.figure = Math.min(ring(away, 0.62, 0.06), away - 0.16, 0.9 - away + 0.2);
    out.accent = ring(away, 0.38, 0.07);
  },
  checker(p, q, out) {
    out.figure = diamondTo(p, q) - Math.SQRT1_2;
    out.accent = Math.max(p, q) - 0.32;
  },
  arc(p, q, out) {
    const corner = Math.hypot(1 - p, 1 - q);
    out.figure = Math.min(ring(corner, 0.72, 0.1), corner - 0.28);
    out.accent = Math.min(ring(corner, 0.48, 0.045), Math.hypot(p, q) - 0.1);
  },
  compass(p, q, out) {
    const long = Math.max(p, q) * 0.24 + Math.min(p, q) - 0.2;
    const short = Math.abs(p - q) * 0.62 + Math.max(0, diamondTo(p, q) - 0.3) * 0.4 - 0.07;
    out.figure = Math.max(Math.min(long, Math.max(short, diamondTo(p, q) - 0.62)), Math.hypot(p, q) - 0.86);
    out.figure = Math.min(out.figure, ring(Math.hypot(p, q), 0.94, 0.025));
    out.accent = Math.min(Math.hypot(1 - p, 1 - q) - 0.26, Math.hypot(p, q) - 0.09);
  },
};

/** Patterned tile in the style of pressed cement: flat colors, slightly soft edges, worn in use. */
export function encausticFace(body: EncausticBody, setting: FaceSetting): Face {
  const { seed, pixel_in } = setting;
  const ground = linearOf(body.colors.ground);
  const figure = linearOf(body.colors.figure);
  const accent = linearOf(body.colors.accent);
  const print = prints[body.motif];
  const wobble = createGrid(null, 0.5);
  const clouds = createGrid(null, 3.2, 2.4);
  const grit = createGrid(null, 0.05);
  const seeds = seedsOf(seed);
  const out = { figure: 0, accent: 0 };
  let half = 4;
  return cutFace(
    (x, y, _edge, point, u, v) => {
      const bleed = cloudAt(wobble, seeds[0]!, x, y);
      print(Math.abs(u) / half, Math.abs(v) / half, out);
      const soft = Math.max(0.012, pixel_in * 0.6) / half;
      const edge = 0.004 * bleed;
      const wear = cloudAt(clouds, seeds[1]!, x, y);
      const ink = 1 - body.worn * (0.22 + 0.35 * smoothstep(0, 0.8, wear + 0.4 * bleed));
      paint(point, ground);
      glaze(point, figure, ink * (1 - smoothstep(-soft, soft, out.figure + edge)));
      glaze(point, accent, ink * (1 - smoothstep(-soft, soft, out.accent + edge)));
      const grain = grainAt(grit, seeds[2]!, x, y);
      brighten(point, 1 + 0.06 * wear + 0.03 * bleed + (0.015 + 0.03 * visible(0.05, pixel_in)) * grain);
      point[HEIGHT]! += 0.0006 * grain;
    },
    (piece) => {
      half = piece.width / 2;
    },
  );
}
