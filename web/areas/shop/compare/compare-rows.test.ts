import { expect, test } from "vitest";
import type { Product } from "../../../../contract/catalog/catalog.ts";
import { compareRows } from "./compare-rows.ts";

const product = (changes: Partial<Product>): Product =>
  ({
    unit: "Box",
    price: 55.08,
    price_per_sqft: 2.84,
    savings_percent: 30,
    box_sqft: 19.37,
    rating: null,
    reviews: 0,
    in_stock: true,
    lead_time_days: 4,
    brand: "Veldtmark",
    warranty: "",
    variants: [{ options: { Finish: "Matte" } }, { options: { Finish: "Satin" } }],
    specs: [
      { key: "finish", label: "Finish", value: "Matte, Satin" },
      { key: "pei_rating", label: "PEI Wear Rating", value: "PEI 3" },
    ],
    delivery: { ships_from: "Seattle, WA" },
    ...changes,
  }) as Product;

const rowOf = (rows: ReturnType<typeof compareRows>, label: string) =>
  rows.find((row) => row.label === label);

test("rows say what differs, whatever the letter case", () => {
  const rows = compareRows([
    product({}),
    product({
      price: 60,
      specs: [{ key: "pei_rating", label: "PEI Wear Rating", value: "pei 3" }],
    }),
  ]);
  expect(rowOf(rows, "Price")).toEqual({
    label: "Price",
    values: ["$55.08 per box", "$60.00 per box"],
    differs: true,
  });
  expect(rowOf(rows, "PEI Wear Rating")?.differs).toBe(false);
  expect(rowOf(rows, "Finish")?.values).toEqual(["Matte, Satin", "Matte, Satin"]);
});

test("a made-to-order product is not out of stock", () => {
  const rows = compareRows([
    product({ in_stock: false, allows_backorder: true }),
    product({ in_stock: false, allows_backorder: false }),
  ]);
  expect(rowOf(rows, "Availability")?.values).toEqual(["Made to order", "Out of stock"]);
});

test("a fact that one product lacks differs; one that all lack has no row", () => {
  const rows = compareRows([product({}), product({ unit: "Piece", price_per_sqft: null, box_sqft: null })]);
  expect(rowOf(rows, "Per sq ft")).toEqual({ label: "Per sq ft", values: ["$2.84", ""], differs: true });
  expect(rowOf(rows, "Rating")).toBeUndefined();
  expect(rowOf(rows, "Warranty")).toBeUndefined();
});

test("a row keeps to one notation of inches", () => {
  const thick = (value: string) => product({ specs: [{ key: "thickness_in", label: "Thickness", value }] });
  const valuesOf = (...thicknesses: string[]) =>
    rowOf(compareRows(thicknesses.map(thick)), "Thickness")?.values;
  expect(valuesOf("3/8 in. (9.5 mm)", "1-1/4 in. (31.8 mm)")).toEqual([
    "3/8 in. (9.5 mm)",
    "1-1/4 in. (31.8 mm)",
  ]);
  expect(valuesOf("3/8 in. (9.5 mm)", "0.354 in. (9 mm)")).toEqual([
    "0.375 in. (9.5 mm)",
    "0.354 in. (9 mm)",
  ]);
});
