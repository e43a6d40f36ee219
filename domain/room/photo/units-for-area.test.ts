import { expect, it } from "vitest";
import type { RoomProduct } from "../../../contract/design/room-design.ts";
import { unitsForArea } from "./units-for-area.ts";

const product = (changes: Partial<RoomProduct> = {}): RoomProduct => ({
  sku: "T-1",
  hash: "t",
  name: "Tile",
  brand: "Brand",
  category: { id: 1, name: "Tile", slug_url: "tile" },
  options: {},
  attributes: {},
  image: null,
  unit: "Box",
  minimum_unit: 1,
  price: 50,
  price_per_sqft: 5,
  list_price: 60,
  box_sqft: 10,
  pieces_per_box: 5,
  in_stock: true,
  lead_time_days: 0,
  size: { width_in: 12, length_in: 24, height_in: 0.375, pattern: "" },
  surface: ["floor"],
  material: null,
  model: null,
  ...changes,
});

it("whole boxes cover the area with the waste of the pattern", () => {
  expect(unitsForArea(product(), { pattern: "straight" }, 100)).toMatchObject({
    units: 11,
    waste_percent: 10,
  });
  expect(unitsForArea(product(), { pattern: "herringbone" }, 100)).toMatchObject({
    units: 12,
    waste_percent: 20,
  });
  expect(unitsForArea(product({ minimum_unit: 20 }), {}, 100)?.units).toBe(20);
});

it("paint is counted in coats, pieces by their size", () => {
  const paint = product({
    unit: "Gallon",
    box_sqft: null,
    attributes: { coverage_sqft: 400, coats: 2 },
    size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" },
  });
  expect(unitsForArea(paint, {}, 300)).toMatchObject({ units: 2, waste_percent: 0, per_unit_sqft: 200 });
  expect(unitsForArea(product({ unit: "Piece", box_sqft: null }), {}, 10)?.units).toBe(6);
});

it("nothing is counted without an area, or where nobody knows how far one goes", () => {
  expect(unitsForArea(product(), {}, 0)).toBeNull();
  expect(unitsForArea(product({ unit: "Roll", box_sqft: null }), {}, 100)).toBeNull();
});
