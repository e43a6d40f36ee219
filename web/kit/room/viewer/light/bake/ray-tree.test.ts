import fc from "fast-check";
import { expect, test } from "vitest";
import { RayTree } from "./ray-tree.ts";

type Ray = { from: number[]; way: number[] };

/** Möller and Trumbore, triangle by triangle; `sure` unless a ray grazes an edge, where single precision may differ. */
function nearest(positions: Float32Array, { from, way }: Ray): { distance: number; sure: boolean } {
  let best = Infinity;
  let sure = true;
  for (let at = 0; at < positions.length; at += 9) {
    const p = [...positions.slice(at, at + 9)];
    const sub = (a: number[], b: number[]) => a.map((v, i) => v - b[i]!);
    const cross = (a: number[], b: number[]) => [
      a[1]! * b[2]! - a[2]! * b[1]!,
      a[2]! * b[0]! - a[0]! * b[2]!,
      a[0]! * b[1]! - a[1]! * b[0]!,
    ];
    const dot = (a: number[], b: number[]) => a.reduce((sum, v, i) => sum + v * b[i]!, 0);
    const [e1, e2] = [sub(p.slice(3, 6), p.slice(0, 3)), sub(p.slice(6, 9), p.slice(0, 3))];
    const h = cross(way, e2);
    const det = dot(e1, h);
    if (Math.abs(det) < 1e-9) continue;
    if (Math.abs(det) < 1e-3 * Math.hypot(...e1) * Math.hypot(...e2)) sure = false;
    const s = sub(from, p.slice(0, 3));
    const u = dot(s, h) / det;
    const q = cross(s, e1);
    const v = dot(way, q) / det;
    const t = dot(e2, q) / det;
    if ([u, v, 1 - u - v].some((edge) => Math.abs(edge) < 1e-3)) sure = false;
    if (u >= 0 && v >= 0 && u + v <= 1 && t > 1e-4) best = Math.min(best, t);
  }
  return { distance: best, sure };
}

const unit = (v: number[]) => v.map((x) => x / Math.hypot(...v));
const number = fc.double({ min: -50, max: 50, noNaN: true });
const triangles = fc
  .array(fc.array(number, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 60 })
  .map((list) => new Float32Array(list.flat()));
const ray = fc
  .record({
    from: fc.array(number, { minLength: 3, maxLength: 3 }),
    way: fc.array(number, { minLength: 3, maxLength: 3 }),
  })
  .filter(({ way }) => Math.hypot(...way) > 1)
  .map(({ from, way }): Ray => ({ from, way: unit(way) }));

test("a ray meets the same triangle as when all are tried", () => {
  fc.assert(
    fc.property(triangles, ray, (positions, { from, way }) => {
      const tree = new RayTree(positions, new Uint16Array(positions.length / 9));
      const found = tree.cast(from[0]!, from[1]!, from[2]!, way[0]!, way[1]!, way[2]!, 1e5);
      const { distance: wanted, sure } = nearest(positions, { from, way });
      // What a ray starts on is not met, give or take single precision.
      fc.pre(wanted > 0.01 && sure);
      if (wanted === Infinity) expect(found).toBe(-1);
      else expect(Math.abs(tree.hit.distance - wanted)).toBeLessThan(1e-2 + wanted * 1e-3);
    }),
    { numRuns: 300 },
  );
});

test("an owner's own triangles do not stand in its way", () => {
  const wall = new Float32Array([-5, -5, 0, 5, -5, 0, 0, 5, 0]);
  const tree = new RayTree(wall, new Uint16Array([7]));
  expect(tree.blocked(0, 0, -3, 0, 0, 1, 100, -1)).toBe(true);
  expect(tree.blocked(0, 0, -3, 0, 0, 1, 100, 7)).toBe(false);
  expect(tree.blocked(0, 0, -3, 0, 0, 1, 2, -1)).toBe(false);
});
