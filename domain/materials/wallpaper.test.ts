import { describe, expect, it } from "vitest";
import { drawMaps } from "./draw-maps.ts";
import type { MaterialDefinition, PaperMotif } from "./material.ts";

/** Strips of 20 1/2 in. with so many repeats of the print side by side. */
const paper = (motif: PaperMotif, across: number, is_unmatched = false): MaterialDefinition => ({
  schema: "material/1",
  seed: 17,
  piece: { width_in: 20.5, height_in: 396, thickness_in: 0.02, shape: "rectangle", edge: "square" },
  layout: { pattern: "slab", grout: null },
  sheen: 0.85,
  relief: 0,
  variation: { tint: 0, tilt_deg: 0, gloss: 0 },
  family: "wallpaper",
  colors: { paper: "#f1ede3", first: "#4a5a48", second: "#8a6a4a" },
  motif,
  strip_in: 20.5,
  repeat_in: 20.5 / across,
  is_unmatched,
});

function drawn(definition: MaterialDefinition) {
  const { color, width_in, height_in, width_px, height_px } = drawMaps(definition, { pixels_per_inch: 8 });
  /** Red of a point, counted from the upper left corner, over the edges of the repeat. */
  const at = (x_in: number, y_in: number) => {
    const column = Math.floor((((x_in % width_in) + width_in) % width_in) * (width_px / width_in));
    const row = Math.floor((((y_in % height_in) + height_in) % height_in) * (height_px / height_in));
    return color[4 * (row * width_px + column)]!;
  };
  const places = Array.from(
    { length: 300 },
    (_, n) => [1 + ((n * 7.3) % 18.5), (n * 3.1) % height_in] as const,
  );
  /** The share of places where the paper looks the same so much further to the right and down. */
  const alike = (dx: number, dy: number) =>
    places.filter(([x, y]) => Math.abs(at(x, y) - at(x + dx, y + dy)) < 25).length / places.length;
  return { width_in, height_in, alike };
}

describe("wallpaper as it hangs", () => {
  it("repeats after whole strips and the print's own height", () => {
    const { width_in, height_in } = drawn(paper("trellis", 4));
    expect([width_in, height_in]).toEqual([82, 5.125]);
  });

  it("meets at the seams at the same height where the match is straight", () => {
    const { alike } = drawn(paper("leaves", 2));
    expect(alike(20.5, 0)).toBeGreaterThan(0.95);
    expect(alike(20.5, 10.25 / 2)).toBeLessThan(0.8);
  });

  it("drops by half a repeat from strip to strip where half a repeat is left over", () => {
    const { alike, width_in } = drawn(paper("fans", 2.5));
    expect(width_in % 41).toBe(0);
    expect(alike(20.5, 0)).toBeLessThan(0.85);
    expect(alike(20.5, 4.1)).toBeGreaterThan(0.95);
    expect(alike(41, 0)).toBeGreaterThan(0.95);
  });

  it("does not line up where reeds or yarn are woven", () => {
    expect(drawn(paper("weave", 2, true)).alike(20.5, 0)).toBeLessThan(0.9);
  });
});
