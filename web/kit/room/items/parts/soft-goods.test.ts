import { Box3, type BufferGeometry, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { cutEnds, foldedCloth } from "./folded-cloth.ts";
import { pillowCord, throwPillow } from "./throw-pillow.ts";

const boxOf = (geometry: BufferGeometry) =>
  new Box3().setFromBufferAttribute(geometry.getAttribute("position") as never);

/** The corners of a geometry that `holds` keeps. */
function corners(geometry: BufferGeometry, holds: (p: Vector3) => boolean): Vector3[] {
  const position = geometry.getAttribute("position");
  return Array.from({ length: position.count }, (_, i) =>
    new Vector3().fromBufferAttribute(position, i),
  ).filter(holds);
}

const thickest = (points: readonly Vector3[]) => Math.max(...points.map((p) => Math.abs(p.z)));

describe("a throw pillow", () => {
  const plumping = { repeat: 6, seed: 2, cells: 24 };

  test("is plump in the middle and thin where its corners are", () => {
    const pillow = throwPillow(20, 20, 6, plumping);
    const middle = corners(pillow, ({ x, y }) => Math.abs(x) < 3 && Math.abs(y - 10) < 3);
    const ears = corners(pillow, ({ x, y }) => Math.abs(x) > 8.6 && Math.abs(y - 10) > 8.6);
    expect(thickest(middle)).toBeGreaterThan(2.2);
    expect(ears.length).toBeGreaterThan(8);
    expect(thickest(ears)).toBeLessThan(0.8);
  });

  test("is lower in the middle of its upper edge than at its corners where a hand pressed it", () => {
    const top = (chop: number) =>
      Math.max(
        ...corners(throwPillow(20, 20, 6, { ...plumping, chop }), ({ x }) => Math.abs(x) < 1.5).map(
          ({ y }) => y,
        ),
      );
    expect(top(0)).toBeGreaterThan(18.5);
    expect(top(1.6)).toBeLessThan(top(0) - 1);
  });

  test("has its cord in the seam, all the way round", () => {
    const [pillow, cord] = [throwPillow(20, 14, 5, plumping), pillowCord(20, 14, 5, plumping, 0.15)].map(
      boxOf,
    );
    for (const axis of ["x", "y"] as const) {
      expect(Math.abs(cord!.max[axis] - pillow!.max[axis])).toBeLessThan(0.4);
      expect(Math.abs(cord!.min[axis] - pillow!.min[axis])).toBeLessThan(0.4);
    }
    expect(cord!.max.z).toBeLessThan(0.4);
  });
});

describe("a folded cloth", () => {
  const folding = { repeat: 4, layers: 4, seed: 3, loose: 0.3 };

  test("lies on the ground in the measures it is folded to", () => {
    const box = boxOf(foldedCloth(14, 4, 9, folding));
    const size = box.getSize(new Vector3());
    expect(box.min.y).toBeGreaterThan(-0.15);
    expect(Math.abs(size.x - 14)).toBeLessThan(1);
    expect(Math.abs(size.y - 4)).toBeLessThan(0.8);
    expect(Math.abs(size.z - 9)).toBeLessThan(1);
  });

  test("has a fold at the front between its first layers and a cut end on each", () => {
    const cloth = foldedCloth(14, 4, 9, folding);
    const furthest = corners(cloth, ({ x }) => Math.abs(x) < 2).reduce((a, b) => (a.z > b.z ? a : b));
    const intoFold = furthest.y % 2;
    expect(intoFold).toBeGreaterThan(0.4);
    expect(intoFold).toBeLessThan(1.6);
    const ends = cutEnds(14, 4, 9, folding, 1, 6);
    expect(ends).toHaveLength(24);
    for (const { at, layer } of ends) expect(Math.floor(at.y)).toBe(layer);
  });
});
