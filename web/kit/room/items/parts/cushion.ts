import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { fractalNoise } from "./noise.ts";
import { roundSection, sweep } from "./sweep.ts";

type Three = readonly [x: number, y: number, z: number];

/** Measures of a stuffed block; inches. */
export type Stuffing = {
  /** Radius of the edges. */
  edge: number;
  /** How far the middles of the sides, of top and bottom, of front and back swell. */
  crown?: Three;
  /** Depth of soft creases. */
  crease?: number;
  /** Inches that the top leans back per inch of height, and how much thinner it is there. */
  lean?: number;
  thin?: number;
  seed?: number;
  /** Size of a facet. */
  grain?: number;
  /** Steps round an edge. */
  steps?: number;
  /** Invisible faces, which are left out. */
  hidden?: readonly ("bottom" | "back")[];
  /** Inches of one repeat of the cloth. */
  repeat: number;
};

type Shape = (cx: number, cy: number, cz: number) => Vector3;

/** Where a point of the cube from -1 to 1 lies on the stuffed block. */
function shapeOf(w: number, h: number, d: number, s: Stuffing): Shape {
  const half = [w / 2, h / 2, d / 2] as const;
  const r = Math.min(s.edge, half[0] * 0.98, half[1] * 0.98, half[2] * 0.98);
  const [kx, ky, kz] = s.crown ?? [0, 0, 0];
  const seed = s.seed ?? 1;
  return (cx, cy, cz) => {
    const p = new Vector3(cx * half[0], cy * half[1], cz * half[2]);
    const inner = new Vector3(clamp(p.x, half[0] - r), clamp(p.y, half[1] - r), clamp(p.z, half[2] - r));
    const out = p.clone().sub(inner);
    if (out.lengthSq() > 1e-9) p.copy(inner).addScaledVector(out.normalize(), r);
    const swell = (a: number, b: number) => Math.max(0, 1 - a * a) ** 0.75 * Math.max(0, 1 - b * b) ** 0.75;
    p.x += kx * cx * swell(cy, cz);
    p.y += ky * cy * swell(cx, cz);
    p.z += kz * cz * swell(cx, cy);
    if (s.crease)
      p.addScaledVector(
        new Vector3(cx ** 3, cy ** 3, cz ** 3).normalize(),
        s.crease * creaseAt(p, [cx, cy, cz], seed),
      );
    if (s.thin) p.z *= 1 - s.thin * (cy * 0.5 + 0.5) ** 2;
    if (s.lean) p.z -= (p.y + h / 2) * s.lean;
    return p;
  };
}

/** Soft hollows everywhere, and sharper folds that run away from the seams. */
function creaseAt(p: Vector3, [cx, cy, cz]: Three, seed: number): number {
  const noise = (x: number, y: number, of: number) => fractalNoise(x + 90, y + 90, 997, 991, of, 2) - 0.5;
  const hollow = noise(p.x * 0.13 + p.z * 0.1, p.y * 0.16 - p.z * 0.08, seed);
  const ridge = Math.abs(noise(p.x * 0.3 + p.y * 0.07, p.z * 0.12 + p.y * 0.1, seed + 7));
  const seam = Math.max(cx * cx * cy * cy, cy * cy * cz * cz, cx * cx * cz * cz);
  return hollow * 1.5 - Math.max(0, 0.07 - ridge) * 8 * (0.25 + 0.75 * seam ** 2);
}

const clamp = (v: number, most: number) => Math.max(-most, Math.min(most, v));

/** Places along an axis from -1 to 1: close together round the edges. */
function places(half: number, r: number, grain: number, steps: number): number[] {
  const inner = Math.max(0, half - r);
  const count = Math.max(1, Math.round((inner * 2) / grain));
  const middle = Array.from({ length: count + 1 }, (_, i) => -inner + (2 * inner * i) / count);
  const round = Array.from({ length: steps }, (_, i) => inner + (1 - i / steps) * (half - inner));
  return [...round.map((v) => -v), ...middle, ...round.reverse()].map((v) => v / half);
}

/** A block of stuffing in a cover about the origin: round edges, swollen faces, soft creases. */
export function cushion(w: number, h: number, d: number, s: Stuffing): BufferGeometry {
  const shape = shapeOf(w, h, d, s);
  const r = Math.min(s.edge, w * 0.49, h * 0.49, d * 0.49);
  const grain = s.grain ?? 3.4;
  const steps = s.steps ?? 3;
  const axes = [w, h, d].map((size) => places(size / 2, r, grain, steps)) as [number[], number[], number[]];
  const measures = [w, h, d] as const;
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const shared = new Map<string, number[]>();
  for (let axis = 0; axis < 3; axis++) {
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3] as const;
    // On upright faces the cloth's warp runs upwards.
    const [across, along] = axis === 0 ? [b, a] : axis === 1 ? [b, a] : [a, b];
    for (const side of [-1, 1]) {
      if (side < 0 && axis > 0 && s.hidden?.includes(axis === 1 ? "bottom" : "back")) continue;
      const base = positions.length / 3;
      const na = axes[a]!.length;
      const nb = axes[b]!.length;
      for (let i = 0; i < na; i++)
        for (let j = 0; j < nb; j++) {
          const c: [number, number, number] = [0, 0, 0];
          c[axis] = side;
          c[a] = axes[a]![i]!;
          c[b] = axes[b]![j]!;
          const p = shape(...c);
          const key = c.map((v) => v.toFixed(4)).join();
          shared.set(key, [...(shared.get(key) ?? []), positions.length / 3]);
          positions.push(p.x, p.y, p.z);
          uvs.push(
            (c[across]! * measures[across]!) / 2 / s.repeat + (s.seed ?? 0) * 0.37,
            (c[along]! * measures[along]!) / 2 / s.repeat + (s.seed ?? 0) * 0.61,
          );
        }
      for (let i = 0; i < na - 1; i++)
        for (let j = 0; j < nb - 1; j++) {
          const p = base + i * nb + j;
          if (side > 0) index.push(p, p + nb, p + 1, p + 1, p + nb, p + nb + 1);
          else index.push(p, p + 1, p + nb, p + 1, p + nb + 1, p + nb);
        }
    }
  }
  return joined(positions, uvs, index, [...shared.values()]);
}

