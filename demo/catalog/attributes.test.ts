import { expect, it } from "vitest";
import { attributes, facetsOf } from "./attributes.ts";
import { catalogProducts } from "./catalog.ts";
import { categories } from "./categories.ts";

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

it("state every width, depth and height that a product is made in", () => {
  const ways = {
    width_in: "width_in",
    depth_in: "length_in",
    height_in: "height_in",
    thickness_in: "height_in",
  } as const;
  const wrong = [...catalogProducts()].flatMap(({ name, attributes: own, variants }) =>
    Object.entries(ways).flatMap(([key, way]) => {
      const made = [...new Set(variants.map(({ size }) => size[way]))].sort((a, b) => a - b);
      const isTold = own[key] === undefined || made.length === 1 || String(own[key]) === made.join(",");
      return isTold ? [] : [`${name}: ${key}`];
    }),
  );
  expect(wrong).toEqual([]);
});
