import type { Product } from "../../../../contract/catalog/catalog.ts";
import { areaText } from "../../../../domain/catalog/page-areas.ts";
import { ownValue } from "../../../../domain/orders/own-value.ts";
import { formatUnitUsd } from "../../../kit/product/format-unit-usd.ts";
import { noStockWords } from "../../../kit/product/no-stock-words.ts";
import { sizeText } from "../../../kit/product/size-text.ts";
import { formatCount, formatUsd } from "../../../ui/format.ts";

/** One row of the comparison: each product's value, in order; "" if it has none. */
export interface CompareRow {
  label: string;
  values: string[];
  /** The products differ in this. */
  differs: boolean;
}

type Fact = readonly [label: string, value: string];

/** Everything that distinguishes products, in trade terms. Rows without values are left out. */
export function compareRows(products: readonly Product[]): CompareRow[] {
  const facts = products.map((product) => new Map([...saleFacts(product), ...specFacts(product)]));
  const labels = [...new Set(facts.flatMap((one) => [...one.keys()]))];
  return labels
    .map((label) => {
      const values = oneNotation(facts.map((one) => one.get(label) ?? ""));
      return { label, values, differs: new Set(values.map((value) => value.toLowerCase())).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== ""));
}

const decimalInches = /\d\.\d+ in\./;
const fractionInches = /(?:(\d+)-)?(\d+)\/(\d+) in\./g;

/** Fractions of an inch as decimals if one value in the row has no fraction: `3/8 in.` beside `0.354 in.` */
function oneNotation(values: string[]): string[] {
  if (!values.some((value) => decimalInches.test(value))) return values;
  return values.map((value) =>
    value.replace(
      fractionInches,
      (_, whole: string | undefined, top: string, bottom: string) =>
        `${Number((Number(whole ?? 0) + Number(top) / Number(bottom)).toFixed(3))} in.`,
    ),
  );
}

function saleFacts(product: Product): Fact[] {
  const { unit, price_per_sqft, box_sqft, rating, delivery } = product;
  return [
    ["Price", formatUnitUsd(product.price, unit)],
    ["Per sq ft", price_per_sqft === null ? "" : formatUsd(price_per_sqft)],
    ["You save", product.savings_percent > 0 ? `${product.savings_percent}%` : ""],
    ["A box covers", box_sqft === null ? "" : areaText(box_sqft)],
    ["Rating", rating === null ? "" : `${rating.toFixed(1)} of 5 (${formatCount(product.reviews)})`],
    ["Availability", product.in_stock ? "In stock" : noStockWords(product)],
    ["Ships in", `${product.lead_time_days} days`],
    ["Ships from", delivery.ships_from],
    ["Brand", product.brand],
    ...optionFacts(product),
  ];
}

/** Options: sizes, finishes, colors. */
function optionFacts({ variants }: Product): Fact[] {
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  return names.map((name) => [
    name,
    [...new Set(variants.flatMap(({ options }) => ownValue(options, name) ?? []))].join(", "),
  ]);
}

/** Drops what an option already says, under any label. */
function specFacts(product: Product): Fact[] {
  const { specs, warranty } = product;
  const said = new Set(optionFacts(product).flat());
  const own = specs
    .filter(({ label, value }) => !said.has(label) && !said.has(value))
    .map(({ label, value }) => [label, sizeText(value.charAt(0).toUpperCase() + value.slice(1))] as const);
  return [...own, ["Warranty", warranty]];
}
