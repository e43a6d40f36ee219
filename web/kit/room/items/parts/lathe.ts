import type { BufferGeometry } from "three";
import { LatheGeometry, Vector2 } from "three";

type Profile = readonly (readonly [radius: number, height: number])[];

/** A thrown pot: the first `outer` points after the middle of its foot are one smooth curve, the rest keeps its corners. */
export function smoothTurned(profile: Profile, outer: number, segments = 44): BufferGeometry {
  const line = profile.slice(1, outer + 1);
  const points: Vector2[] = [new Vector2(...profile[0]!)];
  for (let i = 0; i < line.length - 1; i++) {
    const [p0, p1, p2, p3] = [line[i - 1] ?? line[i]!, line[i]!, line[i + 1]!, line[i + 2] ?? line[i + 1]!];
    for (let s = 0; s < 4; s++) points.push(between(p0, p1, p2, p3, s / 4));
  }
  for (const [r, y] of [line[line.length - 1]!, ...profile.slice(outer + 1)])
    points.push(new Vector2(Math.max(0, r), y));
  return new LatheGeometry(points, segments);
}

type Corner = readonly [number, number];

function between(p0: Corner, p1: Corner, p2: Corner, p3: Corner, t: number): Vector2 {
  const spline = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  return new Vector2(Math.max(0, spline(p0[0], p1[0], p2[0], p3[0])), spline(p0[1], p1[1], p2[1], p3[1]));
}