/** A geometry in which points that stand at the same place share their normal. */
export function joined(
  positions: number[],
  uvs: number[],
  index: number[],
  same: readonly (readonly number[])[],
): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const normal = geometry.getAttribute("normal");
  for (const group of same) {
    if (group.length < 2) continue;
    const sum = new Vector3();
    for (const i of group) sum.add(new Vector3().fromBufferAttribute(normal, i));
    sum.normalize();
    for (const i of group) normal.setXYZ(i, sum.x, sum.y, sum.z);
  }
  return geometry;
}

/** The cord sewn into an edge of the block: round the top or bottom, or round the front face. */
export function piping(
  w: number,
  h: number,
  d: number,
  s: Stuffing,
  edge: "top" | "bottom" | "front",
  radius = 0.17,
): BufferGeometry {
  const shape = shapeOf(w, h, d, s);
  const steps = 6;
  const path: Vector3[] = [];
  const corner = 0.94;
  const sides = [
    [1, -corner, 1, corner],
    [corner, 1, -corner, 1],
    [-1, corner, -1, -corner],
    [-corner, -1, corner, -1],
  ] as const;
  for (const [x0, z0, x1, z1] of sides)
    for (let i = 0; i <= steps; i++) {
      const a = x0 + ((x1 - x0) * i) / steps;
      const b = z0 + ((z1 - z0) * i) / steps;
      path.push(edge === "front" ? shape(a, b, 1) : shape(a, edge === "top" ? 1 : -1, b));
    }
  return sweep(path, roundSection(radius, 5), { closed: true });
}

/** The ridge of a seam along an edge of the block; it runs through the block's own corners, so no crease hides it. */
export function seamRidge(
  w: number,
  h: number,
  d: number,
  s: Stuffing,
  edge: "top" | "front",
  radius: number,
): BufferGeometry {
  const shape = shapeOf(w, h, d, s);
  const r = Math.min(s.edge, w * 0.49, h * 0.49, d * 0.49);
  const along = (size: number) =>
    places(size / 2, r, s.grain ?? 3.4, s.steps ?? 3).filter((v) => Math.abs(v) < 0.96);
  const at = (a: number, b: number) => (edge === "front" ? shape(a, b, 1) : shape(a, 1, b));
  const across = along(w);
  const up = along(edge === "front" ? h : d);
  const path = [
    ...up.map((v) => at(1, v)),
    ...across.toReversed().map((v) => at(v, 1)),
    ...up.toReversed().map((v) => at(-1, v)),
    ...across.map((v) => at(v, -1)),
  ];
  return sweep(path, roundSection(radius, 5), { closed: true });
}

/** A throw pillow standing on its lower edge before z = 0's plane: two faces sewn together, `w` by `h`, `thick`. */
export function pillow(w: number, h: number, thick: number, repeat: number, seed = 1): BufferGeometry {
  const n = 13;
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const same: number[][] = [];
  for (const side of [-1, 1]) {
    const base = positions.length / 3;
    for (let i = 0; i <= n; i++)
      for (let j = 0; j <= n; j++) {
        const u = -Math.cos((Math.PI * i) / n);
        const v = -Math.cos((Math.PI * j) / n);
        const full =
          (Math.max(0, 1 - u ** 4) * Math.max(0, 1 - v ** 4)) ** 0.5 * (1 - 0.22 * (u * u + v * v) * 0.5);
        const crease = fractalNoise(u * 3 + 20 + seed, v * 3 + 20, 997, 991, seed + side, 3) - 0.5;
        const x = (u * w * (1 - 0.05 * (1 - v * v))) / 2;
        const y = (v * h * (1 - 0.05 * (1 - u * u))) / 2 + h / 2;
        const z = side * (full * (thick / 2) + crease * 0.9 * Math.sqrt(full) + 0.05 * full);
        positions.push(x, y, z);
        uvs.push((u * w) / 2 / repeat + seed * 0.31, (v * h) / 2 / repeat);
        if (side > 0 && (i % n === 0 || j % n === 0)) same.push([i * (n + 1) + j, base + i * (n + 1) + j]);
      }
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) {
        const p = base + i * (n + 1) + j;
        if (side > 0) index.push(p, p + n + 1, p + 1, p + 1, p + n + 1, p + n + 2);
        else index.push(p, p + 1, p + n + 1, p + 1, p + n + 2, p + n + 1);
      }
  }
  return joined(positions, uvs, index, same);
}
