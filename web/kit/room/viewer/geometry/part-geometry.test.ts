import { expect, test } from "vitest";
import { moulding, panel, prism } from "../../scene/part.ts";
import type { Part, Vec2 } from "../../scene/scene.types.ts";
import { rectangle, UP } from "../../scene/vectors.ts";
import { partGeometry } from "./part-geometry.ts";

const cover = { kind: "paint", color: "#ffffff", roughness: 1 } as const;

/** Volume by the divergence theorem; right only for a closed shape whose faces look outwards. */
function volumeOf(part: Part): number {
  const geometry = partGeometry(part);
  const position = geometry.getAttribute("position");
  const index = geometry.index!;
  let sum = 0;
  for (let i = 0; i < index.count; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) =>
      [0, 1, 2].map((axis) => position.getComponent(index.getX(i + k), axis)),
    );
    sum +=
      a![0]! * (b![1]! * c![2]! - b![2]! * c![1]!) -
      a![1]! * (b![0]! * c![2]! - b![2]! * c![0]!) +
      a![2]! * (b![0]! * c![1]! - b![1]! * c![0]!);
  }
  return sum / 6;
}

function areaOf(part: Part): number {
  const geometry = partGeometry(part);
  const position = geometry.getAttribute("position");
  const index = geometry.index!;
  let sum = 0;
  for (let i = 0; i < index.count; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) =>
      [0, 1, 2].map((axis) => position.getComponent(index.getX(i + k), axis)),
    );
    const u = b!.map((v, k) => v - a![k]!);
    const v = c!.map((w, k) => w - a![k]!);
    sum +=
      Math.hypot(
        u[1]! * v[2]! - u[2]! * v[1]!,
        u[2]! * v[0]! - u[0]! * v[2]!,
        u[0]! * v[1]! - u[1]! * v[0]!,
      ) / 2;
  }
  return sum;
}

const frame = { pick: null, cover, origin: [10, 20, 30] as const, u: [1, 0, 0] as const, v: UP };

test("a pierced face has the area of its outline less its holes", () => {
  const hole = rectangle(20, 20, 50, 60).reverse();
  expect(areaOf(panel({ ...frame, outline: rectangle(0, 0, 100, 80), holes: [hole] }))).toBeCloseTo(
    8000 - 1200,
  );
});

test("a slab is closed, looks outwards, and its rounded edges take a little away", () => {
  const volume = volumeOf(prism({ ...frame, outline: rectangle(0, 0, 40, 20), depth_in: 2, edge_in: 0.1 }));
  expect(volume).toBeGreaterThan(1600 * 0.985);
  expect(volume).toBeLessThan(1600);
});

test("a slab with a cut-out is closed, too, whichever way round its outlines are given", () => {
  const hole: Vec2[] = rectangle(10, 5, 30, 15);
  for (const holes of [[hole], [[...hole].reverse()]])
    for (const outline of [rectangle(0, 0, 40, 20), rectangle(0, 0, 40, 20).reverse()]) {
      const volume = volumeOf(prism({ ...frame, outline, holes, depth_in: 2, edge_in: 0.1 }));
      expect(Math.abs(volume - 1200)).toBeLessThan(30);
    }
});

test("trim along a wall projects from it, faces the room, and meets its neighbors in the corner", () => {
  const geometry = partGeometry(
    moulding({
      pick: "base",
      cover,
      from: [0, 0],
      to: [100, 0],
      before: [0, 80],
      after: [100, 80],
      elevation_in: 0,
      rise_in: 0,
      profile: [
        [0.6, 0],
        [0.6, 4],
        [0, 4],
      ],
    }),
  );
  const position = geometry.getAttribute("position");
  const normal = geometry.getAttribute("normal");
  for (let i = 0; i < position.count; i += 1) {
    const [x, y] = [position.getX(i), -position.getZ(i)];
    expect(y > -0.01 && y < 0.61).toBe(true);
    // at 45 degrees into each corner
    expect(x).toBeGreaterThan(y - 0.01);
    expect(100 - x).toBeGreaterThan(y - 0.01);
    if (Math.abs(normal.getY(i)) < 0.5) expect(-normal.getZ(i)).toBeCloseTo(1);
  }
});

test("trim that ends beside a door is closed there", () => {
  const end = { pick: "base", cover, from: [0, 0] as const, to: [50, 0] as const, before: null, after: null };
  const square: Vec2[] = [
    [0.5, 0],
    [0.5, 4],
    [0, 4],
  ];
  const geometry = partGeometry(moulding({ ...end, elevation_in: 0, rise_in: 0, profile: square }));
  const normal = geometry.getAttribute("normal");
  const sides = new Set(Array.from({ length: normal.count }, (_, i) => Math.round(normal.getX(i))));
  expect([...sides].sort()).toEqual([-1, 0, 1]);
});
