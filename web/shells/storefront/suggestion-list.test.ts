import { expect, it } from "vitest";
import { suggestionsOf } from "./suggestion-list.ts";

const nothing = { products: [], categories: [], brands: [] };

it("leads from each suggestion to its page, what was meant first", () => {
  const found = {
    did_you_mean: "porcelain tile",
    categories: [{ name: "Porcelain", slug_url: "porcelain-tile" }],
    brands: [{ name: "Calder & Finch", slug: "calder-finch" }],
    products: [
      { hash: "tcarrara01", name: "Carrara", image: null, sku: "NQT-1" },
      { hash: "farbor0006", name: "Arbor", image: null, sku: "WSP-ARB-MB", is_chosen: true as const },
    ],
  };
  expect(suggestionsOf(found, "OAKSTONE").map(({ kind, to }) => [kind, to])).toEqual([
    ["search", "/category/all/product?q=porcelain+tile"],
    ["category", "/category/porcelain-tile/product"],
    ["brand", "/category/all/product?f.brand=Calder+%26+Finch"],
    ["product", "/product/tcarrara01/OAKSTONE"],
    ["product", "/product/farbor0006/OAKSTONE?sku=WSP-ARB-MB"],
  ]);
  expect(suggestionsOf(nothing, undefined)).toEqual([]);
});
