import { describe, expect, it } from "vitest";
import guides from "../content/product-guides.json" with { type: "json" };
import { catalogProducts } from "./catalog/catalog.ts";
import { categories } from "./catalog/categories.ts";
import trades from "./data/trades.json" with { type: "json" };
import { type ReviewParts, reviewProse } from "./people/review-prose.ts";

const kinds = categories.flatMap(({ slug, children }) =>
  children.map((child) => ({ category: slug, child: child.slug })),
);
/** Of a guide for everything else, no categories are named. */
type Guide = { categories: readonly string[]; care: unknown };
type Kind = (typeof kinds)[number];

const words = trades.map(({ trade, words: said, at }) => ({
  trade,
  at,
  pattern: new RegExp(`(?<![\\w-])(?:${said.join("|")})(?![\\w-])`, "i"),
}));

/** Texts with a word of a trade that has nothing to do with the product. */
function foreign({ category, child }: Kind, texts: readonly string[]): string[] {
  return words
    .filter(({ at }) => !at.includes(category) && !at.includes(child))
    .flatMap(({ trade, pattern }) =>
      texts
        .filter((text) => pattern.test(text))
        .map((text) => `${child}, ${trade} (${pattern.exec(text)?.[0]}): ${text}`),
    );
}

const sentencesOf = (parts: ReviewParts) => Object.values(parts).flat();

describe("a text about a product has no word of another trade", () => {
  it("in reviews", () => {
    const wrong = kinds.flatMap((kind) => {
      const { praise, mixed, complaint } = reviewProse(kind.category, kind.child);
      return foreign(kind, [praise, mixed, complaint].flatMap(sentencesOf));
    });
    expect(wrong).toEqual([]);
  });

  it("in descriptions and warranties", () => {
    const wrong = [...catalogProducts()].flatMap((product) =>
      foreign(product, [product.description, product.warranty]),
    );
    expect(wrong).toEqual([]);
  });

  it("in care guides", () => {
    const wrong = guides.flatMap(({ categories: about, care }: Guide) =>
      kinds
        .filter(({ category, child }) => about.includes(category) || about.includes(child))
        .flatMap((kind) => foreign(kind, JSON.stringify(care).match(/"[^"]{12,}"/g) ?? [])),
    );
    expect(wrong).toEqual([]);
  });

  it("because every trade is at home somewhere that exists", () => {
    const slugs = new Set(kinds.flatMap(({ category, child }) => [category, child]));
    expect(trades.flatMap(({ at }) => at.filter((slug) => !slugs.has(slug)))).toEqual([]);
  });
});
