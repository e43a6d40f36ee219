import { expect, it } from "vitest";
import type { OfferRow } from "./priced-lines.store.ts";
import { lineChanges, type WantedLine } from "./set-lines.rules.ts";

const offer = (variant_id: number, change: Partial<OfferRow> = {}): OfferRow => ({
  variant_id,
  minimum_unit: 1,
  stock: 10,
  allows_backorder: false,
  is_sold_here: true,
  ...change,
});
const offers = new Map([
  ["TILE", offer(1)],
  ["GROUT", offer(2, { minimum_unit: 2 })],
  ["PAVER", offer(3, { is_sold_here: false })],
]);
const present = [
  { sku: "TILE", surface: "floor", variant_id: 1, qty: 4 },
  { sku: "GONE", surface: "", variant_id: 9, qty: 1 },
];
const change = (...wanted: WantedLine[]) => lineChanges(wanted, offers, present);

it("sets a line, adds to it, and takes a product's surfaces as lines of their own", () => {
  expect(
    change(
      { sku: "TILE", qty: 7, surface: "floor" },
      { sku: "TILE", qty: 3, add: true },
      { sku: "GROUT", qty: 2 },
    ),
  ).toEqual({
    ok: true,
    changes: [
      { variant_id: 1, surface: "floor", qty: 7 },
      { variant_id: 1, surface: "", qty: 3 },
      { variant_id: 2, surface: "", qty: 2 },
    ],
  });
});

it("adds up what is asked for twice, and what comes later wins", () => {
  const more = { sku: "TILE", qty: 3, surface: "floor", add: true };
  expect(change(more, more)).toEqual({ ok: true, changes: [{ variant_id: 1, surface: "floor", qty: 10 }] });
  expect(change(more, more, more)).toMatchObject({ at: 2, field: "qty", message: "Only 10 left in stock." });
  expect(change({ sku: "GROUT", qty: 4 }, { sku: "GROUT", qty: 0 })).toEqual({
    ok: true,
    changes: [{ variant_id: 2, surface: "", qty: 0 }],
  });
});

it("removes what is no longer sold, and refuses more of it", () => {
  expect(change({ sku: "GONE", qty: 0 })).toEqual({
    ok: true,
    changes: [{ variant_id: 9, surface: "", qty: 0 }],
  });
  expect(change({ sku: "GONE", qty: 2 })).toMatchObject({
    field: "sku",
    message: "No product has this SKU.",
  });
  expect(change({ sku: "TILE", qty: 1 }, { sku: "PAVER", qty: 1 })).toMatchObject({ at: 1, field: "sku" });
  expect(change({ sku: "GROUT", qty: 1 })).toMatchObject({
    field: "qty",
    message: "The minimum quantity is 2.",
  });
});
