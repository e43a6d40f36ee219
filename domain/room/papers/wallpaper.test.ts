import { expect, test } from "vitest";
import type { MaterialDefinition } from "../../materials/material.ts";
import { productOf, roomOf, surfaceOf } from "../takeoff/sample-room.test-support.ts";
import { cutList } from "./cut-list.ts";
import { drawLayout } from "./layout.drawing.ts";
import { laidPanels } from "./wall-surfaces.ts";

const material: MaterialDefinition = {
  schema: "material/1",
  seed: 17,
  piece: { width_in: 20.5, height_in: 396, thickness_in: 0.02, shape: "rectangle", edge: "square" },
  layout: { pattern: "slab", grout: null },
  sheen: 0.85,
  relief: 0,
  variation: { tint: 0, tilt_deg: 0, gloss: 0 },
  family: "wallpaper",
  colors: { paper: "#f1ede3", first: "#4a5a48", second: "#8a6a4a" },
  motif: "leaves",
  strip_in: 20.5,
  repeat_in: 10.25,
  is_unmatched: false,
};
const paper = productOf({
  sku: "PAPER",
  unit: "Roll",
  box_sqft: null,
  pieces_per_box: null,
  size: { width_in: 20.5, length_in: 396, height_in: 0, pattern: "" },
  surface: ["wall"],
  attributes: { repeat_in: 10.25, match: "Straight" },
  material,
});

test("an elevation shows wallpaper strip by strip, from the wall's left end", () => {
  const surface = surfaceOf("wall:n", "PAPER");
  const design = roomOf(120, 96, { surfaces: [surface] });
  const panels = laidPanels(design, surface, new Map([[paper.sku, paper]]));
  const lefts = panels.flatMap(({ pieces }) =>
    pieces!.map(({ outline }) => Math.min(...outline.map(([x]) => x))),
  );
  expect(lefts.toSorted((a, b) => a - b)).toEqual([0, 20.5, 41, 61.5, 82, 102.5]);
  expect(cutList(panels)?.sizes).toEqual([
    { words: `20 1/2" × 96"`, count: 5 },
    { words: `17 1/2" × 96"`, count: 1 },
  ]);
  expect(drawLayout(panels[0]!, 2).svg.match(/#efe3d3/g)).toHaveLength(1);
});
