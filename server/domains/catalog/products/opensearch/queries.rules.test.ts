import { expect, it } from "vitest";
import { unitPrice } from "../../../../../domain/money/pricing.ts";
import type { Showroom } from "../../../showrooms/showrooms/index.ts";
import { CategoryTree } from "../category-tree.rules.ts";
import { indexPrices, priceQuery, sortOf } from "./queries.rules.ts";

const tree = new CategoryTree(
  [1, 2].map((id) => ({ id, parent_id: null, name: `${id}`, slug: `${id}`, description: "", facets: [] })),
  [],
);

const showroomWith = (by_category: [number, number][], by_product: [number, number][]) =>
  ({
    margin_bp: 800,
    markups: { showroom_bp: 1250, by_category: new Map(by_category), by_product: new Map(by_product) },
  }) as unknown as Showroom;

/** The wholesale prices that a price query takes, by the markup of its parts. */
function limitsOf(query: ReturnType<typeof priceQuery>) {
  const { should } = query.bool as { should: { bool: { filter: [unknown, Range] } }[] };
  return should.map(({ bool }) => bool.filter[1].range.wholesale);
}

interface Range {
  range: { wholesale: { gte: number; lt: number } };
}

it("turns a price limit into one of the wholesale price for each markup, to the cent", () => {
  const showroom = showroomWith([[2, 3333]], [[7, 1000]]);
  const prices = indexPrices(tree, showroom, [1, 2], false);
  const markups = prices.groups.map(({ markup_bp }) => markup_bp!);
  expect(markups.toSorted((a, b) => a - b)).toEqual([1000, 1250, 3333]);
  for (const [min, max] of [
    [0, 1],
    [999, 1000],
    [1234, 4321],
  ] as const) {
    for (const [at, { gte, lt }] of limitsOf(priceQuery(prices, { min, max })).entries()) {
      const markup = markups[at]!;
      for (let wholesale = 0; wholesale < 5_000; wholesale++) {
        const price = unitPrice(wholesale, 800, markup).unit_price_cents;
        expect(wholesale >= gte && wholesale < lt, `${wholesale} at ${markup}`).toBe(
          price >= min && price <= max,
        );
      }
    }
  }
});

it("sorts by the wholesale price where the markup is one and nothing is sold by the box", () => {
  const first = (showroom: Showroom, hasBoxes: boolean) =>
    sortOf("price", indexPrices(tree, showroom, [1, 2], hasBoxes))[0];
  expect(first(showroomWith([], []), false)).toEqual({ wholesale: "asc" });
  expect(first(showroomWith([], []), true)).toHaveProperty("_script");
  expect(first(showroomWith([[2, 2000]], []), false)).toHaveProperty("_script");
  expect(first(showroomWith([], [[7, 2000]]), false)).toHaveProperty("_script");
});
