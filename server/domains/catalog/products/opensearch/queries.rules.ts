import { markupFor, unitPrice } from "../../../../../domain/money/pricing.ts";
import type { Way } from "../../../../../domain/search/ways.ts";
import type { Json } from "../../../../platform/opensearch/port.ts";
import type { Showroom } from "../../../showrooms/showrooms/index.ts";
import type { CategoryTree } from "../category-tree.rules.ts";
import type { Range } from "../listing/filter-and-count.rules.ts";
import type { Sort } from "../listing/order.rules.ts";

export type Query = Json;

export const all = (filter: readonly Query[], must_not: readonly Query[] = []): Query => ({
  bool: { filter, ...(must_not.length > 0 && { must_not }) },
});
export const any = (should: readonly Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });

/** The products of these categories that a showroom does not leave out. */
export function placeQuery(categoryIds: readonly number[], showroom: Showroom | null): Query {
  const { products = [], vendors = [] } = showroom?.left_out ?? {};
  return all(
    [{ terms: { category: categoryIds } }],
    [
      ...(products.length > 0 ? [{ terms: { id: products } }] : []),
      ...(vendors.length > 0 ? [{ terms: { vendor: vendors } }] : []),
    ],
  );
}

/** The products that match a word of a query in any of its ways. */
export function wordQuery(ways: readonly Way[]): Query {
  const single = [...new Set(ways.filter(({ terms }) => terms.length === 1).map(({ terms }) => terms[0]!))];
  const several = ways.filter(({ terms }) => terms.length > 1);
  return any([
    ...(single.length > 0 ? [{ terms: { terms: single } }] : []),
    ...several.map(({ terms, adjacent }) =>
      all([
        ...terms.map((term) => ({ term: { terms: term } })),
        ...(adjacent && terms.length === 2 ? [{ term: { pairs: terms.join(" ") } }] : []),
      ]),
    ),
  ]);
}

/** Products of one markup, in basis points, in a showroom; null for list prices. */
interface PriceGroup {
  markup_bp: number | null;
  query: Query;
}

/** Prices of a showroom in some categories, as the index can filter and sort by them. */
export interface IndexPrices {
  groups: readonly PriceGroup[];
  /** The field that is in the order of prices, in all of these categories; null if only a script knows the price. */
  ordered: "wholesale" | "list" | null;
  /** For `priceScript`. */
  params: Json;
  /** The customer's price of a wholesale or list price, in cents. */
  priceOf: (group: PriceGroup, cents: number) => number;
}

/**
 * A higher wholesale price means a higher price wherever the markup is the same, so price limits become limits of the
 * wholesale price for each markup, and a list with one markup is sorted by the wholesale price.
 *
 * @param hasBoxes whether something in these categories is sold by the box: it stands by its price per square foot
 */
export function indexPrices(
  tree: CategoryTree,
  showroom: Showroom | null,
  categoryIds: readonly number[],
  hasBoxes: boolean,
): IndexPrices {
  if (!showroom) {
    return {
      groups: [{ markup_bp: null, query: { match_all: {} } }],
      ordered: hasBoxes ? null : "list",
      params: { margin: -1, own: {}, by_category: {} },
      priceOf: (_, cents) => cents,
    };
  }
  const { markups, margin_bp } = showroom;
  const own = [...markups.by_product];
  const byCategory = categoryIds.map(
    (id) => [id, markupFor({ ...markups, by_product: new Map() }, 0, tree.pathIds(id))] as const,
  );
  const ownIds = own.map(([id]) => id);
  const groups = [...new Set([...byCategory, ...own].map(([, markup]) => markup))].map((markup_bp) => ({
    markup_bp,
    query: any([
      all(
        [{ terms: { category: idsWith(byCategory, markup_bp) } }],
        ownIds.length > 0 ? [{ terms: { id: ownIds } }] : [],
      ),
      { terms: { id: idsWith(own, markup_bp) } },
    ]),
  }));
  return {
    groups,
    ordered: groups.length <= 1 && !hasBoxes ? "wholesale" : null,
    params: {
      margin: margin_bp,
      own: Object.fromEntries(own),
      by_category: Object.fromEntries(byCategory),
    },
    priceOf: ({ markup_bp }, cents) => unitPrice(cents, margin_bp, markup_bp!).unit_price_cents,
  };
}

