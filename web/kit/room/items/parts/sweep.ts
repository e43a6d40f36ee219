import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";

/** Points round a section, counter-clockwise, in inches. */
export type Section = readonly (readonly [number, number])[];

export function roundSection(radius: number, count = 20): Section {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}

/** A rectangle with rounded corners, `corner` in inches, four points a corner. */
export function rectSection(width: number, height: number, corner: number, perCorner = 4): Section {
  const r = Math.min(corner, width / 2 - 1e-4, height / 2 - 1e-4);
  const centres = [
    [width / 2 - r, height / 2 - r, 0],
    [-width / 2 + r, height / 2 - r, 90],
    [-width / 2 + r, -height / 2 + r, 180],
    [width / 2 - r, -height / 2 + r, 270],
  ] as const;
  return centres.flatMap(([x, y, start]) =>
    Array.from({ length: perCorner }, (_, i) => {
      const angle = ((start + (90 * i) / (perCorner - 1)) * Math.PI) / 180;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
    }),
  );
}

type SweepOptions = {
  /** Scale of the section at each t from 0 to 1. */
  scale?: (t: number) => number;
  /** Edge radius of the flat ends. */
  bevel?: number;
  closed?: boolean;
  /** Direction in which the section's x axis starts; default is +x. */
  side?: Vector3;
};

/** Carries a section along a path with frames that do not twist; ends are capped with a small round edge. */
export function sweep(
  path: readonly Vector3[],
  section: Section,
  options: SweepOptions = {},
): BufferGeometry {
  const points = withoutDoubles(path);
  const { scale = () => 1, bevel = 0.02, closed = false } = options;
  const reach = Math.max(...section.map(([x, y]) => Math.hypot(x, y)));
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  const n = section.length;
  let right = (options.side ?? new Vector3(1, 0, 0)).clone();
  let along = 0;
  const ring = (centre: Vector3, r: Vector3, up: Vector3, factor: number, v: number) => {
    for (let i = 0; i <= n; i++) {
      const [x, y] = section[i % n]!;
      const p = centre
        .clone()
        .addScaledVector(r, x * factor)
        .addScaledVector(up, y * factor);
      positions.push(p.x, p.y, p.z);
      uvs.push(i / n, v);
    }
  };
  const count = points.length;
  for (let i = 0; i < count; i++) {
    const before = points[closed ? (i - 1 + count) % count : Math.max(i - 1, 0)]!;
    const after = points[closed ? (i + 1) % count : Math.min(i + 1, count - 1)]!;
    const tangent = after.clone().sub(before).normalize();
    right = right.addScaledVector(tangent, -right.dot(tangent));
    if (right.lengthSq() < 1e-6) right = new Vector3(tangent.y, tangent.z, tangent.x).cross(tangent);
    right.normalize();
    const up = tangent.clone().cross(right);
    if (i > 0) along += points[i]!.distanceTo(points[i - 1]!);
    const factor = scale(i / (count - 1));
    const shrink = Math.max(0, (reach * factor - bevel) / reach);
    if (!closed && i === 0) {
      ring(points[0]!, right, up, 0, 0);
      ring(points[0]!, right, up, shrink, 0);
      ring(
        points[0]!.clone().addScaledVector(tangent, bevel * 0.3),
        right,
        up,
        factor - (factor - shrink) * 0.3,
        0,
      );
      ring(points[0]!.clone().addScaledVector(tangent, bevel), right, up, factor, 0);
    } else if (!closed && i === count - 1) {
      ring(points[i]!.clone().addScaledVector(tangent, -bevel), right, up, factor, along);
      ring(
        points[i]!.clone().addScaledVector(tangent, -bevel * 0.3),
        right,
        up,
        factor - (factor - shrink) * 0.3,
        along,
      );
      ring(points[i]!, right, up, shrink, along);
      ring(points[i]!, right, up, 0, along);
    } else ring(points[i]!, right, up, factor, along);
  }
  if (closed) for (let i = 0; i <= n; i++) pushAgain(positions, uvs, i, along);
  const rings = positions.length / 3 / (n + 1);
  for (let a = 0; a < rings - 1; a++) {
    for (let i = 0; i < n; i++) {
      const p = a * (n + 1) + i;
      const q = p + n + 1;
      index.push(p, p + 1, q, p + 1, q + 1, q);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  sealSeam(geometry, n, rings, closed);
  return geometry;
}

function pushAgain(positions: number[], uvs: number[], i: number, v: number): void {
  positions.push(positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!);
  uvs.push(uvs[i * 2]!, v);
}

function withoutDoubles(path: readonly Vector3[]): Vector3[] {
  return path.filter((p, i) => i === 0 || p.distanceToSquared(path[i - 1]!) > 1e-8).map((p) => p.clone());
}

/** The first and the last column of each ring stand at the same place: they share their normal, else a line shows. */
export function sealSeam(geometry: BufferGeometry, n: number, rings: number, closed: boolean): void {
  const normal = geometry.getAttribute("normal");
  const merge = (a: number, b: number) => {
    const v = new Vector3()
      .fromBufferAttribute(normal, a)
      .add(new Vector3().fromBufferAttribute(normal, b))
      .normalize();
    normal.setXYZ(a, v.x, v.y, v.z);
    normal.setXYZ(b, v.x, v.y, v.z);
  };
  for (let r = 0; r < rings; r++) merge(r * (n + 1), r * (n + 1) + n);
  if (closed) for (let i = 0; i <= n; i++) merge(i, (rings - 1) * (n + 1) + i);
}
