import { perFoot_m2 } from "../../catalog/page-areas.ts";
import { isMetric } from "../../catalog/page-units.ts";
import { type Measure, measureWords } from "./step-words.ts";

const meters: Partial<Record<Measure, readonly [unit: string, factor: number]>> = {
  "sq ft": ["m²", perFoot_m2],
  ft: ["m", 0.3048],
};

/** An amount of square feet, feet or whole things with two decimals, as this page counts: `40.00`, in metric `3.72`. */
export function figure(amount: number, measure: Measure): string {
  const [, factor] = (isMetric() && meters[measure]) || ["", 1];
  return (amount * factor).toFixed(2);
}

/** The unit after it: `sq ft`, in metric `m²`. */
export const unitOf = (measure: Measure): string =>
  (isMetric() && meters[measure]?.[0]) || measureWords(measure);

/** Both: `40.00 sq ft` or `3.72 m²`. */
export const amountText = (amount: number, measure: Measure): string =>
  `${figure(amount, measure)} ${unitOf(measure)}`;