const idsWith = (pairs: readonly (readonly [number, number])[], markup: number): number[] =>
  pairs.flatMap(([id, one]) => (one === markup ? [id] : []));

const fieldOf = ({ markup_bp }: PriceGroup): "wholesale" | "list" =>
  markup_bp === null ? "list" : "wholesale";
const mostCents = 2 ** 31 - 1;

/** The products whose price is in a range, in cents. */
export function priceQuery(prices: IndexPrices, { min, max }: Range): Query {
  return any(
    prices.groups.map((group) => {
      const least = firstWhere((cents) => prices.priceOf(group, cents) >= min);
      const past = firstWhere((cents) => prices.priceOf(group, cents) > max);
      return all([group.query, { range: { [fieldOf(group)]: { gte: least, lt: past } } }]);
    }),
  );
}

/** The lowest number of cents for which something is true that stays true. */
function firstWhere(isReached: (cents: number) => boolean): number {
  let [low, high] = [0, mostCents];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Rounds as `roundCents` and prices as `unitPrice` and `pricePerSqft`, which have the last word (see the test). */
const priceScript = `
  double round(double value) {
    return Math.floor(value * (1 + 4 * 2.220446049250313E-16) + 0.5);
  }
  double unitPrice(def doc, def params) {
    if (params.margin < 0) return doc['list'].value;
    double wholesale = doc['wholesale'].value;
    def own = params.own.get(Long.toString(doc['id'].value));
    double markup = own != null ? own : params.by_category.get(Long.toString(doc['category'].value));
    double trade = wholesale + round(wholesale * params.margin / 10000.0);
    return round(trade * (10000 + markup) / 10000.0);
  }
  double shown(def doc, def params) {
    double price = unitPrice(doc, params);
    double covers = doc['covers'].value;
    return covers == 0 ? price : round(price / covers);
  }
`;

const script = (source: string, params: Json) => ({
  script: { source: `${priceScript} ${source}`, params },
});

/** The products sold by the box whose price per square foot is in a range, in cents. */
export function sqftQuery({ params }: IndexPrices, { min, max }: Range): Query {
  const limits = { from: min, to: Math.min(max, mostCents) };
  const source = "double price = shown(doc, params); return price >= params.from && price <= params.to;";
  return all([boxed, { script: script(source, { ...params, ...limits }) }]);
}

const boxed: Query = { range: { covers: { gt: 0 } } };

/** Aggregations for the lowest and highest price among matches, and per square foot among those sold by the box. */
export function rangeAggregations(
  prices: IndexPrices,
  { atAnyPrice, atAnySqftPrice }: { atAnyPrice: Query; atAnySqftPrice: Query },
): Json {
  const ofGroups = prices.groups.map((group, at) => [
    `group${at}`,
    {
      filter: group.query,
      aggs: { min: { min: { field: fieldOf(group) } }, max: { max: { field: fieldOf(group) } } },
    },
  ]);
  const perSqft = script("return shown(doc, params);", prices.params);
  return {
    prices: { filter: atAnyPrice, aggs: Object.fromEntries(ofGroups) },
    sqft: {
      filter: all([atAnySqftPrice, boxed]),
      aggs: { min: { min: perSqft }, max: { max: perSqft } },
    },
  };
}

/** The order of a list: the older slot first among equals. */
export function sortOf(sort: Sort, prices: IndexPrices): Json[] {
  const last = { slot: "asc" };
  if (sort === "newest") return [{ created: "desc" }, last];
  if (sort !== "price" && sort !== "-price") return [{ popularity: "desc" }, last];
  const order = sort === "price" ? "asc" : "desc";
  if (prices.ordered) return [{ [prices.ordered]: order }, last];
  return [
    { _script: { type: "number", order, ...script("return shown(doc, params);", prices.params) } },
    last,
  ];
}

/** How many products have each value of these facets, among those that match a query. */
export const valuesAggregation = (keys: readonly string[], most: number): Json => ({
  terms: { field: "values", size: most, include: `(${keys.map(escaped).join("|")})[=|].*` },
});

const escaped = (key: string): string => key.replaceAll(/[^\w]/g, "\\$&");
