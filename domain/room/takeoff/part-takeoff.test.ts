import { expect, it } from "vitest";
import type { RoomDesign, RoomPart, RoomProduct } from "../../../contract/design/room-design.ts";
import { productsBySku } from "./products-by-sku.ts";
import { takeoffOf } from "./takeoff.ts";

const product = (sku: string, price: number, more: Partial<RoomProduct> = {}): RoomProduct => ({
  ...{ sku, hash: sku, name: sku, brand: "", category: { id: 1, name: "", slug_url: "" } },
  ...{ options: {}, attributes: {}, image: null, unit: "Piece", minimum_unit: 1, price },
  ...{ price_per_sqft: null, list_price: price, box_sqft: null, pieces_per_box: null },
  ...{ in_stock: true, lead_time_days: 1, surface: [], material: null, model: null },
  size: { width_in: 0, length_in: 0, height_in: 0, pattern: "" },
  ...more,
});

const tile = product("tile", 50, {
  ...{ unit: "Box", box_sqft: 10, surface: ["floor"], options: { Size: "12×12 in." } },
  size: { width_in: 12, length_in: 12, height_in: 0.375, pattern: "straight" },
});
const products = productsBySku([
  tile,
  product("bag", 20, { attributes: { covers_sqft: 65, net_weight_lb: 50 } }),
  product("drain", 60.5),
  product("toilet", 200),
]);

const room = (parts: RoomPart[]): RoomDesign => ({
  schema: "room-design/1",
  room: "bathroom",
  plan: {
    vertices_in: [
      [0, 0],
      [120, 0],
      [120, 120],
      [0, 120],
    ],
    ...{ ceiling_height_in: 96, openings: [], services: [] },
    walls: [0, 1, 2, 3].map((at) => ({ id: "senw"[at]!, from: at, to: (at + 1) % 4, kind: "wall" as const })),
  },
  surfaces: [{ id: "floor", sku: "tile" }],
  items: [12, 60].map((x, at) => ({
    ...{ id: `toilet-${at + 1}`, sku: "toilet", kind: "toilet", at_in: [x, 14], rotation_deg: 180 },
    ...{ width_in: 15, depth_in: 28, height_in: 30 },
  })),
  parts,
});

const mortar: RoomPart = {
  sku: "bag",
  part: "Mortar",
  amount: "mortar",
  for: [{ place: "floor", sku: "tile" }],
};
const drains: RoomPart = {
  ...{ sku: "drain", part: "Drain", amount: "each" },
  for: [1, 2].map((at) => ({ place: `toilet-${at}`, sku: "toilet" })),
};

it("counts parts by area and by piece, in the total and in the shopping list", () => {
  const bare = takeoffOf(room([]), products);
  const { parts, goods, total_cents } = takeoffOf(room([mortar, drains]), products);
  const area = bare.surfaces[0]!.area_sqft!;
  // a bag sets 65 sq ft of 12 in. tile
  expect(parts).toMatchObject([
    {
      known: true,
      part: "Mortar",
      places: ["floor"],
      qty: Math.ceil(area / 65),
      line_total_cents: 2 * 20_00,
    },
    { known: true, part: "Drain", places: ["toilet-1", "toilet-2"], qty: 2, line_total_cents: 121_00 },
  ]);
  expect(total_cents - bare.total_cents).toBe(40_00 + 121_00);
  expect(goods.find(({ sku }) => sku === "bag")).toMatchObject({ surfaces: ["floor"], items: [], qty: 2 });
  expect(goods.find(({ sku }) => sku === "drain")).toMatchObject({ items: ["toilet-1", "toilet-2"], qty: 2 });
});

it("leaves out parts of what is gone or is another product by now", () => {
  const other = { ...drains, for: [{ place: "toilet-1", sku: "another" }, ...drains.for.slice(1)] };
  expect(takeoffOf(room([other]), products).parts).toMatchObject([{ places: ["toilet-2"], qty: 1 }]);
  const gone = { ...drains, for: [{ place: "toilet-9", sku: "toilet" }] };
  expect(takeoffOf(room([gone]), products).parts).toEqual([]);
});

it("says what is not sold", () => {
  const { parts, unknown } = takeoffOf(room([{ ...mortar, sku: "other" }]), products);
  expect(parts).toMatchObject([{ known: false, because: "This showroom doesn't sell other." }]);
  expect(unknown).toBe(1);
});
