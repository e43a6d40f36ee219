import { type BufferGeometry, Float32BufferAttribute, type Vector3 } from "three";
import { joined } from "./cushion.ts";

type SheetOptions = {
  /** Inches of one repeat of the material; u across and v along. Left out, the UV runs from 0 to 1. */
  repeat?: number;
  /** A cloth of this thickness with a rim; left out, one skin that looks where u × v looks. */
  thick?: number;
  /** The last column is the first again. */
  ring?: boolean;
};

/** A skin through points given for u and v from 0 to 1: leaves, cloth, water, turned and folded things. */
export function sheet(
  nu: number,
  nv: number,
  at: (u: number, v: number) => Vector3,
  { repeat, thick, ring = false }: SheetOptions = {},
): BufferGeometry {
  const points: Vector3[][] = [];
  for (let i = 0; i <= nu; i++) points.push(Array.from({ length: nv + 1 }, (_, j) => at(i / nu, j / nv)));
  const across = lengths(points.map((row) => row[Math.floor(nv / 2)]!));
  const along = lengths(points[Math.floor(nu / 2)]!);
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const same: number[][] = [];
  const skin = (lift: number, turned: boolean, normals?: Vector3[][]) => {
    const base = positions.length / 3;
    for (let i = 0; i <= nu; i++)
      for (let j = 0; j <= nv; j++) {
        const p = points[i]![j]!.clone();
        if (normals) p.addScaledVector(normals[i]![j]!, lift);
        positions.push(p.x, p.y, p.z);
        if (repeat) uvs.push(across[i]! / repeat, along[j]! / repeat);
        else uvs.push(i / nu, j / nv);
      }
    for (let i = 0; i < nu; i++)
      for (let j = 0; j < nv; j++) {
        const p = base + i * (nv + 1) + j;
        const q = p + nv + 1;
        if (turned) index.push(p, p + 1, q, p + 1, q + 1, q);
        else index.push(p, q, p + 1, p + 1, q, q + 1);
      }
    if (ring) for (let j = 0; j <= nv; j++) same.push([base + j, base + nu * (nv + 1) + j]);
    return base;
  };
  if (!thick) {
    skin(0, false);
    return joined(positions, uvs, index, same);
  }
  const normals = normalsOf(points);
  const front = skin(thick / 2, false, normals);
  const back = skin(-thick / 2, true, normals);
  const rim: number[] = [];
  for (let i = 0; i <= nu; i++) rim.push(i * (nv + 1));
  for (let j = 1; j <= nv; j++) rim.push(nu * (nv + 1) + j);
  for (let i = nu - 1; i >= 0; i--) rim.push(i * (nv + 1) + nv);
  for (let j = nv - 1; j > 0; j--) rim.push(j);
  for (let k = 0; k < rim.length; k++) {
    const a = rim[k]!;
    const b = rim[(k + 1) % rim.length]!;
    index.push(front + a, back + a, front + b, front + b, back + a, back + b);
  }
  return joined(positions, uvs, index, same);
}

function lengths(line: readonly Vector3[]): number[] {
  let sum = 0;
  return line.map((p, i) => {
    if (i > 0) sum += p.distanceTo(line[i - 1]!);
    return sum;
  });
}

function normalsOf(points: readonly Vector3[][]): Vector3[][] {
  const nu = points.length - 1;
  const nv = points[0]!.length - 1;
  return points.map((row, i) =>
    row.map((_, j) => {
      const du = points[Math.min(nu, i + 1)]![j]!.clone().sub(points[Math.max(0, i - 1)]![j]!);
      const dv = points[i]![Math.min(nv, j + 1)]!.clone().sub(points[i]![Math.max(0, j - 1)]!);
      return du.cross(dv).normalize();
    }),
  );
}

/** Gives every corner of a geometry the same place of the texture: one color of a palette. */
export function tinted(geometry: BufferGeometry, cell: number, cells: number): BufferGeometry {
  const count = geometry.getAttribute("position").count;
  const uv = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) {
    uv[i * 2] = (cell + 0.5) / cells;
    uv[i * 2 + 1] = 0.5;
  }
  geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
  return geometry;
}
