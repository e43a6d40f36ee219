import { expect, test } from "vitest";
import type { RoomOpening } from "../../../contract/design/room-design.ts";
import { productsBySku } from "./products-by-sku.ts";
import { productOf, roomOf } from "./sample-room.test-support.ts";
import { takeoffOf } from "./takeoff.ts";

const slab = productOf({
  ...{ sku: "SLAB", hash: "slab", name: "Flush Door Slab, 80 in.", unit: "Piece", price: 128 },
  category: { id: 2, name: "Door Slabs", slug_url: "door-slabs", above: ["interior-doors"] },
  size: { width_in: 30, length_in: 1.375, height_in: 80, pattern: "" },
  surface: [],
});
const hinges = productOf({
  ...{ sku: "HINGES", hash: "hinges", name: "Hinges", unit: "Piece", price: 12 },
  category: { id: 3, name: "Hinges", slug_url: "door-hinges-and-stops" },
  size: { width_in: 3.5, length_in: 0.1, height_in: 3.5, pattern: "" },
  attributes: { package: "Set of 3" },
});
const casing = productOf({
  ...{ sku: "CASING", hash: "casing", name: "Casing", unit: "Linear foot", price: 2 },
  category: { id: 4, name: "Casing", slug_url: "casing", above: ["trim"] },
  size: { width_in: 2.5, length_in: 96, height_in: 0.6, pattern: "" },
});
const products = productsBySku([slab, hinges, casing]);
const doorway = (id: string, width_in: number, sku?: string): RoomOpening => ({
  ...{ id, wall: id, kind: "door", offset_in: 10, width_in, height_in: 80 },
  ...(sku && { sku }),
});
const room = (openings: RoomOpening[], supplies: { for: string; part: string; sku: string }[] = []) =>
  roomOf(140, 140, { plan: { openings }, supplies });

test("each doorway is a line, a double one with two slabs; one without a choice is none", () => {
  const takeoff = takeoffOf(
    room([doorway("n", 30, "SLAB"), doorway("s", 60, "SLAB"), doorway("e", 32)]),
    products,
  );
  expect(takeoff.items).toMatchObject([
    { known: true, item: "n", kind: "door", qty: 1 },
    { known: true, item: "s", kind: "door", qty: 2 },
  ]);
  expect(takeoff.goods).toMatchObject([{ sku: "SLAB", qty: 3, items: ["n", "s"], surfaces: [] }]);
  expect(takeoff.total).toBe(3 * 128);
  expect(takeoff.unknown).toBe(0);
});

test("what does not fit or is not sold is missing, with the reason", () => {
  const takeoff = takeoffOf(room([doorway("n", 36, "SLAB"), doorway("s", 30, "GONE")]), products);
  expect(takeoff.items).toMatchObject([
    { known: false, because: `This opening is 36" × 80". This door needs 30" × 80".` },
    { known: false, because: "This showroom doesn't sell GONE." },
  ]);
  expect(takeoff.total).toBe(0);
});

test("hinges are counted for each leaf, casing once around a doorway", () => {
  const openings = [doorway("n", 30, "SLAB"), doorway("s", 60, "SLAB")];
  const supplies = [
    { for: "n", part: "Hinges", sku: "HINGES" },
    { for: "s", part: "Hinges", sku: "HINGES" },
    { for: "n", part: "Casing", sku: "CASING" },
  ];
  const takeoff = takeoffOf(room(openings, supplies), products);
  // both sides: 2 × (30 + 2 × 80) in. and a tenth for miters
  expect(takeoff.supplies).toMatchObject([
    { sku: "HINGES", qty: 3, places: ["n", "s"] },
    { sku: "CASING", qty: 35, places: ["n"] },
  ]);
});
