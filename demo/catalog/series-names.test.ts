import { expect, it } from "vitest";
import seriesNames from "../data/series-names.json" with { type: "json" };
import { brands } from "./brands.ts";
import { catalogProducts } from "./catalog.ts";
import { categories } from "./categories.ts";
import { seriesName } from "./names.ts";
import type { CatalogProduct } from "./product.types.ts";

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** "Lights" is "Light", and the reverse. */
const alike = (word: string) => [word, `${word}s`, word.replace(/s$/, "")];

const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
const seriesOf = new Map(
  brands.map((brand) => [brand.slug, Array.from({ length: 400 }, (_, at) => seriesName(brand, at))]),
);
/** The kind of thing and its color, as a product's name says them after the series or the brand. */
function kindIn({ brand, name }: CatalogProduct): string {
  const first = [brandNames.get(brand) ?? "", ...(seriesOf.get(brand) ?? [])].find((each) =>
    name.startsWith(`${each} `),
  );
  return first ? name.slice(first.length) : name;
}
const products = [...catalogProducts()];

/** Words for kinds of things, what they are made of and how they look. */
const ofTheTrade = new Set([
  ...categories
    .flatMap(({ name, children }) => [name, ...children.map((child) => child.name)])
    .flatMap(wordsIn),
  ...products.flatMap((product) => [
    ...wordsIn(kindIn(product)),
    ...product.variants.flatMap(({ options }) => Object.values(options)).flatMap(wordsIn),
    ...Object.values(product.attributes).flat().map(String).flatMap(wordsIn),
  ]),
]);
const misleads = (name: string) =>
  wordsIn(name)
    .flatMap(alike)
    .some((word) => ofTheTrade.has(word));

it("names no series with a word for a thing, a material or a color", () => {
  const names = Object.values(seriesNames).flatMap(({ first, second, join }) =>
    join === "space" ? [...first, ...second] : first.flatMap((one) => second.map((two) => one + two)),
  );
  expect(names.filter(misleads)).toEqual([]);
});

it("names no two series alike", () => {
  const names = Object.values(seriesNames).flatMap(({ first, second, join }) =>
    first.flatMap((one) => second.map((two) => (join === "space" ? `${one} ${two}` : one + two))),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("names no brand with a word for a thing that it doesn't make", () => {
  const wrong = brands.filter(({ name, slug }) => {
    const own = products.filter(({ brand }) => brand === slug);
    const kinds = new Set(own.map(({ child }) => child));
    const said = [
      ...categories
        .filter(({ children }) => children.some((child) => kinds.has(child.slug)))
        .flatMap(({ name: category, children }) => [category, ...children.map((child) => child.name)]),
      ...own.map(kindIn),
    ].flatMap(wordsIn);
    return wordsIn(name).some((word) => misleads(word) && !alike(word).some((each) => said.includes(each)));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
