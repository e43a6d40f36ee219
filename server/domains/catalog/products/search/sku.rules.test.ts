import { expect, it } from "vitest";
import { SearchWords } from "./search-words.rules.ts";
import { skuIn } from "./sku.rules.ts";

const words = new SearchWords();
words.add(0, {
  name: "White Porcelain Tile",
  brand: "",
  vendor: "",
  categories: [],
  departments: [],
  traits: [],
  sizes: ["12 × 24 in."],
  description: "",
});

it.each(["porcelain tile 12x", "white tile 3c", "tile 8m", "tile 12x24i"])(
  "asks for no SKU while a size is typed: %s",
  (typed) => {
    expect(skuIn(typed, words)).toBeNull();
  },
);

it.each(["avl yhjcb 12x", "AVL-YHJCB", "12x-qq7", "3c77", "tile 7qz"])("takes %s for a SKU", (typed) => {
  expect(skuIn(typed, words)?.isLikely).toBeDefined();
});

it.each([
  ["avl yhjcb ch", true],
  ["qwxzrt tile", false],
  ["tile 12qz7", true],
])("looks for %s with one wrong character: %s", (typed, isLong) => {
  expect(skuIn(typed, words)?.isLong).toBe(isLong);
});
