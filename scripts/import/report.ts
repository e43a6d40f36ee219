import { usd } from "../../domain/usd.ts";
import type { ImportPlan, ImportResult } from "../../server/domains/catalog/index.ts";

const shownPrices = 10;
const shownErrors = 10;
const count = (number: number) => number.toLocaleString("en-US");

/** What a plan would do, line by line, for a terminal. */
export function planLines(plan: ImportPlan): string[] {
  const { counts, file, prices, errors } = plan;
  return [
    `${count(file.total)} rows for ${plan.vendor.name}: ${count(counts.new)} new, ${count(counts.changed)} changed, ` +
      `${count(counts.unchanged)} unchanged, ${count(counts.rejected)} rejected`,
    ...notes(plan),
    ...priceLines(prices),
    ...errors.slice(0, shownErrors).map((error) => `  line ${error.line}, ${error.field}: ${error.message}`),
    ...(errors.length > shownErrors
      ? [`  … and ${count(errors.length - shownErrors)} more in the error file`]
      : []),
  ];
}

export const writtenLine = ({ written, errors }: ImportResult): string =>
  `${count(written)} rows written${errors.length > 0 ? `, ${count(errors.length)} refused (see the error file)` : ""}`;

function* notes({ file }: ImportPlan): Generator<string> {
  if (file.repeated > 0) yield `  ${count(file.repeated)} rows repeat another one and are left out`;
  if (file.madeUpSkus > 0)
    yield `  ${count(file.madeUpSkus)} rows have no SKU; they get one made from their content`;
  if (file.ignoredColumns.length > 0) yield `  columns not used: ${file.ignoredColumns.join(", ")}`;
}

function priceLines(prices: ImportPlan["prices"]): string[] {
  if (prices.length === 0) return [];
  const up = prices.filter((price) => price.to_cents > price.from_cents).length;
  const largest = prices
    .toSorted((a, b) => Math.abs(b.to_cents / b.from_cents - 1) - Math.abs(a.to_cents / a.from_cents - 1))
    .slice(0, shownPrices);
  return [
    `  ${count(prices.length)} prices change: ${count(up)} up, ${count(prices.length - up)} down; the largest changes:`,
    ...largest.map(
      ({ sku, name, from_cents, to_cents }) =>
        `    ${sku}  ${usd(from_cents)} → ${usd(to_cents)} (${percent(to_cents / from_cents - 1)})  ${name}`,
    ),
  ];
}

const percent = (part: number) => `${part > 0 ? "+" : "−"}${Math.abs(part * 100).toFixed(1)} %`;
