import { expect, test } from "vitest";
import type { RoomDesign, RoomProduct } from "../../../../contract/design/room-design.ts";
import { countOnce } from "./use-takeoff.ts";

const product = (sku: string, price: number): RoomProduct =>
  ({
    sku,
    name: sku,
    unit: "Piece",
    minimum_unit: 1,
    price,
    surface: [],
    attributes: {},
    category: { id: 1, name: "", slug_url: "" },
    size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" },
    material: null,
    model: null,
  }) as unknown as RoomProduct;

const design: RoomDesign = {
  schema: "room-design/1",
  room: "bathroom",
  plan: { vertices_in: [], ceiling_height_in: 96, walls: [], openings: [], services: [] },
  surfaces: [],
  items: [
    {
      id: "tub",
      sku: "TUB",
      kind: "tub",
      at_in: [30, 15],
      rotation_deg: 0,
      width_in: 60,
      depth_in: 30,
      height_in: 20,
    },
  ],
};

test("a design is counted once, whatever products are browsed meanwhile", () => {
  const tub = product("TUB", 900);
  const first = countOnce(design, new Map([["TUB", tub]]));
  expect(first.total).toBe(900);
  const more = new Map([
    ["TUB", tub],
    ["SINK", product("SINK", 200)],
  ]);
  expect(countOnce(design, more)).toBe(first);
});

test("it is counted again when a product in it loads or changes its price", () => {
  const another = { ...design };
  expect(countOnce(another, new Map()).unknown).toBe(1);
  expect(countOnce(another, new Map([["TUB", product("TUB", 900)]])).total).toBe(900);
  expect(countOnce(another, new Map([["TUB", product("TUB", 950)]])).total).toBe(950);
});
