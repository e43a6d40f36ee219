import { type BufferGeometry, Vector3 } from "three";
import { joined } from "./cushion.ts";
import { fractalNoise, hash } from "./noise.ts";
import { roundSection, sweep } from "./sweep.ts";

/** How a throw pillow is sewn and plumped; inches. */
export type Plumping = {
  /** Inches of one repeat of the cloth. */
  repeat: number;
  seed?: number;
  /** Cells along a side of each face. */
  cells?: number;
  /** How deep a hand has pressed the middle of its upper edge. */
  chop?: number;
};

type Shape = (u: number, v: number, side: number) => Vector3;

const smooth = (t: number) => {
  const s = Math.max(0, Math.min(1, t));
  return s * s * (3 - 2 * s);
};
const bell = (t: number) => Math.exp(-t * t);

/** Folds where the cloth is gathered: they fan out from the corners and stand along the seams. */
function gathers(u: number, v: number, half: readonly [number, number], seed: number): number {
  const reach = Math.min(...half);
  const across = (1 - Math.abs(u)) * half[0];
  const up = (1 - Math.abs(v)) * half[1];
  const corner = (u > 0 ? 1 : 0) + (v > 0 ? 2 : 0);
  const fan = Math.sin(Math.atan2(up, across) * 9 + hash(corner, 1, seed) * 6);
  const fromCorner = Math.hypot(up, across) / reach;
  const along = across < up ? v * half[1] : u * half[0];
  const pucker = fractalNoise(along * 0.8 + 90, 3 + corner, 997, 991, seed, 2) - 0.5;
  return (
    fan * bell((fromCorner - 0.42) / 0.3) * 0.055 +
    pucker * 0.16 * Math.exp(-Math.min(across, up) / reach / 0.16)
  );
}

function shapeOf(w: number, h: number, thick: number, { seed = 1, chop = 0 }: Plumping): Shape {
  const half = [w / 2, h / 2] as const;
  const reach = Math.min(...half);
  const drawnIn = reach * 0.1;
  const rise = (t: number, of: number) => {
    const q = Math.min(1, ((1 - Math.abs(t)) * of) / reach);
    return (q * (2 - q)) ** 0.8;
  };
  const pressedAt = (hash(seed, 3, 5) - 0.5) * 0.16;
  return (u, v, side) => {
    const full = (rise(u, half[0]) * rise(v, half[1])) ** 0.7;
    const hand = chop ? smooth((v + 0.35) / 1.35) ** 1.6 : 0;
    const off = ((u - pressedAt) * half[0]) / reach;
    const dent =
      fractalNoise(u * half[0] * 0.16 + 50, v * half[1] * 0.16 + 50, 997, 991, seed + side, 2) - 0.5;
    const swell =
      full * (1 - hand * (0.42 * bell(off / 0.17) - 0.1 * bell((Math.abs(off) - 0.5) / 0.22)) + dent * 0.22);
    const fold = gathers(u, v, half, seed + side * 3) * Math.min(1, full * 3);
    // Corners are turned out with a finger: they stay a little round.
    const ear = reach * 0.03 * (u * v) ** 8;
    return new Vector3(
      u * (half[0] - drawnIn * (1 - v * v) ** 0.8 - ear),
      v * (half[1] - drawnIn * (1 - u * u) ** 0.8 - ear) + half[1] - chop * hand * bell(off / 0.36),
      side * (swell + fold) * (thick / 2),
    );
  };
}

/** Steps from -1 to 1, closer together near the seams. */
const step = (i: number, n: number) => {
  const t = (2 * i) / n - 1;
  return Math.sin((t * Math.PI) / 2) * 0.6 + t * 0.4;
};

/** A throw pillow set up on its lower edge, with faces toward +z and -z: plump, thin at the corners, pressed in on top. */
export function throwPillow(w: number, h: number, thick: number, plumping: Plumping): BufferGeometry {
  const { repeat, seed = 1, cells: n = 14 } = plumping;
  const shape = shapeOf(w, h, thick, plumping);
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const same: number[][] = [];
  const row = n + 1;
  for (const side of [-1, 1]) {
    const base = positions.length / 3;
    for (let i = 0; i <= n; i++)
      for (let j = 0; j <= n; j++) {
        const [u, v] = [step(i, n), step(j, n)];
        const p = shape(u, v, side);
        positions.push(p.x, p.y, p.z);
        uvs.push((u * w) / 2 / repeat + seed * 0.31, (v * h) / 2 / repeat);
      }
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) {
        const p = base + i * row + j;
        if (side > 0) index.push(p, p + row, p + 1, p + 1, p + row, p + row + 1);
        else index.push(p, p + 1, p + row, p + 1, p + row + 1, p + row);
      }
  }
  return joined(positions, uvs, index, same);
}

/** The cord sewn into the seam of a throw pillow. */
export function pillowCord(
  w: number,
  h: number,
  thick: number,
  plumping: Plumping,
  radius = 0.15,
): BufferGeometry {
  const shape = shapeOf(w, h, thick, plumping);
  const n = 26;
  const at = (i: number) => 0.995 * step(i, n);
  const path = [
    ...Array.from({ length: n }, (_, i) => shape(at(i), -1, 0)),
    ...Array.from({ length: n }, (_, i) => shape(1, at(i), 0)),
    ...Array.from({ length: n }, (_, i) => shape(-at(i), 1, 0)),
    ...Array.from({ length: n }, (_, i) => shape(-1, -at(i), 0)),
  ];
  return sweep(path, roundSection(radius, 6), { closed: true });
}
