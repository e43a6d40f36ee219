import { expect, it } from "vitest";
import { attributes, facetsOf } from "./attributes.ts";
import { catalogProducts } from "./catalog.ts";
import { categories } from "./departments.ts";

const known = new Map(attributes.map((attribute) => [attribute.key, attribute]));

it("are called differently within a category's filters", () => {
  for (const { slug } of categories) {
    const labels = facetsOf(slug).map((key) => known.get(key)?.label);
    expect(labels, slug).toEqual([...new Set(labels)]);
  }
});

it("of one product share a name only where they are one measure in two units", () => {
  const doubles = new Set<string>();
  for (const product of catalogProducts()) {
    const own = Object.keys(product.attributes).flatMap((key) => known.get(key) ?? []);
    for (const { label, unit, key } of own) {
      const same = own.filter((other) => other.label === label && other.key !== key);
      if (same.some((other) => unit === "" || other.unit === unit))
        doubles.add(`${product.category}: ${key}`);
    }
  }
  expect([...doubles]).toEqual([]);
});
