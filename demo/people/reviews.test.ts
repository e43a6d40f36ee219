import { describe, expect, it } from "vitest";
import { catalogProducts } from "../catalog/catalog.ts";
import { categories } from "../catalog/categories.ts";
import type { CatalogProduct } from "../catalog/product.types.ts";
import type { Market, SoldProduct } from "./market.types.ts";
import { type ReviewParts, reviewProse } from "./review-prose.ts";
import { demoReviews } from "./reviews.ts";

const sold = (product: CatalogProduct, id: number) => ({ ...product, id }) as unknown as SoldProduct;
const shelf = [...catalogProducts()].map(sold);
const reviews = demoReviews(
  {
    seed: "demo",
    now: new Date("2026-07-15T17:00:00Z"),
    shelf,
    supplies: [],
    aside: [],
  } as unknown as Market,
  [],
);
const productOf = new Map(shelf.map((product) => [product.id, product]));

/** A sentence of one of the plans, with anything in its slots. */
const spoken = (parts: ReviewParts) =>
  new RegExp(
    Object.values(parts)
      .flat()
      .map((plan) => plan.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+?"))
      .join("|"),
    "gi",
  );

const sentences = (text: string) => text.match(/\S.*?[.!?](?= [A-Z0-9"]|$)/g) ?? [text];

describe("reviews", () => {
  it("stand with every product that has been listed for a week", () => {
    const reviewed = new Set(reviews.map(({ product_id }) => product_id));
    const without = shelf.filter(({ id, listed_days_ago }) => listed_days_ago >= 7 && !reviewed.has(id));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it("of supplies say nothing of another kind of product", () => {
    const odd: readonly [child: RegExp, words: RegExp][] = [
      [/wallpaper-paste/, /\bprint\b|\brolls?\b|\bpattern\b/i],
      [/deck-fasteners/, /\bsplinters?|barefoot|Bare feet|boards are straight/i],
      [/picture-windows/, /crank|slides|screen|lock/i],
      [/underlayment|tile-edge/, /stubbed|miter|doorway/i],
      [/light-bulbs|led-strips/, /inspection|crowded box|terminals|plates/i],
      [/leveling|backer-board/, /past its date|Fresh date|with water/i],
      [/niches/, /Threads|pipe|pressure test/i],
      [/hinges/, /closes with|hollow|sticks/i],
    ];
    const wrong = odd.flatMap(([child, words]) =>
      categories.flatMap(({ slug, children }) =>
        children
          .filter((one) => child.test(one.slug))
          .flatMap((one) => {
            const { rooms: _, ...moods } = reviewProse(slug, one.slug);
            const texts = Object.values(moods).flatMap((parts) => Object.values(parts).flat());
            return texts.filter((text) => words.test(text)).map((text) => `${one.slug}: ${text}`);
          }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("of one product share no title, sentence or reply", () => {
    const repeated = [...Map.groupBy(reviews, ({ product_id }) => product_id)].flatMap(([id, own]) => {
      const said = own.flatMap(({ title, body, vendor_reply }) => [
        title,
        ...sentences(body),
        vendor_reply ?? "",
      ]);
      return said
        .filter((text, at) => text && said.indexOf(text) !== at)
        .map((text) => `${productOf.get(id)?.name}: ${text}`);
    });
    expect(repeated).toEqual([]);
  });

  it("complain of something if they give one or two stars, and of nothing if they give five", () => {
    const wrong = reviews.filter(({ product_id, rating, body }) => {
      const { category, child } = productOf.get(product_id)!;
      const { praise, complaint } = reviewProse(category, child);
      if (rating === 5) return body.replace(spoken(praise), "").trim() !== "";
      return rating <= 2 && !spoken({ wrong: complaint.wrong ?? [] }).test(body);
    });
    expect(wrong.map(({ rating, body }) => `${rating}: ${body}`)).toEqual([]);
  });

  it("have sentences of their own for every subcategory", () => {
    const poor = categories.flatMap(({ slug, children }) =>
      children.filter(({ slug: child }) => {
        const { praise, mixed, complaint } = reviewProse(slug, child);
        const any = reviewProse("", "");
        const own = (parts: ReviewParts, part: string) =>
          (parts[part] ?? []).filter(
            (text) => !Object.values(any).flatMap(Object.values).flat().includes(text),
          );
        return (
          own(praise, "start").length < 5 ||
          own(praise, "detail").length < 12 ||
          own(mixed, "but").length < 4 ||
          own(complaint, "wrong").length < 4
        );
      }),
    );
    expect(poor.map(({ slug }) => slug)).toEqual([]);
  });
});
