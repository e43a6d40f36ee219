import type { Facet } from "../../../contract/catalog/catalog.ts";
import { perFoot_m2 } from "../../../domain/catalog/page-areas.ts";
import { isMetric } from "../../../domain/catalog/page-units.ts";
import { ownValue } from "../../../domain/orders/own-value.ts";

/** The state of a product list in its URL: `?q=…&sort=price&page=2&f.finish=Matte+Black&f.finish=Chrome`. */
export interface ListAddress {
  q: string;
  sort: Sort | undefined;
  page: number;
  per_page: number;
  price_min: number | undefined;
  price_max: number | undefined;
  /** Price per square foot. */
  sqft_min: number | undefined;
  sqft_max: number | undefined;
  /** Selected facet values by facet key. */
  filters: Record<string, string[]>;
  view: "grid" | "table";
}

export const sortLabels = {
  relevance: "Best match",
  popular: "Most popular",
  price: "Price, low to high",
  "-price": "Price, high to low",
  newest: "Newest",
} as const;
export type Sort = keyof typeof sortLabels;

/** The specification's 10, and more for those who browse a lot; default 24. */
export const pageSizes = [10, 24, 48, 96] as const;

const filterPrefix = "f.";
type Amounts = Pick<ListAddress, (typeof amounts)[number]>;
const amounts = ["price_min", "price_max", "sqft_min", "sqft_max"] as const;

export function readListAddress(params: URLSearchParams): ListAddress {
  const chosen = new Map<string, string[]>();
  for (const [name, value] of params) {
    if (!name.startsWith(filterPrefix) || value === "") continue;
    const key = name.slice(filterPrefix.length);
    chosen.set(key, [...(chosen.get(key) ?? []), value]);
  }
  const filters = Object.fromEntries(chosen);
  const sort = params.get("sort");
  const per_page = Number(params.get("per_page"));
  const [price_min, price_max] = span(params, "price");
  const [sqft_min, sqft_max] = span(params, "sqft");
  return {
    q: (params.get("q") ?? "").trim().slice(0, 200),
    sort: sort !== null && sort in sortLabels ? (sort as Sort) : undefined,
    page: wholeFrom1(params.get("page")),
    per_page: pageSizes.find((size) => size === per_page) ?? 24,
    price_min,
    price_max,
    sqft_min,
    sqft_max,
    filters,
    view: params.get("view") === "table" ? "table" : "grid",
  };
}

/** From the lower to the higher price, in whichever order they were typed; those per m² as prices per square foot. */
function span(params: URLSearchParams, name: "price" | "sqft"): [number | undefined, number | undefined] {
  const end = (which: "min" | "max"): number | undefined =>
    name === "price"
      ? amount(params.get(`price_${which}`))
      : (amount(params.get(`sqft_${which}`), 4) ?? perSqft(amount(params.get(`sqm_${which}`))));
  const [least, most] = [end("min"), end("max")];
  return least !== undefined && most !== undefined && least > most ? [most, least] : [least, most];
}

/** A price per m² as one per square foot, exact enough to come back as the cents that were typed. */
const perSqft = (per_m2: number | undefined): number | undefined =>
  per_m2 === undefined ? undefined : rounded(per_m2 * perFoot_m2, 4);

