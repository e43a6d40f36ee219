import { expect, it } from "vitest";
import { showingCategories, showingProduct } from "./rooms-showing.rules.ts";

const row = (template_id: string, hash: string, category: string, top: string) => ({
  template_id,
  sku: `${hash}-white`,
  hash,
  category,
  top,
});
const used = [
  row("bath", "toilet-a", "two-piece-toilets", "toilets"),
  row("bath", "faucet-a", "widespread-faucets", "bathroom-faucets"),
  row("spa", "toilet-b", "one-piece-toilets", "toilets"),
  row("spa", "toilet-c", "two-piece-toilets", "toilets"),
  { ...row("spa", "toilet-c", "two-piece-toilets", "toilets"), sku: "toilet-c-black" },
  row("den", "sofa-a", "sofas-two-seat", "sofas"),
];

it("finds the rooms with products of a category, most of them first, one SKU of each product", () => {
  expect(showingCategories(used, ["toilets"])).toEqual([
    { template_id: "spa", skus: ["toilet-b-white", "toilet-c-white"] },
    { template_id: "bath", skus: ["toilet-a-white"] },
  ]);
  expect(showingCategories(used, ["one-piece-toilets"]).map(({ template_id }) => template_id)).toEqual([
    "spa",
  ]);
  expect(showingCategories(used, ["paint"])).toEqual([]);
});

it("names the SKUs of a room in the order of the categories", () => {
  const bath = showingCategories(used, ["bathroom-faucets", "toilets"]).find(
    ({ template_id }) => template_id === "bath",
  );
  expect(bath?.skus).toEqual(["faucet-a-white", "toilet-a-white"]);
});

it("finds a product's own rooms first, then those with others of its kind, each once", () => {
  const toilet = { category: "two-piece-toilets", top: "toilets" };
  expect(showingProduct(used, "toilet-a", toilet)).toEqual([
    { template_id: "bath", skus: ["toilet-a-white"] },
    { template_id: "spa", skus: [] },
  ]);
  const ids = showingProduct(used, "toilet-new", toilet).map(({ template_id }) => template_id);
  expect(ids.sort()).toEqual(["bath", "spa"]);
});
