import { afterEach, describe, expect, it } from "vitest";
import { readUnitsBy } from "../../catalog/page-units.ts";
import { drawPlan } from "../drawing/index.ts";
import { itemOf, modelOf, productOf, roomOf } from "../takeoff/sample-room.test-support.ts";
import { takeoffOf } from "../takeoff/takeoff.ts";
import { cutList } from "./cut-list.ts";
import { drawElevation, elevationMargins } from "./elevation.drawing.ts";
import { boundsOfPanel, drawLayout } from "./layout.drawing.ts";
import { scaleFor } from "./scale.ts";
import { itemTags, tagsOf } from "./tags.ts";
import { laidPanels, panelsOnWall } from "./wall-surfaces.ts";
import { wallView } from "./wall-view.ts";

const tile = productOf({
  sku: "TILE",
  size: { width_in: 12, length_in: 12, height_in: 0.4, pattern: "Straight" },
});
const cabinet = productOf({
  sku: "BASE",
  name: "Base cabinet",
  unit: "Piece",
  box_sqft: null,
  model: modelOf("cabinet", [24, 24, 34.5], { form: "base", layout: "drawer-door" }),
});
const products = new Map([tile, cabinet].map((each) => [each.sku, each]));

/** 10 by 8 ft; a cabinet at the west end of the north wall. */
const room = roomOf(120, 96, {
  surfaces: [
    { id: "floor", sku: "TILE" },
    { id: "wall:n", sku: "TILE" },
  ],
  items: [itemOf({ id: "base", kind: "base_cabinet", sku: "BASE", at_in: [12, 84], against: "n" })],
});

describe("a scale", () => {
  it("is the largest usual one at which the room fits on the paper", () => {
    expect(scaleFor([120, 96], [570, 500])).toEqual({ words: `3/4" = 1'-0"`, pt_per_in: 4.5 });
    expect(scaleFor([60, 60], [570, 500]).words).toBe(`1" = 1'-0"`);
    expect(scaleFor([480, 480], [570, 500]).words).toBe(`1/8" = 1'-0"`);
    expect(scaleFor([60, 60], [570, 500], 0.5).words).toBe(`1/2" = 1'-0"`);
    expect(scaleFor([6000, 6000], [570, 500]).words).toBe(`1/16" = 1'-0"`);
  });
});

