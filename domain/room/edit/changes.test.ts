import { expect, test } from "vitest";
import { moveItem } from "../assembly/move.ts";
import { productsBySku } from "../takeoff/products-by-sku.ts";
import { hallBath, productOf } from "../takeoff/sample-room.test-support.ts";
import { changesBetween } from "./changes.ts";
import { deleteItems } from "./items.edit.ts";
import { neighbourDistances } from "./neighbours.ts";
import { setWallLength } from "./plan.edit.ts";
import { removeSurface, setSurface } from "./surfaces.edit.ts";

const products = productsBySku([
  productOf(),
  productOf({ sku: "OAK", name: "White Oak Plank", price: 80 }),
  productOf({ sku: "WC", name: "Two-Piece Toilet", unit: "Piece", price: 310.5 }),
]);

test("an unchanged design has no changes", () => {
  expect(changesBetween(hallBath(), hallBath(), products)).toMatchObject({
    changes: [],
    before_cents: 41470,
    after_cents: 41470,
  });
});

test("lists another floor, a moved and a removed toilet, with price differences", () => {
  const floored = setSurface(hallBath(), "floor", { sku: "OAK" });
  const moved = moveItem(floored, "toilet", [46, 50]).design;
  expect(changesBetween(hallBath(), moved, products).changes).toEqual([
    {
      kind: "surface",
      change: "changed",
      id: "floor",
      words: "Floor: Porcelain 12×24 → White Oak Plank",
      price_cents: 5580,
    },
    { kind: "item", change: "changed", id: "toilet", words: `Toilet: moved 2"`, price_cents: 0 },
  ]);
  const { changes, before_cents, after_cents } = changesBetween(
    hallBath(),
    deleteItems(hallBath(), ["toilet"]),
    products,
  );
  expect(changes).toEqual([
    { kind: "item", change: "removed", id: "toilet", words: "Toilet removed", price_cents: -31050 },
  ]);
  expect(after_cents - before_cents).toBe(-31050);
});

test("a larger room lists more flooring", () => {
  const edited = setWallLength(hallBath(), "e", 160);
  if (!edited.ok) throw new Error(edited.message);
  const { changes } = changesBetween(hallBath(), edited.design, products);
  expect(changes.map(({ words }) => words)).toContain("The room's outline");
  expect(changes.at(-1)).toMatchObject({ id: "floor", words: "Floor: different quantity" });
  expect(changes.at(-1)!.price_cents).toBeGreaterThan(0);
});

test("a setting taken back is gone, the others stay", () => {
  const laid = setSurface(hallBath(), "floor", { pattern: "herringbone", rotation_deg: 45 });
  expect(setSurface(laid, "floor", { sku: "OAK", pattern: undefined }).surfaces).toEqual([
    { id: "floor", sku: "OAK", rotation_deg: 45 },
  ]);
  expect(removeSurface(laid, "floor").surfaces).toEqual([]);
  expect(setSurface(laid, "wall:n", { sku: "TILE" }).surfaces).toHaveLength(2);
});

test("an item's distances on its four sides, to walls and neighbors", () => {
  const found = neighbourDistances(hallBath(), "toilet");
  // the front faces west, so its left is north of it
  expect(found.map(({ side, distance_in, to }) => [side, Math.round(distance_in * 10) / 10, to])).toEqual([
    ["front", 32, { wall: "w" }],
    ["back", 0, { wall: "e" }],
    ["left", 10, { item: "tub" }],
    ["right", 9, { item: "vanity" }],
  ]);
  expect(found[0]!.to_in[0]).toBeCloseTo(0);
});
