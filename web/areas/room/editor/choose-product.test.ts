import { expect, test } from "vitest";
import type { RoomDesign, RoomProduct, RoomSurface } from "../../../../contract/design/room-design.ts";
import { chooseProduct } from "./choose-product.ts";

const tile = (sku: string, width_in: number, length_in: number, pattern = "straight"): RoomProduct =>
  ({
    sku,
    name: sku,
    category: { id: 1, name: "Tile Flooring", slug_url: "tile-flooring" },
    unit: "Box",
    size: { width_in, length_in, height_in: 0.4, pattern: "" },
    surface: ["floor", "wall"],
    attributes: {},
    material: {
      schema: "material/1",
      piece: { width_in: length_in, height_in: width_in, shape: "rectangle" },
      layout: { pattern, grout: { width_in: 0.125, color: "#b7b1a6" } },
    },
    model: null,
  }) as unknown as RoomProduct;

const plank = {
  ...tile("Oak plank", 7, 60, "random"),
  material: {
    schema: "material/1",
    piece: { width_in: 7, height_in: 60, shape: "rectangle" },
    layout: { pattern: "random", grout: null },
  },
} as unknown as RoomProduct;

const paint = { ...tile("Paint", 0, 0), unit: "Gallon", material: null } as RoomProduct;

const laid: RoomSurface = {
  id: "floor",
  sku: "Old tile",
  pattern: "herringbone",
  rotation_deg: 45,
  grout_color: "#2c2c2b",
  grout_width_in: 0.25,
};

const design = (surface: RoomSurface = laid): RoomDesign => ({
  schema: "room-design/1",
  room: "bathroom",
  plan: { vertices_in: [], ceiling_height_in: 96, walls: [], openings: [], services: [] },
  surfaces: [surface],
  items: [],
});

function cover(product: RoomProduct, surface?: RoomSurface) {
  const chosen = chooseProduct(design(surface), { kind: "surface", id: "floor" }, product);
  if (chosen.refusal !== null) throw new Error(chosen.refusal);
  return { surface: chosen.design.surfaces[0], note: chosen.note };
}

test("another tile lies as the one before did", () => {
  expect(cover(tile("Slate", 12, 24))).toEqual({ surface: { ...laid, sku: "Slate" }, note: "" });
});

test("planks keep the rotation, with a note that they have no herringbone and no grout", () => {
  const { surface, note } = cover(plank);
  expect(surface).toEqual({ id: "floor", sku: "Oak plank", rotation_deg: 45 });
  expect(note).toBe("Removed because Oak plank doesn't go with it: herringbone, grout.");
  expect(
    cover(plank, { ...laid, pattern: "straight", grout_color: undefined, grout_width_in: undefined }).note,
  ).toBe("");
});

test("square tiles have no herringbone, hexagons only their own pattern", () => {
  expect(cover(tile("Square", 12, 12)).surface).not.toHaveProperty("pattern");
  expect(cover(tile("Square", 12, 12), { ...laid, pattern: "diagonal" }).surface?.pattern).toBe("diagonal");
  const { surface, note } = cover(tile("Hexagon", 8, 9, "shape"), { ...laid, pattern: "brick" });
  expect(surface).not.toHaveProperty("pattern");
  expect(note).toContain("brick");
});

test("paint has neither, and a surface without a setting loses none", () => {
  expect(cover(paint).surface).toEqual({ id: "floor", sku: "Paint" });
  expect(cover(paint, { id: "floor", sku: "Old tile" }).note).toBe("");
});