describe("in metric", () => {
  afterEach(() => readUnitsBy(() => "feet"));

  it("drawings have the scales of metric rulers, and millimeters", () => {
    readUnitsBy(() => "metric");
    expect(scaleFor([120, 96], [570, 500])).toEqual({
      words: "1:20",
      pt_per_in: expect.closeTo(3.6, 9),
    });
    expect(scaleFor([480, 480], [570, 500]).words).toBe("1:75");
    expect(scaleFor([60, 60], [570, 500], 0.5).words).toBe("1:20");
    expect(scaleFor([9000, 9000], [570, 500]).words).toBe("1:200");
    const view = wallView(room, "n", products)!;
    const elevation = drawElevation(view, panelsOnWall(room, "n", products), new Map(), 3.6).svg;
    // the wall, the cabinet, the ceiling
    for (const text of ["3048", "610", "2438"]) expect(elevation).toContain(`>${text}<`);
    expect(elevation).not.toMatch(/\d['"]</);
    const paper = { scale: 3.6, font_px: 8 };
    const plan = drawPlan(room.plan, { width_px: 570, height_px: 500, paper: null, fixed: paper });
    expect(plan).toContain(">3048<");
    expect(drawPlan(room.plan, { width_px: 570 })).toContain(">3.05 m<");
    const narrow = roomOf(30, 24, { surfaces: [{ id: "floor", sku: "TILE" }] });
    const { sizes } = cutList(laidPanels(narrow, narrow.surfaces[0]!, products))!;
    expect(sizes.map(({ words }) => words)).toContain("152 mm × 305 mm");
  });
});

describe("a wall seen from inside the room", () => {
  it("has west on its left if it is the north wall", () => {
    const view = wallView(room, "n", products)!;
    expect(
      view.items.map(({ item, left_in, width_in, facing }) => [item.id, left_in, width_in, facing]),
    ).toEqual([["base", 0, 24, "front"]]);
  });

  it("shows a cabinet's side on the wall that it meets in the corner", () => {
    const [base] = wallView(room, "w", products)!.items;
    expect(base).toMatchObject({ facing: "side", left_in: 72, width_in: 24 });
  });

  it("shows nothing that stands in the middle of the room, and no rug", () => {
    const items = [
      itemOf({ id: "island", kind: "island", at_in: [60, 48] }),
      itemOf({ id: "rug", kind: "rug", at_in: [60, 84], height_in: 0.5 }),
    ];
    expect(wallView({ ...room, items }, "n", products)!.items).toEqual([]);
  });

  it("has doors and windows where one sees them", () => {
    const opening = {
      id: "o",
      wall: "n",
      kind: "window" as const,
      offset_in: 10,
      width_in: 30,
      height_in: 40,
      sill_in: 42,
    };
    const view = wallView({ ...room, plan: { ...room.plan, openings: [opening] } }, "n", products)!;
    // the wall runs from its east end
    expect(view.openings[0]).toMatchObject({ left_in: 80, bottom_in: 42, height_in: 40 });
  });

  it("is drawn to scale, with its lengths and the numbers of the schedule", () => {
    const takeoff = takeoffOf(room, products);
    const tags = itemTags(room, tagsOf(takeoff));
    expect(takeoff.goods[Number(tags.get("base")) - 1]!.sku).toBe("BASE");
    const view = wallView(room, "n", products)!;
    const drawing = drawElevation(view, panelsOnWall(room, "n", products), tags, 3);
    expect(drawing.width_pt - elevationMargins[0]).toBe(120 * 3);
    for (const text of ["10'", "2'", "8'", "3'"]) expect(drawing.svg).toContain(`>${text}<`);
    expect(drawing.svg).toContain(`>${tags.get("base")}</text>`);
  });
});

describe("a layout", () => {
  const floor = laidPanels(room, room.surfaces[0]!, products);

  it("has the pieces that the takeoff counts", () => {
    const [line] = takeoffOf(room, products).surfaces;
    const cuts = cutList(floor)!;
    expect(line).toMatchObject({ pieces: { whole: cuts.whole, cut: cuts.cut } });
    expect(cuts.sizes.reduce((sum, { count }) => sum + count, cuts.to_shape)).toBe(cuts.cut);
  });

  it("lists cuts by their size", () => {
    const narrow = roomOf(30, 24, { surfaces: [{ id: "floor", sku: "TILE" }] });
    const cuts = cutList(laidPanels(narrow, narrow.surfaces[0]!, products))!;
    expect(cuts).toEqual({ whole: 4, cut: 2, sizes: [{ words: `6" × 12"`, count: 2 }], to_shape: 0 });
    const turned = { id: "floor", sku: "TILE", rotation_deg: 45 };
    expect(cutList(laidPanels(narrow, turned, products))).toMatchObject({
      sizes: [],
      to_shape: expect.any(Number),
    });
  });

  it("is drawn to scale and says how wide the last piece is", () => {
    const narrow = roomOf(30, 24, { surfaces: [{ id: "floor", sku: "TILE" }] });
    const [panel] = laidPanels(narrow, narrow.surfaces[0]!, products);
    const { left, right } = boundsOfPanel(panel!);
    expect(right - left).toBe(30);
    expect(drawLayout(panel!, 6).svg).toContain(`>6"<`);
  });

  it("has no pieces for paint", () => {
    const paint = productOf({ sku: "PAINT", unit: "Gallon", attributes: { coverage_sqft: 400 } });
    const [panel] = laidPanels(room, { id: "wall:n", sku: "PAINT" }, new Map([["PAINT", paint]]));
    expect(panel).toMatchObject({ laid: null, pieces: null });
  });
});

describe("a wall under a slope", () => {
  const sloped = roomOf(120, 96, {
    surfaces: [{ id: "wall:e", sku: "TILE" }],
    plan: { ceiling: { kind: "slope", wall: "s", low_in: 48 } },
  });

  it("is drawn as a trapezoid with both heights, low on the side of the low wall", () => {
    // from inside the east wall has north on its left
    const { svg } = drawElevation(wallView(sloped, "e", products)!, [], new Map(), 2);
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts).toContain("8'");
    expect(texts).toContain("4'");
    const [, outline] = /<path d="(M[^"]*Z)" fill="#ffffff"/.exec(svg)!;
    const corners = outline!.split(/[MLZ]/).filter(Boolean);
    expect(corners).toHaveLength(4);
    const [left, right] = [corners.at(-1)!, corners.at(-2)!].map((each) => each.split(" ").map(Number));
    expect(right![1]! - left![1]!).toBeCloseTo(48 * 2);
  });

  it("ends its tile at the slope", () => {
    const [panel] = panelsOnWall(sloped, "e", products);
    const over = panel!.pieces!.flatMap(({ whole, outline, parts }) => (whole ? outline : parts.flat()));
    // 96 in. on the left, 48 in. on the right
    expect(over.every(([x, y]) => y <= 96 - x / 2 + 0.01)).toBe(true);
  });

  it("has a gable's eaves and peak", () => {
    const gabled = roomOf(120, 96, { plan: { ceiling: { kind: "ridge", wall: "s", low_in: 60 } } });
    const { svg } = drawElevation(wallView(gabled, "e", products)!, [], new Map(), 2);
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts.filter((text) => text === "5'").length).toBeGreaterThanOrEqual(2);
    expect(texts).toContain("3'");
    // the ridge is midway along the 8 ft. wall
    expect(texts.filter((text) => text === "4'")).toHaveLength(2);
  });
});
