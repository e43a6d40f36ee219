import { loadPaths } from "../load.ts";
import { perPage, scattered } from "../market.ts";
import { type Scenario, usual } from "../scenario.ts";
import { searchTexts } from "../search-texts.ts";

/** Search with facets, each text once per showroom, and suggestions while typing. */
export const searchScenarios: readonly Scenario[] = [
  {
    ...usual,
    name: "search",
    budgets: [
      { at: 16, p50_ms: 8 },
      { at: 16, p99_ms: 40 },
    ],
    grows: true,
    prepare: async ({ shop, market }) => {
      const next = scattered(
        market.showrooms.flatMap((showroom) => searchTexts.map((q) => ({ q, showroom }))),
      );
      return (pressure) =>
        loadPaths(shop.origin, pressure, () => {
          return searchPath(next().choice);
        });
    },
  },
  {
    ...usual,
    name: "suggestions",
    budgets: [{ at: 16, p99_ms: 15 }],
    grows: true,
    prepare: async ({ shop, market }) => {
      const next = keystrokes(market.showrooms);
      return (pressure) =>
        loadPaths(shop.origin, pressure, () => `/api/products/suggest?${new URLSearchParams(next())}`);
    },
  },
];

export const searchPath = (search: { q: string; showroom: string }): string =>
  `/api/visualization/products?${new URLSearchParams({ ...search, per_page: String(perPage) })}`;

/** Every text as it grows, sign by sign from the second on, in one showroom after another. */
function keystrokes(showrooms: readonly string[]): () => { q: string; showroom: string } {
  const nextText = scattered(searchTexts);
  let typed = { text: "", signs: 0, showroom: "" };
  let people = 0;
  return () => {
    if (typed.signs >= typed.text.length) {
      const showroom = showrooms[people++ % showrooms.length]!;
      typed = { text: nextText().choice, signs: 1, showroom };
    }
    typed.signs++;
    return { q: typed.text.slice(0, typed.signs), showroom: typed.showroom };
  };
}
