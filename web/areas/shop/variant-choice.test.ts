import { expect, test } from "vitest";
import type { Variant } from "../../../contract/catalog/catalog.ts";
import { chosenVariant, optionChoices } from "./variant-choice.ts";

const variant = (sku: string, options: Record<string, string>, stock = 4) =>
  ({ sku, options, stock }) as Variant;
const variants = [
  variant("a", { Finish: "Chrome", Size: "24 in" }),
  variant("b", { Finish: "Chrome", Size: "36 in" }),
  variant("c", { Finish: "Black", Size: "24 in" }),
  variant("d", { Finish: "Brass", Size: "48 in" }),
];

test("choosing a finish keeps the size where there is one", () => {
  const [finish] = optionChoices(variants, variants[0]!);
  expect(finish?.values.map(({ value, variant, isChosen }) => [value, variant.sku, isChosen])).toEqual([
    ["Chrome", "a", true],
    ["Black", "c", false],
    ["Brass", "d", false],
  ]);
  expect(finish?.values.map((one) => one.changesOthers)).toEqual([false, false, true]);
});

test("an option with a single value is no choice", () => {
  const same = [variant("a", { Finish: "Chrome", Size: "1" }), variant("b", { Finish: "Chrome", Size: "2" })];
  expect(optionChoices(same, same[0]!).map((one) => one.name)).toEqual(["Size"]);
});

test("an unknown SKU in the address shows the usual variant", () => {
  expect(chosenVariant(variants, "nope", "c")?.sku).toBe("c");
  expect(chosenVariant(variants, "d", "c")?.sku).toBe("d");
});

test("a product opens on what is in stock, unless the address names what is not", () => {
  const soldOut = variants.map((one) => ({ ...one, stock: one.sku === "d" ? 2 : 0 }));
  expect(chosenVariant(soldOut, null, "c")?.sku).toBe("d");
  expect(chosenVariant(soldOut, "a", "c")?.sku).toBe("a");
  expect(chosenVariant([...variants].reverse(), null, "c")?.sku).toBe("c");
  const gone = variants.map((one) => ({ ...one, stock: 0 }));
  expect(chosenVariant(gone, null, "c")?.sku).toBe("c");
});

test("an option may have any name, also one that plain objects know without having been told", () => {
  const some = [variant("a", { constructor: "Wood", toString: "1" }), variant("b", { toString: "2" })];
  const choices = optionChoices(some, some[0]!);
  expect(choices.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
    ["toString", ["1", "2"]],
  ]);
});