/** A price per square foot as the visitor reads it: per m², or as it is. */
export const perArea = (per_sqft: number): number =>
  isMetric() ? rounded(per_sqft / perFoot_m2, 2) : per_sqft;

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** The query string of a URL, `""` or starting with `?`; defaults are left out. */
export function listQuery(address: ListAddress): string {
  const params = new URLSearchParams();
  if (address.q) params.set("q", address.q);
  for (const [key, values] of Object.entries(address.filters)) {
    for (const value of values) params.append(filterPrefix + key, value);
  }
  for (const name of amounts) if (address[name] !== undefined) params.set(name, String(address[name]));
  if (address.sort) params.set("sort", address.sort);
  if (address.per_page !== 24) params.set("per_page", String(address.per_page));
  if (address.view === "table") params.set("view", "table");
  if (address.page > 1) params.set("page", String(address.page));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * The query of a URL without invalid parts: a page after the last, a price that is not a number. `undefined` if there
 * are none.
 */
export function mendedQuery(params: URLSearchParams, lastPage: number): string | undefined {
  const address = readListAddress(params);
  const page = Math.min(address.page, Math.max(lastPage, 1));
  const isPrice = (name: string) => !params.get(name)?.trim() || amount(params.get(name)) !== undefined;
  return page < address.page || ![...amounts, "sqm_min", "sqm_max"].every(isPrice)
    ? listQuery({ ...address, page })
    : undefined;
}

/** The URL with a facet value toggled; back on the first page. */
export function toggleFilter(address: ListAddress, key: string, value: string): ListAddress {
  const chosen = ownValue(address.filters, key) ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const { [key]: _, ...rest } = address.filters;
  return { ...address, page: 1, filters: next.length > 0 ? { ...rest, [key]: next } : rest };
}

/** One active filter, with the URL that removes it. */
export interface AppliedFilter {
  label: string;
  without: ListAddress;
}

/** All active filters, in words. */
export function appliedFilters(address: ListAddress, facets: readonly Facet[]): AppliedFilter[] {
  const chosen = Object.entries(address.filters).flatMap(([key, values]) => {
    const facet = facets.find((one) => one.key === key);
    return values.map((value) => ({
      label: `${facet?.label ?? key}: ${facet?.values.find((one) => one.value === value)?.label ?? value}`,
      without: toggleFilter(address, key, value),
    }));
  });
  const price = spanWords(address.price_min, address.price_max);
  const sqft = areaSpanWords(address);
  return [
    ...chosen,
    ...(price ? [{ label: price, without: withoutPrice(address, "price") }] : []),
    ...(sqft ? [{ label: sqft, without: withoutPrice(address, "sqft") }] : []),
  ];
}

interface Understood extends Partial<Amounts> {
  q: string;
  is_lifted: boolean;
}

/** The price limits in a search's words, each removed by searching the words alone. */
export function saidFilters(address: ListAddress, understood: Understood | undefined): AppliedFilter[] {
  if (!understood || understood.is_lifted) return [];
  const without = { ...address, page: 1, q: understood.q };
  return limitWords(understood).map((label) => ({ label, without }));
}

/** Limits of prices in words. */
export function limitWords(limits: Partial<Amounts>): string[] {
  return [spanWords(limits.price_min, limits.price_max), areaSpanWords(limits)].filter(
    (words) => words !== undefined,
  );
}

function areaSpanWords({ sqft_min, sqft_max }: Partial<Amounts>): string | undefined {
  const inUnits = (amount: number | undefined) => (amount === undefined ? undefined : perArea(amount));
  const words = spanWords(inUnits(sqft_min), inUnits(sqft_max));
  if (words === undefined) return undefined;
  return isMetric() ? `${words} per m²` : `${words} per sq ft`;
}

/** The URL without its price range, or price range per square foot; back on the first page. */
export const withoutPrice = (address: ListAddress, of: "price" | "sqft"): ListAddress => ({
  ...address,
  page: 1,
  [`${of}_min`]: undefined,
  [`${of}_max`]: undefined,
});

function spanWords(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `Up to ${inDollars(max)}`;
  return max === undefined ? `From ${inDollars(min)}` : `${inDollars(min)} to ${inDollars(max)}`;
}

const inDollars = (amount: number): string => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

/** The URL with only the search words. */
export const withoutFilters = (address: ListAddress): ListAddress => ({
  ...address,
  page: 1,
  filters: {},
  price_min: undefined,
  price_max: undefined,
  sqft_min: undefined,
  sqft_max: undefined,
});

function wholeFrom1(text: string | null): number {
  const page = Math.floor(Number(text));
  return page >= 1 && page <= 100_000 ? page : 1;
}

function amount(text: string | null, decimals = 2): number | undefined {
  if (text === null || text.trim() === "") return undefined;
  const value = Number(text.replace(/[$,\s]/g, ""));
  return Number.isFinite(value) && value >= 0 && value <= 10_000_000 ? rounded(value, decimals) : undefined;
}
