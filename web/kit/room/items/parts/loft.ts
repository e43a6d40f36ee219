import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { sealSeam } from "./sweep.ts";

/** A closed line of points, counter-clockwise seen from above, all rings of a loft with the same count. */
export type Ring = readonly Vector3[];

/**
 * A skin over rings from below upwards on the outside (then inwards and down for a basin). Neighboring rings a few
 * hundredths apart make an edge. `cap` closes the ends with a fan.
 */
export function loft(rings: readonly Ring[], cap: { start?: boolean; end?: boolean } = {}): BufferGeometry {
  const all = [...rings];
  if (cap.start) all.unshift(shrunk(rings[0]!));
  if (cap.end) all.push(shrunk(rings[rings.length - 1]!));
  const n = all[0]!.length;
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  all.forEach((ring, r) => {
    for (let i = 0; i <= n; i++) {
      const p = ring[i % n]!;
      positions.push(p.x, p.y, p.z);
      uvs.push(i / n, r / (all.length - 1));
    }
  });
  for (let r = 0; r < all.length - 1; r++) {
    for (let i = 0; i < n; i++) {
      const p = r * (n + 1) + i;
      const q = p + n + 1;
      index.push(p, p + 1, q, p + 1, q + 1, q);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  sealSeam(geometry, n, all.length, false);
  return geometry;
}

function shrunk(ring: Ring): Vector3[] {
  const middle = ring.reduce((sum, p) => sum.add(p), new Vector3()).divideScalar(ring.length);
  return ring.map(() => middle.clone());
}

/** Superellipse ring at height y: half axes a (x) and b (z), `power` 2 is an ellipse, 4 and more a soft rectangle. */
export function ellipseRing(a: number, b: number, y: number, power = 2, count = 48, x = 0, z = 0): Vector3[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return new Vector3(
      x + Math.sign(c) * Math.abs(c) ** (2 / power) * a,
      y,
      z - Math.sign(s) * Math.abs(s) ** (2 / power) * b,
    );
  });
}

/** Rectangle with round corners at height y. */
export function rectRing(
  width: number,
  depth: number,
  corner: number,
  y: number,
  perCorner = 7,
  x = 0,
  z = 0,
): Vector3[] {
  const r = Math.max(0.001, Math.min(corner, width / 2 - 0.001, depth / 2 - 0.001));
  const centres = [
    [width / 2 - r, -depth / 2 + r, 0],
    [-width / 2 + r, -depth / 2 + r, 90],
    [-width / 2 + r, depth / 2 - r, 180],
    [width / 2 - r, depth / 2 - r, 270],
  ] as const;
  return centres.flatMap(([cx, cz, start]) =>
    Array.from({ length: perCorner }, (_, i) => {
      const angle = ((start + (90 * i) / (perCorner - 1)) * Math.PI) / 180;
      return new Vector3(x + cx + Math.cos(angle) * r, y, z + cz - Math.sin(angle) * r);
    }),
  );
}

/** Toilet-bowl outline: a round or squarish back, a longer front. Center of the back curve at z. */
export function bowlRing(
  half: number,
  front: number,
  back: number,
  y: number,
  z: number,
  power = 2,
  count = 44,
): Vector3[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const toFront = s < 0;
    const p = toFront ? power : Math.max(power, 2.6);
    return new Vector3(
      Math.sign(c) * Math.abs(c) ** (2 / p) * half,
      y,
      z - Math.sign(s) * Math.abs(s) ** (2 / p) * (toFront ? front : back),
    );
  });
}
