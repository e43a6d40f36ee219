import { expect, it } from "vitest";
import type { AiDesignView } from "../../../../contract/design/ai-designs.ts";
import { mainMaterials, materialAt } from "./main-materials.ts";

const surface = (surface: string, name: string, area_sqft: number) =>
  ({ known: true, surface, sku: name, name, area_sqft }) as const;
const item = (kind: string, name: string, line_total_cents: number) =>
  ({ known: true, part: "item", kind, sku: name, name, line_total_cents }) as const;

const design = {
  design: { items: [] },
  takeoff: {
    surfaces: [
      surface("wall:n", "Paint", 80),
      surface("wall:e", "Wallpaper", 120),
      surface("base", "Baseboard", 20),
      surface("shower:s1", "Glazed tile", 60),
      surface("floor", "Oak", 40),
      { known: false, surface: "ceiling" },
    ],
    items: [
      item("toilet", "Bowl", 40_000),
      item("vanity", "Oak vanity", 120_000),
      item("mirror", "Mirror", 9000),
      item("toilet", "Bidet seat", 20_000),
      { ...item("vanity", "Knobs", 500_000), part: "hardware" },
    ],
  },
} as unknown as AiDesignView;

it("names the floor first, then other surfaces by their largest area, then the dearest item of each kind", () => {
  expect(mainMaterials(design).map(({ place, name }) => `${place}: ${name}`)).toEqual([
    "Floor: Oak",
    "Shower walls: Glazed tile",
    "Walls: Wallpaper",
    "Vanity: Oak vanity",
    "Toilet: Bowl",
    "Mirror: Mirror",
  ]);
});

it("knows what lies on a kind of surface", () => {
  expect([materialAt(design, "wall"), materialAt(design, "countertop")]).toEqual(["Wallpaper", null]);
});

it("calls a television one, and a dresser a dresser", () => {
  const placed = (sku: string, depth_in: number, height_in: number) =>
    ({ id: sku, sku, kind: "media", width_in: 58, depth_in, height_in }) as const;
  const room = {
    design: { items: [placed("Screen", 3, 33), placed("Chest", 20, 32)] },
    takeoff: { surfaces: [], items: [item("media", "Screen", 90_000), item("media", "Chest", 60_000)] },
  } as unknown as AiDesignView;
  expect(mainMaterials(room).map(({ place, name }) => `${place}: ${name}`)).toEqual([
    "TV: Screen",
    "Dresser: Chest",
  ]);
});
