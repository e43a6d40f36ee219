import { describe, expect, it } from "vitest";
import { catalogProducts } from "./catalog.ts";
import type { CatalogProduct, ItemSize } from "./product.types.ts";

const products = [...catalogProducts()];
const boxed = products.filter(({ unit }) => unit === "Box");

/** `1-1/4` as 1.25. */
const numberOf = (text: string): number => {
  const [, whole = "0", part, of] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text) ?? [];
  return part && of ? Number(whole) + Number(part) / Number(of) : Number(text);
};
const figure = String.raw`(?:\d+-)?\d+\/\d+|\d+(?:\.\d+)?`;

/** The figures that a text states in the way of the patterns. */
const stated = (text: string, ...patterns: RegExp[]): number[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = ""]) => numberOf(found)));

const listed = (wrong: readonly CatalogProduct[]) =>
  wrong.map(({ hash, description }) => `${hash}: ${description}`);

describe("a description of boxed products", () => {
  it("states no area that is not that of every variant's box", () => {
    const wrong = boxed.filter(({ description, variants }) =>
      stated(description, /([\d.]+) sq ft/g).some((area) =>
        variants.some(({ box_sqft }) => box_sqft !== area),
      ),
    );
    expect(listed(wrong)).toEqual([]);
  });

  it("counts no pieces that are not in every variant's box", () => {
    const wrong = boxed.filter(({ description, variants }) =>
      stated(
        description,
        /(\d+) (?:pieces|planks|sheets|to the carton)/g,
        /(?:cartons?|box(?:es)?) of (\d+)(?![\d.]| sq ft)/gi,
      ).some((pieces) => variants.some(({ pieces_per_box }) => pieces_per_box !== pieces)),
    );
    expect(listed(wrong)).toEqual([]);
  });

  it("states no weight that is not that of every variant's box", () => {
    const wrong = boxed.filter(({ description, variants }) =>
      stated(description, /([\d.]+) lb\b(?! a square foot)/g).some((pounds) =>
        variants.some(({ weight_lb }) => Math.abs(weight_lb - pounds) > 0.6),
      ),
    );
    expect(listed(wrong)).toEqual([]);
  });
});

describe("a description of products in several sizes", () => {
  /** The description of a room, a base, a door or a joint, and the one size with a name beside its measure. */
  const elsewhere = new RegExp(
    `(?:doors to|doors may be|joints (?:of|at)) (?:${figure}) in\\.|(?:${figure}) in\\. (?:joints?|free|slab|of (?:crushed|compacted|road|stone)|line|wide as a queen)`,
    "g",
  );
  /** A measure that is neither part of a list or range nor of a size like `12×24 in.`, and the way it is taken. */
  const alone = new RegExp(
    String.raw`(?<![\d×./-]|\d(?: in\.| mm)? (?:to|and|or) |\d(?: in\.)?, )(${figure}) (in\.|mm)(?!,? (?:to|and|or) \d|, \d)(?: (\w+))?`,
    "g",
  );
  const waysOf: Record<string, readonly (keyof ItemSize)[]> = {
    high: ["height_in"],
    tall: ["height_in"],
    thick: ["height_in"],
    deep: ["length_in"],
    wide: ["width_in"],
    across: ["width_in"],
  };
  const anyWay = ["width_in", "length_in", "height_in"] as const;
  /** Sizes whose name says more than a measure: `Coursed, 4 in. high`. */
  const namedSizes = ({ variants }: CatalogProduct) =>
    [...new Set(variants.map(({ options }) => options.Size ?? ""))].filter((label) => label.endsWith("high"));

  const contradicted = (product: CatalogProduct) => {
    const { description, variants } = product;
    const text = namedSizes(product).reduce(
      (rest, label) => rest.replace(label, ""),
      description.replace(elsewhere, ""),
    );
    return [...text.matchAll(alone)].some(([, found = "", unit, word = ""]) => {
      const inches = numberOf(found) / (unit === "mm" ? 25.4 : 1);
      return (waysOf[word] ?? anyWay).some((way) => {
        const alike = variants.filter(({ size }) => Math.abs(Number(size[way]) - inches) < 0.01);
        return alike.length > 0 && alike.length < variants.length;
      });
    });
  };

  it("states no measure that only some of its variants have", () => {
    expect(listed(products.filter(contradicted))).toEqual([]);
  });

  it("names all of its sizes or none", () => {
    const wrong = products.filter(({ description, variants }) => {
      const sizes = new Set(
        variants.flatMap(({ options }) => /^[\d.]+×[\d.]+/.exec(options.Size ?? "") ?? []),
      );
      const named = [...sizes].filter(
        (size) => description.includes(`${size} `) || description.includes(`${size},`),
      );
      return sizes.size > 1 && named.length === 1;
    });
    expect(listed(wrong)).toEqual([]);
  });

  it("weighs no foot as only some of its variants weigh", () => {
    const wrong = products.filter(({ description, variants }) =>
      stated(description, /(?<!to )\b([\d.]+) lb (?:per|a running)/g).some((pounds) =>
        variants.some(({ weight_lb }) => Math.abs(weight_lb - pounds) > 0.6),
      ),
    );
    expect(listed(wrong)).toEqual([]);
  });
});
