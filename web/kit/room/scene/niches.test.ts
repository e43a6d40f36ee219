import { expect, test } from "vitest";
import { nicheParts } from "./niches.ts";
import { products, room } from "./room.test-support.ts";
import { along, cross } from "./vectors.ts";
import { wallLines } from "./wall-line.ts";

const niche = { id: "k", wall: "w2", offset_in: 20, width_in: 12, height_in: 24, depth_in: 3.5, sill_in: 48 };

test("the back, sides, top and bottom of a niche look into it, from inside the wall", () => {
  const design = room({ surfaces: [{ id: "wall:w2", sku: "tile" }] }, { niches: [niche] });
  const line = wallLines(design).find(({ wall }) => wall.id === "w2")!;
  const middle = along(
    along(along(line.corner, line.right, line.length_in - 26), [0, 1, 0], 60),
    line.facing,
    -3.5 / 2,
  );
  const inside = nicheParts(design, products, line).flatMap((part) => (part.form === "panel" ? [part] : []));
  expect(inside).toHaveLength(5);
  for (const { origin, u, v, outline } of inside) {
    const [wide, high] = outline[2]!;
    const center = along(along(origin, u, wide / 2), v, high / 2);
    const normal = cross(u, v);
    const into = [0, 1, 2].map((axis) => middle[axis]! - center[axis]!);
    const distance = Math.hypot(...into);
    // straight at the middle, not past it
    expect(normal.reduce((sum, each, axis) => sum + each * into[axis]!, 0)).toBeCloseTo(distance);
    expect([6, 12, 1.75]).toContain(Math.round(distance * 100) / 100);
  }
  // a trim piece along each edge
  expect(nicheParts(design, products, line).filter(({ form }) => form === "prism")).toHaveLength(4);
});
