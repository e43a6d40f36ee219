import { expect, it } from "vitest";
import { alsoNeeded, isWhatIsNeeded } from "../domain/catalog/also-needed/also-needed.ts";
import { catalogProducts } from "./catalog/catalog.ts";
import type { AttributeValue, CatalogProduct } from "./catalog/product.types.ts";

const products = [...catalogProducts()];
const byPlace = Map.groupBy(
  products.flatMap((product) => [
    { place: product.category, product },
    { place: product.child, product },
  ]),
  ({ place }) => place,
);

const shown = (value: AttributeValue): string =>
  typeof value === "boolean" ? (value ? "Yes" : "No") : [value].flat().join(", ");

/** Specifications as a sheet shows them, as far as rules ask for them. */
const specsOf = ({ attributes }: CatalogProduct): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, shown(value)]));

const needsOf = (product: CatalogProduct) =>
  alsoNeeded({ categories: [product.category, product.child], specs: specsOf(product) });

const named = (child: string, part: string) => {
  const needs = products.filter((product) => product.child === child).map((product) => needsOf(product));
  return needs.filter((list) => list.some((need) => need.part === part)).length;
};

it("whatever a product also takes is sold, in the size or color that is chosen first", () => {
  const lacking = new Set<string>();
  for (const product of products)
    for (const need of needsOf(product)) {
      const answers = (byPlace.get(need.category) ?? []).filter(({ product: offered }) =>
        isWhatIsNeeded(need, specsOf(offered)),
      );
      if (answers.length === 0) lacking.add(`${product.child}: ${need.part}`);
      const { option } = need;
      const hasOption = answers.some(({ product: { variants } }) =>
        variants.some(({ options }) => Object.values(options).includes(option ?? "")),
      );
      if (option && !hasOption) lacking.add(`${product.child}: ${need.part}, ${option}`);
    }
  expect([...lacking]).toEqual([]);
});

it("cabinets name the parts of their own line", () => {
  const cabinets = products.filter(({ child }) => child === "base-cabinets");
  for (const cabinet of cabinets) {
    const kick = needsOf(cabinet).find(({ part }) => part === "Toe kick");
    const answers = (byPlace.get("toe-kicks-and-scribe") ?? []).filter(({ product }) =>
      isWhatIsNeeded(kick!, specsOf(product)),
    );
    expect(
      answers.map(({ product }) => product.brand),
      cabinet.name,
    ).toEqual([cabinet.brand]);
  }
});

it("cabinet parts come in every finish of the cabinets of their maker", () => {
  const finishesOf = (product: CatalogProduct) => [product.attributes.finish ?? []].flat().map(String);
  for (const part of products.filter(({ category }) => category === "cabinet-parts")) {
    const own = products.filter(({ category, brand }) => category === "cabinets" && brand === part.brand);
    const missing = new Set(own.flatMap(finishesOf)).difference(new Set(finishesOf(part)));
    expect([...missing], part.name).toEqual([]);
  }
});

it("lights, fans, sinks, decks and paper name what they do not work without", () => {
  expect(named("pendant-lights", "Bulbs")).toBeGreaterThan(0);
  expect(named("bath-fans", "Fan control")).toBeGreaterThan(0);
  expect(named("undermount-sinks", "Disposer")).toBeGreaterThan(0);
  expect(named("wood-deck-boards", "Fasteners")).toBe(3);
  expect(named("pasted-wallpaper", "Paste")).toBe(3);
  expect(named("led-strips", "Driver")).toBe(2);
});
