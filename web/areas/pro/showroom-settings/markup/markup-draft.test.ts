import { describe, expect, it } from "vitest";
import type { ProProduct } from "../../../../../contract/showrooms/pro-showroom.ts";
import { draftProblem, effectiveFor, figuresOf, type MarkupDraft, percentProblem } from "./markup-draft.ts";

const categories = [
  { id: 1, parent_id: null, name: "Tile" },
  { id: 11, parent_id: 1, name: "Porcelain" },
];
const tile: ProProduct = {
  hash: "carrara",
  name: "Carrara",
  sku: "C-1",
  vendor: { id: "v", name: "Quay" },
  category_id: 11,
  image: null,
  unit: "Box",
  box_sqft: 15.5,
  trade_price: 45.36,
  list_price: 79,
};
const draft = (changes: Partial<MarkupDraft> = {}): MarkupDraft => ({
  showroom: "10",
  categories: [{ category_id: 1, percent: "20", isRemoved: false }],
  products: [{ product: tile, percent: "33.33", isRemoved: false }],
  ...changes,
});

describe("a typed markup", () => {
  it.each([
    ["", /such as 12.5/],
    ["9.99", /at least 10%/],
    ["200.01", /at most 200%/],
  ])("%j is refused", (text, words) => expect(percentProblem(text)).toMatch(words));
  it.each(["10", "12.5", "200", "33.33"])("%s can be saved", (text) =>
    expect(percentProblem(text)).toBeUndefined(),
  );
  it("keeps a draft from being saved unless its rule is removed", () => {
    const bad = { category_id: 11, percent: "5", isRemoved: false };
    expect(draftProblem(draft({ categories: [bad] }))).toMatch(/at least 10%/);
    expect(draftProblem(draft({ categories: [{ ...bad, isRemoved: true }] }))).toBeUndefined();
  });
});

it("takes the product's markup, else the nearest category's, else the showroom's", () => {
  expect(effectiveFor(draft(), tile, categories)).toEqual({ bp: 3333, from: { hash: "carrara" } });
  const without = draft({ products: [{ product: tile, percent: "33.33", isRemoved: true }] });
  expect(effectiveFor(without, tile, categories)).toEqual({ bp: 2000, from: { category_id: 1 } });
  const bare = draft({ categories: [], products: [] });
  expect(effectiveFor(bare, tile, categories)).toEqual({ bp: 1000, from: null });
});

it("shows the price that the shop asks, and the profit in it", () => {
  // 4536 × 1.2 = 5443.2
  expect(figuresOf(tile, 2000)).toEqual({
    price: 5443,
    profit: 907,
    price_per_sqft: 351,
    profit_per_sqft: 59,
  });
  expect(figuresOf({ ...tile, box_sqft: null }, 2000).profit_per_sqft).toBeNull();
});
