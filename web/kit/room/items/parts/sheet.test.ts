import { Vector3 } from "three";
import { expect, test } from "vitest";
import { sheet, tinted } from "./sheet.ts";

test("a cloth with a thickness is closed: each edge belongs to two faces", () => {
  const cloth = sheet(5, 4, (u, v) => new Vector3(u * 10, Math.sin(u * 3) + v, v * 8), { thick: 0.3 });
  const index = cloth.getIndex()!;
  const edges = new Map<string, number>();
  for (let i = 0; i < index.count; i += 3)
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [p, q] = [index.getX(i + a), index.getX(i + b)];
      const key = p < q ? `${p}-${q}` : `${q}-${p}`;
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
  expect([...edges.values()].every((count) => count === 2)).toBe(true);
});

test("a ring has no line where it meets itself", () => {
  const tube = sheet(12, 2, (u, v) => new Vector3(Math.cos(u * Math.PI * 2), v, Math.sin(u * Math.PI * 2)), {
    ring: true,
  });
  const normal = tube.getAttribute("normal");
  const [first, last] = [0, 12 * 3].map((i) => new Vector3().fromBufferAttribute(normal, i));
  expect(first!.distanceTo(last!)).toBeLessThan(1e-6);
});

test("a tinted part takes one cell of its palette", () => {
  const part = tinted(
    sheet(1, 1, (u, v) => new Vector3(u, 0, v)),
    2,
    5,
  );
  const uv = part.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) expect(uv.getX(i)).toBeCloseTo(0.5);
});
