import { expect, test } from "vitest";
import { modelOf, productOf } from "../takeoff/sample-room.test-support.ts";
import { fits } from "./fits.ts";
import { nearestProduct } from "./nearest-product.ts";

const category = (slug_url: string) => ({ id: 1, name: slug_url, slug_url });
const vanity = (sku: string, width: number, change: Parameters<typeof productOf>[0] = {}) =>
  productOf({
    sku,
    unit: "Piece",
    surface: [],
    model: modelOf("vanity", [width, 22, 35]),
    attributes: { style: ["Modern"] },
    price: 900,
    price_per_sqft: null,
    ...change,
  });

test("surfaces take products marked for them", () => {
  const tile = productOf({ surface: ["floor", "wall", "shower"] });
  expect(
    ["floor", "wall:n", "shower:tub", "backsplash:n", "countertop:b", "ceiling"].map((target) =>
      fits(tile, target),
    ),
  ).toEqual([true, true, true, false, false, false]);
  expect(fits(productOf({ surface: ["outdoor"] }), "floor", "patio")).toBe(true);
  expect(fits(tile, "floor", "patio")).toBe(false);
  const paint = productOf({ surface: ["wall"], attributes: { coverage_sqft: 350 } });
  expect([fits(paint, "ceiling"), fits(paint, "floor")]).toEqual([true, false]);
});

test("base takes baseboard, crown takes crown", () => {
  const trim = (use: string) => productOf({ surface: ["trim"], model: modelOf("trim", [14, 1, 5], { use }) });
  expect([fits(trim("base"), "base"), fits(trim("base"), "crown"), fits(trim("crown"), "crown")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("items take their kind, and built-in ones only a size that fits", () => {
  const hole = { kind: "dishwasher", width_in: 24, depth_in: 24, height_in: 34 };
  const washer = (width: number) => productOf({ model: modelOf("dishwasher", [width, 24, 34]) });
  expect([
    fits(washer(24), hole),
    fits(washer(18), hole),
    fits(washer(30), hole),
    fits(vanity("V", 24), hole),
  ]).toEqual([true, true, false, false]);
  expect(
    fits(
      productOf({ category: category("cabinet-hardware"), model: modelOf("accessory", [6, 1, 1]) }),
      "hardware",
    ),
  ).toBe(true);
  expect(fits(vanity("V", 24), "kind:vanity")).toBe(true);
});

test("the nearest vanity is the one of the same width, then of the same style and price", () => {
  const wanted = vanity("W", 36);
  const near = nearestProduct(wanted, [
    vanity("A", 48),
    vanity("B", 37),
    vanity("C", 36, { attributes: { style: ["Traditional"] } }),
    vanity("D", 36, { price: 1000 }),
  ]);
  expect(near).toMatchObject({ product: { sku: "D" }, differs: ["11 % more expensive"] });
  expect(nearestProduct(wanted, [vanity("A", 48)])!.differs).toContain(`12" wider`);
});

test("nothing replaces another kind, and paint never replaces tile", () => {
  const wall = productOf({ surface: ["wall"] });
  expect(
    nearestProduct(vanity("W", 36), [productOf({ model: modelOf("toilet", [16, 28, 30]) }), wall]),
  ).toBeNull();
  expect(
    nearestProduct(wall, [productOf({ sku: "P", surface: ["wall"], attributes: { coverage_sqft: 350 } })]),
  ).toBeNull();
});

test("products in stock win ties", () => {
  const pair = [vanity("OUT", 36, { in_stock: false }), vanity("IN", 36)];
  expect(nearestProduct(vanity("W", 36), pair)!.product.sku).toBe("IN");
});
