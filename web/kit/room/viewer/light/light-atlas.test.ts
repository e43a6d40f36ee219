import { expect, test } from "vitest";
import { panel } from "../../scene/part.ts";
import { rectangle, UP } from "../../scene/vectors.ts";
import { layOut } from "./light-atlas.ts";

const wall = (width: number, height: number, x: number) =>
  panel({
    pick: `wall:${x}`,
    cover: { kind: "paint", color: "#ffffff", roughness: 1 },
    origin: [x, 0, 0],
    u: [1, 0, 0],
    v: UP,
    outline: rectangle(0, 0, width, height),
  });

test("no two faces share a texel, and none lies off the map", () => {
  const panels = [wall(120, 96, 0), wall(40, 96, 1), wall(300, 12, 2), wall(7, 7, 3), wall(96, 96, 4)];
  const places = layOut(panels);
  const taken = new Set<number>();
  for (const { x, y, width, height, atlas_w, atlas_h } of places.values()) {
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) {
        const [c, r] = [Math.floor(x) + column, Math.floor(y) + row];
        expect(c < atlas_w && r < atlas_h).toBe(true);
        expect(taken.has(r * atlas_w + c)).toBe(false);
        taken.add(r * atlas_w + c);
      }
  }
  expect(places.size).toBe(panels.length);
});

test("a large house keeps within the map's budget", () => {
  const places = layOut(Array.from({ length: 12 }, (_, i) => wall(600, 120, i)));
  const texels = [...places.values()].reduce((sum, { width, height }) => sum + width * height, 0);
  expect(texels).toBeLessThan(70_000);
});
