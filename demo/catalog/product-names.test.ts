import { describe, expect, it } from "vitest";
import { catalogProducts } from "./catalog.ts";
import type { CatalogProduct } from "./product.types.ts";

const products = [...catalogProducts()];

/** Values of options that some variants have and others have not, in full and up to a comma. */
function chosenIn({ variants }: CatalogProduct): Set<string> {
  const chosen = new Set<string>();
  for (const name of new Set(variants.flatMap(({ options }) => Object.keys(options)))) {
    const partsOf = variants.map(
      ({ options }) => new Set([options[name], ...(options[name] ?? "").split(", ")]),
    );
    for (const part of new Set(partsOf.flatMap((parts) => [...parts]))) {
      if (part && !partsOf.every((parts) => parts.has(part))) chosen.add(part);
    }
  }
  return chosen;
}

/** As a whole phrase: the 6 in. of a downrod are not those of a fan of 56 in. */
const says = (name: string, phrase: string) =>
  new RegExp(`(?<![\\w×./-])${phrase.replace(/[.*+?^$()|[\]\\]/g, "\\$&")}(?![\\w×/-])`, "i").test(name);

/** Every variant measures so much one way or another, as all wall cabinets of a height do. */
const allMeasure = ({ variants }: CatalogProduct, phrase: string) =>
  /^\d+ in\.$/.test(phrase) &&
  variants.every(({ size }) =>
    [size.width_in, size.length_in, size.height_in].includes(Number.parseFloat(phrase)),
  );

/** Measures in inches that a name states. */
const inchesIn = (name: string) =>
  [...name.matchAll(/(?<![\w×./-])(\d+)(?:×(\d+))? in\./g)].flatMap(([, ...found]) =>
    found.filter(Boolean).map(Number),
  );

function variesIn({ name, variants }: CatalogProduct): boolean {
  const having = (inches: number) =>
    variants.filter(({ size }) =>
      [size.width_in, size.length_in, size.height_in].some((one) => Math.round(one) === inches),
    ).length;
  return inchesIn(name).some((inches) => having(inches) > 0 && having(inches) < variants.length);
}

describe("a product's name", () => {
  it("holds no value that its customer chooses", () => {
    const wrong = products.flatMap((product) =>
      [...chosenIn(product)]
        .filter((value) => says(product.name, value) && !allMeasure(product, value))
        .map((value) => `${product.name}: ${value}`),
    );
    expect(wrong).toEqual([]);
  });

  it("holds no measure that only some of its variants have", () => {
    expect(products.filter(variesIn).map(({ name }) => name)).toEqual([]);
  });
});
