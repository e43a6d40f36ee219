import { loadPaths } from "../load.ts";
import { type FilteredList, type ListAddress, type Market, perPage, scattered } from "../market.ts";
import { type Scenario, usual } from "../scenario.ts";
import type { Stage } from "../stage.ts";

/** Above every price, so that it leaves nothing out and only makes an address that was never asked before. */
const aboveAll_dollars = 1_000_000;

export function listPath({ vsd_id, category, sort, page }: ListAddress, round: number): string {
  const query = new URLSearchParams({
    category,
    showroom: vsd_id,
    sort,
    page: String(page),
    per_page: String(perPage),
    ...(round > 0 && { price_max: String(aboveAll_dollars + round) }),
  });
  return `/api/visualization/products?${query}`;
}

export function filteredPath({ vsd_id, category, filters }: FilteredList, round: number): string {
  const query = new URLSearchParams({
    category,
    showroom: vsd_id,
    filters: JSON.stringify(filters),
    per_page: String(perPage),
    ...(round > 0 && { price_max: String(aboveAll_dollars + round) }),
  });
  return `/api/visualization/products?${query}`;
}

export const productPath = (hash: string, vsd_id: string) => `/api/public?pid=${hash}&showroom=${vsd_id}`;

const gets = (paths: (stage: Stage) => () => string): Scenario["prepare"] => {
  return async (stage) => {
    const next = paths(stage);
    return (pressure) => loadPaths(stage.shop.origin, pressure, next);
  };
};

/** Selects one facet value after another, in an order without cache locality. */
const getsEach = <Choice>(
  choices: (market: Market) => readonly Choice[],
  path: (choice: Choice, round: number) => string,
): Scenario["prepare"] =>
  gets(({ market }) => {
    const next = scattered(choices(market));
    return () => {
      const { choice, round } = next();
      return path(choice, round);
    };
  });

/** Lists and products as data: what pages, other shops and apps ask for most. */
export const catalogScenarios: readonly Scenario[] = [
  {
    ...usual,
    name: "list, cached",
    budgets: [{ at: 16, share: 0.4, of: "empty route" }],
    grows: true,
    prepare: gets(({ market }) => {
      const path = listPath(market.lists[0]!, 0);
      return () => path;
    }),
  },
  {
    ...usual,
    name: "list, uncached",
    budgets: [{ at: 16, share: 0.08, of: "empty route" }],
    grows: true,
    prepare: getsEach(({ lists }) => lists, listPath),
  },
  {
    ...usual,
    name: "list, filtered",
    grows: true,
    prepare: getsEach(({ filtered }) => filtered, filteredPath),
  },
  {
    ...usual,
    name: "product, cached",
    budgets: [{ at: 16, share: 0.4, of: "empty route" }],
    grows: true,
    prepare: gets(({ market }) => {
      const path = productPath(market.products[0]!, market.showrooms[0]!);
      return () => path;
    }),
  },
  {
    ...usual,
    name: "product, uncached",
    budgets: [{ at: 16, share: 0.08, of: "empty route" }],
    grows: true,
    prepare: getsEach(
      ({ showrooms, products }) => showrooms.flatMap((vsd_id) => products.map((hash) => ({ hash, vsd_id }))),
      ({ hash, vsd_id }) => productPath(hash, vsd_id),
    ),
  },
];
