import { metricSizes } from "../../../domain/catalog/metric-sizes.ts";
import { isMetric } from "../../../domain/catalog/page-units.ts";

/** What a catalog says of a size, in the page's units: `12 × 24 in.` is `30 cm × 61 cm` in metric. */
export const sizeText = (text: string): string => (isMetric() ? metricSizes(text) : text);

/** The same of sentences of ours, where a foot is nothing else and a period may end the sentence, too. */
export const sentenceSizes = (text: string): string =>
  isMetric()
    ? sizeText(
        text
          .replace(/(\d (?:in|ft))\.(?= *$| \p{Lu})/gu, "$1..")
          .replace(/(\d (?:sq ft|ft|pies²))(?![\p{L}.])/gu, "$1."),
      )
    : text;
